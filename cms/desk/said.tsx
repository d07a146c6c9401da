import { sayParts, type WordFacts, type WordKey } from '#locales/say';
import type { Lang } from '#locales/lang';

/** A sentence of the admin whose names and numbers keep their own direction, whatever stands beside them. [ADM-2, LANG-2] */
export function Said({ lang, words, facts }: { lang: Lang; words: WordKey; facts: WordFacts }) {
  return sayParts(lang, words, facts).map(({ text, fact }, at) =>
    fact ? (
      <bdi key={at} dir={/phone$/i.test(fact) ? 'ltr' : /names$/i.test(fact) ? (lang === 'fa' ? 'rtl' : 'ltr') : undefined}>
        {text}
      </bdi>
    ) : (
      text
    ),
  );
}
