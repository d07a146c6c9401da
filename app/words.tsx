import { createContext, useContext, type ReactNode } from 'react';
import { say, type WordFacts, type WordKey } from '#locales/say';
import type { Lang } from './routes';

const LangContext = createContext<Lang>('fa');

/** The page's language, for everything below. */
export function LangProvider({ lang, children }: { lang: Lang; children: ReactNode }) {
  return <LangContext.Provider value={lang}>{children}</LangContext.Provider>;
}

/** The page's language. */
export function useLang(): Lang {
  return useContext(LangContext);
}

/** The reader of words in the page's language: `say('cart.added')`. */
export function useSay(): (key: WordKey, facts?: WordFacts) => string {
  const lang = useLang();
  return (key, facts) => say(lang, key, facts);
}
