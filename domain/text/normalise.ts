const PERSIAN_ZERO = 0x06f0;
const ARABIC_ZERO = 0x0660;
const LONE_SURROGATES = /[\uD800-\uDFFF]/gu;
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u0084\u0086-\u009F]/g;
const BIDI_MARKS = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
/** Invisible characters that nobody types: tags, fillers, invisible operators, private and unassigned ones, Mongolian and ideographic selectors. */
const UNSEEN =
  /[\u00AD\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2061-\u2065\u206A-\u206F\u2800\u3164\uFFA0\uFFF0-\uFFFB\p{Co}\p{Cn}]|[\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]/gu;
/** Variation selectors in a wrong place: valid only after an emoji, or in a keycap (1️⃣). */
const STRAY_SELECTORS = /[\uFE00-\uFE0D]|(?<!\p{Extended_Pictographic})[\uFE0E\uFE0F](?!\u20E3)/gu;
/** Zero-width joiners in a wrong place: valid only after a letter of the Persian script, a mark, or an emoji. */
const STRAY_JOINERS = /(?<![\p{Script=Arabic}\p{M}\p{Extended_Pictographic}\u{1F3FB}-\u{1F3FF}])\u200D/gu;
/** Joiners, and the mark before which none is valid; each run is read once, however long it is. */
const JOINERS = /[\u200C\u200D]+(\p{M}?)/gu;
/** More combining marks on one letter than any language has: a doubled letter with its vowel has two. */
const MOST_MARKS = 4;
const MARKS_TOO_MANY = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu');
/** Composition sorts the marks of a letter, each past those before it: more than Unicode’s stream-safe text has are cut first. */
const MARKS_WITHOUT_END = /(\p{M}{30})\p{M}+/gu;
const PRESENTATION_FORMS = /[\uFB50-\uFD3D\uFD50-\uFDFF\uFE70-\uFEFC]/g;
const LETTERS: Record<string, string> = { '\u064A': '\u06CC', '\u0649': '\u06CC', '\u0643': '\u06A9' };

/** Persian and Arabic-Indic digits become Latin ones; nothing else changes. [LANG-4] */
export function normaliseDigits(text: string): string {
  return text.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - PERSIAN_ZERO)).replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO));
}

function normaliseLetters(text: string): string {
  return text
    .replace(LONE_SURROGATES, '')
    .replace(CONTROLS, '')
    .replace(BIDI_MARKS, '')
    .replace(UNSEEN, '')
    .replace(STRAY_SELECTORS, '')
    .replace(STRAY_JOINERS, '')
    .replace(JOINERS, (run, mark: string) => mark || run)
    .replace(MARKS_WITHOUT_END, '$1')
    .normalize('NFC')
    .replace(PRESENTATION_FORMS, (letter) => letter.normalize('NFKC'))
    .replace(/[\u064A\u0649\u0643]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
    .replace(STRAY_JOINERS, '')
    .replace(MARKS_TOO_MANY, '$1');
}

/** Arabic-Indic digits as Persian ones: they are the same digits on another keyboard. */
function persianDigits(text: string): string {
  return text.replace(/[٠-٩]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - ARABIC_ZERO + PERSIAN_ZERO));
}

function tidyLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u0085\u2028\u2029]/)
    .map(tidySpaces)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '');
}

function tidySpaces(line: string): string {
  return line
    .replace(/\s+/g, ' ')
    .replace(/\u200C{2,}/g, '\u200C')
    .replace(/\u200C*( \u200C*)+/g, ' ')
    .replace(/^[ \u200C]+|[ \u200C]+$/g, '');
}

/** A value that machines compare, typed in one line, as it is stored: Latin digits, Persian ی and ک, no bidi marks, single spaces. [LANG-4] */
export function normaliseText(text: string): string {
  return tidySpaces(normaliseLetters(normaliseDigits(text)));
}

/** The same for values in several lines: their line breaks stay, three or more become two. [LANG-4] */
export function normaliseLines(text: string): string {
  return tidyLines(normaliseLetters(normaliseDigits(text)));
}

/** Prose in one line: letters and spaces normalised, digits as they were written; Arabic ones become Persian ones, like ي and ك. [LANG-4] */
export function proseText(text: string): string {
  return tidySpaces(normaliseLetters(persianDigits(text)));
}

/** The same in several lines. [LANG-4] */
export function proseLines(text: string): string {
  return tidyLines(normaliseLetters(persianDigits(text)));
}

/** A code as it is stored and compared: Latin digits and capitals, one kind of dash, no spaces. [LANG-4] */
export function normaliseCode(text: string): string {
  return normaliseText(text)
    .replace(/[\u2010-\u2015\u2212_]/g, '-')
    .replace(/[\s\u200C\u200D]/g, '')
    .toUpperCase()
    .normalize('NFC');
}

/** The form of a text that a search compares: letters without marks, half-spaces and punctuation as spaces, lower case. [LANG-4, PROD-4] */
export function searchKey(text: string): string {
  return normaliseText(text)
    .normalize('NFKD')
    .replace(/[\p{M}\u0640\u0621]/gu, '')
    .toLowerCase()
    .replace(/[\u064A\u0649]/g, '\u06CC')
    .replace(/\u0643/g, '\u06A9')
    .replace(/[\u0629\u06D5\u06C1\u06C3]/g, '\u0647')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
