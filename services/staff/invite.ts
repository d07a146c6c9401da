import { eq } from '@payloadcms/db-postgres/drizzle';
import { parseEmail } from '#domain/accounts/email';
import { isStaffRole } from '#domain/accounts/roles';
import { INVITATION_HOURS } from '#domain/accounts/staff-login';
import { text } from '#domain/fields';
import { refuse, type Result } from '#domain/result';
import { forgetClients } from '../accounts/known-client';
import type { Ctx, Lang } from '../context';
import { dropFactor } from '../factors/factor';
import { queueMessage } from '../messages/queue';
import type { Tx } from '../runtime';
import { commit, type Later } from '../store/commit';
import { staff, staff_roles } from '../store/schema.generated';
import { endStaffSessions } from './end-sessions';
import { makeInvitation } from './invitation';
import { writePassword } from './password';
import { service } from '../service';

export type NewColleague = { email: string; name: string; roles: readonly string[]; lang: Lang };

const NAME_MOST = 80;
const nameField = text({ area: 'admin.staff.name', min: 2, max: NAME_MOST, pattern: /\p{L}/u });
const taken = refuse('admin.staff.taken', undefined, { field: 'email', status: 409 });

/** An administrator creates a colleague's account and has an invitation sent to their e-mail; only that makes the account usable. [ADM-5] */
export const inviteStaff = service('admin.staff.change', async (ctx, typed: NewColleague): Promise<Result<{ staffId: number; email: string }>> => {
  const made = await commit<{ staffId: number; email: string }>(ctx, async (tx) => addColleague(tx, ctx, typed, true), { staff_email_idx: taken });
  return made.ok ? { ok: true, value: { staffId: made.value.staffId, email: made.value.email } } : made;
});

/** The account and its invitation, in the caller's transaction; the link goes by mail, or to whoever asks for it on the machine itself. */
export async function addColleague(tx: Tx, ctx: Ctx, typed: NewColleague, byMail: boolean) {
  const [name, email] = [nameField.read(typed.name), parseEmail(typed.email)];
  if (!name.ok) return { ...name, field: 'name' };
  if (!email.ok) return { ...email, field: 'email' };
  const roles = typed.roles.filter(isStaffRole);
  if (roles.length === 0) return refuse('admin.staff.no-role', undefined, { field: 'roles' });
  const at = ctx.now.toISOString();
  const [row] = await tx.insert(staff).values({ name: name.value, email: email.value, createdAt: at, updatedAt: at }).returning({ id: staff.id });
  if (!row) throw new Error('a staff member was not made');
  await tx.insert(staff_roles).values([...new Set(roles)].map((value, order) => ({ parent: row.id, order: order + 1, value })));
  const { link } = await makeInvitation(tx, ctx, row.id, 'invite');
  return {
    value: { staffId: row.id, email: email.value, link },
    audit: { action: 'staff.invited', subject: `staff:${row.id}`, facts: { roles } },
    tell: byMail ? [await mailInvitation(tx, ctx, { email: email.value, name: name.value, link, lang: typed.lang })] : [],
  };
}

/** An administrator invites a colleague again, who has lost password, phone or the link: everything they had is void. [ADM-5] */
export const inviteAgain = service('admin.staff.change', async (ctx, staffId: number): Promise<Result<{ email: string }>> => {
  if (ctx.actor.kind === 'staff' && ctx.actor.staffId === staffId) return refuse('admin.staff.own', undefined, { status: 403 });
  return commit<{ email: string }>(ctx, async (tx) => {
    const [person] = await tx.select({ email: staff.email, name: staff.name }).from(staff).where(eq(staff.id, staffId)).for('update');
    if (!person) return refuse('common.not-found', undefined, { status: 404 });
    await closeAccount(tx, ctx, staffId);
    await writePassword(tx, ctx, staffId, { hash: null, salt: null });
    const { link } = await makeInvitation(tx, ctx, staffId, 'invite');
    return {
      value: { email: person.email },
      audit: { action: 'staff.invited-again', subject: `staff:${staffId}` },
      tell: [await mailInvitation(tx, ctx, { ...person, link, lang: ctx.lang })],
    };
  });
});

/** Revokes everything that opens an account: sessions, factor, recovery codes, known browsers. */
export async function closeAccount(tx: Tx, ctx: Ctx, staffId: number): Promise<void> {
  await dropFactor(tx, { staffId });
  await endStaffSessions(tx, ctx, staffId);
  await forgetClients(tx, `staff:${staffId}`);
}

async function mailInvitation(tx: Tx, ctx: Ctx, to: { email: string; name: string; link: string; lang: Lang }): Promise<Later> {
  const facts = { name: to.name, link: to.link, hours: INVITATION_HOURS };
  return queueMessage(tx, ctx, { channel: 'email', notice: 'staff.invited', recipient: to.email, lang: to.lang, facts });
}
