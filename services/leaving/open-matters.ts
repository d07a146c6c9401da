import { sql } from '@payloadcms/db-postgres/drizzle';
import { liveStates } from '#domain/consultations/life-cycle';
import { seatedStates } from '#domain/academy/enrolment-life-cycle';
import { openMatters, type OpenMatter } from '#domain/accounts/deletion';
import { childrenKeptAlone, type OnlyChild } from '../health/store/close-with-account';
import type { Tx } from '../runtime';
import { unrested } from '../work/states';

const words = (states: readonly string[]) => sql.raw(states.map((state) => `'${state}'`).join(', '));
const underWay = seatedStates.filter((state) => state !== 'finished');

/** What still runs between us and an account, and the children whom nobody else keeps. One question. [DASH-5] */
export async function openMattersOf(tx: Tx, userId: number, now: Date): Promise<{ open: OpenMatter[]; children: OnlyChild[] }> {
  const { rows } = await tx.execute<Record<Exclude<OpenMatter, 'children'>, boolean>>(sql`
    select
      exists (select from orders where user_id = ${userId} and ${unrested('order', sql`state`)}) as orders,
      exists (select from refunds where user_id = ${userId} and ${unrested('refund', sql`state`)}) as refunds,
      exists (select from wallets where user_id = ${userId} and (balance_toman > 0 or held_toman > 0)) or exists (select from top_ups where user_id = ${userId} and ended_at is null) as wallet,
      exists (select from warranty_tickets where user_id = ${userId} and ${unrested('ticket', sql`state`)}) as tickets,
      exists (select from device_claims where user_id = ${userId} and ${unrested('claim', sql`state`)}) as claims,
      exists (select from service_requests where user_id = ${userId} and ${unrested('request', sql`state`)}) as requests,
      exists (select from group_members m join groups g on g.id = m.group_id where m.user_id = ${userId} and m.state in ('joined', 'paid') and g.state in ('open', 'closed')) as groups,
      exists (select from enrolments where user_id = ${userId} and state in (${words(underWay)})) as courses,
      exists (select from reservations where user_id = ${userId} and state in (${words(liveStates)})) as appointments,
      exists (select from account_roles where user_id = ${userId} and state in ('applied', 'verified', 'suspended')) as roles`);
  const children = await childrenKeptAlone(tx, userId, now);
  const found = { ...rows[0], children: children.some(({ mayGo }) => !mayGo) };
  return { open: openMatters.filter((matter) => found[matter]), children };
}
