import { carryOutRefund } from '#services/refunds/carry-out';
import { carryOutRefunds } from '#services/refunds/carry-out-due';
import { finishRefundByHand } from '#services/refunds/finish-by-hand';
import { takeRefundToWallet } from '#services/refunds/to-wallet';
import { tryRefundAgain } from '#services/refunds/try-again';
import type { Deed } from '../deed';
import { oneRow, type World } from '../world';

type Row = { id: string; order: number; owner: number };
const REFUNDS = `select id, order_id as "order", user_id as owner from refunds`;
const some = (world: World) => oneRow<Row>(world, world.chance(0.7) ? `${REFUNDS} where state <> 'done'` : REFUNDS);

/** What can happen to money on its way back; the bank is away, refuses or loses its answer now and then. */
export const refundDeeds: readonly ((world: World) => Promise<Deed | undefined>)[] = [
  async (world) => {
    const refund = await some(world);
    if (!refund) return undefined;
    const { faults } = world.shop.gateway;
    delete faults.refund;
    if (world.chance(0.5)) faults.refund = world.one(['away', 'refuses', 'answer-lost'] as const);
    const one = world.chance(0.7);
    const run = () => (one ? carryOutRefund(world.clock.ctx(), refund.id) : carryOutRefunds(world.clock.ctx()));
    return { name: 'carry out a refund', by: world.clock, leaves: 'all', run };
  },
  async (world) => {
    const refund = await some(world);
    if (!refund) return undefined;
    const by = world.chance(0.6) ? (world.buyers.find((one) => one.userId === refund.owner) ?? world.one(world.buyers)) : world.one(world.everybody);
    const asks = { table: 'refunds', id: 0, event: 'pay-to-wallet' };
    const run = () => takeRefundToWallet(by.ctx(), { key: `key-${world.random()}`, refundId: refund.id });
    return { name: 'take a refund to the wallet', by, asks, stranger: by.userId !== refund.owner, run };
  },
  async (world) => {
    const refund = await some(world);
    if (!refund) return undefined;
    const by = world.one(world.everybody);
    const mayDecide = by.as.includes('operations') || by.as.includes('administrator');
    const ask = { payableId: `order:${refund.order}`, refundId: refund.id };
    const again = world.chance(0.6);
    const run = () => (again ? tryRefundAgain(by.ctx(), ask) : finishRefundByHand(by.ctx(), { ...ask, reference: '140508301234567890' }));
    return { name: again ? 'try a refund again' : 'finish a refund by hand', by, stranger: !mayDecide, run };
  },
];
