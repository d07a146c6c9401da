/** What can be found. */
export const searchKinds = ['product', 'manual', 'page'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** A word of a document, with how much it says about it. */
export type Hit = { entryId: number; word: string; weight: number };
/** A typed word and the known words that answer it. */
export type Answering = { typed: string; known: ReadonlyMap<string, number> };

/** Words of a title say more than words of a text. */
export const WORD_WEIGHTS = { title: 8, keyword: 5, summary: 3, text: 1 } as const;

/** The documents that answer every word (or, where none does, most of them), the best first. [PROD-4] */
export function rankEntries(asked: readonly Answering[], hits: readonly Hit[]): { entryId: number; score: number; whole: boolean }[] {
  const found = new Map<number, number[]>();
  for (const { entryId, word, weight } of hits) {
    const scores = found.get(entryId) ?? asked.map(() => 0);
    asked.forEach(({ known }, at) => (scores[at] = Math.max(scores[at] ?? 0, (known.get(word) ?? 0) * weight)));
    found.set(entryId, scores);
  }
  const ranked = [...found].map(([entryId, scores]) => ({
    entryId,
    answered: scores.filter((score) => score > 0).length,
    score: scores.reduce((sum, one) => sum + one, 0),
  }));
  const most = Math.max(0, ...ranked.map((one) => one.answered));
  return ranked
    .filter((one) => one.answered === most && one.answered * 2 >= asked.length)
    .sort((a, b) => b.score - a.score || a.entryId - b.entryId)
    .map(({ entryId, score, answered }) => ({ entryId, score, whole: answered === asked.length }));
}

/** The question as it was probably meant: each mistyped word in its likeliest known form; null when all were right. [PROD-4] */
export function meantQuery(asked: readonly Answering[]): string | null {
  const words = asked.map(({ typed, known }) => {
    if (known.has(typed)) return typed;
    const [best] = [...known].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length);
    // The beginning of a word is not a slip.
    return best && !best[0].startsWith(typed) ? best[0] : typed;
  });
  const meant = words.join(' ');
  return meant === asked.map(({ typed }) => typed).join(' ') ? null : meant;
}
