import type { MetaFunction } from '@remix-run/node';
import { say, type WordKey } from '#locales/say';
import type { WordFacts } from '#locales/say';
import { locate } from './routes';
import { saidTitle } from './said-title';

/** Title and description of a page that belongs to one visitor: search engines leave it out. */
export function privateMeta(title: WordKey, description: WordKey, facts?: WordFacts): MetaFunction {
  return ({ location, matches }) => {
    const { lang } = locate(location.pathname);
    return [
      { title: saidTitle(lang, say(lang, 'shell.title', { page: say(lang, title, facts) }), matches) },
      { name: 'description', content: say(lang, description, facts) },
      { name: 'robots', content: 'noindex' },
    ];
  };
}
