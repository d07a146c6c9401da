import { and, eq } from '@payloadcms/db-postgres/drizzle';
import { parsePaperNumber } from '#domain/papers/number';
import type { CertificateClaims } from '#domain/papers/signed-paper';
import { ok, refuse, type Result } from '#domain/result';
import { service } from '../service';
import { certificates } from '../store/schema.generated';
import { readPaper } from './sign';

/** A certificate as whoever checks it sees it: what was signed, and whether it was withdrawn. */
export type CheckedPaper = { number: string; claims: CertificateClaims; withdrawn: { at: Date; why: string } | null };
const unknown = refuse('papers.unknown', undefined, { status: 404 });

/** A paper by its number and check part, with the withdrawal that a signature cannot know of. A wrong check part is as unknown as a wrong number. [ACAD-3] */
export const paperByNumber = service(
  'papers.verify',
  async (ctx, typed: string): Promise<Result<CheckedPaper>> => {
    const read = parsePaperNumber(typed);
    if (!read) return unknown;
    const [row] = await ctx.rt.db
      .select()
      .from(certificates)
      .where(and(eq(certificates.number, read.number), eq(certificates.check, read.check)));
    const claims = row && readPaper(ctx.rt.settings, row.signed);
    if (!row || !claims) return unknown;
    return ok({ number: row.number, claims, withdrawn: row.revokedAt ? { at: new Date(row.revokedAt), why: row.why ?? '' } : null });
  },
  () => unknown,
);
