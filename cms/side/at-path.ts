type Holder = Record<string, unknown>;

/** The steps of a form's path: `sections.0.items.1.label`. */
const steps = (path: string) => path.split('.');
/** A row by its place in its list; undefined when a step is none. */
const placeIn = (step: string) => (/^\d+$/.test(step) ? Number(step) : undefined);

/** What stands at a path of a document. */
export function valueAt(holder: unknown, path: string): unknown {
  return steps(path).reduce<unknown>((value, step) => (typeof value === 'object' && value !== null ? (value as Holder)[step] : undefined), holder);
}

/** The same document with another value at a path; lists and rows on the way are copied. */
export function withValueAt(holder: unknown, path: string, value: unknown): unknown {
  const [step = '', ...rest] = steps(path);
  const inner = rest.length > 0 ? withValueAt((holder as Holder | undefined)?.[step], rest.join('.'), value) : value;
  if (!Array.isArray(holder)) return { ...(holder as Holder | undefined), [step]: inner };
  return holder.map((one: unknown, at) => (at === placeIn(step) ? inner : one));
}

/** A list's row: the list's path and the row's place in it; null for a path that ends in no row. */
export function rowOf(path: string): { list: string; at: number } | null {
  const parts = steps(path);
  const at = placeIn(parts.at(-1) ?? '');
  return at === undefined ? null : { list: parts.slice(0, -1).join('.'), at };
}

/** The path without its last step. */
export function above(path: string): string {
  return steps(path).slice(0, -1).join('.');
}

/** The lists' rows that a path goes through, from the outermost. */
export function rowsOnTheWay(path: string): string[] {
  const parts = steps(path);
  return parts.flatMap((step, at) => (placeIn(step) === undefined ? [] : [parts.slice(0, at + 1).join('.')]));
}

export const withRow = (rows: readonly unknown[], at: number, row: unknown): unknown[] => [...rows.slice(0, at), row, ...rows.slice(at)];
export const withoutRow = (rows: readonly unknown[], at: number): unknown[] => rows.filter((_row, place) => place !== at);

/** Moves a row one place down; the last one stays. */
export function movedRow(rows: readonly unknown[], at: number, by: -1 | 1): unknown[] {
  const to = at + by;
  if (to < 0 || to >= rows.length) return [...rows];
  return withRow(withoutRow(rows, at), to, rows[at]);
}
