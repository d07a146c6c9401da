import { desc, eq } from '@payloadcms/db-postgres/drizzle';
import { shownNumber } from '#domain/papers/number';
import { service } from '../service';
import { paperByNumber, type CheckedPaper } from '../papers/verify';
import { certificates } from '../store/schema.generated';

const SHOWN = 100;

/** The account's certificates, newest first, as whoever checks them sees them. [ACAD-3] */
export const myCertificates = service(
  'courses.enrol',
  async (ctx): Promise<CheckedPaper[]> => {
    const rows = await ctx.rt.db
      .select({ number: certificates.number, check: certificates.check })
      .from(certificates)
      .where(eq(certificates.user, ctx.actor.userId))
      .orderBy(desc(certificates.id))
      .limit(SHOWN);
    const found = await Promise.all(rows.map((row) => paperByNumber(ctx, shownNumber(row))));
    return found.flatMap((one) => (one.ok ? [one.value] : []));
  },
  () => [],
);
