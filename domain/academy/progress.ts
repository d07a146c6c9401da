/** How a question stands with a student: not answered yet, answered and not right yet, or right once. [ACAD-3] */
export type ItemState = 'open' | 'wrong' | 'right';
/** Per question and try, whether it was right; tries in their order. */
export type Tried = Readonly<Record<string, { right: boolean }>>;

/** How a question stands after all tries. */
export function itemState(id: number, tries: readonly Tried[]): ItemState {
  const answers = tries.flatMap((one) => one[String(id)] ?? []);
  if (answers.length === 0) return 'open';
  return answers.some(({ right }) => right) ? 'right' : 'wrong';
}

/** Which questions of a lesson still stand against its end, by their place from 1. A lesson is done when none does: no certificate goes past a question. [ACAD-3] */
export function missingIn(states: readonly ItemState[]): number[] {
  return states.flatMap((state, at) => (state === 'right' ? [] : [at + 1]));
}

/** How many of these questions were right at the first try, in whole percent; a course without questions has no score. [ACAD-3] */
export function scorePercent(ids: readonly number[], tries: readonly Tried[]): number | null {
  if (ids.length === 0) return null;
  const first = ids.filter((id) => tries.find((one) => one[String(id)])?.[String(id)]?.right);
  return Math.round((100 * first.length) / ids.length);
}
