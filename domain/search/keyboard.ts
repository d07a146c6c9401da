/** The keys of the standard Persian keyboard (ISIRI 9147), by the Latin letters that stand on them. */
const KEYS: Readonly<Record<string, string>> = {
  q: 'ض', w: 'ص', e: 'ث', r: 'ق', t: 'ف', y: 'غ', u: 'ع', i: 'ه', o: 'خ', p: 'ح', '[': 'ج', ']': 'چ',
  a: 'ش', s: 'س', d: 'ی', f: 'ب', g: 'ل', h: 'ا', j: 'ت', k: 'ن', l: 'م', ';': 'ک', "'": 'گ',
  z: 'ظ', x: 'ط', c: 'ز', v: 'ر', b: 'ذ', n: 'د', m: 'پ', ',': 'و', '`': 'پ', '\\': 'پ',
}; // prettier-ignore
const BACK = Object.fromEntries(Object.entries(KEYS).map(([latin, persian]) => [persian, latin]));

/** What was typed with the keyboard left in the other language; null when it cannot have been. [PROD-4] */
export function otherKeyboard(typed: string): string | null {
  const text = typed.toLowerCase();
  const latin = /^[\x20-\x7e]+$/.test(text) && /[a-z]/.test(text);
  const persian = /^[\u0600-\u06FF\s\d]+$/u.test(text);
  if (!latin && !persian) return null;
  const keys = latin ? KEYS : BACK;
  return [...text].map((letter) => keys[letter] ?? letter).join('');
}
