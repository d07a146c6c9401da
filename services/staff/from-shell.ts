import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Result } from '#domain/result';
import { guarded } from '../service';
import { commit } from '../store/commit';
import { staff } from '../store/schema.generated';
import { currentStaffCode } from './current-code';
import { makeInvitation } from './invitation';
import { addColleague, closeAccount } from './invite';

/** Makes a staff account from the command line, or a new link for one that exists: the way back in for somebody who has lost everything. [ADM-5, OPS-3] */
export const linkFromShell = guarded('staff.from-shell', async (ctx, { email, role, name }: { email: string; role: string; name: string }) =>
  commit<{ link: string }>(ctx, async (tx) => {
    const [known] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.email, email.trim().toLowerCase())).for('update');
    if (!known) return addColleague(tx, ctx, { email, name, roles: [role], lang: 'fa' }, false);
    await closeAccount(tx, ctx, known.id);
    const { link } = await makeInvitation(tx, ctx, known.id, 'invite');
    return { value: { link }, audit: { action: 'staff.invited-again', subject: `staff:${known.id}` } };
  }),
);

/** The current code of a staff account, on a machine of one's own. [ADM-5] */
export const codeFromShell = guarded('staff.from-shell', (ctx, email: string): Promise<Result<string>> => currentStaffCode(ctx.rt, email));
