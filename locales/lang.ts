/** The languages of the portal; Persian is the source. [LANG-1] */
export const langs = ['fa', 'en'] as const;
export type Lang = (typeof langs)[number];
export const defaultLang: Lang = 'fa';

/** Whether a word names one of our languages. */
export function isLang(word: unknown): word is Lang {
  return word === 'fa' || word === 'en';
}

/** The writing direction, for `<html dir>`. [LANG-2] */
export function dirOf(lang: Lang): 'rtl' | 'ltr' {
  return lang === 'fa' ? 'rtl' : 'ltr';
}

/** The other language, for the switch. [LANG-5] */
export function otherLang(lang: Lang): Lang {
  return lang === 'fa' ? 'en' : 'fa';
}
