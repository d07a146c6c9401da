import { engravedLines, engravingLength, ENGRAVING_LINES, hasPersianLetters, isEngravable } from '#domain/catalog/engraving';

/** The widest that words may stand on the engraved plate, in the drawing's units. */
const PLATE_WIDTH = 196;
const CENTRE = { x: 252, y: 225 };

const widths: readonly [RegExp, number][] = [
  [/[MWmw]/, 0.9],
  [/[A-Z]/, 0.68],
  [/[iljI.,'|]/, 0.3],
  [/[سشصضکگـ]/, 0.82],
  [/[اآدذرزژو]/, 0.42],
  [/\s/, 0.28],
];

function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (widths.find(([kind]) => kind.test(letter))?.[1] ?? 0.58), 0);
}

function sizeOf(text: string, small: boolean): number {
  const letters = engravingLength(text);
  const byLength = small ? 19 : letters <= 5 ? 52 : letters <= 9 ? 42 : 32;
  return Math.min(byLength, Math.floor(PLATE_WIDTH / Math.max(1, widthOf(text))));
}

export type EngravedLine = { text: string; x: number; y: number; size: number; direction: 'rtl' | 'ltr' };

/** Where the words of an engraving stand on the head, and how large: one line in the middle, or a large and a small one; what cannot be cut is not shown. [PROD-2] */
export function layEngraving(lines: readonly string[]): EngravedLine[] {
  const said = engravedLines(lines.filter(isEngravable)).slice(0, ENGRAVING_LINES);
  return said.map((text, at) => {
    const size = sizeOf(text, at === 1);
    const y = said.length === 1 ? Math.round(CENTRE.y + size * 0.3) : at === 0 ? 221 : 264;
    return { text, size, x: CENTRE.x, y, direction: hasPersianLetters(text) ? 'rtl' : 'ltr' };
  });
}
