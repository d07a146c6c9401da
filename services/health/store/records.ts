import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { dayStart, dayEnd, tehranDay } from '#domain/calendars/day';
import { jalaliMonth } from '#domain/calendars/jalali';
import type { FileAction } from '#domain/access/matrix';
import type { FileRelation } from '#domain/access/relations';
import type { Person, RecordClass } from '#domain/records/class-of';
import type { Origin } from '#domain/health/origin';
import { actorName, type Ctx } from '../../context';
import type { Tx } from '../../runtime';
import { oneAtATime } from '../../store/one-at-a-time';
import { newRef } from '../../unguessable';
import { insertFiles, type FileRow } from './files';
import { keyOf } from './keys';
import { fileReach } from './see';
import { fileAndStanding, textArray, type Whose } from './standing';

/** A file that may be written to, and by which right. */
export type Writable = { memberId: number; relation: FileRelation; rightId: number | null; person: Person };

/** Whether whoever asks may do this to the file; null where it is not there for them. */
export async function fileToWrite(tx: Tx, ctx: Ctx, whose: Whose, action: FileAction): Promise<Writable | null> {
  const reach = fileReach(ctx, action);
  if (reach.length === 0) return null;
  const { rows } = await tx.execute<{ id: string; relation: FileRelation; right_id: string | null; birth_day: string | null; gender: Person['gender'] }>(sql`
    with ${fileAndStanding({ actor: ctx.actor, whose, reach, at: ctx.now })}
    select f.id, s.relation, s.right_id, coalesce(m.birth_day, u.birth_day) as birth_day,
      coalesce(m.gender, case when u.gender::text in ('female', 'male') then u.gender::text end) as gender
    from file f join members m on m.id = f.id left join users u on u.id = m.account_id, (select * from standing order by strength limit 1) s`);
  const [row] = rows;
  if (!row) return null;
  return {
    ...{ memberId: Number(row.id), relation: row.relation, rightId: row.right_id === null ? null : Number(row.right_id) },
    person: { birthDay: row.birth_day, gender: row.gender },
  };
}

/** What a reading says, as its row has it. */
export type Says = {
  measuredAt: Date;
  numbers: readonly number[];
  choices: Readonly<Record<string, string>>;
  lines: Readonly<Record<string, string>>;
  words: string | null;
  /** Hidden from all but its keepers until it is opened for somebody. */
  sensitive: boolean;
  classed: { class: RecordClass; rule: string } | null;
  confirmed: boolean;
};
type New = Says & { memberId: number; type: string; origin: Origin; originRef?: string; clientId: string; enteredBy?: string; files: readonly FileRow[] };

/** Nobody else writes readings of this type into this file meanwhile, so that its days add up. */
export async function lockReadings(tx: Tx, memberId: number, type: string): Promise<void> {
  await oneAtATime(tx, `health:${memberId}:${type}`);
}

/** Stores a reading with its first version and its day; the same entry sent again is the row that is there. [REC-9: exactly once] */
export async function insertReading(tx: Tx, ctx: Ctx, entry: New): Promise<{ id: number; ref: string; isNew: boolean }> {
  await lockReadings(tx, entry.memberId, entry.type);
  const sealed = await sealedOf(tx, ctx, entry.memberId, entry);
  const by = entry.enteredBy ?? actorName(ctx.actor);
  const { rows } = await tx.execute<{ id: string; ref: string }>(sql`
    insert into health_records (ref, member_id, type, origin, origin_ref, entered_by, entered_at, client_id, sensitive, ${SAID})
    values (${newRef()}, ${entry.memberId}, ${entry.type}, ${entry.origin}, ${entry.originRef ?? null}, ${by}, ${ctx.now}, ${entry.clientId}, ${entry.sensitive}, ${said(entry, sealed)})
    on conflict (member_id, client_id) do nothing returning id, ref`);
  if (!rows[0]) {
    const { rows: there } = await tx.execute<{ id: string; ref: string }>(
      sql`select id, ref from health_records where member_id = ${entry.memberId} and client_id = ${entry.clientId}`,
    );
    return { id: Number(there[0]?.id), ref: there[0]?.ref ?? '', isNew: false };
  }
  const id = Number(rows[0].id);
  await keepVersion(tx, ctx, id, 'made');
  await insertFiles(tx, id, entry.files);
  await reckonDays(tx, entry.memberId, entry.type, [tehranDay(entry.measuredAt)]);
  return { id, ref: rows[0].ref, isNew: true };
}

/** The reference of the entry that was sent under this number already. */
export async function entryOf(tx: Tx, memberId: number, clientId: string): Promise<string | null> {
  const { rows } = await tx.execute<{ ref: string }>(sql`select ref from health_records where member_id = ${memberId} and client_id = ${clientId}`);
  return rows[0]?.ref ?? null;
}

/** Writes a reading anew, as its next version; false where it is not the version that was shown any more. */
export async function updateReading(tx: Tx, ctx: Ctx, id: number, version: number, says: Says & { memberId: number }): Promise<boolean> {
  const sealed = await sealedOf(tx, ctx, says.memberId, says);
  const { rowCount } = await tx.execute(sql`
    update health_records set (${SAID}) = (${said(says, sealed)}), sensitive = ${says.sensitive}, version = version + 1 where id = ${id} and version = ${version} and deleted_at is null`);
  if (rowCount !== 1) return false;
  await keepVersion(tx, ctx, id, 'changed');
  return true;
}

/** Removes a reading, or takes that back; false where it was so already, or is another version. */
export async function setRemoved(tx: Tx, ctx: Ctx, id: number, removed: boolean): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update health_records set deleted_at = ${removed ? ctx.now : null}::timestamptz, version = version + 1 where id = ${id} and (deleted_at is null) = ${removed}`);
  if (rowCount !== 1) return false;
  await keepVersion(tx, ctx, id, removed ? 'removed' : 'restored');
  return true;
}

type Sealed = { words: string | null; lines: string | null };

/** What of a reading is written in words, under the member's key; a file whose key is gone takes none. */
async function sealedOf(tx: Tx, ctx: Ctx, memberId: number, { words, lines }: Pick<Says, 'words' | 'lines'>): Promise<Sealed> {
  const hasLines = Object.keys(lines).length > 0;
  if (words === null && !hasLines) return { words: null, lines: null };
  const key = await keyOf(tx, ctx.rt, memberId);
  if (!key) throw new Error(`member ${memberId} has no key`);
  return { words: words === null ? null : key.seal('words', words), lines: hasLines ? key.seal('lines', JSON.stringify(lines)) : null };
}

/** The columns of what a reading says. */
export const SAID = sql.raw('measured_at, n1, n2, n3, "values", words_sealed, lines_sealed, class, rule, confirmed');
const said = ({ measuredAt, numbers, choices, classed, confirmed }: Says, { words, lines }: Sealed): SQL =>
  sql`${measuredAt}, ${numbers[0] ?? null}::int, ${
    numbers[1] ?? null
  }::int, ${numbers[2] ?? null}::int, ${JSON.stringify(choices)}::jsonb, ${words}::text, ${lines}::text, ${classed?.class ?? null}::text, ${classed?.rule ?? null}::text, ${confirmed}`;

async function keepVersion(tx: Tx, ctx: Ctx, id: number, why: 'made' | 'changed' | 'removed' | 'restored'): Promise<void> {
  await tx.execute(sql`
    insert into health_record_versions (record_id, version, ${SAID}, why, actor, at)
    select id, version, ${SAID}, ${why}, ${actorName(ctx.actor)}, ${ctx.now} from health_records where id = ${id}`);
}

const TOGETHER = sql.raw('n, low1, high1, sum1, low2, high2, sum2, low3, high3, sum3, standard, non_standard');

/** Reckons days of a type again from its readings, and their months from their days: what a chart of years reads. */
export async function reckonDays(tx: Tx, memberId: number, type: string, days: readonly string[]): Promise<void> {
  const inOrder = [...new Set(days)].toSorted();
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined) return;
  const list = textArray(inOrder);
  const day = sql`to_char(measured_at at time zone 'Asia/Tehran', 'YYYY-MM-DD')`;
  await tx.execute(sql`delete from health_days where member_id = ${memberId} and type = ${type} and day = any(${list})`);
  await tx.execute(sql`
    insert into health_days (member_id, type, day, ${TOGETHER})
    select ${memberId}::bigint, ${type}::text, ${day}, count(*), min(n1), max(n1), sum(n1), min(n2), max(n2), sum(n2), min(n3), max(n3), sum(n3),
      count(*) filter (where class = 'standard'), count(*) filter (where class = 'non-standard')
    from health_records
    where member_id = ${memberId} and type = ${type} and n1 is not null and deleted_at is null
      and measured_at >= ${dayStart(first)} and measured_at < ${dayEnd(last)} and ${day} = any(${list})
    group by 3`);
  const months = new Map(inOrder.map((one) => [jalaliMonth(one).month, jalaliMonth(one)]));
  for (const { month, first: from, last: to } of months.values()) {
    await tx.execute(sql`delete from health_months where member_id = ${memberId} and type = ${type} and month = ${month}`);
    await tx.execute(sql`
      insert into health_months (member_id, type, month, ${TOGETHER})
      select ${memberId}::bigint, ${type}::text, ${month}::text, sum(n), min(low1), max(high1), sum(sum1), min(low2), max(high2), sum(sum2), min(low3), max(high3), sum(sum3), sum(standard), sum(non_standard)
      from health_days where member_id = ${memberId} and type = ${type} and day between ${from} and ${to}
      having count(*) > 0`);
  }
}

/** A reading as those see it who change it. */
export type Stored = {
  id: number;
  ref: string;
  memberRef: string;
  memberId: number;
  type: string;
  version: number;
  origin: Origin;
  enteredBy: string;
  measuredAt: Date;
  removedAt: Date | null;
};

/** A reading by its reference, for a change within a transaction; whether it may be changed is asked of its file. */
export async function readingRow(tx: Tx, ref: string): Promise<Stored | null> {
  const { rows } = await tx.execute<Record<string, never>>(sql`
    select r.id, m.ref as member_ref, r.member_id, r.type, r.version, r.origin, r.entered_by, r.measured_at, r.deleted_at
    from health_records r join members m on m.id = r.member_id where r.ref = ${ref}`);
  const row = rows[0] as Record<string, string> | undefined;
  if (!row) return null;
  return {
    ...{
      id: Number(row['id']),
      ref,
      memberRef: row['member_ref'] ?? '',
      memberId: Number(row['member_id']),
      type: row['type'] ?? '',
      version: Number(row['version']),
    },
    ...{ origin: row['origin'] as Origin, enteredBy: row['entered_by'] ?? '', measuredAt: new Date(row['measured_at'] ?? 0) },
    removedAt: row['deleted_at'] ? new Date(row['deleted_at']) : null,
  };
}

/** Keeps a reading at hand since a moment, or no longer. */
export async function keepAtHand(tx: Tx, userId: number, id: number, since: Date | null): Promise<void> {
  await tx.execute(
    since
      ? sql`insert into favourites (user_id, record_id, at) values (${userId}, ${id}, ${since}) on conflict do nothing`
      : sql`delete from favourites where user_id = ${userId} and record_id = ${id}`,
  );
}
