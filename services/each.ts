/** Does the same for each, one after the other: one that fails leaves the others their turn, and is reported when all had theirs. */
export async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const faults: unknown[] = [];
  for (const item of items) await work(item).catch((fault: unknown) => void faults.push(fault));
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${items.length} failed`);
}
