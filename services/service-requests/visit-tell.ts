import { eq } from '@payloadcms/db-postgres/drizzle';
import { visitCode } from '#domain/service-requests/visit-code';
import type { Ctx } from '../context';
import { pageLink } from '../messages/page-link';
import { queueMessage } from '../messages/queue';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { users } from '../store/schema.generated';
import type { VisitRow } from './visit-row';

/** A visit after a move, and who was booked for it before. */
type Told = { requestCode: string; visit: Pick<VisitRow, 'ordinal' | 'state' | 'providerId'>; before: number | null };

/** Tells a provider of a visit that they are asked to, or that they need not come to any more, by its number alone. [INP-8: assign] */
export async function tellProvider(tx: Tx, ctx: Ctx, { requestCode, visit, before }: Told): Promise<Later[]> {
  const code = visitCode(requestCode, visit.ordinal);
  if (visit.state === 'offered' && visit.providerId !== null) {
    const to = await addressOf(tx, visit.providerId);
    return [await queueMessage(tx, ctx, { ...to, notice: 'services.visit-asked', facts: { code, link: pageLink(ctx, to.lang, `/provider/visits/${code}`) } })];
  }
  const gone = visit.state === 'planned' || visit.state === 'cancelled';
  if (!gone || before === null) return [];
  return [await queueMessage(tx, ctx, { ...(await addressOf(tx, before)), notice: 'services.visit-off', facts: { code } })];
}

async function addressOf(tx: Tx, userId: number) {
  const [owner] = await tx.select({ phone: users.phone, lang: users.lang }).from(users).where(eq(users.id, userId));
  if (!owner) throw new Error(`user ${userId} is gone`);
  return { channel: 'sms' as const, recipient: owner.phone, lang: owner.lang };
}
