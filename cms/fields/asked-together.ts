/**
 * Reads by number of what is drawn together (a data loader): whoever asks in the same turn of the event loop is answered from
 * one question to `read`. Nothing is kept afterwards.
 */
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
