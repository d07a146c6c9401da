import { showNumber } from '../digits';

/** Sentences as the page gave them, their facts written in its digits. */
export type Words = {
  lang: string | undefined;
  desk: Record<'play' | 'pause' | 'clock' | 'held' | 'quiet' | 'marked' | 'lane' | 'side-a' | 'side-b', string>;
  results: Record<'bpm' | 'no-rate' | 'count' | 'none' | 'of-hundred' | 'poor' | 'unnamed' | 'hertz' | 'heard' | 'short' | 'lung', string>;
  own: Record<'reading' | 'opened' | 'record' | 'stop' | 'recording' | 'recorded' | 'name' | 'discarded' | 'asking', string>;
  faults: Record<'denied' | 'missing' | 'busy' | 'unsupported' | 'too-large' | 'too-long' | 'rate' | 'no-sound' | 'unreadable' | 'too-short', string>;
  refusals: Tree;
};
export type Tree = { [name: string]: Tree | string };
export type Facts = Record<string, string | number | Date>;

/** Reads the words that the page gave its player. */
export function wordsOf(place: HTMLElement): Words {
  const parse = (text: string | undefined) => JSON.parse(text ?? '{}') as object;
  return { lang: place.dataset['lang'], ...parse(place.dataset['words']), refusals: parse(place.dataset['refusals']) } as Words;
}

/** One sentence with its facts. */
export function fill({ lang }: Pick<Words, 'lang'>, sentence: string, facts: Facts = {}): string {
  return sentence.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
    const fact = facts[name] ?? '…';
    return typeof fact === 'number' ? showNumber(lang, fact) : String(fact);
  });
}

/** A refusal of the readers in the page's words: `signals.file.cut` with its facts. */
export function refusal(words: Words, code: string, facts: Facts = {}): string {
  const found = code
    .split('.')
    .slice(1)
    .reduce<Tree | string | undefined>((tree, name) => (typeof tree === 'object' ? tree[name] : undefined), words.refusals);
  return typeof found === 'string' ? fill(words, found, facts) : code;
}

/** Seconds to a tenth, as a clock shows them. */
export function tenths(lang: string | undefined, seconds: number): string {
  return seconds.toLocaleString(lang === 'en' ? 'en-US' : 'fa-IR', { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false });
}
