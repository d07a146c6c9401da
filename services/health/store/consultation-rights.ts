import { sql } from '@payloadcms/db-postgres/drizzle';
import type { ShareScope } from '#domain/health/share';
import { actorName, type Ctx } from '../../context';
import type { Tx } from '../../runtime';
import { newRef } from '../../unguessable';
import { keptUntil } from './share-deeds';
import { dayStart } from '#domain/calendars/day';
import { idArray, textArray } from './standing';

/** What of a file is opened to the doctor of a consultation, until when. */
export type ConsultationShare = ShareScope & { memberId: number; doctorUserId: number; recordId: number | null; consultationId: number; endsAt: Date };

const sourceOf = (consultationId: number) => `consultation:${consultationId}`;

/** Opens a part of a file to a consultation's doctor; null where that very part is open to them already. Ends with the child's coming of age. [CONS-7, CONS-10] */
export async function openForConsultation(tx: Tx, ctx: Ctx, share: ConsultationShare): Promise<number | null> {
  const { memberId, doctorUserId, recordId, consultationId, types, from, to, sensitive } = share;
  const kept = await keptUntil(tx, memberId);
  const endsAt = kept !== null && dayStart(kept) < share.endsAt ? dayStart(kept) : share.endsAt;
  const source = sourceOf(consultationId);
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into file_rights (ref, member_id, user_id, relation, types, record_id, from_at, to_at, sensitive, starts_at, ends_at, source, granted_by)
    select ${newRef()}, ${memberId}, ${doctorUserId}, 'consultation', ${textArray(types)}, ${recordId}::bigint, ${from}::timestamptz, ${to}::timestamptz, ${sensitive}, ${ctx.now}, ${endsAt}, ${source}, ${actorName(ctx.actor)}
    where not exists (select 1 from file_rights r where r.source = ${source} and r.user_id = ${doctorUserId} and r.types = ${textArray(types)}
      and r.record_id is not distinct from ${recordId}::bigint and (r.record_id is not null or r.from_at is not distinct from ${from}::timestamptz) and r.ended_at is null and r.ends_at > ${ctx.now}) returning id`);
  return rows[0] ? Number(rows[0].id) : null;
}

/** What a right of a consultation opens, as a message tells of it. */
export type SharedRecord = {
  types: string[];
  /** One reading: where it is found, and when it was measured; none where it was removed since. */
  reading: { ref: string; measuredAt: Date } | null;
  ofOne: boolean;
  memberRef: string;
  endsAt: Date | null;
  endedAt: Date | null;
};
type Row = {
  id: string;
  types: string[] | null;
  of_one: boolean;
  ref: string | null;
  measured_at: string | null;
  member_ref: string;
  ends_at: string | null;
  ended_at: string | null;
};

/** What some rights open, by their numbers: not a word of what lies behind them. */
export async function sharesBy(tx: Tx, ids: readonly number[]): Promise<Map<number, SharedRecord>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<Row>(sql`
    select r.id, r.types, r.record_id is not null as of_one, e.ref, e.measured_at, m.ref as member_ref, r.ends_at, r.ended_at
    from file_rights r join members m on m.id = r.member_id left join health_records e on e.id = r.record_id and e.deleted_at is null
    where r.id = any(${idArray(ids)})`);
  return new Map(
    rows.map((row) => [
      Number(row.id),
      {
        ...{ types: row.types ?? [], ofOne: row.of_one, memberRef: row.member_ref },
        reading: row.ref && row.measured_at ? { ref: row.ref, measuredAt: new Date(row.measured_at) } : null,
        endsAt: row.ends_at ? new Date(row.ends_at) : null,
        endedAt: row.ended_at ? new Date(row.ended_at) : null,
      },
    ]),
  );
}
