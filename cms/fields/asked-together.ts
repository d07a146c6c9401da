/** Batches reads by id (a data loader): all calls within one turn of the event loop become one call of `read`. Nothing is cached. */
export function askedTogether<T>(read: (ids: number[]) => Promise<ReadonlyMap<number, T>>): (id: number) => Promise<T | undefined> {
  let batch: { ids: Set<number>; found: Promise<ReadonlyMap<number, T>> } | null = null;
  return async (id) => {
    if (!batch) {
      const ids = new Set<number>();
      const found = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
        batch = null;
        return read([...ids]);
      });
      batch = { ids, found };
    }
    batch.ids.add(id);
    return (await batch.found).get(id);
  };
}
