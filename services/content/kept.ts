/** Values that every page reads and editors rarely change. */
export type KeptContent = {
  /** The kept value of that name, or what `read` gives, which is kept from then on. */
  get: <T>(name: string, read: () => Promise<T>) => Promise<T>;
  empty: () => void;
  /** While nobody tells us of changes nothing is kept. */
  setOpen: (open: boolean) => void;
};

/** Keeps in the process what was read, until told of a change; what was read across a change is not kept. */
export function keptContent(): KeptContent {
  const values = new Map<string, unknown>();
  let generation = 0;
  let open = false;
  const empty = () => {
    generation += 1;
    values.clear();
  };
  return {
    async get<T>(name: string, read: () => Promise<T>) {
      if (values.has(name)) return values.get(name) as T;
      const since = generation;
      const value = await read();
      if (open && since === generation) values.set(name, value);
      return value;
    },
    empty,
    setOpen(wanted) {
      open = wanted;
      empty();
    },
  };
}
