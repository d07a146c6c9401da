import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { Taking } from '#services/work/takings';

/** What became of a document's work, in words. [ADM-3] */
export function takingWords(lang: Lang, { event, to }: Taking): string {
  if (event === 'work.let-go') return say(lang, 'work.events.let-go');
  return event === 'work.give' && to ? say(lang, 'work.events.give', { name: to }) : say(lang, 'work.events.take');
}
