import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import { bands } from '#domain/groups/ladder';
import { groupDiscount } from '#domain/groups/share';
import { subjectOf } from '#domain/work/nouns';
import { sellableUnits } from '../catalog/sellable';
import { ladderOf } from '../groups/ladder';
import { percentNow } from '../groups/share';
import { groups, orders, users, variants, variants_locales } from '../store/schema.generated';
import { groupMembers } from '../store/tables';
import { guarded } from '../service';
import { groupSubject } from '../groups/row';
import { historyOf } from '../transitions/history';

/** Everything that staff see of a group: members with their shares, the ladder it was opened with, what happened. [GRP-2, GRP-4] */
export const staffGroup = guarded('admin.groups.read', async (ctx, groupId: number) => {
  const { lang } = ctx;
  const { db } = ctx.rt;
  const [found] = await db
    .select({ group: groups, sku: variants.sku, name: variants_locales.title })
    .from(groups)
    .innerJoin(variants, eq(variants.id, groups.variant))
    .leftJoin(variants_locales, and(eq(variants_locales._parentID, variants.id), eq(variants_locales._locale, lang)))
    .where(eq(groups.id, groupId));
  if (!found) return null;
  const members = await db
    .select({ member: groupMembers, phone: users.phone, order: orders.code })
    .from(groupMembers)
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .leftJoin(orders, eq(orders.id, groupMembers.orderId))
    .where(eq(groupMembers.groupId, groupId))
    .orderBy(asc(groupMembers.joinedAt), asc(groupMembers.id));
  const percent = percentNow(found.group);
  const unit = (await sellableUnits(db, [found.group.variant])).get(found.group.variant);
  const nameOf = new Map(members.map(({ member }) => [subjectOf('group-member', member.id), member.fullName]));
  const events = await historyOf(db, [groupSubject(groupId), ...nameOf.keys()]);
  return {
    ...found,
    percent,
    closing: {
      members: found.group.members,
      sharePercent: percent.total,
      unitToman: unit ? unit.priceToman - groupDiscount(unit.priceToman, percent).whole : null,
      unpaid: members.filter(({ member }) => member.state === 'joined').length,
    },
    bands: bands(ladderOf(found.group)),
    members: members.map(({ member, ...rest }) => ({ ...member, ...rest, leads: member.userId === found.group.leader })),
    events: events.map((event) => ({ ...event, member: nameOf.get(event.subject) ?? null })),
  };
});

export type StaffGroup = NonNullable<Awaited<ReturnType<typeof staffGroup>>>;
