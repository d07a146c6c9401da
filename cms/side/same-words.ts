/** Whether two values of a field say the same: rows' numbers and what is empty say nothing. */
export function sameWords(one: unknown, other: unknown): boolean {
  return JSON.stringify(said(one)) === JSON.stringify(said(other));
}

function said(value: unknown): unknown {
  if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (Array.isArray(value)) return value.map(said);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .filter(([name]) => name !== 'id' && name !== '_uuid')
    .map(([name, inner]) => [name, said(inner)] as const)
    .filter(([, inner]) => inner !== null);
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)));
}
