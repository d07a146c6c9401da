import type { Lang } from '#locales/lang';

/** The admin's language as Payload names it. */
export function langOf(i18n: { language: string }): Lang {
  return i18n.language === 'en' ? 'en' : 'fa';
}
