import { sql } from '@payloadcms/db-postgres/drizzle';
import { tehranDay } from '#domain/calendars/day';
import type { Ctx } from '../../context';
import type { Tx } from '../../runtime';
import { INTO_LINE } from './see';

/** How an account stands on its patient's side of a conversation: as the patient, or as who keeps a child's file; by which right, and under which name the file is asked for. */
export type PatientSide = { relation: 'owner' | 'guardian'; rightId: number | null; memberRef: string };

/** Whether an account is on a patient's side of a conversation now. Whoever booked for an adult is not: they see time and money alone. [ROLE-3, CONS-7] */
export async function patientSideOf(tx: Tx, { userId, memberId, at }: { userId: number; memberId: number; at: Date }): Promise<PatientSide | null> {
  const { rows } = await tx.execute<{ ref: string; own: boolean; right_id: string | null }>(sql`
    select m.ref, coalesce(m.account_id = ${userId}, false) as own, r.id as right_id from members m
      left join file_rights r on r.member_id = m.id and r.user_id = ${userId} and r.relation = 'guardian' and r.ended_at is null and r.starts_at <= ${at}
        and (r.ends_at is null or r.ends_at > ${at}) and m.account_id is null and m.of_age_on > ${tehranDay(at)}
    where m.id = ${memberId} and m.state <> 'closed' and (m.account_id = ${userId} or r.id is not null) order by r.id limit 1`);
  const [row] = rows;
  if (!row) return null;
  return row.own ? { relation: 'owner', rightId: null, memberRef: row.ref } : { relation: 'guardian', rightId: Number(row.right_id), memberRef: row.ref };
}

/** Who is told of a conversation in a file: its doctor, or who keeps a child's file. */
type Reader = { relation: 'consultation'; rightId: null } | { relation: 'guardian'; rightId: number };

/** Leaves the line of who read a conversation about a patient or wrote in it: one for a session, day and room, so that looking again adds none. [ROLE-4] */
export async function noteConversation(
  tx: Tx,
  ctx: Ctx,
  {
    memberId,
    roomId,
    action,
    messages,
    relation,
    rightId,
  }: Reader & { memberId: number; roomId: number; action: 'rooms.read' | 'rooms.sum-up'; messages: number },
): Promise<void> {
  if (ctx.actor.kind !== 'user') return;
  const { userId, sessionId } = ctx.actor;
  const once = `room ${roomId}:${action}:${sessionId}:${tehranDay(ctx.now)}`;
  await tx.execute(sql`
    ${INTO_LINE}
    values (${memberId}, ${ctx.now}, ${userId}, null, ${relation}, ${rightId}, ${action}, 'page', 'conversation', '{}', ${Math.max(1, messages)}, ${ctx.requestId}, ${once})
    on conflict (once) do nothing`);
}

/** Whom a conversation is about, as its doctor has to know it: name, age, sex, and the reference of the file. */
export async function patientCard(tx: Tx, memberId: number): Promise<{ ref: string; name: string; birthDay: string | null; gender: 'female' | 'male' | null }> {
  const { rows } = await tx.execute<{ ref: string; name: string; birth_day: string | null; gender: 'female' | 'male' | null }>(sql`
    select m.ref, concat_ws(' ', coalesce(u.first_name, m.first_name), coalesce(u.last_name, m.last_name)) as name, coalesce(m.birth_day, u.birth_day) as birth_day,
      coalesce(m.gender, case when u.gender::text in ('female', 'male') then u.gender::text end) as gender
    from members m left join users u on u.id = m.account_id where m.id = ${memberId}`);
  const [row] = rows;
  return { ref: row?.ref ?? '', name: row?.name ?? '', birthDay: row?.birth_day ?? null, gender: row?.gender ?? null };
}
