/** Writes each file of a built app a second and a third time, as small as it gets, for the server to send. */
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder } from './sourceHash.ts';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest)$/;
/** Smaller ones fit into one packet as they are. */
const LEAST_BYTES = 1000;

export async function precompress(folder: string): Promise<void> {
  await Promise.all(
    filesUnder(folder)
      .filter((file) => COMPRESSIBLE.test(file))
      .map(compressFile),
  );
}

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < LEAST_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
}
