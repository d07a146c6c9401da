import { fromSteps } from '#domain/records/read-reading';
import type { RecordType } from '#domain/records/types/record-type';
import type { WordFacts, WordKey } from '#locales/say';
import type { ShownDay } from '#services/health/shown-reading';

type Say = (key: WordKey, facts?: WordFacts) => string;
type About = { days: readonly ShownDay[]; figures: { n: number; mean: number[]; standard: number; nonStandard: number } | null };

/** A mean of a type, as a fact of a sentence: «۱۲۳ روی ۷۹», «۹۷». */
export function meanOf(say: Say, type: RecordType, mean: readonly number[]): string {
  const [first, second] = type.measures.map((measure, at) => Number(fromSteps(type, at, mean[at] ?? 0).toFixed(measure.step < 1 ? 1 : 0)));
  return type.chart === 'capsule' ? say('health.find.pair', { high: first ?? 0, low: second ?? 0 }) : say('health.find.one', { value: first ?? 0 });
}

/** One sentence of arithmetic about the last thirty days: never advice. */
export function findingOf(say: Say, type: RecordType, { figures }: About): string {
  if (!figures) return say('health.find.none');
  const mean = meanOf(say, type, figures.mean);
  const facts = { count: figures.n, mean, beyond: figures.nonStandard };
  if (figures.standard + figures.nonStandard === 0) return say('health.find.mean', facts);
  return figures.nonStandard === 0 ? say('health.find.all-within', facts) : say('health.find.some-beyond', facts);
}
