import type { PayloadRequest } from 'payload';
import type { Lang } from '#locales/lang';
import { runtime } from '#services/runtime';
import { staffOf } from '../access/staff';
import { refused } from './named';

type Asked = { collection: string; id: number; lang: Lang };
const YEAR_MS = 366 * 24 * 3_600_000;

/** Plans that a language is published, or taken off the site; done by whoever planned it, with the rights of that hour. [ADM-2] */
export async function plan(req: PayloadRequest, { collection, id, lang, at, type }: Asked & { at: Date; type: 'publish' | 'unpublish' }): Promise<void> {
  const now = runtime().clock().getTime();
  if (Number.isNaN(at.getTime()) || at.getTime() <= now || at.getTime() > now + YEAR_MS) throw refused(req, 'editors.languages.plan-later');
  const person = staffOf(req);
  if (!person) throw refused(req, 'editors.reasons.403', 403);
  await req.payload.jobs.queue({
    task: 'schedulePublish' as never,
    waitUntil: at,
    input: { type, locale: lang, doc: { relationTo: collection, value: String(id) }, user: { relationTo: 'staff', value: person.id } } as never,
    req,
  });
}

/** Takes a plan back that was not carried out yet. */
export async function cancelPlan(req: PayloadRequest, { collection, id, planId }: { collection: string; id: number; planId: number }): Promise<void> {
  const { pool } = req.payload.db as unknown as { pool: { query: (text: string, values: unknown[]) => Promise<{ rowCount: number | null }> } };
  const { rowCount } = await pool.query(
    `delete from payload_jobs where id = $1 and completed_at is null and processing is not true and input->'doc'->>'relationTo' = $2 and input->'doc'->>'value' = $3`,
    [planId, collection, String(id)],
  );
  if (rowCount === 0) throw refused(req, 'editors.languages.plan-gone', 409);
}
