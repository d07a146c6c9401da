import { orderStates } from '#domain/orders/states';
import type { OrderState } from '#domain/orders/states';
import { proposableStates, type ProposalCause, type ProposalKind } from '#domain/orders/proposal';
import { answerProposal } from '#services/orders/proposals/answer';
import { lapseProposal } from '#services/orders/proposals/lapse';
import { propose, type Propose } from '#services/orders/proposals/propose';
import { withdrawProposal } from '#services/orders/proposals/withdraw';
import { OTHER_TOMAN } from '../../../shop';
import type { Deed } from '../deed';
import { oneRow, type World } from '../world';

type Row = { id: number; order: number; code: string; owner: number };
const PROPOSALS = `select p.id, p.order_id as "order", o.code, o.user_id as owner from order_proposals p join orders o on o.id = p.order_id`;
const some = (world: World) => oneRow<Row>(world, world.chance(0.85) ? `${PROPOSALS} where p.state = 'open'` : PROPOSALS);
const asks: readonly { kind: ProposalKind; cause: ProposalCause }[] = [
  { kind: 'terms', cause: 'high-quantity' },
  { kind: 'fewer', cause: 'high-quantity' },
  { kind: 'fewer', cause: 'out-of-stock' },
  { kind: 'replacement', cause: 'out-of-stock' },
  { kind: 'replacement', cause: 'price-error' },
];

/** What a buyer can be asked to agree to, and how it ends. */
export const proposalDeeds: readonly ((world: World) => Promise<Deed | undefined>)[] = [
  async (world) => {
    const states = world.chance(0.8) ? proposableStates : orderStates;
    const order = await oneRow<{ id: number; state: OrderState }>(world, 'select id, state::text as state from orders where state::text = any($1)', [states]);
    if (!order) return undefined;
    const [line] = await world.rows<{ id: number; quantity: number }>('select id, quantity from order_lines where order_id = $1', [order.id]);
    const by = world.one(world.everybody);
    const { kind, cause } = world.one(asks);
    const change: Partial<Propose> =
      kind === 'terms'
        ? {}
        : { lineId: line?.id ?? 0, quantity: kind === 'fewer' ? Math.max(1, (line?.quantity ?? 1) - 1) : 1, variantId: world.shop.other.variantId };
    // What the other unit costs is seen before it is sent; whoever has not looked is told so.
    const seen = world.chance(0.8)
      ? { seenToman: OTHER_TOMAN, dearer: world.one([{ by: 'buyer' as const }, { by: 'gift' as const, reason: 'اشتباه ما بود' }]) }
      : {};
    const ask: Propose = {
      orderId: order.id,
      expectedState: order.state,
      kind,
      cause,
      words: 'این سفارش را با این تغییر می‌فرستیم',
      ...change,
      ...(kind === 'replacement' ? seen : {}),
    };
    const may = ['support', 'operations', 'administrator'].some((role) => by.as.includes(role));
    return { name: `propose ${kind}`, by, stranger: !may, run: () => propose(by.ctx(), ask) };
  },
  ...[0, 1].map(() => async (world: World): Promise<Deed | undefined> => {
    const row = await some(world);
    if (!row) return undefined;
    const by = world.chance(0.7) ? (world.buyers.find((one) => one.userId === row.owner) ?? world.one(world.buyers)) : world.one(world.everybody);
    const answer = world.chance(0.7) ? 'agree' : 'decline';
    const run = () => answerProposal(by.ctx(), { key: `key-${world.random()}`, code: row.code, proposalId: row.id, answer });
    return { name: `${answer} to a proposal`, by, stranger: by.userId !== row.owner, run };
  }),
  async (world) => {
    const row = await some(world);
    if (!row || world.chance(0.5)) return undefined;
    const by = world.one(world.everybody);
    const may = ['support', 'operations', 'administrator'].some((role) => by.as.includes(role));
    return { name: 'take a proposal back', by, stranger: !may, run: () => withdrawProposal(by.ctx(), { orderId: row.order, proposalId: row.id }) };
  },
  async (world) => {
    const row = await some(world);
    if (!row) return undefined;
    return { name: 'a proposal’s time', by: world.clock, leaves: 'all', run: () => lapseProposal(world.clock.ctx(), row.id) };
  },
];
