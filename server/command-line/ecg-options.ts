import path from 'node:path';
import { parseArgs } from 'node:util';
import { modes, notches } from '#domain/signals/strip-choice';
import type { Recording } from '#domain/signals/recording';
import { readRecordingAt } from '#services/signals/read-file';
import type { EcgChoice } from '#services/signals/analyse-recording';
import { CommandFault, placeOf, valueOf } from './run-command';

type Option = { type: 'string' };
const text: Option = { type: 'string' };
const options = { lead: text, mode: text, notch: text, rate: text, format: text, out: text, from: text, speed: text, gain: text, leads: text };
export type EcgOptions = Partial<Record<keyof typeof options, string>>;

/** Parses what was typed after the command's name: one record and its options. */
export function parsed(args: string[], usage: string): { place: string; typed: EcgOptions } {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [place, ...more] = positionals;
  if (place === undefined || more.length > 0) throw new CommandFault(`usage: ${usage}`);
  return { place, typed: values };
}

/** Reads the record and names it by its file, without the ending. */
export async function openRecord(place: string, typed: EcgOptions): Promise<{ record: string; recording: Recording }> {
  const given = typed.rate === undefined ? undefined : { sampleRateHz: number('rate', typed.rate) };
  const recording = valueOf(await readRecordingAt(placeOf(place), given));
  return { record: path.basename(place).replace(/\.(hea|dat|mat|atr|edf|csv|tsv|txt|wav)$/i, ''), recording };
}

/** A lead by its number from 0, or by its name; the first when none is asked for. */
export function leadNumber(recording: Recording, typed: string | undefined): number {
  if (typed === undefined) return 0;
  if (/^\d{1,4}$/.test(typed)) return Number(typed);
  const found = recording.leads.findIndex((lead) => lead.name.toLowerCase() === typed.toLowerCase());
  if (found < 0) throw new CommandFault(`--lead ${typed}: the record has ${recording.leads.map((lead, index) => `${index} ${lead.name}`).join(', ')}`);
  return found;
}

/** How the signal is filtered; for finding beats and reading figures the mains filter stays off unless asked for. */
export function filterOf(typed: EcgOptions): EcgChoice {
  return { mode: oneOf('mode', modes, typed.mode) ?? 'monitor', notchHz: oneOf('notch', notches, typed.notch) ?? 0 };
}

/** Reads an option that is one of a list. */
export function oneOf<T extends string | number>(name: string, list: readonly T[], typed: string | undefined): T | undefined {
  const found = list.find((one) => String(one) === typed);
  if (typed !== undefined && found === undefined) throw new CommandFault(`--${name} is one of ${list.join(', ')}`);
  return found;
}

/** Reads an option that is a number. */
export function number(name: string, typed: string): number {
  const value = Number(typed);
  if (typed.trim() === '' || !Number.isFinite(value)) throw new CommandFault(`--${name} is a number`);
  return value;
}
