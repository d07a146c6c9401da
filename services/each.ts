/** Runs `work` for each item in turn: one that fails does not stop the others, and the errors are thrown at the end. */
export async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const faults: unknown[] = [];
  for (const item of items) await work(item).catch((fault: unknown) => void faults.push(fault));
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} of ${items.length} failed`);
}

/** Runs several works in turn and gives what they came to together: one that fails does not stop the others, and the errors are thrown at the end. */
export async function allOf<T extends object>(works: readonly (() => Promise<T>)[]): Promise<T> {
  const done = {} as T;
  await each(works, async (work) => void Object.assign(done, await work()));
  return done;
}
