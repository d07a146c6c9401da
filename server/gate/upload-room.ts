import { networkOf } from '#domain/access/network';

/** A body above this size is counted as long as it is in memory, until it was inspected. */
export const LARGE_BODY_BYTES = 256 * 1024;
const MOST_BYTES = 96 * 1024 * 1024;
const MOST_OF_ONE = 3;
/** Where there is no room left, whoever sends slower than this after a while makes room for the next. */
const LEAST_BYTES_A_SECOND = 32 * 1024;
const GRACE_MS = 10_000;

/** A large body on its way. */
export type Sender = {
  /** How many of its bytes have come; all of them while it waits for us. */ came: () => number;
  /** Breaks it off. */ drop: () => void;
};
/** Takes room for a large body; null where this client, or all together, send enough already. */
export type UploadRoom = (ip: string, bytes: number, sender?: Sender) => (() => void) | null;

type Options = { scale?: number; mostBytes?: number; now?: () => number };
type Coming = { bytes: number; since: number; sender: Sender; leave: () => void };

/**
 * Limits how many bytes of large bodies may be in memory at once, in all and by one client. What is announced counts, so
 * few who announce much and send next to nothing would hold all of it: the slowest give way.
 */
export function uploadRoom({ scale = 1, mostBytes = MOST_BYTES, now = Date.now }: Options = {}): UploadRoom {
  const mostOfOne = Math.max(1, Math.round(MOST_OF_ONE * scale));
  const sending = new Map<string, number>();
  const coming = new Set<Coming>();
  let taken = 0;

  function makeRoom(bytes: number): void {
    const slow = [...coming].map((one) => ({ one, pace: paceOf(one, now()) })).filter(({ pace }) => pace < LEAST_BYTES_A_SECOND);
    if (taken - slow.reduce((sum, { one }) => sum + one.bytes, 0) + bytes > mostBytes) return;
    for (const { one } of slow.sort((a, b) => a.pace - b.pace)) {
      if (taken + bytes <= mostBytes) return;
      one.leave();
      one.sender.drop();
    }
  }

  return (ip, bytes, sender) => {
    const who = networkOf(ip);
    if ((sending.get(who) ?? 0) >= mostOfOne) return null;
    if (taken + bytes > mostBytes) makeRoom(bytes);
    if (taken + bytes > mostBytes) return null;
    sending.set(who, (sending.get(who) ?? 0) + 1);
    taken += bytes;
    const one: Coming | undefined = sender && { bytes, since: now(), sender, leave };
    if (one) coming.add(one);
    let open = true;
    function leave(): void {
      if (!open) return;
      open = false;
      if (one) coming.delete(one);
      taken -= bytes;
      const left = (sending.get(who) ?? 1) - 1;
      if (left > 0) sending.set(who, left);
      else sending.delete(who);
    }
    return leave;
  };
}

/** Bytes a second since it began; what has come whole, or began just now, is as fast as can be. */
function paceOf({ bytes, since, sender }: Coming, now: number): number {
  const [came, ms] = [sender.came(), now - since];
  return came >= bytes || ms < GRACE_MS ? Infinity : (came / ms) * 1_000;
}
