import { eq, sql } from '@payloadcms/db-postgres/drizzle';
import { can } from '#domain/access/can';
import type { ColourCode } from '#domain/catalog/colours';
import { colourOf } from '#domain/catalog/colours';
import type { Look } from '#domain/catalog/kinds';
import { shortName } from '#domain/groups/fields';
import { bands, outlook, type Band, type GroupPercent, type Ladder } from '#domain/groups/ladder';
import { groupMoves } from '#domain/groups/life-cycle';
import { groupDiscount, fixedUnitToman } from '#domain/groups/share';
import type { GroupState, MemberState } from '#domain/groups/states';
import { toman, type Toman } from '#domain/money';
import type { OrderState } from '#domain/orders/states';
import type { Result } from '#domain/result';
import { ok } from '#domain/result';
import { relationsTo } from '../access/relations';
import { myUser } from '../accounts/user';
import { sellableUnits, type SellableUnit } from '../catalog/sellable';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { orders, variants } from '../store/schema.generated';
import { events, stock } from '../store/tables';
import { ladderOf } from './ladder';
import type { LeaderMove } from './move';
import { factsOf, findGroup, liveMembers, unknownGroup, type GroupRow, type MemberRow } from './row';
import { percentNow } from './share';
import { groupLink } from './tell';
import { service } from '../service';

/** A step of the ladder with what a share costs on it. */
export type PricedBand = Band & { shareToman: number };
type Choosable = {
  colours: { featureId: number; code: ColourCode; title: string; available: boolean }[];
  engraving: { featureId: number; extraToman: number } | null;
};

/** The reader's own membership: their place, their order, what they may do. */
export type MyPlace = {
  state: MemberState;
  moves: LeaderMove[];
  featureIds: number[];
  engraving: string[];
  order: { code: string; state: OrderState } | null;
  returnedToman: number | null;
};

/** A group as its page shows it: the state of this moment, and who asks. */
export type GroupView = {
  code: string;
  link: string;
  /** A short tag of its state, for polling. */
  pulse: string;
  state: GroupState;
  unit: { name: string; slug: string; look: Look; available: number } & Choosable;
  leaderName: string;
  members: number;
  percent: GroupPercent;
  /** What the shop asks for the unit, or asked when the price was fixed. */
  unitToman: number;
  shareToman: number;
  bands: PricedBand[];
  next: { members: number; gainPercent: number; shareToman: number } | null;
  better: { members: number; more: number; shareToman: number } | null;
  until: Date | null;
  fixed: boolean;
  me: MyPlace | null;
  /** Named to members only. */
  people: { name: string; state: MemberState; leads: boolean; me: boolean }[];
  /** What the form is filled with. */
  person: { fullName: string; phone: string };
};

/** The page of a group: everybody with the link sees how far it is and what the next member would bring; names are for its members. [GRP-2, GRP-3, GRP-4] */
export const groupView = service('groups.look', async (ctx, code: string): Promise<Result<GroupView>> => {
  const { db } = ctx.rt;
  const group = await findGroup(db, code);
  if (!group) return unknownGroup;
  const unit = (await sellableUnits(db, [group.variant])).get(group.variant);
  if (!unit) return unknownGroup;
  const [people, user, relations] = await Promise.all([liveMembers(db, group.id), myUser(ctx), relationsTo(db, ctx.actor, 'group', group.id)]);
  const mine = people.find((one) => one.userId === user?.id) ?? null;
  const leader = people.find((one) => one.userId === group.leader);
  const unitToman = fixedUnitToman(unit.priceToman, group.fixedUnitToman);
  const percent = percentNow(group);
  return ok({
    code: group.code,
    link: groupLink(ctx, group.code, ctx.lang),
    pulse: await pulseOf(ctx.rt.db, group),
    state: group.state,
    unit: shownUnit(ctx, unit),
    leaderName: leader ? shortName(leader.fullName) : '',
    members: group.fixedMembers ?? group.members,
    percent,
    unitToman,
    shareToman: shareOf(unitToman, percent),
    ...prospects(ladderOf(group), group, unitToman),
    until: group.dueAt ? new Date(group.dueAt) : null,
    fixed: group.fixedMembers !== null,
    me: mine && (await myPlace(ctx, group, mine)),
    people: can(ctx.actor, 'groups.names', { relations })
      ? people.map((one) => ({ name: shortName(one.fullName), state: one.state, leads: one.userId === group.leader, me: one.id === mine?.id }))
      : [],
    person: { fullName: [user?.firstName, user?.lastName].filter(Boolean).join(' '), phone: user?.phone ?? '' },
  });
});

/** A short tag of a group's state, which the open page polls; it fetches itself again when the tag has changed. [GRP-3] */
export const groupPulse = service('groups.look', async (ctx, code: string): Promise<Result<{ pulse: string }>> => {
  const group = await findGroup(ctx.rt.db, code);
  return group ? ok({ pulse: await pulseOf(ctx.rt.db, group) }) : unknownGroup;
});

/** Hashes everything that the page shows of others: who came, left or paid, who leads, how many places are left and what they cost. */
async function pulseOf(tx: Tx, { id, variant, state, members, dueAt }: Pick<GroupRow, 'id' | 'variant' | 'state' | 'members' | 'dueAt'>): Promise<string> {
  const [[event], [shelf]] = await Promise.all([
    tx
      .select({ last: sql<number>`coalesce(max(${events.id}), 0)::float8` })
      .from(events)
      // One list, so that the index is read: an "or" would read the whole table.
      .where(
        sql`${events.subject} = any(array(select 'group-member:' || m.id from group_members m where m.group_id = ${id} union all select 'group:' || ${id}::int))`,
      ),
    tx
      .select({ left: stock.available, priceToman: variants.priceToman })
      .from(variants)
      .leftJoin(stock, eq(stock.variantId, variants.id))
      .where(eq(variants.id, variant)),
  ]);
  return [state, members, dueAt ? new Date(dueAt).getTime() : 0, event?.last ?? 0, shelf?.left ?? 0, Number(shelf?.priceToman ?? 0)].join('-');
}

/** The ladder with what a share of this unit costs on each step. [PAGE-8, GRP-3] */
export function pricedBands(ladder: Ladder, unitToman: Toman): PricedBand[] {
  return bands(ladder).map((band) => ({ ...band, shareToman: shareOf(unitToman, band.percent) }));
}

function shareOf(unitToman: Toman, percent: GroupPercent): number {
  return unitToman - groupDiscount(unitToman, percent).whole;
}

function prospects(ladder: Ladder, group: GroupRow, unitToman: Toman): Pick<GroupView, 'bands' | 'next' | 'better'> {
  const { next, better } = outlook(ladder, group.members);
  const open = group.state === 'open';
  return {
    bands: pricedBands(ladder, unitToman),
    next: open && next ? { members: next.members, gainPercent: next.gain, shareToman: shareOf(unitToman, next.percent) } : null,
    better: open && better ? { members: better.members, more: better.more, shareToman: shareOf(unitToman, better.percent) } : null,
  };
}

function shownUnit({ lang }: Ctx, unit: SellableUnit): GroupView['unit'] {
  const engraving = unit.features.find((feature) => feature.type === 'ENGRAVING' && feature.available);
  return {
    name: unit.title[lang],
    slug: unit.slug,
    look: unit.look,
    available: unit.available,
    colours: unit.features
      .filter((feature) => feature.type === 'COLOR')
      .map(({ id, code, title, available }) => ({ featureId: id, code: colourOf(code).code, title: title[lang], available })),
    engraving: engraving ? { featureId: engraving.id, extraToman: toman(engraving.extraToman) } : null,
  };
}

async function myPlace(ctx: Ctx, group: GroupRow, member: MemberRow): Promise<MyPlace> {
  const [order] =
    member.orderId === null ? [] : await ctx.rt.db.select({ code: orders.code, state: orders.state }).from(orders).where(eq(orders.id, member.orderId));
  const leads = group.leader === member.userId;
  return {
    state: member.state,
    moves: leads ? groupMoves(factsOf(group), ['leader']).flatMap(({ event }) => (event === 'finish' ? [] : [event])) : [],
    featureIds: member.featureIds,
    engraving: member.engraving,
    order: order ?? null,
    returnedToman: member.returnedToman,
  };
}
