import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { partiesOf } from '#domain/access/actor';
import { can } from '#domain/access/can';
import { actions } from '#domain/access/matrix';
import { staffRoles } from '#domain/accounts/roles';
import { reached } from '#services/access/reached';
import { relationsTo } from '#services/access/relations';
import type { Actor } from '#services/context';
import { leaveGroup } from '#services/groups/leave';
import { groups, orders } from '#services/store/schema.generated';
import { join, open } from '../group';
import { buyer, openShop, order, type Shop } from '../shop';
import { accountsOwn, anyRecord, doctorsOwn, guestsOwn, leadersOwn, membersOwn, providersOwn } from './cells';

let shop: Shop;
const people = new Map<string, Actor>([
  ['guest', { kind: 'guest' }],
  ['clock', { kind: 'clock', job: 'test' }],
  ...staffRoles.map((role, index): [string, Actor] => [role, { kind: 'staff', staffId: index + 1, name: '', roles: [role] }]),
]);
const own: Record<'order' | 'group', number> = { order: 0, group: 0 };

beforeAll(async () => {
  shop = await openShop();
  const owner = await buyer(shop, 1);
  own.order = (await order(shop, owner)).orderId;
  const leader = await buyer(shop, 2);
  const code = await open(shop, leader, 2);
  const [member, left] = await join(shop, code, 3, 4);
  await leaveGroup(left!, code);
  own.group = (await shop.database.pool.query<{ id: number }>('select id from groups where code = $1', [code])).rows[0]?.id ?? 0;
  for (const [name, ctx] of Object.entries({ owner, leader, member, left, stranger: await buyer(shop, 5) })) people.set(name, ctx!.actor);
});
afterAll(() => shop.stop());

const names = ['guest', 'owner', 'leader', 'member', 'left', 'stranger', ...staffRoles, 'clock'];

/** What the fixtures expect: any record, one's own, or one that one is related to. */
function expected(name: string, actor: Actor, action: string, record: 'order' | 'group'): boolean {
  if (partiesOf(actor).some((party) => anyRecord[party].has(action))) return true;
  if (record === 'order') return name === 'owner' && accountsOwn.has(action);
  return (membersOwn.has(action) && ['leader', 'member'].includes(name)) || (leadersOwn.has(action) && name === 'leader');
}

/** The actions whose condition lets a row through, in one statement. */
async function shown(actor: Actor, record: 'order' | 'group'): Promise<string[]> {
  const table = record === 'order' ? orders : groups;
  const by = record === 'order' ? { owner: orders.user } : { id: groups.id };
  const columns = actions.map((action, index) => sql`(${reached(actor, action, by)}) as ${sql.identifier(`a${index}`)}`);
  const { rows } = await shop.rt.db.execute(sql`select ${sql.join(columns, sql`, `)} from ${table} where ${table.id} = ${own[record]}`);
  return actions.filter((_action, index) => rows[0]?.[`a${index}`] === true);
}

test.each(names)('[ROLE-5: every cell] %s: each right to an order and to a group, decided and as a query, is what was written down by hand', async (name) => {
  const actor = people.get(name)!;
  const ownerId = people.get('owner')?.kind === 'user' ? (people.get('owner') as { userId: number }).userId : 0;
  for (const record of ['order', 'group'] as const) {
    const hand = actions.filter((action) => expected(name, actor, action, record));
    const subject = record === 'order' ? { ownerId } : { relations: await relationsTo(shop.rt.db, actor, 'group', own.group) };
    expect([record, actions.filter((action) => can(actor, action, subject))]).toEqual([record, hand]);
    expect([record, await shown(actor, record)]).toEqual([record, hand]);
  }
});

test('[ROLE-5: every cell] a guest has the own cart and forms, and no record that has an owner', () => {
  const guest: Actor = { kind: 'guest' };
  const hand = actions.filter((action) => anyRecord.guest.has(action) || guestsOwn.has(action));
  expect(actions.filter((action) => can(guest, action, { guestOwns: true }))).toEqual(hand);
});

test('[ROLE-5: every cell] a provider has the visits that are theirs, after the second step alone, and nobody else’s', () => {
  const provider: Actor = { kind: 'user', userId: 7, sessionId: 's', roles: ['service-provider'], twoSteps: true };
  const mine = (actor: Actor, ownerId: number) =>
    actions.filter((action) => can(actor, action, { ownerId }) && !can({ ...provider, roles: [] }, action, { ownerId }));
  expect(mine(provider, 7)).toEqual(actions.filter((action) => providersOwn.has(action)));
  expect(mine(provider, 8)).toEqual([]);
  expect(mine({ ...provider, twoSteps: false }, 7)).toEqual([]);
});

test('[ROLE-5: every cell] a doctor has the hours that are theirs, after the second step alone, and nobody else’s', () => {
  const doctor: Actor = { kind: 'user', userId: 7, sessionId: 's', roles: ['doctor'], twoSteps: true };
  const mine = (actor: Actor) =>
    actions.filter(
      (action) => can(actor, action, { ownerId: 7 }) && !can(actor, action, { ownerId: 8 }) && !can({ ...doctor, roles: [] }, action, { ownerId: 7 }),
    );
  expect(mine(doctor)).toEqual(actions.filter((action) => doctorsOwn.has(action)));
  expect(mine({ ...doctor, twoSteps: false })).toEqual([]);
});

test('[ROLE-5: every cell] what is written down by hand names no right that is gone', () => {
  const known = new Set<string>(actions);
  const named = [...Object.values(anyRecord), guestsOwn, accountsOwn, providersOwn, doctorsOwn, membersOwn, leadersOwn].flatMap((set) => [...set]);
  expect(named.filter((action) => !known.has(action))).toEqual([]);
});

test('[ROLE-5: relations] a relation to one group is none to another', async () => {
  const code = await open(shop, await buyer(shop, 6), 6);
  const other = (await shop.database.pool.query<{ id: number }>('select id from groups where code = $1', [code])).rows[0]?.id ?? 0;
  expect(await relationsTo(shop.rt.db, people.get('leader')!, 'group', own.group)).toEqual(['group-member', 'group-leader']);
  expect(await relationsTo(shop.rt.db, people.get('leader')!, 'group', other)).toEqual([]);
});
