/** Rows as they are written anew: the same words, without the numbers of the rows they were taken from. */
export function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name !== 'id' && name !== '_uuid');
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutIds(inner)]));
}
