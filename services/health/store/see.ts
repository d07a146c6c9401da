import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { scopeOf } from '#domain/access/can';
import type { FileAction } from '#domain/access/matrix';
import { fileRelations, type FileRelation } from '#domain/access/relations';
import { tehranDay } from '#domain/calendars/day';
import type { Ctx } from '../../context';
import type { Tx } from '../../runtime';
import { coveredBy, fileAndStanding, historyCovered, idArray, reachedReading, type Whose } from './standing';

export type Door = 'page' | 'api' | 'file' | 'socket' | 'print' | 'export';

/** What somebody wants to see of a file. */
export type Sight = {
  action: FileAction;
  whose: Whose;
  door: Door;
  /** The type of the entries, for the line. */
  type?: string;
  /** Reads entries, named `e` with the columns that `coveredBy` asks for, in their order; `covered` lets only those through that a standing reaches. */
  entries?: (covered: SQL) => SQL;
  /** Whether nothing is shown, and no line left, where no entry is reached. */
  needsEntry?: boolean;
  /** What is shown besides, each one value (jsonb) of `file` and `standing`. */
  besides?: Readonly<Record<string, SQL>>;
};

/** What was seen, and how whoever asked stands to the file. */
export type Seen = { memberId: number; ref: string; relation: FileRelation; entries: Record<string, unknown>[]; besides: Record<string, unknown> };

/** Where a line goes, for the readers of this folder. */
export const INTO_LINE = sql`insert into health_seen (member_id, at, user_id, staff_id, relation, right_id, action, door, type, record_ids, rows, request_id, once)`;

/**
 * The only reader of files of health, beside `commit`, their only writer (audited read). One statement, so one moment:
 * the right, the rows that it opens, the line of who saw what, and the rows come back. A right that has ended before the
 * statement begins shows nothing; whatever was shown has its line, and no line is without it. Null where nothing is
 * reached: not there, for whoever asks. [ROLE-4, ROLE-5]
 */
export async function see(ctx: Ctx, sight: Sight, tx: Tx = ctx.rt.db): Promise<Seen | null> {
  const reach = fileReach(ctx, sight.action);
  if (reach.length === 0) return null;
  const at = ctx.rt.clock();
  const history = ofHistory(sight);
  const covered = history ? historyCovered : coveredBy(at);
  const entries =
    sight.entries?.(history ? sql`exists (select 1 from standing s where ${covered})` : reachedReading(at)) ?? sql`select null::bigint as id where false`;
  const named = sight.entries
    ? sql`select e.id, s.right_id, s.relation from entries e cross join lateral (select * from standing s where ${covered} order by s.strength limit 1) s`
    : sql`select null::bigint as id, null::bigint as right_id, null::text as relation where false`;
  const besides = Object.entries(sight.besides ?? {}).flatMap(([name, value]) => [sql`${name}::text`, sql`(${value})`]);
  const { rows } = await tx.execute(sql`
    with ${fileAndStanding({ actor: ctx.actor, whose: sight.whose, reach, at, history })},
    entries as materialized (${entries}),
    named as (${named}),
    best as (select right_id, relation from standing order by strength limit 1),
    used as (
      select right_id, relation, count(*)::int as rows, array_agg(id) as ids from named group by right_id, relation
      union all select right_id, relation, 1, '{}'::bigint[] from best where not exists (select 1 from named) and ${!sight.needsEntry}),
    line as (
      ${INTO_LINE}
      select ${columnsOf(ctx, sight, at)} from file f, used u
      where u.relation <> 'owner' or not exists (select 1 from health_seen h where h.once = ${onceOf(ctx, at)})
      on conflict (once) do nothing)
    select f.id, f.ref, b.relation, (select coalesce(jsonb_agg(to_jsonb(e)), '[]') from entries e) as entries,
      jsonb_build_object(${sql.join(besides, sql`, `)}) as besides
    from file f, best b where ${!sight.needsEntry} or exists (select 1 from entries)`);
  const [row] = rows as { id: string; ref: string; relation: FileRelation; entries: Seen['entries']; besides: Seen['besides'] }[];
  return row ? { memberId: Number(row.id), ref: row.ref, relation: row.relation, entries: row.entries, besides: row.besides } : null;
}

/** The relations to a file by which somebody may do this, as the table of rights says. */
export function fileReach(ctx: Pick<Ctx, 'actor'>, action: FileAction): FileRelation[] {
  const of: readonly string[] = scopeOf(ctx.actor, action)?.of ?? [];
  return fileRelations.filter((one) => of.includes(one));
}

/** Whether what is asked is about the health history, which a right opens apart from the readings; it is taken along with them. */
const ofHistory = ({ action, type }: Pick<Sight, 'action' | 'type'>): boolean =>
  action === 'health.read-ehr' || action === 'health.change-ehr' || type === 'ehr';

/** What was written into a file by another than its owner: its line, in the transaction that writes. */
export type Written = { memberId: number; relation: FileRelation; rightId: number | null; action: FileAction; door: Door; type: string } & (
  { recordId: number } | { recordIds: readonly number[] }
);

/** Leaves the line of who wrote what, as `see` leaves the line of who read. [ROLE-4] */
export async function noteWritten(tx: Tx, ctx: Ctx, { memberId, relation, rightId, ...what }: Written): Promise<void> {
  if (relation === 'owner') return;
  const ids = 'recordId' in what ? [what.recordId] : what.recordIds;
  await tx.execute(sql`
    ${INTO_LINE}
    select ${columnsOf(ctx, what, ctx.now)} from (select ${memberId}::bigint as id) f,
      (select ${rightId}::bigint as right_id, ${relation}::text as relation, ${ids.length}::int as rows, ${idArray(ids)} as ids) u`);
}

type Line = Pick<Sight, 'action' | 'door' | 'type'>;

function columnsOf(ctx: Ctx, { action, door, type }: Line, at: Date): SQL {
  const { actor } = ctx;
  const own = sql`u.relation = 'owner'`;
  return sql`f.id, ${at}::timestamptz, ${actor.kind === 'user' ? actor.userId : null}::int, ${actor.kind === 'staff' ? actor.staffId : null}::int,
    u.relation, u.right_id, ${action}::text, ${door}::text, case when ${own} then null else ${type ?? null}::text end,
    case when ${own} then '{}' else u.ids end, case when ${own} then 1 else u.rows end, ${ctx.requestId}::text, case when ${own} then ${onceOf(ctx, at)} end`;
}

/** The owner's own readings are one line for a session and day. */
function onceOf({ actor }: Ctx, at: Date): SQL {
  const session = actor.kind === 'user' ? actor.sessionId : '';
  return sql`f.id || ${`:${session}:${tehranDay(at)}`}`;
}
