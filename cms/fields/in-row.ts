import type { Lang } from '#locales/lang';

/** Words one after the other, with the comma of their language. */
export const inRow = (lang: Lang, words: readonly string[]): string => words.join(lang === 'fa' ? '، ' : ', ');
