import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { OrderState } from '#domain/orders/states';
import { changedLine, mayPropose, priceDifference, proposalWords, type Dearer, type ProposalCause, type ProposalKind } from '#domain/orders/proposal';
import { AGREEMENT_HOURS } from '#domain/orders/review';
import { toman } from '#domain/money';
import { unknownOrder } from '#domain/orders/tracking-code';
import { ok, refuse, type Refusal, type Result } from '#domain/result';
import { colourAmong, sellableUnits, type SellableUnit } from '../../catalog/sellable';
import { actorName } from '../../context';
import { openDeadline } from '../../deadlines/open';
import { orderSubject } from '../../deadlines/order-subject';
import { groupOfOrder } from '../../groups/of-order';
import type { Tx } from '../../runtime';
import { changedMeanwhile, commit } from '../../store/commit';
import { orderLines, orderProposals } from '../../store/tables';
import { lockOrder, type OrderRow } from '../row';
import { notice } from '../move-order';
import { ORDERS } from '../../transitions/nouns';
import { note } from '../../transitions/transition';
import { keepPromised } from './goods';
import { service } from '../../service';

export type Propose = {
  orderId: number;
  /** The state that was on the screen when it was sent. */
  expectedState: OrderState;
  kind: ProposalKind;
  cause: ProposalCause;
  words: string;
  lineId?: number;
  variantId?: number;
  colourId?: number;
  quantity?: number;
  /** How many pieces of the line were not there, where another unit takes their place. */
  missing?: number;
  /** What the other unit costs for all pieces, as staff saw it beside what was paid. */
  seenToman?: number;
  /** Who pays what it costs more. */
  dearer?: Dearer;
};
type Line = typeof orderLines.$inferSelect;
type Changed = Partial<typeof orderProposals.$inferInsert>;

/** Staff ask the buyer of a paid order to agree to something: with their words, until a moment that both see. Until then nothing else goes on. [ORD-7, ORD-8] */
export const propose = service('orders.propose', async (ctx, ask: Propose): Promise<Result<{ proposalId: number; agreeBy: Date }>> => {
  const { actor } = ctx;
  const words = proposalWords(ask.words);
  if (!words.ok) return words;
  return commit(
    ctx,
    async (tx) => {
      const order = await lockOrder(tx, ask.orderId);
      if (!order) return unknownOrder;
      if (order.state !== ask.expectedState) return changedMeanwhile();
      const may = mayPropose(order.state, ask.kind, ask.cause);
      if (!may.ok) return may;
      const line = ask.kind === 'terms' ? ok(null) : await lineToChange(tx, order, ask.lineId);
      if (!line.ok) return line;
      const changed = line.value ? await change(tx, line.value, ask) : ok<Changed>({});
      if (!changed.ok) return changed;
      const subject = orderSubject(order.id);
      const clock = { kind: 'hours', hours: AGREEMENT_HOURS } as const;
      const { dueAt } = await openDeadline(tx, { kind: 'orders.agree', subject, clock, startsAt: ctx.now, holidays: new Set() });
      const { kind, cause } = ask;
      const [row] = await tx
        .insert(orderProposals)
        .values({
          orderId: order.id,
          kind,
          cause,
          words: words.value,
          ...changed.value,
          state: 'open',
          askedBy: actorName(actor),
          askedAt: ctx.now,
          agreeBy: dueAt,
        })
        .returning();
      if (!row) throw new Error('a proposal was not made');
      const kept = line.value ? await keepPromised(tx, ctx, row, line.value) : ok(null);
      if (!kept.ok) return refuse('orders.proposal.stock', { left: Number(kept.facts?.['left'] ?? 0) }, { field: 'quantity', status: 409 });
      await note(tx, ctx, ORDERS, order, { event: 'propose', reason: words.value, facts: { kind, cause, proposal: row.id } });
      return {
        value: { proposalId: row.id, agreeBy: dueAt },
        audit: { action: 'orders.proposed', subject, facts: { proposal: row.id, kind, cause } },
        tell: [
          await notice(tx, ctx, order, 'orders.asked', { dueBy: dueAt }),
          { queue: 'orders', kind: 'lapse', payload: { proposalId: row.id }, dueAt, id: `lapse:${row.id}` },
        ],
      };
    },
    { order_proposals_one_open: refuse('orders.proposal.open', undefined, { status: 409 }) },
  );
});

async function lineToChange(tx: Tx, order: OrderRow, lineId: number | undefined): Promise<Result<Line>> {
  if (await groupOfOrder(tx, order.id)) return refuse('orders.proposal.group', undefined, { status: 409 });
  const [line] =
    lineId === undefined
      ? []
      : await tx
          .select()
          .from(orderLines)
          .where(and(eq(orderLines.id, lineId), eq(orderLines.orderId, order.id)));
  if (!line) return refuse('orders.proposal.line', undefined, { field: 'line' });
  const [before] = await tx
    .select({ id: orderProposals.id })
    .from(orderProposals)
    .where(and(eq(orderProposals.lineId, line.id), eq(orderProposals.state, 'agreed')));
  return before ? refuse('orders.proposal.line-changed', undefined, { field: 'line', status: 409 }) : ok(line);
}

/** The changed line: which unit, how many, what it costs, and what is refunded. */
async function change(
  tx: Tx,
  line: Line,
  { kind, cause, variantId, colourId, quantity = line.quantity, missing, seenToman, dearer }: Propose,
): Promise<Result<Changed>> {
  const paid = { quantity: line.quantity, totalToman: toman(line.totalToman) };
  if (kind === 'fewer') {
    const price = changedLine(paid, { quantity, listToman: null });
    const { variantId: same, sku, nameFa, nameEn, drawing, colour, engraving } = line;
    return price.ok
      ? ok({
          lineId: line.id,
          variantId: same,
          sku,
          nameFa,
          nameEn,
          drawing,
          colour,
          engraved: engraving.length > 0,
          quantity,
          ...price.value,
          ...(cause === 'out-of-stock' ? { missing: line.quantity - quantity } : {}),
        })
      : price;
  }
  const unit = variantId === undefined ? undefined : (await sellableUnits(tx, [variantId])).get(variantId);
  if (!unit || !unit.sellable) return refuse('orders.proposal.unit', undefined, { field: 'variant' });
  const colour = colourFor(unit, line, colourId);
  if (colour && 'ok' in colour) return colour;
  if (unit.variantId === line.variantId && (colour?.code ?? null) === line.colour) return refuse('orders.proposal.same', undefined, { field: 'variant' });
  const engraved = line.engraving.length > 0 && unit.features.some((one) => one.type === 'ENGRAVING' && one.available);
  const listToman = toman(unit.priceToman + (colour?.extraToman ?? 0) + (engraved ? line.engravingToman : 0));
  const whole = missing === undefined || (Number.isSafeInteger(missing) && missing > 0 && missing <= line.quantity);
  if (!whole) return refuse('orders.proposal.missing', { most: line.quantity }, { field: 'missing' });
  const price = changedLine(paid, { quantity, listToman }, dearer);
  if (!price.ok && price.code !== 'orders.proposal.dearer') return price;
  // Nobody gives a difference away, or takes one, without having seen it.
  const { paidToman, listToman: wholeToman } = priceDifference(paid, { quantity, listToman });
  if (seenToman === undefined) return refuse('orders.proposal.unseen', { paidToman, listToman: wholeToman }, { field: 'seen' });
  if (seenToman !== wholeToman) return refuse('orders.proposal.other-difference', { paidToman, listToman: wholeToman }, { field: 'seen', status: 409 });
  if (!price.ok) return price;
  const { sku, title, look: drawing } = unit;
  return ok({
    ...{ lineId: line.id, variantId: unit.variantId, sku, nameFa: title.fa, nameEn: title.en, drawing },
    ...{ colour: colour?.code ?? null, engraved, quantity, ...price.value },
    ...(cause === 'out-of-stock' ? { missing: missing ?? line.quantity } : {}),
  });
}

/** The colour that staff chose, else the one that was bought; a unit that comes in no colours has none. */
function colourFor(unit: SellableUnit, line: Line, colourId: number | undefined): { code: string; extraToman: number } | Refusal | null {
  const colours = unit.features.filter((one) => one.type === 'COLOR' && one.available);
  if (colours.length === 0) return null;
  const bought = colours.find((one) => colourAmong(unit, [one.id])?.code === line.colour);
  const chosen = colourId === undefined ? bought : colours.find((one) => one.id === colourId);
  if (!chosen) return refuse('orders.proposal.colour', undefined, { field: 'colour' });
  return { code: colourAmong(unit, [chosen.id])?.code ?? chosen.code, extraToman: chosen.extraToman };
}
