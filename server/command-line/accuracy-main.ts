import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { findRecords } from '#services/signals/accuracy/find-records';
import { sayRefusal } from '#locales/refusal';
import { scoreFolder } from '#services/signals/accuracy/score-folder';
import type { FolderScore } from '#services/signals/accuracy/score-folder';
import { openCore } from '#services/signals/core';
import { folderJson } from './accuracy-json';
import { folderTables } from './accuracy-table';
import { CommandFault, inJson, placeOf, runCommand } from './run-command';

const USAGE = 'usage: accuracy -- DIR [--lead N] [--learn SECONDS] [--json]';

/** Scores every record below a folder that has reference annotations: beats by EC57, heart sounds by their labels, computed leads by recorded ones. [ECG-3, PCG-2] */
await runCommand(async (args) => {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({ args, options: { lead: text, learn: text, json: { type: 'boolean' } }, allowPositionals: true });
  const [typed, ...more] = positionals;
  if (typed === undefined || more.length > 0) throw new CommandFault(USAGE);
  const root = placeOf(typed);
  if (!(await stat(root).catch(() => undefined))?.isDirectory()) throw new CommandFault(`there is no folder ${typed}`);
  const ask = { lead: whole('lead', values.lead), learnSeconds: whole('learn', values.learn) };
  const found = await findRecords(root);
  if (found.length === 0) throw new CommandFault(`no records with annotations below ${typed}`);
  const core = await openCore();
  const scores: FolderScore[] = [];
  for (const folder of found) scores.push(await scoreFolder(core, folder, ask, tell));
  if (scores.every(({ beats, sounds, leads }) => beats.length + sounds.length + leads.length === 0)) throw new CommandFault(nothingScored(scores, typed));
  return values.json ? inJson(scores.map(folderJson)) : scores.map(folderTables).filter(Boolean).join('\n');
});

function nothingScored(scores: FolderScore[], typed: string): string {
  const [first] = scores.flatMap(({ refused }) => refused);
  return first ? `nothing was scored: ${first.record}: ${sayRefusal('en', first.refusal)}` : `no records with annotations below ${typed}`;
}

function whole(name: string, typed: string | undefined): number | undefined {
  if (typed === undefined) return undefined;
  if (!/^\d{1,6}$/.test(typed)) throw new CommandFault(`--${name} is a whole number`);
  return Number(typed);
}

/** Shows in a terminal which record is being scored. */
function tell(record: string): void {
  if (process.stderr.isTTY) process.stderr.write(`${record}\n`);
}
