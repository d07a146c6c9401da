const QUARTER_S = 900;

/** The start of a slot as an address and a form carry it: seconds since 1970, a whole quarter of an hour. */
export function readSlotStart(typed: string | null): Date | null {
  if (!/^\d{9,11}$/.test(typed ?? '')) return null;
  const seconds = Number(typed);
  return seconds % QUARTER_S === 0 ? new Date(seconds * 1_000) : null;
}

/** The same as it is written there. */
export function slotStart(startsAt: Date): string {
  return String(Math.floor(startsAt.getTime() / 1_000));
}
