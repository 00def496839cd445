/** From the arguments of a call to its exit code. */
import { Arguments, type Command, EXIT_FAILED, EXIT_OK, EXIT_USAGE, Failure, UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { commandHelp, overview } from './help.ts';
import type { Io } from './io.ts';
import { nearest } from './nearest.ts';

export async function run(argv: readonly string[], io: Io): Promise<number> {
  const [name = '', ...args] = argv;
  if (['', 'help', '--help', '-h'].includes(name)) return help(args, io, name === '');
  const command = COMMANDS.find((each) => each.name === name);
  if (command === undefined) return unknownCommand(name, io);
  if (args.includes('--help') || args.includes('-h')) return show(commandHelp(command, io.columns), io);
  return attempt(command, args, io);
}

function help(args: readonly string[], io: Io, unasked: boolean): number {
  const command = COMMANDS.find((each) => each.name === args[0]);
  if (command !== undefined) return show(commandHelp(command, io.columns), io);
  const text = overview(COMMANDS, io.columns);
  if (!unasked) return show(text, io);
  io.err(text);
  return EXIT_USAGE;
}

function show(text: string, io: Io): number {
  io.out(text);
  return EXIT_OK;
}

function unknownCommand(name: string, io: Io): number {
  const names = COMMANDS.map((command) => command.name);
  const meant = nearest(name, names);
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`;
  io.err(`blackpoker: there is no command "${name}".${hint} The commands are ${names.join(', ')}.`);
  return EXIT_USAGE;
}

async function attempt(command: Command, args: readonly string[], io: Io): Promise<number> {
  try {
    return await command.run(new Arguments(command, args, io.env), io);
  } catch (error) {
    if (!(error instanceof UsageError) && !(error instanceof Failure)) throw error;
    io.err(`blackpoker ${command.name}: ${error.message}`);
    if (error instanceof Failure) return EXIT_FAILED;
    io.err(`See blackpoker ${command.name} --help.`);
    return EXIT_USAGE;
  }
}
