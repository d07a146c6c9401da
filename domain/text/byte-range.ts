/** A range of bytes, both ends included. */
export type ByteRange = { from: number; to: number };

/** The part that a header asks for (one range of bytes), or nothing when the whole is to be sent: several ranges, or one that lies beyond. */
export function byteRange(header: string | null | undefined, size: number): ByteRange | undefined {
  const asked = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '');
  if (!asked || (!asked[1] && !asked[2])) return undefined;
  const from = asked[1] ? Number(asked[1]) : Math.max(0, size - Number(asked[2]));
  const to = asked[1] && asked[2] ? Math.min(size - 1, Number(asked[2])) : size - 1;
  return from <= to ? { from, to } : undefined;
}
