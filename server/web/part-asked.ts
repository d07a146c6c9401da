/** The part of a file that a player asks for (one range of bytes), or nothing when the whole is to be sent. */
export function partAsked(range: string | undefined, size: number): { from: number; to: number } | undefined {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(range ?? '');
  if (!asked || (!asked[1] && !asked[2])) return undefined;
  const from = asked[1] ? Number(asked[1]) : Math.max(0, size - Number(asked[2]));
  const to = asked[1] && asked[2] ? Math.min(size - 1, Number(asked[2])) : size - 1;
  return from <= to ? { from, to } : undefined;
}
