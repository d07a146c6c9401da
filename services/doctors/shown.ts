import { inArray, sql } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import { service } from '../service';
import { verifiedRole } from './whose';

/** Of these addresses those whose doctors anybody may see now: published, and verified today. [DOC-4] */
export const shownDoctors = service(
  'doctors.look',
  async ({ rt: { db }, now }: Ctx, slugs: readonly string[]): Promise<Set<string>> => {
    const { rows } = await db.execute<{ slug: string }>(
      sql`select d.slug from doctors d ${verifiedRole(now)} where d.published and ${inArray(sql`d.slug`, [...slugs])}`,
    );
    return new Set(rows.map(({ slug }) => slug));
  },
  () => new Set<string>(),
);
