import { eq } from '@payloadcms/db-postgres/drizzle';
import { shownDay } from '#domain/orders/shown-day';
import type { Ctx } from '../context';
import { queueMessage } from '../messages/queue';
import type { Tx } from '../runtime';
import type { Later } from '../store/commit';
import { users } from '../store/schema.generated';
import type { EnrolmentRow } from './row';

/** What a student is told of an enrolment, by its number alone. */
type Told =
  | { notice: 'courses.paid'; startsAt: Date }
  | { notice: 'courses.called-off' }
  | { notice: 'courses.refund-pending'; amountToman: number; dueAt: Date }
  | { notice: 'courses.refunded'; amountToman: number };

/** Tells a student that the seat is theirs, that the group was called off, or where their money is. [ACAD-2, ORD-9] */
export async function tellStudent(tx: Tx, ctx: Ctx, { userId, code, lang }: EnrolmentRow, told: Told): Promise<Later> {
  const [user] = await tx.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
  if (!user) throw new Error(`enrolment ${code} is nobody’s`);
  const to = { channel: 'sms' as const, recipient: user.phone, lang };
  switch (told.notice) {
    case 'courses.paid':
      return queueMessage(tx, ctx, { ...to, notice: told.notice, facts: { code, startsDay: shownDay(told.startsAt) } });
    case 'courses.called-off':
      return queueMessage(tx, ctx, { ...to, notice: told.notice, facts: { code } });
    case 'courses.refund-pending':
      return queueMessage(tx, ctx, { ...to, notice: told.notice, facts: { code, amountToman: told.amountToman, dueDay: shownDay(told.dueAt) } });
    case 'courses.refunded':
      return queueMessage(tx, ctx, { ...to, notice: told.notice, facts: { code, amountToman: told.amountToman } });
  }
}
