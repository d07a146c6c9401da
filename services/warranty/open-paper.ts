import { eq } from '@payloadcms/db-postgres/drizzle';
import { permit } from '#domain/access/can';
import { refuse, type Result } from '#domain/result';
import { openStored, type OpenedFile } from '../files/open-stored';
import { commit } from '../store/commit';
import { warrantyPapers } from '../store/tables';
import { claimSubject } from './claims/row';
import { deviceSubject } from '../devices/device';
import { ticketSubject } from './ticket-row';
import { service } from '../service';

const absent = refuse('warranty.paper.unknown', undefined, { status: 404 });

/** A private picture for its owner, or for after-sales staff with a line in the log; for anybody else it is not there. [WAR-7, WAR-8, ROLE-5] */
export const openPaper = service(
  'tickets.read',
  async (ctx, id: string): Promise<Result<OpenedFile>> => {
    if (!/^[0-9a-f]{32}$/.test(id)) return absent;
    const [paper] = await ctx.rt.db.select().from(warrantyPapers).where(eq(warrantyPapers.id, id));
    if (!paper || !permit(ctx.actor, 'tickets.read', { ownerId: paper.userId }).ok) return absent;
    if (ctx.actor.kind === 'staff') {
      const subject = subjectOf(paper);
      const logged = await commit(ctx, () =>
        Promise.resolve({ value: null, audit: { action: 'papers.read', subject, facts: { paper: id, of: paper.userId } } }),
      );
      if (!logged.ok) return logged;
    }
    const file = await openStored(ctx.rt.files, paper.file);
    return file ? { ok: true, value: file } : absent;
  },
  () => absent,
);

/** What a picture was sent with, as the log names it. */
function subjectOf({ ticketId, claimId, deviceId }: typeof warrantyPapers.$inferSelect): string {
  if (ticketId !== null) return ticketSubject(ticketId);
  return claimId !== null ? claimSubject(claimId) : deviceSubject(deviceId ?? 0);
}
