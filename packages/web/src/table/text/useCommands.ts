/** The command line: every line is read, carried out and answered. */
import { fill, type Lang, type Seat, SPECTATOR } from '@blackpoker/engine';
import { useState } from 'react';
import { useLang } from '../../app/lang.ts';
import { COMMAND_HELP, COMMAND_LINES, PROBLEMS, type Verb } from '../command/commandWords.ts';
import { type Command, parseCommand } from '../command/parseCommand.ts';
import { runCommand } from '../command/runCommand.ts';
import type { Submission } from '../draft/submission.ts';
import { promptOf } from '../prompt/promptOf.ts';
import { logTurns } from '../state/logTurns.ts';
import { rulesFor } from '../state/rulesFor.ts';
import { useExtras } from '../state/tableExtras.ts';
import type { Table } from '../state/tableStore.ts';
import { useTable } from '../state/useTable.ts';
import { HINT_WORDS } from '../words.ts';
import {
  bulwarkList,
  fogList,
  handList,
  type Listed,
  optionList,
  pileLines,
  type Reading,
  soldierList,
  stageList,
  whyLines,
} from './listings.ts';

export interface Answered {
  readonly key: number;
  readonly line: string;
  readonly answer: readonly string[];
  readonly isProblem: boolean;
}

type Answer = Pick<Answered, 'answer' | 'isProblem'>;

const says = (answer: readonly string[]): Answer => ({ answer, isProblem: false });
const complains = (answer: string): Answer => ({ answer: [answer], isProblem: true });

const KEPT = 40;

export function useCommands(): readonly [readonly Answered[], (line: string) => void] {
  const table = useTable();
  const lang = useLang();
  const extras = useExtras();
  const [answers, setAnswers] = useState<readonly Answered[]>([]);
  const run = (line: string): void => {
    void (extras.obey?.(table, line, lang)?.then(says) ?? obey(table, line, lang)).then((answer) =>
      setAnswers((before) => [...before, { key: (before.at(-1)?.key ?? 0) + 1, line, ...answer }].slice(-KEPT)),
    );
  };
  return [answers, run];
}

async function obey(table: Table, line: string, lang: Lang): Promise<Answer> {
  table.skip();
  const { shown } = table.state;
  if (shown === undefined) return complains(PROBLEMS.notAsked[lang]);
  const reading: Reading = { rules: rulesFor(shown.view), view: shown.view, lang };
  const parsed = parseCommand(line, reading.rules);
  if (!parsed.ok) return complains(parsed.problem[lang]);
  return (await aside(table, parsed.command, reading)) ?? answerAsked(table, parsed.command, parsed.sure, lang);
}

/** Commands that answer what is asked. */
function answerAsked(table: Table, command: Command, sure: boolean, lang: Lang): Answer {
  const { desk } = table;
  if (desk === undefined || table.state.busy) return complains(PROBLEMS.notAsked[lang]);
  const ran = runCommand(desk, command);
  if (ran === undefined) return complains(PROBLEMS.notNow[lang]);
  if (!ran.ok) return complains(ran.problem[lang]);
  return submitted(table, ran.submit, sure, lang);
}

function submitted(table: Table, submit: Submission, sure: boolean, lang: Lang): Answer {
  if (submit.danger && !sure) return complains(PROBLEMS.sureLose[lang]);
  void table.send(submit, true);
  return says([]);
}

// everything else

const ofListed = (listed: readonly Listed[], lang: Lang): string[] =>
  listed.length === 0 ? [COMMAND_LINES.nothing[lang]] : listed.map(({ word, text }) => `${word}  ${text}`);

const ownSeat = ({ view }: Reading): Seat => (view.viewer === SPECTATOR ? 0 : view.viewer);

async function aside(table: Table, command: Command, reading: Reading): Promise<Answer | undefined> {
  const { lang } = reading;
  const { world } = table.state;
  switch (command.type) {
    case 'why':
      return world === undefined ? complains(PROBLEMS.notAsked[lang]) : says(whyLines(world, command.action, lang));
    case 'rules':
      return command.action === undefined ? undefined : says([command.action.name[lang], command.action.text[lang]]);
    case 'resign':
      if (!command.sure) return complains(PROBLEMS.sureResign[lang]);
      await table.resign();
      return says([]);
    case 'plain':
      return looking(table, command.verb, reading) ?? doing(table, command.verb, lang);
    default:
      return undefined;
  }
}

function looking(table: Table, verb: Verb, reading: Reading): Answer | undefined {
  const { lang, view } = reading;
  const [own, { desk }] = [ownSeat(reading), table];
  switch (verb) {
    case 'help':
      return says(COMMAND_HELP[lang].split('\n'));
    case 'hand':
      return says(ofListed(handList(reading, own), lang));
    case 'field':
      return says(fieldLines(reading, own));
    case 'opp':
      return says(fieldLines(reading, 1 - own));
    case 'stage':
      return says(view.stage.length === 0 ? [COMMAND_LINES.stageEmpty[lang]] : ofListed(stageList(reading), lang));
    case 'fog':
      return says(fogList(reading).length === 0 ? [COMMAND_LINES.nothing[lang]] : fogList(reading));
    case 'grave':
      return says(pileLines(reading, own));
    case 'log':
      return says(logLines(table, lang));
    case 'options':
      return desk === undefined
        ? complains(PROBLEMS.notAsked[lang])
        : says([promptOf(desk, lang).title, ...optionList(desk.world, lang).map((text, i) => `${i + 1}. ${text}`)]);
    default:
      return undefined;
  }
}

function fieldLines(reading: Reading, seat: Seat): string[] {
  const { lang } = reading;
  return [
    ...pileLines(reading, seat),
    `${COMMAND_LINES.soldiers[lang]}:`,
    ...ofListed(soldierList(reading, seat), lang),
    `${COMMAND_LINES.bulwarks[lang]}:`,
    ...ofListed(bulwarkList(reading, seat), lang),
  ];
}

const LOG_LINES = 20;

function logLines({ state }: Table, lang: Lang): string[] {
  const lines = logTurns(state.log, 'all', state.shown?.viewer ?? SPECTATOR).flatMap((turn) => turn.lines);
  return lines.slice(-LOG_LINES).map(({ text }) => text[lang]);
}

async function doing(table: Table, verb: Verb, lang: Lang): Promise<Answer | undefined> {
  switch (verb) {
    case 'undo':
      return says([COMMAND_LINES[(await table.undo()) ? 'undone' : 'notUndone'][lang]]);
    case 'hint':
      return says(await hintLines(table, lang));
    case 'yield':
      table.setMode('yieldUntilStageEmpty');
      return says([]);
    case 'smart':
    case 'ask':
      table.setMode(verb);
      return says([]);
    default:
      return undefined;
  }
}

async function hintLines(table: Table, lang: Lang): Promise<string[]> {
  const hint = await table.host.hint(table.desk?.actions).catch(() => undefined);
  if (hint === undefined) return [HINT_WORDS.failed[lang]];
  const [best] = hint.moves;
  const moves = hint.moves.flatMap(({ text, chance, reasons }) => [
    `${text[lang]} (${fill(HINT_WORDS.plainChance, lang, { p: Math.round(100 * chance) })})`,
    ...reasons.map((reason) => `  ${reason.text[lang]}`),
  ]);
  return [...(best === undefined ? [] : [best.purpose[lang]]), ...moves];
}
