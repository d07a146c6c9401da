/** Runs the work for all, so many at a time; results are in the order of the input. */
export async function inTurns<T, R>(all: readonly T[], atOnce: number, work: (one: T, index: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const walk = async () => {
    for (let index = next++; index < all.length; index = next++) results[index] = await work(all[index] as T, index);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, all.length) }, walk));
  return results;
}
