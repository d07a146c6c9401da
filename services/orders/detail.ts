import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { NextStep } from '#domain/orders/next-step';
import { isCancelled } from '#domain/orders/life-cycle';
import type { DeliveryChoice } from '#domain/orders/delivery-choice';
import { dueAt } from '#domain/calendars/deadline';
import { cancelCauses } from '#domain/orders/proposal';
import { colourOf, type ColourCode } from '#domain/catalog/colours';
import { engravedLines } from '#domain/catalog/engraving';
import { shownDay } from '#domain/orders/shown-day';
import { orderTimeline, type TimelineStep } from '#domain/orders/timeline';
import type { OrderState } from '#domain/orders/states';
import { unknownOrder } from '#domain/orders/tracking-code';
import type { Refusal } from '#domain/result';
import { loadHolidays } from '../calendars/holidays';
import type { Look } from '#domain/catalog/kinds';
import type { Ctx, Lang } from '../context';
import { orderSubject } from '../deadlines/order-subject';
import { groupOfOrder, type GroupOfOrder } from '../groups/of-order';
import { refundsOf, type Refund } from '../refunds/view';
import { deadlines, orderLines, payments } from '../store/tables';
import { creditFor } from '../wallet/hold';
import { historyOf } from '../transitions/history';
import { proposalOf, type Proposal } from './proposals/view';
import { cancelAnswerClock, mayAskToCancel, type CancelRequestState } from '#domain/orders/cancel-request';
import { CANCEL_REQUEST, lastCancelRequest } from './cancel-requests/row';
import { lastFailed, type FailedPayment } from '../payments/failed';
import { deliveryPromise, nextOf, openBy } from './next-of';
import { proposalsOf } from './proposals/row';
import { devicesOf, parcelOf, type OwnDevice, type ParcelView } from './parcel';
import { replacementsOf, type Replacement } from './replacements';
import { myOrder, type OrderRow } from './row';
import { service } from '../service';

export type OrderLine = {
  name: string;
  look: Look;
  colour: { code: ColourCode; title: string } | null;
  engraving: string[];
  quantity: number;
  unitToman: number;
  engravingToman: number;
  discountToman: number;
  totalToman: number;
};

/** An order as its buyer, and staff, see it: what, where, how much, and the one timeline. */
export type OrderDetail = {
  id: number;
  code: string;
  state: OrderState;
  lang: Lang;
  madeAt: Date;
  placedAt: Date | null;
  holdUntil: Date | null;
  queuedFor: Date | null;
  /** A moment of the promised day. */
  promisedDay: Date | null;
  /** The day and part that the buyer chose. */
  delivery: DeliveryChoice | null;
  itemCount: number;
  goodsToman: number;
  discountToman: number;
  deliveryToman: number;
  totalToman: number;
  paidToman: number;
  /** What the wallet keeps for the order, or has paid of it. */
  walletToman: number;
  discountCode: string | null;
  /** The group whose share it is. */
  group: GroupOfOrder | null;
  receiver: { name: string; phone: string };
  address: { province: string; city: string; fullAddress: string; unit: string | null; plate: string | null; postalCode: string };
  courierNote: string | null;
  lines: OrderLine[];
  timeline: TimelineStep[];
  /** What happens next, and when. */
  next: NextStep;
  /** What the buyer is asked, or has agreed to. */
  proposals: Proposal[];
  /** Whether the buyer may ask to cancel, and what became of the last wish. */
  cancel: {
    mayAsk: boolean;
    /** By when a wish that is sent now is answered. */ answerBy: Date | null;
    wish: { state: CancelRequestState; words: string; answer: string | null; askedAt: Date; answerBy: Date | null } | null;
  };
  /** The last attempt to pay an order that is not paid, if the bank has said that it failed. */
  failed: FailedPayment | null;
  refunds: Refund[];
  cardMask: string | null;
  /** With whom it went, and the devices that it brought. */
  parcel: ParcelView | null;
  devices: OwnDevice[];
  /** Which of them was or will be replaced, by when, and how the other one comes. */
  replacements: Replacement[];
};

/** The buyer's own order; another's is as absent as none. [ORD-10, ORD-12] */
export const orderDetail = service(
  'orders.read',
  async (ctx, code: string): Promise<OrderDetail | Refusal> => {
    const order = await myOrder(ctx.rt.db, ctx, code);
    return order ? detailOf(ctx, order) : unknownOrder;
  },
  () => unknownOrder,
);

const date = (text: string | null) => (text ? new Date(text) : null);

/** Reads all that belongs to an order, in the reader's language. */
async function detailOf({ rt: { db: tx }, lang, now }: Ctx, order: OrderRow): Promise<OrderDetail> {
  const holidays = await loadHolidays(tx);
  const [lines, events, paid, credit, refunds, group, proposals, wish, parcel, devices, replacements] = await Promise.all([
    tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(asc(orderLines.position)),
    historyOf(tx, orderSubject(order.id)),
    tx
      .select()
      .from(payments)
      .where(eq(payments.payableId, orderSubject(order.id))),
    creditFor(tx, orderSubject(order.id)),
    refundsOf(tx, orderSubject(order.id), now, holidays),
    groupOfOrder(tx, order.id),
    proposalsOf(tx, order.id),
    lastCancelRequest(tx, order.id),
    parcelOf(tx, order.id),
    devicesOf(tx, lang, order),
    replacementsOf(tx, order),
  ]);
  const promises = await tx
    .select()
    .from(deadlines)
    .where(eq(deadlines.subject, orderSubject(order.id)))
    .orderBy(asc(deadlines.id));
  const promise = deliveryPromise(order, promises);
  const refund = promises.find((one) => one.kind === 'orders.refund');
  const shown = proposals.filter((one) => one.state === 'open' || one.state === 'agreed').map((one) => proposalOf(lang, one, lines));
  const promisedDay = promise ? shownDay(promise) : null;
  const mayAsk = mayAskToCancel(order.state).ok && wish?.state !== 'open';
  return {
    id: order.id,
    code: order.code,
    state: order.state,
    lang: order.lang,
    madeAt: new Date(order.createdAt),
    placedAt: date(order.placedAt),
    holdUntil: date(order.holdUntil),
    queuedFor: date(order.queuedFor),
    promisedDay,
    // Of a cancelled order nothing comes on any day.
    delivery: order.deliveryDay === null || isCancelled(order.state) ? null : { day: order.deliveryDay, part: order.deliveryPart },
    itemCount: order.itemCount,
    goodsToman: order.goodsToman,
    discountToman: order.discountToman,
    deliveryToman: order.deliveryToman,
    totalToman: order.totalToman,
    paidToman: order.paidToman,
    walletToman: credit?.amountToman ?? 0,
    discountCode: order.discountCode,
    group,
    receiver: { name: order.receiverName, phone: order.receiverPhone },
    address: { province: order.province, city: order.city, fullAddress: order.fullAddress, unit: order.unit, plate: order.plate, postalCode: order.postalCode },
    courierNote: order.courierNote,
    lines: lines.map((line) => shownLine(lang, line)),
    timeline: orderTimeline({
      state: order.state,
      happened: events.map((event) => ({
        toState: event.toState as OrderState,
        at: event.at,
        reason: event.reason,
        fromState: event.fromState as OrderState | null,
        cause: causeOf(event.facts),
      })),
      holdUntil: date(order.holdUntil),
      queuedFor: date(order.queuedFor),
      promisedBy: promisedDay,
      refundDueAt: refund ? shownDay(refund.dueAt) : null,
      paidToman: order.paidToman,
    }),
    next: nextOf(order, promises, now),
    proposals: shown,
    cancel: {
      mayAsk,
      answerBy: mayAsk ? dueAt(cancelAnswerClock, now, holidays) : null,
      wish: wish && { state: wish.state, words: wish.words, answer: wish.answer, askedAt: wish.askedAt, answerBy: openBy(promises, CANCEL_REQUEST) },
    },
    failed: order.paidToman === 0 ? lastFailed(paid, holidays) : null,
    refunds,
    parcel,
    devices,
    replacements,
    cardMask: paid.find((payment) => payment.state === 'paid')?.cardMask ?? null,
  };
}

const causeOf = (facts: Record<string, string | number>) => cancelCauses.find((one) => one === facts['cause']) ?? null;

function shownLine(lang: Lang, line: typeof orderLines.$inferSelect): OrderLine {
  const colour = line.colour ? colourOf(line.colour) : null;
  return {
    name: lang === 'fa' ? line.nameFa : line.nameEn,
    look: line.drawing as Look,
    colour: colour ? { code: colour.code, title: colour[lang] } : null,
    engraving: engravedLines(line.engraving),
    quantity: line.quantity,
    unitToman: line.unitToman,
    engravingToman: line.engravingToman,
    discountToman: line.discountToman,
    totalToman: line.totalToman,
  };
}
