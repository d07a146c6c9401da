import { and, count, eq, gt } from '@payloadcms/db-postgres/drizzle';
import { HOUR_MS } from '#domain/calendars/day';
import { INQUIRY_WINDOW_HOURS, mayAskAgain } from '#domain/inquiries/limits';
import { refuse, type Refusal } from '#domain/result';
import { keyedHash, networkHash } from '../secrets';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { oneAtATime } from '../store/one-at-a-time';
import { inquiryDetails } from '../store/tables';

export type Asker = { contactHash: string; ipHash: string };

/** Who asks, for the limits: keyed hashes, no addresses. */
export function askerOf(ctx: Ctx, contact: string): Asker {
  return { contactHash: keyedHash(ctx.rt, 'inquiry contact', contact), ipHash: networkHash(ctx.rt, 'inquiry ip', ctx.ip) };
}

/** Refuses a person who has asked too often within the hour. [CONT-1] */
export async function checkAsker(tx: Tx, ctx: Ctx, asker: Asker): Promise<Refusal | null> {
  // One at a time for each contact and for each network, so that many at once are counted too.
  await oneAtATime(tx, asker.contactHash);
  await oneAtATime(tx, asker.ipHash);
  const since = new Date(ctx.now.getTime() - INQUIRY_WINDOW_HOURS * HOUR_MS);
  const [byContact] = await tx
    .select({ n: count() })
    .from(inquiryDetails)
    .where(and(eq(inquiryDetails.contactHash, asker.contactHash), gt(inquiryDetails.at, since)));
  const [byIp] = await tx
    .select({ n: count() })
    .from(inquiryDetails)
    .where(and(eq(inquiryDetails.ipHash, asker.ipHash), gt(inquiryDetails.at, since)));
  const may = mayAskAgain({ fromContact: byContact?.n ?? 0, fromAddress: byIp?.n ?? 0 });
  return may ? null : refuse('inquiries.too-many', undefined, { status: 429 });
}
