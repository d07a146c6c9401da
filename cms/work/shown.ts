import { workQueues, type WorkQueue } from '#domain/work/nouns';
import type { WorkWish } from '#services/work/due';

/** What the desk's address asks for. */
export type Shown = { queue?: WorkQueue | undefined; owner?: string | undefined };

/** Reads it; what is no choice is left out. [ADM-3] */
export function readShown(search: unknown): Shown {
  const query = (search ?? {}) as Record<string, unknown>;
  const owner = typeof query['owner'] === 'string' && /^(?:mine|nobody|\d{1,9})$/.test(query['owner']) ? query['owner'] : undefined;
  return { queue: workQueues.find((one) => one === query['queue']), owner };
}

/** The same as the service takes it. */
export function wishOf({ queue, owner }: Shown, me: number): WorkWish {
  const whose = owner === 'mine' ? me : owner === 'nobody' ? 'nobody' : owner === undefined ? undefined : Number(owner);
  return { ...(queue ? { queue } : {}), ...(whose === undefined ? {} : { owner: whose }) };
}
