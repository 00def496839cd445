import { expect, test } from 'vitest';
import { openLog } from '../../src/ops/log.ts';

function logged(write: (log: ReturnType<typeof openLog>) => void): string {
  const lines: string[] = [];
  write(openLog('debug', { node: 'n' }, { write: (line) => void lines.push(line) }));
  return lines.join('');
}

test('lines are JSON with the node', () => {
  expect(JSON.parse(logged((log) => log.info({ game: 'g' }, 'hello')))).toMatchObject({
    node: 'n',
    game: 'g',
    msg: 'hello',
  });
});

test('nothing secret gets into it, wherever it stands', () => {
  const secrets = { cookie: 'S3', token: 'S3', password: 'S3', seed: 'S3', body: 'S3', setup: 'S3', choices: ['S3'] };
  const text = logged((log) => {
    log.info(secrets, 'flat');
    log.info({ req: { headers: { cookie: 'S3', authorization: 'S3' } } }, 'nested');
    log.warn({ game: { row: { seed: 'S3', setup: 'S3' } } }, 'deep');
  });
  expect(text).not.toContain('S3');
  expect(text).toContain('[secret]');
});

test('an error is told without what a database adds to it', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (name)=(S3)',
    parameters: ['S3'],
  });
  const line = JSON.parse(logged((log) => log.error({ err: error }, 'failed')));
  expect(line.err).toMatchObject({ type: 'Error', code: '23505', message: 'duplicate key' });
  expect(JSON.stringify(line)).not.toContain('S3');
});
