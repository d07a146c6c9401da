import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Tx } from '../../runtime';
import { eraseHistory } from './ehr';
import { SAID } from './records';

/** Files that were closed by this moment or before, or went with their account, and are not erased yet, locked; the first closed first. */
export async function fileToErase(tx: Tx, before: Date): Promise<{ id: number; closedAt: Date } | null> {
  const { rows } = await tx.execute<{ id: string; closed_at: string }>(sql`
    select id, closed_at from members where (closed_at <= ${before} or closed_by = 'deletion') and closed_at is not null and erased_at is null order by closed_at, id limit 1 for update skip locked`);
  return rows[0] ? { id: Number(rows[0].id), closedAt: new Date(rows[0].closed_at) } : null;
}

/** Marks readings of a closed file as removed when it was closed, each with its version, so many at most; how many there were. */
export async function removeAll(tx: Tx, { id, closedAt }: { id: number; closedAt: Date }, most: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with lot as (select id from health_records where member_id = ${id} and deleted_at is null order by id limit ${most}),
    gone as (update health_records r set deleted_at = ${closedAt}, version = version + 1 from lot where r.id = lot.id returning r.*)
    insert into health_record_versions (record_id, version, ${SAID}, why, actor, at) select id, version, ${SAID}, 'removed', 'clock', ${closedAt} from gone`);
  return rowCount ?? 0;
}

/** The readings of a file, removed as they are, and their files. */
export async function readingsLeft(tx: Tx, memberId: number, most: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`select id from health_records where member_id = ${memberId} order by id limit ${most} for update`);
  return rows.map(({ id }) => Number(id));
}

/** Erases what is left of a file without readings: its history; its key, and with it all that was sealed; whose it was; who might reach it. The lines of who saw what stay, without a name. */
export async function eraseFile(tx: Tx, { id: memberId, closedAt }: { id: number; closedAt: Date }, now: Date): Promise<void> {
  await eraseHistory(tx, memberId, closedAt);
  for (const table of ['health_days', 'health_months', 'family_members', 'member_keys'])
    // One after the other: they are one connection's.
    // oxlint-disable-next-line no-await-in-loop
    await tx.execute(sql`delete from ${sql.raw(table)} where member_id = ${memberId}`);
  await tx.execute(sql`update family_devices set ended_at = ${now}, ended_by = 'clock' where member_id = ${memberId} and ended_at is null`);
  await tx.execute(sql`update shares set ended_at = ${now}, ended_by = 'clock' where member_id = ${memberId} and ended_at is null`);
  await tx.execute(sql`update file_rights set ended_at = ${now}, ended_by = 'clock' where member_id = ${memberId} and ended_at is null`);
  await tx.execute(sql`update families set selected_member_id = null where selected_member_id = ${memberId}`);
  await tx.execute(sql`
    update members set erased_at = ${now}, first_name = '—', last_name = '—', gender = null, birth_day = null, of_age_on = null, height_mm = null, national_id_sealed = null,
      place_sealed = null, phone_hmac = null, handed_hmac = null where id = ${memberId}`);
}
