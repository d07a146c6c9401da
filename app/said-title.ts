import { say } from '#locales/say';
import type { Lang } from './routes';
import type { ShellData } from './shell/shell-data.server';

/** A page's title; the answer to a refused form says so first, for whoever hears the title before the page. */
export function saidTitle(lang: Lang, title: string, matches: readonly { data?: unknown }[]): string {
  const shell = matches[0]?.data as ShellData | undefined;
  return shell?.refused ? say(lang, 'shell.refused-title', { title }) : title;
}
