import { eq } from '@payloadcms/db-postgres/drizzle';
import { COURSE, enrolmentOfBill } from '../academy/bill';
import { CONSULTATION, reservationOfBill } from '../consultations/bill';
import type { Ctx, Lang } from '../context';
import { ORDER } from '../orders/payable';
import { cameBack, type CameBack } from '../payments/came-back';
import { clockwork } from '../service';
import { RENTAL_MONTH, requestOfBill, RIDE_FARE, SERVICE_BILL, SERVICE_SUPPLEMENT } from '../service-requests/bill';
import { orders, service_requests } from '../store/schema.generated';
import { enrolments, reservations, topUps } from '../store/tables';
import { TOP_UP } from '../top-ups/payable';

/** Where a buyer who comes back from the gateway is led. */
export type Returned =
  | { kind: 'unknown' }
  | { kind: 'placed' | 'refund' | 'not-paid' | 'checking'; code: string; lang: Lang }
  | { kind: 'request' | 'month' | 'supplement' | 'course' | 'consultation'; outcome: CameBack['outcome']; code: string; lang: Lang }
  | { kind: 'fare'; outcome: CameBack['outcome']; code: string; lang: Lang; own: boolean }
  | { kind: 'credited' | 'not-credited' | 'crediting'; amountToman: number; returnTo: string | null; lang: Lang };

/** A return from the gateway, true or claimed: the payment is found by its authority and the gateway is asked; the status in the address is never read. [ORD-4, ORD-13, WAL-2] */
export const paymentReturned = clockwork('payments.settle', async (ctx, authority: string): Promise<Returned> => {
  const back = await cameBack(ctx, authority);
  switch (back?.payable.kind) {
    case ORDER:
      return toOrder(ctx, back);
    case TOP_UP:
      return toWallet(ctx, back);
    case SERVICE_BILL:
      return toRequest(ctx, back, 'request');
    case RENTAL_MONTH:
      return toRequest(ctx, back, 'month');
    case SERVICE_SUPPLEMENT:
      return toRequest(ctx, back, 'supplement');
    case RIDE_FARE:
      return toFare(ctx, back);
    case COURSE:
      return toCourse(ctx, back);
    case CONSULTATION:
      return toReservation(ctx, back);
    default:
      return { kind: 'unknown' };
  }
});

async function toOrder(ctx: Ctx, { payable, outcome }: CameBack): Promise<Returned> {
  const [order] = await ctx.rt.db
    .select({ code: orders.code, lang: orders.lang, state: orders.state })
    .from(orders)
    .where(eq(orders.id, Number(payable.subject)));
  if (!order) return { kind: 'unknown' };
  const { code, lang, state } = order;
  switch (outcome) {
    case 'paid':
      return { kind: ['cancelled', 'refund-pending', 'refunded'].includes(state) ? 'refund' : 'placed', code, lang };
    case 'back':
      return { kind: 'refund', code, lang };
    case 'unpaid':
      return { kind: 'not-paid', code, lang };
    case 'checking':
      return { kind: 'checking', code, lang };
  }
}

async function toWallet(ctx: Ctx, { payable, outcome }: CameBack): Promise<Returned> {
  const [topUp] = await ctx.rt.db.select().from(topUps).where(eq(topUps.id, payable.subject));
  if (!topUp) return { kind: 'unknown' };
  const { amountToman, returnTo, lang } = topUp;
  const kind = { paid: 'credited', back: 'credited', unpaid: 'not-credited', checking: 'crediting' } as const;
  return { kind: kind[outcome], amountToman, returnTo, lang };
}

async function toRequest(ctx: Ctx, { payable, outcome }: CameBack, kind: 'request' | 'month' | 'supplement'): Promise<Returned> {
  const [request] = await ctx.rt.db
    .select({ code: service_requests.code, lang: service_requests.lang })
    .from(service_requests)
    .where(eq(service_requests.id, requestOfBill(payable.subject)));
  return request ? { kind, outcome, ...request } : { kind: 'unknown' };
}

/** Whoever paid a ride need not be who asked for it. */
async function toFare(ctx: Ctx, { payable, outcome }: CameBack): Promise<Returned> {
  const [request] = await ctx.rt.db
    .select({ code: service_requests.code, lang: service_requests.lang, user: service_requests.user })
    .from(service_requests)
    .where(eq(service_requests.id, requestOfBill(payable.subject)));
  if (!request) return { kind: 'unknown' };
  const { code, lang, user } = request;
  return { kind: 'fare', outcome, code, lang, own: user === payable.userId };
}

async function toCourse(ctx: Ctx, { payable, outcome }: CameBack): Promise<Returned> {
  const [enrolment] = await ctx.rt.db
    .select({ code: enrolments.code, lang: enrolments.lang })
    .from(enrolments)
    .where(eq(enrolments.id, enrolmentOfBill(payable.subject)));
  return enrolment ? { kind: 'course', outcome, ...enrolment } : { kind: 'unknown' };
}

async function toReservation(ctx: Ctx, { payable, outcome }: CameBack): Promise<Returned> {
  const [reservation] = await ctx.rt.db
    .select({ code: reservations.code, lang: reservations.lang })
    .from(reservations)
    .where(eq(reservations.id, reservationOfBill(payable.subject)));
  return reservation ? { kind: 'consultation', outcome, ...reservation } : { kind: 'unknown' };
}
