import { and, eq, inArray, isNull } from '@payloadcms/db-postgres/drizzle';
import type { Result } from '#domain/result';
import type { Ctx } from '../context';
import { commit } from '../store/commit';
import { inquiries, users } from '../store/schema.generated';
import { inquiryDetails } from '../store/tables';
import { askerOf } from './limits';
import { inquirySubject } from './row';

/**
 * What was asked in this browser before the login stands in the account from then on, if its number or e-mail address is
 * the account's own, which its login or a code has proved: a number that somebody merely types brings nothing into an
 * account, nor does another's phone that lies about. [CONT-1, AUTH-6]
 */
export async function adoptInquiries(ctx: Ctx, codes: readonly string[]): Promise<Result<number>> {
  const { actor } = ctx;
  if (actor.kind !== 'user' || codes.length === 0) return { ok: true, value: 0 };
  return commit(ctx, async (tx) => {
    const [user] = await tx.select({ phone: users.phone, email: users.email, confirmed: users.emailConfirmedAt }).from(users).where(eq(users.id, actor.userId));
    const own = [user?.phone, user?.confirmed && user.email].flatMap((address) => (address ? [askerOf(ctx, address).contactHash] : []));
    const found = await tx
      .select({ id: inquiries.id })
      .from(inquiries)
      .innerJoin(inquiryDetails, eq(inquiryDetails.inquiryId, inquiries.id))
      .where(and(inArray(inquiries.code, [...codes]), isNull(inquiries.user), inArray(inquiryDetails.contactHash, own)));
    for (const { id } of found) await tx.update(inquiries).set({ user: actor.userId }).where(eq(inquiries.id, id));
    return { value: found.length, audit: found.map(({ id }) => ({ action: 'inquiries.adopted', subject: inquirySubject(id) })) };
  });
}
