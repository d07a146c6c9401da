import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { orderMoves, type OrderMover } from '#domain/orders/life-cycle';
import { correctableStates } from '#domain/orders/dispatch';
import { proposableStates } from '#domain/orders/proposal';
import { toman } from '#domain/money';
import { say } from '#locales/say';
import { loadHolidays } from '#services/calendars/holidays';
import { vatOf } from '#services/invoices/content';
import { orderAsking, proposableUnits } from '#services/staff/order-asking';
import { orderBeside } from '#services/staff/order-beside';
import { orderDetail } from '#services/staff/order-detail';
import { sentWith, toCorrect, toDispatch } from '#services/staff/order-dispatch';
import { staffInvoice } from '#services/staff/invoice-detail';
import { orderHasSerials } from '#services/orders/units-to-send';
import { orderRefunds } from '#services/staff/order-refunds';
import { mayNow, staffOf } from '../access/staff';
import { langOf } from '../fields/lang-of';
import { Fresh } from '../moves/fresh';
import { stampOf } from '../moves/stamp-of';
import { OrderInvoice } from '../invoices/order-invoice';
import { Held } from '../work/held';
import { OwnerLine } from '../work/owner-line';
import { CancelWish } from './cancel-wish';
import { engravedOf } from './engraved';
import { OrderAmounts } from './order-amounts';
import { OrderCall } from './order-call';
import { OrderCorrect } from './order-correct';
import { OrderCustomer } from './order-customer';
import { OrderDispatch } from './order-dispatch';
import { OrderHead } from './order-head';
import { OrderLines } from './order-lines';
import { OrderMoves } from './order-moves';
import { OrderParcel } from './order-parcel';
import { OrderPayments } from './order-payments';
import { OrderPromises } from './order-promises';
import { OrderProposals } from './order-proposals';
import { ProposeForm } from './propose-form';
import { OrderReceiver } from './order-receiver';
import { OrderRefunds } from './order-refunds';
import { OrderSteps } from './order-steps';
import { History } from '../moves/history';
import { OrderWaits } from './order-waits';
import { SerialsLacking } from './serials-lacking';
import { deskCtx } from '../moves/desk-ctx';

/** The staff's page of an order: what was bought, where it goes, what happened, and the moves that are allowed now. [ADM-4, ORD-5] */
export async function OrderView({ doc, initPageResult, searchParams }: DocumentViewServerProps) {
  const { req } = initPageResult;
  const lang = langOf(req.i18n);
  const person = staffOf(req);
  const ctx = deskCtx(req);
  const stamp = await stampOf(req, 'orders', doc?.['id']);
  const detail = ctx && mayNow(req, 'admin.orders.read') && typeof doc?.['id'] === 'number' ? await orderDetail(ctx, doc['id']) : null;
  if (!person || !ctx || !detail) return <Gutter>{say(lang, 'admin.order.unknown')}</Gutter>;
  const { order } = detail;
  const { now } = ctx;
  const beside = await orderBeside(ctx, order);
  const refunds = await orderRefunds(ctx, order.id);
  const invoice = mayNow(req, 'admin.invoices.read') ? await staffInvoice(ctx, { orderId: order.id }) : null;
  // As the invoice has it; before there is one, by the rate of today.
  const tax = invoice?.content.vat ?? (await vatOf(ctx.rt.db, toman(order.totalToman)));
  const { proposals, tries, wish } = await orderAsking(ctx, order.id);
  const open = proposals.find((one) => one.state === 'open');
  const asked = open !== undefined;
  // What has serials is replaced by its ticket.
  const serials = order.state === 'delivered' && (await orderHasSerials(ctx, order.id));
  const mayMove = orderMoves({ ...order, asked, serials }, person.roles as OrderMover[]);
  // A dispatch has a form of its own.
  const sends = mayMove.some((move) => move.event === 'dispatch');
  const moves = mayMove.filter((move) => move.event !== 'dispatch');
  const buyer = [detail.buyer?.firstName, detail.buyer?.lastName].filter(Boolean).join(' ') || order.receiverName;
  const wasSent = (['dispatched', 'delivered', 'replacement'] as readonly string[]).includes(order.state);
  const corrects = mayNow(req, 'orders.correct-dispatch') && (correctableStates as readonly string[]).includes(order.state);
  const recorded = corrects ? await toCorrect(ctx, order) : null;
  const ask = typeof searchParams?.['ask'] === 'string' ? searchParams['ask'] : undefined;
  const ofDesk = mayNow(req, 'orders.propose');
  const mayAsk = ofDesk && !asked && (proposableStates as readonly string[]).includes(order.state);
  const lines = detail.lines.map((line) => ({ id: line.id, name: lang === 'fa' ? line.nameFa : line.nameEn, quantity: line.quantity }));
  const engraved = engravedOf(lang, detail.lines, proposals);
  // For whoever records serials it is the next thing to do; for the others it is beside theirs.
  const records = mayNow(req, 'admin.serials.add');
  const lacking = <SerialsLacking ctx={ctx} order={order} mayAdd={records} />;
  const late = order.dueAt !== null && new Date(order.dueAt) < now;
  return (
    <Gutter className="zb-order">
      <SetStepNav nav={[{ label: say(lang, 'admin.collections.orders.many'), url: '/admin/collections/orders' }, { label: order.code }]} />
      <Fresh lang={lang} document={`orders/${order.id}`} stamp={stamp} />
      <OrderHead lang={lang} order={order} now={now} asked={asked} />
      <OwnerLine ctx={ctx} collection="orders" id={order.id} state={order.state} me={person.id} />
      <OrderSteps lang={lang} order={order} events={detail.events} promises={beside.promises} />
      {open ? <OrderWaits lang={lang} asked={open} now={now} /> : null}
      <div className="zb-cols zb-cols--wide">
        <div>
          {records ? lacking : null}
          <Held ctx={ctx} collection="orders" id={order.id} me={person.id}>
            <CancelWish lang={lang} orderId={order.id} wish={wish} dueAt={order.dueAt} mayAnswer={ofDesk} />
            {sends ? (
              <OrderDispatch
                key={`dispatch-${order.state}`}
                {...{ lang, order, buyer, engraved }}
                found={await toDispatch(ctx, order)}
                mayAdd={records}
                wished={Boolean(wish)}
              />
            ) : null}
            <OrderMoves
              key={`moves-${order.state}${asked ? '-asked' : ''}${wish ? '-wished' : ''}${ask ?? ''}`}
              lang={lang}
              orderId={order.id}
              state={order.state}
              moves={moves.map((move) => ({ event: move.event, to: move.to, needsReason: move.reason === 'required' }))}
              lines={lines}
              paidToman={order.paidToman}
              ask={ask}
              given={wish ? 'buyer-asked' : undefined}
              givenWords={wish ? say(order.lang, 'admin.cancel.granted') : undefined}
              title={sends ? say(lang, 'admin.order.else') : undefined}
              none={serials ? say(lang, 'refusals.orders.replace.by-ticket') : undefined}
            />
            {recorded ? (
              <OrderCorrect key={`correct-${order.state}-${recorded.parcel.corrections}`} {...{ lang, order, engraved }} found={recorded} mayAdd={records} />
            ) : null}
            {order.state === 'queued' && ofDesk && !asked ? (
              <OrderCall
                key={tries}
                {...{ lang, orderId: order.id, tries, late, dueAt: order.dueAt, engraved }}
                receiver={{ name: order.receiverName, phone: order.receiverPhone }}
              />
            ) : null}
            <OrderProposals lang={lang} orderId={order.id} proposals={proposals} mayPropose={ofDesk} />
            {mayAsk ? (
              <ProposeForm key={`ask-${order.state}`} {...{ lang, orderId: order.id, state: order.state, lines }} units={await proposableUnits(ctx.rt, lang)} />
            ) : null}
            <OrderRefunds lang={lang} document={`orders/${order.id}`} refunds={refunds} mayCarryOut={mayNow(req, 'refunds.try-again')} now={now} />
          </Held>
          {records ? null : lacking}
          <OrderLines lang={lang} lines={detail.lines} changes={proposals} pictures={beside.pictures} />
          <OrderAmounts lang={lang} order={order} tax={tax} />
        </div>
        <aside>
          {wasSent ? <OrderParcel lang={lang} ticketsOpen={mayNow(req, 'admin.tickets.read')} sent={await sentWith(ctx, order)} /> : null}
          <OrderReceiver lang={lang} order={order} buyer={detail.buyer} />
          <OrderCustomer lang={lang} userId={order.user} customer={beside.customer} open={mayNow(req, 'admin.users.read')} />
          <OrderPromises lang={lang} promises={beside.promises} now={now} holidays={await loadHolidays(ctx.rt.db)} />
          <OrderPayments lang={lang} payments={detail.payments} walletToman={detail.walletToman} />
          <OrderInvoice lang={lang} paid={order.placedAt !== null} invoice={invoice} />
          <History lang={lang} of="order" events={detail.events} takings={detail.takings} />
        </aside>
      </div>
    </Gutter>
  );
}
