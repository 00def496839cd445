/** Builds the app where that is needed. Prints the folder on stdout and all else on stderr. */
import process from 'node:process';
import { builtApp } from './builtApp.ts';

console.log(await builtApp((line) => process.stderr.write(`${line}\n`)));
