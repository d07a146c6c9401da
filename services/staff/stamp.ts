import { sql } from '@payloadcms/db-postgres/drizzle';
import { can } from '#domain/access/can';
import type { Action } from '#domain/access/matrix';
import { isWorkCollection, rightOf } from '#domain/work/queues';
import type { Ctx } from '../context';
import { seenWork } from '../work/subject';

/** Documents with a page of moves, as audit lines name them. */
const subjects: Readonly<Record<string, string>> = {
  orders: 'order',
  'warranty-tickets': 'ticket',
  'device-claims': 'claim',
  devices: 'device',
  groups: 'group',
  inquiries: 'inquiry',
  reviews: 'review',
};

/** How far a document's audit has come, readings aside, in one question, since every open page asks it again and again: a page that was made at a smaller number is older than the document. Null for what one may not read. [ADM-4] */
export async function documentStamp(ctx: Ctx, collection: string, id: number): Promise<number | null> {
  const subject = subjects[collection];
  if (!subject || !Number.isSafeInteger(id) || id <= 0 || id >= 2 ** 31) return null;
  const right: Action = isWorkCollection(collection) ? rightOf[collection] : collection === 'groups' ? 'admin.groups.read' : 'admin.devices.read';
  if (!can(ctx.actor, right)) return null;
  const there = isWorkCollection(collection) ? sql`where exists (${seenWork(ctx, { collection, id })})` : sql``;
  const { rows } = await ctx.rt.db.execute<{ stamp: number }>(
    sql`select coalesce((select max(id) from audit where subject in (${`${subject}:${id}`}, ${`${collection}:${id}`}) and action not like '%.read'), 0)::float8
      as stamp ${there}`,
  );
  return rows[0]?.stamp ?? null;
}
