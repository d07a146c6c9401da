/** A source of an answer: its words, and where it can be read. */
export type AnswerSource = { words: string; link: string | null };

const LINK = /https:\/\/[a-z0-9][a-z0-9.-]*\.[a-z]{2,}[^\s<>"'،؛]*/i;

/** The sources of an answer as they are stored: one a line. */
export function storedSources(typed: readonly (string | null)[]): string {
  return typed.filter((one): one is string => one !== null && one !== '').join('\n');
}

/** Each line as its words and the first address in it that a browser may open; others stay words. */
export function readSources(stored: string | null): AnswerSource[] {
  return (stored ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const address = LINK.exec(line)?.[0] ?? null;
      const words = address === null ? line : line.replace(address, '').trim();
      return { words: words === '' ? line.trim() : words.replace(/[\s:,،|–-]+$/u, ''), link: address };
    });
}
