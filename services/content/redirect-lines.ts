import type pg from 'pg';
import { movable, type Movable } from '#domain/content/moved';
import { siteAddress } from '#domain/content/page-address';

/** An old address and the one it leads to, both as they are in Persian; `to` is null where its document is shown nowhere now. */
export type RedirectLine = { from: string; to: string | null };
type Row = { id: number; of: Movable; slug: string; now: string; kind: string | null; was: string | null; course: string | null };

/** A document's own columns that its address needs; a lesson's courses are the one it was in and the one it is in. */
const more: Partial<Record<Movable, string>> = {
  posts: 'd.kind::text as kind, null as was, null as course',
  lessons: 'null as kind, (select c.slug from courses c where c.id = r.within::int) as was, (select c.slug from courses c where c.id = d.course_id) as course',
};
const plain = 'null as kind, null as was, null as course';
const LINES = movable
  .map(
    (of) =>
      `select r.id, '${of}' as of, r.slug, d.slug as now, ${more[of] ?? plain} from redirects r join ${of} d on r.collection = '${of}' and d.id = r.ref::int where r.id = any($1)`,
  )
  .join(' union all ');

/** What the list of old addresses says of each, in one question. */
export async function redirectLines(pool: Pick<pg.Pool, 'query'>, ids: readonly number[]): Promise<Map<number, RedirectLine>> {
  const { rows } = await pool.query<Row>(LINES, [ids]);
  return new Map(
    rows.map(({ id, of, slug, now, kind, was, course }) => [
      id,
      { from: siteAddress(of, 'fa', slug, { kind, course: was }) ?? slug, to: siteAddress(of, 'fa', now, { kind, course }) },
    ]),
  );
}
