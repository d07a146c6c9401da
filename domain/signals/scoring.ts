/** A score: true positives, false negatives and false positives. */
export type Count = { right: number; missed: number; wrong: number };

/** Counts of many records as one: EC57's gross figures. [ECG-3] */
export function grossOf(counts: Count[]): Count {
  return counts.reduce((sum, one) => ({ right: sum.right + one.right, missed: sum.missed + one.missed, wrong: sum.wrong + one.wrong }), {
    right: 0,
    missed: 0,
    wrong: 0,
  });
}

/** Sensitivity in percent: how much of what is there was found. */
export function sensitivityOf({ right, missed }: Count): number {
  return right + missed === 0 ? 100 : (100 * right) / (right + missed);
}

/** Positive predictivity in percent: how much of what was found is there. */
export function predictivityOf({ right, wrong }: Count): number {
  return right + wrong === 0 ? 100 : (100 * right) / (right + wrong);
}

/** The harmonic mean of the two, in percent. */
export function f1Of({ right, missed, wrong }: Count): number {
  return right + missed + wrong === 0 ? 100 : (200 * right) / (2 * right + missed + wrong);
}

/** The record whose lower figure is the lowest. */
export function worstOf<T extends { count: Count }>(records: T[]): T | undefined {
  const lower = ({ count }: T) => Math.min(sensitivityOf(count), predictivityOf(count));
  return records.reduce<T | undefined>((worst, one) => (worst && lower(worst) <= lower(one) ? worst : one), undefined);
}
