/** The help: of everything, and of one command. */
import { type Command, optionsOf } from './command.ts';
import { labelled, wrap } from './layout.ts';

const INTRODUCTION = 'BlackPoker on the command line. Unofficial and free; the printed rules are the authority.';
const CALL = 'npm run -s blackpoker --';

export function overview(commands: readonly Command[], columns: number): string {
  const width = Math.max(...commands.map(({ name }) => name.length)) + 2;
  return [
    INTRODUCTION,
    '',
    `  ${CALL} COMMAND …`,
    '',
    ...commands.flatMap(({ name, summary }) => labelled(name, summary, width, columns)),
    '',
    `COMMAND --help tells more. Exit codes: 0 it worked, 1 it failed, 2 it was called wrongly.`,
  ].join('\n');
}

export function commandHelp(command: Command, columns: number): string {
  const options = Object.entries(optionsOf(command)).map(([name, { value, help }]) => ({
    name: value === undefined ? `--${name}` : `--${name} ${value}`,
    help,
  }));
  const width = Math.min(Math.max(...options.map(({ name }) => name.length)) + 2, 30);
  return [
    `${CALL} ${[command.name, command.usage, '[options]'].filter(Boolean).join(' ')}`,
    '',
    ...wrap(command.summary, columns),
    ...(command.details ?? []).flatMap((paragraph) => ['', ...wrap(paragraph, columns)]),
    '',
    ...options.flatMap(({ name, help }) => labelled(name, help, width, columns)),
  ].join('\n');
}
