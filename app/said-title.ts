import { say } from '#locales/say';
import type { Lang } from './routes';
import type { ShellData } from './shell/shell-data.server';

/** A page's title; the answer to a refused form begins with that, since a screen reader reads the title first. */
export function saidTitle(lang: Lang, title: string, matches: readonly { data?: unknown }[]): string {
  const shell = matches[0]?.data as ShellData | undefined;
  return shell?.refused ? say(lang, 'shell.refused-title', { title }) : title;
}
