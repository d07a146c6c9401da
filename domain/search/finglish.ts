/** Persian letters by their sound, as Latin writes it; a vowel has no sound of its own here. */
const SOUNDS: Readonly<Record<string, string>> = {
  ب: 'b', پ: 'p', ت: 't', ط: 't', ث: 's', س: 's', ص: 's', ج: 'j', چ: 'C', ح: 'h', خ: 'X', د: 'd', ذ: 'z', ز: 'z', ض: 'z', ظ: 'z',
  ر: 'r', ژ: 'Z', ش: 'S', غ: 'G', ق: 'G', ف: 'f', ک: 'k', گ: 'g', ل: 'l', م: 'm', ن: 'n',
}; // prettier-ignore
/** Latin letters that may stand for a vowel, a consonant or nothing. */
const SOFT: Readonly<Record<string, string>> = { و: 'v', ی: 'y', ه: 'h', ع: '', ا: '' };
const PAIRS: Readonly<Record<string, string>> = { kh: 'X', gh: 'G', sh: 'S', ch: 'C', zh: 'Z', ph: 'f', ck: 'k', th: 't' };
const SINGLES: Readonly<Record<string, string>> = { q: 'G', x: 'X', c: 'k', w: 'v' };
const MOST_VARIANTS = 16;

type Part = { consonant: string } | { vowel: string };

/** The sounds of a word in Latin letters. */
function partsOf(latin: string): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < latin.length;) {
    const vowel = /^[aeiou]+/.exec(latin.slice(at))?.[0];
    const pair = PAIRS[latin.slice(at, at + 2)];
    const one = latin[at] as string;
    if (vowel) parts.push({ vowel });
    else {
      const consonant = pair ?? SINGLES[one] ?? one;
      const last = parts.at(-1);
      if (!last || !('consonant' in last) || last.consonant !== consonant) parts.push({ consonant });
    }
    at += vowel?.length ?? (pair ? 2 : 1);
  }
  return parts;
}

const collapsed = (sounds: string) => sounds.replace(/(.)\1+/g, '$1');

/** The consonants of a Latin word, by which Persian words are looked up. */
export function latinBones(latin: string): string {
  return collapsed(
    partsOf(latin)
      .map((part) => ('consonant' in part ? part.consonant : ''))
      .join(''),
  );
}

/** The consonants that a Persian word may be written with in Latin letters. */
export function persianBones(word: string): string[] {
  let all = [''];
  for (const letter of word) {
    const sound = SOUNDS[letter];
    const soft = SOFT[letter];
    if (sound === undefined && soft === undefined && !/\d/.test(letter)) return [];
    if (sound !== undefined) all = all.map((one) => one + sound);
    else if (soft === undefined) all = all.map((one) => one + letter);
    else if (soft !== '' && all.length < MOST_VARIANTS) all = all.flatMap((one) => [one, one + soft]);
  }
  return [...new Set(all.map(collapsed))];
}

const SKIPPED_VOWEL = 0.4;
const LONG_VOWEL = 0.3;
const WRONG_VOWEL = 0.5;
const NEVER = 99;
/** Which vowels a Persian letter may stand for. */
const FITS: Readonly<Record<string, RegExp>> = { ا: /^(a+|o+|u|e)$/, و: /^(o+u?|u+|ow|oe)$/, ی: /^(i+|e+i?|ai|ay|ie?)$/, ه: /^[ea]$/, ع: /^[aeo]+$/ };

/** How far a Latin spelling is from a Persian word: 0 the plainest; 99 and more where consonants differ. [PROD-4] */
export function spellingDistance(latin: string, persian: string): number {
  const parts = partsOf(latin);
  const letters = [...persian];
  let row = Array.from({ length: letters.length + 1 }, () => NEVER);
  row[0] = 0;
  for (let at = 0; at <= parts.length; at += 1) {
    if (at > 0) row = heard(parts[at - 1] as Part, letters, row);
    for (let one = 1; one <= letters.length; one += 1) {
      const silent = letters[one - 1] === letters[one - 2] ? 0 : skipped(letters[one - 1] as string);
      row[one] = Math.min(row[one] ?? NEVER, (row[one - 1] ?? NEVER) + silent);
    }
  }
  return row.at(-1) ?? NEVER;
}

function skipped(letter: string): number {
  if (letter === 'ع') return 0.05;
  return letter in SOFT ? SKIPPED_VOWEL : NEVER;
}

/** One step of the edit distance: a sound of the Latin word against every letter of the Persian one. */
function heard(part: Part, letters: readonly string[], before: readonly number[]): number[] {
  return Array.from({ length: letters.length + 1 }, (_, at) => {
    const letter = letters[at - 1];
    const last = before[at - 1] ?? NEVER;
    if ('vowel' in part) {
      const between = (before[at] ?? NEVER) + (part.vowel.length > 1 || 'iu'.includes(part.vowel) ? LONG_VOWEL : 0.02);
      if (letter === undefined || !(letter in SOFT)) return between;
      return Math.min(between, last + (FITS[letter]?.test(part.vowel) ? 0 : WRONG_VOWEL));
    }
    if (letter === undefined) return NEVER;
    return last + (SOUNDS[letter] === part.consonant || SOFT[letter] === part.consonant || letter === part.consonant ? 0 : NEVER);
  });
}
