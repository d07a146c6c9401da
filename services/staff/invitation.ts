import { and, eq, gt, isNull } from '@payloadcms/db-postgres/drizzle';
import { invitationEndsAt } from '#domain/accounts/staff-login';
import { refuse, type Result } from '#domain/result';
import { ulid } from 'ulidx';
import { newToken, tokenHash } from '../secrets';
import { actorName, type Ctx } from '../context';
import type { Tx } from '../runtime';
import { staff } from '../store/schema.generated';
import { staffInvitations } from '../store/tables';
import { seal, unseal } from '../factors/seal';
import { newTotpSecret } from '../factors/totp';
import { service } from '../service';

/** Where an invitation's page is. */
export const INVITATION_PATH = '/admin/invitation';

export type Purpose = 'invite' | 'enrol';
export type Invitation = { id: string; staffId: number; purpose: Purpose; email: string; name: string; secret: string; expiresAt: Date };

/** One refusal for a link that was used, has ended, was replaced or never existed. [ADM-5] */
export const noInvitation = refuse('admin.invitation.over', undefined, { status: 404 });

/** Makes a link that works once within two days, and voids older ones of the same person. The secret for enrolment is made with it, and shown to nobody else. [ADM-5] */
export async function makeInvitation(tx: Tx, ctx: Ctx, staffId: number, purpose: Purpose): Promise<{ link: string; expiresAt: Date }> {
  await tx.delete(staffInvitations).where(and(eq(staffInvitations.staffId, staffId), isNull(staffInvitations.usedAt)));
  const token = newToken();
  const expiresAt = invitationEndsAt(ctx.now);
  await tx.insert(staffInvitations).values({
    id: ulid(ctx.now.getTime()),
    staffId,
    purpose,
    tokenHash: tokenHash(token),
    secret: seal(ctx.rt.settings.secrets.payload, { staffId }, newTotpSecret()),
    createdBy: actorName(ctx.actor),
    createdAt: ctx.now,
    expiresAt,
  });
  return { link: `${ctx.rt.settings.publicUrl}${INVITATION_PATH}?key=${token}`, expiresAt };
}

/** The invitation behind a link. [ADM-5] */
export const openInvitation = service('staff.log-in', async (ctx, token: string, tx: Tx = ctx.rt.db): Promise<Result<Invitation>> => {
  if (!/^[\w-]{20,100}$/.test(token)) return noInvitation;
  const open = and(eq(staffInvitations.tokenHash, tokenHash(token)), isNull(staffInvitations.usedAt), gt(staffInvitations.expiresAt, ctx.now));
  const [row] = await tx
    .select({
      id: staffInvitations.id,
      staffId: staffInvitations.staffId,
      purpose: staffInvitations.purpose,
      sealed: staffInvitations.secret,
      expiresAt: staffInvitations.expiresAt,
      email: staff.email,
      name: staff.name,
    })
    .from(staffInvitations)
    .innerJoin(staff, eq(staff.id, staffInvitations.staffId))
    .where(open);
  if (!row) return noInvitation;
  const { sealed, ...invitation } = row;
  return { ok: true, value: { ...invitation, secret: unseal(ctx.rt.settings.secrets.payload, { staffId: row.staffId }, sealed) } };
});
