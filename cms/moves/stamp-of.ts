import { documentStamp, type Stamp } from '#services/staff/stamp';
import { deskCtx } from './desk-ctx';

/** A document's version, read before its page reads the rest, so that a change in between is noticed later. [ADM-4] */
export async function stampOf(req: Parameters<typeof deskCtx>[0], collection: string, id: unknown): Promise<Stamp> {
  const ctx = deskCtx(req);
  return (ctx && typeof id === 'number' ? await documentStamp(ctx, collection, id) : null) ?? { at: 0, by: 'clock' };
}
