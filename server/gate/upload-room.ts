import { networkOf } from '#domain/access/network';

/** A body above this size is counted as long as it is in memory, until it was inspected. */
export const LARGE_BODY_BYTES = 256 * 1024;
const MOST_BYTES = 96 * 1024 * 1024;
const MOST_OF_ONE = 3;

/** Takes room for a large body; null where this client, or all together, send enough already. */
export type UploadRoom = (ip: string, bytes: number) => (() => void) | null;

/** Limits how many bytes of large bodies may be in memory at once, in all and by one client. */
export function uploadRoom({ scale = 1, mostBytes = MOST_BYTES }: { scale?: number; mostBytes?: number } = {}): UploadRoom {
  const mostOfOne = Math.max(1, Math.round(MOST_OF_ONE * scale));
  const sending = new Map<string, number>();
  let taken = 0;
  return (ip, bytes) => {
    const who = networkOf(ip);
    const many = sending.get(who) ?? 0;
    if (many >= mostOfOne || taken + bytes > mostBytes) return null;
    sending.set(who, many + 1);
    taken += bytes;
    let open = true;
    return () => {
      if (!open) return;
      open = false;
      taken -= bytes;
      const left = (sending.get(who) ?? 1) - 1;
      if (left > 0) sending.set(who, left);
      else sending.delete(who);
    };
  };
}
