import { and, eq, inArray, isNull } from '@payloadcms/db-postgres/drizzle';
import type { Result } from '#domain/result';
import { commit } from '../store/commit';
import { inquiries, users } from '../store/schema.generated';
import { inquiryDetails } from '../store/tables';
import { askerOf } from './limits';
import { inquirySubject } from './row';
import { service } from '../service';

/** Gives requests that this browser sent before the login to the account, where their number or e-mail address is one that the account has verified. An address that somebody merely typed brings nothing into an account. [CONT-1, AUTH-6] */
export const adoptInquiries = service('inquiries.adopt', async (ctx, codes: readonly string[]): Promise<Result<number>> => {
  const { actor } = ctx;
  if (codes.length === 0) return { ok: true, value: 0 };
  return commit(ctx, async (tx) => {
    const [user] = await tx.select({ phone: users.phone, email: users.email, confirmed: users.emailConfirmedAt }).from(users).where(eq(users.id, actor.userId));
    const own = [user?.phone, user?.confirmed && user.email].flatMap((address) => (address ? [askerOf(ctx, address).contactHash] : []));
    const theirs = tx.select({ id: inquiryDetails.inquiryId }).from(inquiryDetails).where(inArray(inquiryDetails.contactHash, own));
    // The update itself asks whether it is nobody's: of two accounts that come at once, the second finds it taken.
    const adopted = await tx
      .update(inquiries)
      .set({ user: actor.userId })
      .where(and(inArray(inquiries.code, [...codes]), isNull(inquiries.user), inArray(inquiries.id, theirs)))
      .returning({ id: inquiries.id });
    return { value: adopted.length, audit: adopted.map(({ id }) => ({ action: 'inquiries.adopted', subject: inquirySubject(id) })) };
  });
});
