import { and, desc, eq, sql } from '@payloadcms/db-postgres/drizzle';
import type { Lang } from '../context';
import { guarded, service } from '../service';
import { commit } from '../store/commit';
import { staff } from '../store/schema.generated';
import { audit } from '../store/tables';

const SAVED = 'desk.saved';

/** What was saved: a language's words, what languages share, or both; and the document's new version. */
export type Saving = { subject: string; lang: Lang | null; shared: boolean; savedAt: Date };

/** A member of staff saved what they write in the admin: who, what and when stands in the audit. [ADM-4] */
export const noteSaving = service('admin.open', async (ctx, { subject, lang, shared, savedAt }: Saving) =>
  commit(ctx, async () => ({ value: null, audit: { action: SAVED, subject, facts: { lang, shared, saved: savedAt.toISOString() } } })),
);

/** Who saved last, since that moment, something that a form of this language writes too. [ADM-4] */
export const savedSince = guarded(
  'admin.open',
  async (
    { rt },
    { subject, lang, seen }: { subject: string; lang: Lang | null; seen: Date },
  ): Promise<{ staffId: number; name: string; savedAt: Date } | null> => {
    const [line] = await rt.db
      .select({ staffId: staff.id, name: staff.name, saved: sql<string>`${audit.facts} ->> 'saved'` })
      .from(audit)
      .innerJoin(staff, sql`${audit.actor} = 'staff:' || ${staff.id}`)
      .where(
        and(
          eq(audit.subject, subject),
          eq(audit.action, SAVED),
          sql`(${audit.facts} ->> 'saved')::timestamptz > ${seen.toISOString()}::timestamptz`,
          sql`(${audit.facts} ->> 'shared' = 'true' or ${audit.facts} ->> 'lang' is not distinct from ${lang}::text)`,
        ),
      )
      .orderBy(desc(audit.id))
      .limit(1);
    return line ? { staffId: line.staffId, name: line.name, savedAt: new Date(line.saved) } : null;
  },
);
