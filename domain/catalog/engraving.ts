import { normaliseText } from '../text/normalise';
import { ok, refuse } from '../result';
import type { Result } from '../result';

/** An engraving has up to two lines. [PROD-2] */
export const ENGRAVING_LINES = 2;
/** Of at most fourteen characters each; a half-space takes no room. [PROD-2] */
export const ENGRAVING_CHARACTERS = 14;
const LETTERS = /^[ءآأؤئابةتثجچحخدذرزژسشصضطظعغفقکگلمنوهۀیپA-Za-z0-9 \u200C]+$/;
const PERSIAN = /[ء-ۀی]/;
const HALF_SPACE = /\u200C/g;

/** The room a line takes on the chest piece, in characters. [PROD-2] */
export function engravingLength(line: string): number {
  return [...line.replace(HALF_SPACE, '')].length;
}

/** An engraving as stored: up to two lines of Persian or Latin letters, digits and spaces; empty lines fall away. [PROD-2, LANG-4] */
export function parseEngraving(typed: readonly string[]): Result<string[]> {
  const lines = typed
    .flatMap((text) => text.slice(0, 400).split(/\r\n|\r|\n/))
    .map(normaliseText)
    .filter((line) => line !== '');
  if (lines.length > ENGRAVING_LINES) return refuse('catalog.engraving.lines', { most: ENGRAVING_LINES }, { field: 'engraving' });
  for (const [index, line] of lines.entries()) {
    if (isTooLong(line)) {
      return refuse('catalog.engraving.too-long', { line: index + 1, most: ENGRAVING_CHARACTERS, length: engravingLength(line) }, { field: 'engraving' });
    }
    if (!LETTERS.test(line)) return refuse('catalog.engraving.letters', { line: index + 1 }, { field: 'engraving' });
  }
  return ok(lines);
}

function isTooLong(line: string): boolean {
  return engravingLength(line) > ENGRAVING_CHARACTERS || line.length > ENGRAVING_CHARACTERS * 2;
}

/** Whether one line, as typed, can be cut as it is; an empty one is no obstacle. [PROD-2] */
export function isEngravable(typed: string): boolean {
  const line = normaliseText(typed.slice(0, 400));
  return line === '' || (LETTERS.test(line) && !isTooLong(line));
}

/**
 * An engraving as it will stand on the metal, of what was typed as of what was stored: normalised, empty lines gone,
 * Persian digits beside Persian letters and Latin digits otherwise. Preview, cart, order, staff and invoice show this. [PROD-2]
 */
export function engravedLines(lines: readonly string[]): string[] {
  return lines
    .map((line) => normaliseText(line.slice(0, 400)))
    .filter((line) => line !== '')
    .map((line) => (PERSIAN.test(line) ? line.replace(/[0-9]/g, (digit) => String.fromCharCode(0x06f0 + Number(digit))) : line));
}
