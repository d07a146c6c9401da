/** Rows as new ones: the same words without the ids of the rows they were copied from. */
export function withoutIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutIds);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => name !== 'id' && name !== '_uuid');
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutIds(inner)]));
}
