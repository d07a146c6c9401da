import { and, eq, isNull } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Result } from '#domain/result';
import { service } from '../service';
import { commit } from '../store/commit';
import { certificates } from '../store/schema.generated';

const MOST_REASON = 200;

/** Staff withdraw a certificate, with a reason that its checker reads; what was signed stays as it was, and a withdrawal is never taken back. [ACAD-3] */
export const withdrawCertificate = service(
  'certificates.withdraw',
  async (ctx, { id, reason }: { id: number; reason: string }): Promise<Result<{ number: string }>> => {
    const why = reason.trim().slice(0, MOST_REASON);
    if (!why) return refuse('lifecycle.reason.missing', undefined, { field: 'reason' });
    return commit<{ number: string }>(ctx, async (tx) => {
      const at = ctx.now.toISOString();
      const [row] = await tx
        .update(certificates)
        .set({ revokedAt: at, why, updatedAt: at })
        .where(and(eq(certificates.id, id), isNull(certificates.revokedAt)))
        .returning({ number: certificates.number });
      if (!row) return refuse('academy.certificate.withdrawn', undefined, { status: 409 });
      return { value: row, audit: { action: 'certificates.withdraw', subject: `certificate:${id}`, facts: { number: row.number, why } } };
    });
  },
);
