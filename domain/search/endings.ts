const PERSIAN = [
  'هایشان',
  'هایمان',
  'هایتان',
  'هایم',
  'هایت',
  'هایش',
  'های',
  'ها',
  'شان',
  'مان',
  'تان',
  'شون',
  'مون',
  'تون',
  'ام',
  'ات',
  'اش',
  'یی',
  'ی',
  'م',
  'ت',
  'ش',
  'و',
  'ه',
];
const ENGLISH = ['ies', 'ing', 'es', 'ed', 's'];
const LEAST = 3;

/** A word without its plural or possessive ending, the least cut off first: «فشارسنجم» is فشارسنج, stethoscopes is stethoscope. [PROD-4] */
export function withoutEnding(word: string): string[] {
  const endings = /^[a-z0-9]+$/.test(word) ? ENGLISH : PERSIAN;
  const cut = endings
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= LEAST)
    .map((ending) => word.slice(0, -ending.length) + (ending === 'ies' ? 'y' : ''));
  return [...new Set(cut)].sort((a, b) => b.length - a.length);
}
