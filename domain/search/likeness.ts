/** Letters that sound alike in Persian are written for one another. */
const ALIKE: Readonly<Record<string, string>> = { ص: 'س', ث: 'س', ذ: 'ز', ض: 'ز', ظ: 'ز', ط: 'ت', ح: 'ه', غ: 'ق', ع: 'ا' };

/** A word as it sounds: what is compared when it was mistyped. [PROD-4] */
export function soundOf(word: string): string {
  return [...word].map((letter) => ALIKE[letter] ?? letter).join('');
}

/** The trigrams of a word, its beginning and end marked. */
export function gramsOf(word: string): string[] {
  const letters = [...`_${soundOf(word)}_`];
  if (letters.length < 3) return [];
  return [...new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join('')))];
}

const FROM_ONE = 4;
const FROM_TWO = 8;

/** How many slips a word of this length is forgiven. [PROD-4] */
export function slipsForgiven(length: number): number {
  if (length >= FROM_TWO) return 2;
  return length >= FROM_ONE ? 1 : 0;
}

/** Slips between two words: a letter left out, put in, changed, or two that changed places; past `most` it stops counting. */
export function slipsBetween(a: string, b: string, most: number): number {
  const [left, right] = [[...a], [...b]];
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, at) => at);
  for (let row = 1; row <= left.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1] ? 0 : 1;
      let least = Math.min((last[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + same);
      const turned = row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (turned) least = Math.min(least, (before[column - 2] ?? 0) + 1);
      line.push(least);
    }
    if (Math.min(...line) > most) return most + 1;
    [before, last] = [last, line];
  }
  return last[right.length] ?? most + 1;
}

/** How well a known word matches a typed one: 1 the same, less for its beginning or a forgiven slip, 0 not at all. [PROD-4] */
export function likeness(typed: string, known: string): number {
  if (typed === known) return 1;
  if ([...typed].length >= 2 && known.startsWith(typed)) return 0.5 + (0.4 * typed.length) / known.length;
  const most = slipsForgiven([...typed].length);
  const slips = slipsBetween(soundOf(typed), soundOf(known), most);
  if (slips > most) return 0;
  return slips === 0 ? 0.85 : 0.7 / slips;
}
