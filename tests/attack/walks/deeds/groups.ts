import { groupLifeCycle } from '#domain/groups/life-cycle';
import type { GroupEvent, GroupState } from '#domain/groups/states';
import { ok } from '#domain/result';
import { shareView } from '#services/cart/view';
import { settleDueGroups } from '#services/groups/due';
import { joinGroup } from '#services/groups/join';
import { leaveGroup } from '#services/groups/leave';
import { endGathering, leadGroup, moveGroupByStaff } from '#services/groups/move';
import { openGroup } from '#services/groups/open';
import { settleGroup } from '#services/groups/settle';
import { myShare } from '#services/groups/share';
import { placeOrder } from '#services/orders/place';
import { orderForm } from '../../../shop';
import { chooseMove } from '../choose-move';
import type { Deed, Person } from '../deed';
import { oneRow, type World } from '../world';
import { wayToPay } from './orders';

type Row = { id: number; code: string; state: GroupState; leader: number };
const GROUPS = `select id, code, state::text as state, leader_id as leader from groups`;
const some = (world: World) => oneRow<Row>(world, world.chance(0.8) ? `${GROUPS} where state in ('open', 'closed')` : GROUPS);
const person = (by: Person) => ({ fullName: 'آوین کهن‌سار', phone: by.phone ?? '09120000000' });

/** What can happen to groups and to the shares of their members. */
export const groupDeeds: readonly ((world: World) => Promise<Deed | undefined>)[] = [
  async (world) => {
    if (world.chance(0.5)) return undefined;
    const by = world.one(world.everybody);
    const variantId = world.one([world.shop.unit.variantId, world.shop.other.variantId]);
    return { name: 'open a group', by, stranger: by.userId === undefined, run: () => openGroup(by.ctx(), { variantId, ...person(by) }) };
  },
  ...[0, 1].map(() => async (world: World): Promise<Deed | undefined> => {
    const group = await some(world);
    if (!group) return undefined;
    const by = world.one(world.everybody);
    return { name: 'join a group', by, stranger: by.userId === undefined, run: () => joinGroup(by.ctx(), group.code, person(by)) };
  }),
  async (world) => {
    const group = await some(world);
    if (!group) return undefined;
    const by = world.one(world.everybody);
    return { name: 'leave a group', by, stranger: by.userId === undefined, run: () => leaveGroup(by.ctx(), group.code) };
  },
  async (world) => {
    const group = await some(world);
    if (!group) return undefined;
    const by = world.chance(0.6) ? (world.buyers.find((one) => one.userId === group.leader) ?? world.one(world.buyers)) : world.one(world.everybody);
    const event = world.one(['close', 'dissolve'] as const);
    const asks = { table: 'groups', id: group.id, event };
    return { name: `lead a group: ${event}`, by, asks, stranger: by.userId !== group.leader, run: () => leadGroup(by.ctx(), group.code, event) };
  },
  async (world) => {
    const group = await some(world);
    if (!group) return undefined;
    const { event, by, expectedState } = chooseMove(world, groupLifeCycle, group.state);
    const move = { groupId: group.id, event: event as GroupEvent, expectedState: expectedState as GroupState };
    return { name: `groups ${event}`, by, asks: { table: 'groups', id: group.id, event }, run: () => moveGroupByStaff(by.ctx(), move) };
  },
  ...[0, 1].map(() => async (world: World): Promise<Deed | undefined> => {
    const group = await some(world);
    if (!group) return undefined;
    const by = world.one(world.buyers);
    return {
      name: 'order a share',
      by,
      run: async () => {
        const ctx = by.ctx();
        const share = await myShare(ctx, group.code);
        if (!share.ok) return share;
        const shown = (await shareView(ctx, share.value, 'tehran')).priced.totalToman;
        return placeOrder(ctx, orderForm(shown, { key: `key-${world.random()}`, group: group.code, pay: wayToPay(world) }));
      },
    };
  }),
  async (world) => {
    const group = await some(world);
    if (!group) return undefined;
    const job = world.one([endGathering, settleGroup, settleGroup]);
    return { name: job.name, by: world.clock, leaves: 'all', run: () => job(world.clock.ctx(), group.id) };
  },
  async (world) => ({ name: 'settle due groups', by: world.clock, leaves: 'all', run: async () => ok(await settleDueGroups(world.clock.ctx())) }),
];
