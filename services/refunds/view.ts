import { asc, desc, eq, inArray } from '@payloadcms/db-postgres/drizzle';
import type { Holidays } from '#domain/calendars/calendar';
import { calendars } from '#domain/calendars/calendar';
import { dayNumber, isoOf, weekday } from '#domain/calendars/day';
import { readClock } from '#domain/calendars/deadline';
import { workingHoursBetween } from '#domain/calendars/working-hours';
import { refundDates } from '#domain/orders/refund';
import type { RefundState } from '#domain/refunds/life-cycle';
import { refundOwner, refundSteps, type RefundOwner, type RefundStep } from '#domain/refunds/steps';
import type { Tx } from '../runtime';
import { deadlines, payments, refundCalls, refunds } from '../store/tables';

/** A refund with its explanation: how much and why, by which rule and calendar, promised and due when, what was done and who owes the next step. [ORD-9] */
export type Refund = {
  id: string;
  /** The kind of payable that it is of. */
  kind: string;
  amountToman: number;
  why: (typeof refunds.$inferSelect)['why'];
  destination: 'wallet' | 'gateway';
  /** Where it went, once it is there; the bank's reference where staff sent it themselves. */
  doneBy: 'wallet' | 'gateway' | 'hand' | null;
  handRef: string | null;
  state: RefundState;
  /** Whether it refunds a second payment only, while the payable itself stays paid. */
  second: boolean;
  cardMask: string | null;
  startsAt: Date;
  promisedAt: Date;
  dueAt: Date;
  doneAt: Date | null;
  /** Working hours that have passed, until now or until it was done. */
  hoursPassed: number;
  /** Public holidays between start and due, as 2026-03-21: they explain why it takes so long. */
  restedOn: string[];
  steps: RefundStep[];
  owner: RefundOwner;
  /** Whether the buyer may take it into the wallet now. */
  mayTakeToWallet: boolean;
};

/** All refunds of a payable, oldest first, computed on the calendar as it stands. [ORD-9, JOB-3] */
export async function refundsOf(tx: Tx, payableId: string, now: Date, holidays: Holidays): Promise<Refund[]> {
  const rows = await tx
    .select({ refund: refunds, cardMask: payments.cardMask })
    .from(refunds)
    .leftJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.payableId, payableId))
    .orderBy(asc(refunds.askedAt), asc(refunds.destination), asc(refunds.id));
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.refund.id);
  const subjects = rows.map((row) => row.refund.subject);
  const [calls, promises] = await Promise.all([
    tx.select().from(refundCalls).where(inArray(refundCalls.refundId, ids)).orderBy(desc(refundCalls.attempt)),
    tx.select().from(deadlines).where(inArray(deadlines.subject, subjects)),
  ]);
  return rows.map(({ refund, cardMask }) => {
    const call = calls.find((one) => one.refundId === refund.id && one.state !== 'lost') ?? null;
    const dates = refundDates(refund.askedAt, holidays);
    const promise = promises.find((one) => one.subject === refund.subject && one.kind.endsWith('.refund') && +one.startsAt === +refund.askedAt);
    const dueAt = promise?.dueAt ?? dates.dueAt;
    const clock = readClock(refund.calendar);
    return {
      id: refund.id,
      kind: payableId.slice(0, payableId.indexOf(':')),
      amountToman: refund.amountToman,
      why: refund.why,
      destination: refund.destination,
      doneBy: refund.doneBy,
      handRef: refund.handRef,
      state: refund.state,
      second: refund.why === 'paid-twice',
      cardMask,
      startsAt: refund.askedAt,
      promisedAt: dates.promisedAt,
      dueAt,
      doneAt: refund.doneAt,
      hoursPassed: clock.kind === 'working' ? workingHoursBetween('orders', refund.askedAt, refund.doneAt ?? now, holidays) : 0,
      restedOn: holidaysBetween(refund.askedAt, dueAt, holidays),
      steps: refundSteps({
        state: refund.state,
        destination: refund.destination,
        askedAt: refund.askedAt,
        sentAt: call?.sentAt ?? null,
        refusedAt: call?.state === 'refused' ? call.endedAt : null,
        doneAt: refund.doneAt,
      }),
      owner: refundOwner(refund.state),
      mayTakeToWallet: refund.destination === 'gateway' && (refund.state === 'waiting' || refund.state === 'refused'),
    };
  });
}

function holidaysBetween(from: Date, to: Date, holidays: Holidays): string[] {
  const rest: readonly number[] = calendars.orders.restDays;
  const days: string[] = [];
  for (let day = dayNumber(from); day <= dayNumber(to); day += 1) {
    if (holidays.has(isoOf(day)) && !rest.includes(weekday(day))) days.push(isoOf(day));
  }
  return days;
}
