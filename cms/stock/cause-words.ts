import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';

/** Why stock moved: what the portal did in words, what staff wrote as they wrote it. [PROD-1, ADM-2] */
export function causeWords(lang: Lang, { cause, subject }: { cause: string; subject: string }): string {
  if (subject.startsWith('stock:seed:')) return say(lang, 'admin.stock.opening');
  const key = `admin.stock.causes.${cause.split(':')[0]}`;
  return !subject.startsWith('stock:') && hasWord(key) ? say(lang, key) : cause;
}
