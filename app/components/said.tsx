import { sayParts, type WordFacts, type WordKey } from '#locales/say';
import { useLang } from '../words';

/** A sentence whose names and numbers keep their own direction, whatever stands beside them. [LANG-2] */
export function Said({ words, facts }: { words: WordKey; facts: WordFacts }) {
  return sayParts(useLang(), words, facts).map(({ text, fact }, at) =>
    fact ? (
      <bdi key={at} dir={/phone$/i.test(fact) ? 'ltr' : undefined}>
        {text}
      </bdi>
    ) : (
      text
    ),
  );
}
