import { proseText } from '../text/normalise';
import { ok, refuse, together } from '../result';
import type { Refusal, Result } from '../result';

/** An engraving has up to two lines. [PROD-2] */
export const ENGRAVING_LINES = 2;
/** Of at most fourteen characters each; a half-space takes no room. [PROD-2] */
export const ENGRAVING_CHARACTERS = 14;
const LETTERS = /^[ءآأؤئابةتثجچحخدذرزژسشصضطظعغفقکگلمنوهۀیپA-Za-z0-9۰-۹ \u200C]+$/;
const PERSIAN = /[ء-ۀی]/;
const HALF_SPACE = /\u200C/g;

/** The room a line takes on the chest piece, in characters. [PROD-2] */
export function engravingLength(line: string): number {
  return [...line.replace(HALF_SPACE, '')].length;
}

/** The text of a typed line that is engraved: tidied, its digits as written, but Persian ones beside Persian letters. [PROD-2, LANG-4] */
function cut(typed: string): string {
  const line = proseText(typed.slice(0, 400));
  return hasPersianLetters(line) ? line.replace(/[0-9]/g, (digit) => String.fromCharCode(0x06f0 + Number(digit))) : line;
}

/** Whether a line is read from right to left. */
export function hasPersianLetters(line: string): boolean {
  return PERSIAN.test(line);
}

/** The field of a line, beside which its fault is said. */
const fieldOf = (line: number) => (line === 2 ? 'engraving2' : 'engraving');

/** What is wrong with one line, as typed; nothing with an empty one. [PROD-2] */
export function engravingFault(typed: string, line: number): Refusal | null {
  const text = cut(typed);
  if (isTooLong(text))
    return refuse('catalog.engraving.too-long', { line, most: ENGRAVING_CHARACTERS, length: engravingLength(text) }, { field: fieldOf(line) });
  return text === '' || LETTERS.test(text) ? null : refuse('catalog.engraving.letters', { line }, { field: fieldOf(line) });
}

/** An engraving as stored, which is as it is cut: up to two lines of Persian or Latin letters, digits and spaces; empty lines fall away, and each faulty one is named. [PROD-2, LANG-4] */
export function parseEngraving(typed: readonly string[]): Result<string[]> {
  const lines = typed.flatMap((text) => text.slice(0, 400).split(/\r\n|\r|\n/));
  const written = lines.map(cut).filter((line) => line !== '');
  if (written.length > ENGRAVING_LINES) return refuse('catalog.engraving.lines', { most: ENGRAVING_LINES }, { field: 'engraving' });
  const sound = together(...lines.map((line, at) => engravingFault(line, Math.min(at + 1, ENGRAVING_LINES)) ?? ok(null)));
  return sound.ok ? ok(written) : sound;
}

function isTooLong(line: string): boolean {
  return engravingLength(line) > ENGRAVING_CHARACTERS || line.length > ENGRAVING_CHARACTERS * 2;
}

/** Whether one line, as typed, can be cut as it is; an empty one is no obstacle. [PROD-2] */
export function isEngravable(typed: string): boolean {
  return engravingFault(typed, 1) === null;
}

/** An engraving as it will be cut, from typed or stored lines; empty ones are dropped. Preview, cart, order, staff and invoice show this. [PROD-2] */
export function engravedLines(lines: readonly string[]): string[] {
  return lines.map(cut).filter((line) => line !== '');
}
