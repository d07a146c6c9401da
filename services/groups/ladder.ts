import { asc } from '@payloadcms/db-postgres/drizzle';
import { FIRST_LADDER, checkLadder, type Ladder } from '#domain/groups/ladder';
import type { Tx } from '../runtime';
import { group_buying_ladder } from '../store/schema.generated';
import type { GroupRow } from './row';

/** The table that staff keep, for groups that open now; the first one until they have written any. [GRP-2] */
export async function currentLadder(tx: Tx): Promise<Ladder> {
  const rows = await tx
    .select({ from: group_buying_ladder.fromMembers, percent: group_buying_ladder.percent })
    .from(group_buying_ladder)
    .orderBy(asc(group_buying_ladder._order));
  return rows.length > 0 && checkLadder(rows).ok ? rows : FIRST_LADDER;
}

/** The ladder that a group was opened with; staff's later changes are for later groups. [GRP-2] */
export function ladderOf(group: GroupRow): Ladder {
  return group.ladder as Ladder;
}
