import type pg from 'pg';
import { REVIEW_SOON_DAYS, reviewStanding } from '#domain/articles/review';
import type { Lang } from '../context';

/** What an editor has to see to in an article: its medical review, or a translation older than its source. */
export type PostDue = {
  kind: 'review-over' | 'review-soon' | 'behind';
  id: number;
  lang: Lang;
  title: Partial<Record<Lang, string>>;
  at: Date;
};

const TITLES = `(select jsonb_object_agg(w._locale, w.title) from posts_locales w where w._parent_id = p.id and w.title is not null)`;
/** So many of each: whoever has more begins with these. */
const MOST = 200;
type Row = { id: number; title: PostDue['title'] | null; at: Date };

/** Articles on the site whose review is over or ends within 30 days, the longest over first, and translations that are older than the Persian. [ADM-2, MAG-5] */
export async function postsDue(pool: Pick<pg.Pool, 'query'>, now: Date): Promise<PostDue[]> {
  const [reviews, behind] = await Promise.all([
    pool.query<Row>(
      `select p.id, ${TITLES} as title, p.review_due_at as at from posts p
        where p._status = 'published' and p.reviewed_by_id is not null and p.review_due_at < $1::timestamptz + make_interval(days => $2)
        order by p.review_due_at, p.id limit ${MOST}`,
      [now, REVIEW_SOON_DAYS],
    ),
    pool.query<Row>(
      `select p.id, ${TITLES} as title, fa.words_changed_at as at from posts p
        join posts_locales fa on fa._parent_id = p.id and fa._locale = 'fa' and fa.title is not null
        join posts_locales en on en._parent_id = p.id and en._locale = 'en' and en.title is not null
        where p._status = 'published' and fa.words_changed_at > en.revised_at order by fa.words_changed_at, p.id limit ${MOST}`,
    ),
  ]);
  const shown = (title: Row['title']): { title: PostDue['title']; lang: Lang } => ({ title: title ?? {}, lang: title && !title.fa ? 'en' : 'fa' });
  return [
    ...reviews.rows.flatMap(({ id, title, at }): PostDue[] => {
      const standing = reviewStanding(at, now);
      return standing === 'current' ? [] : [{ id, at, ...shown(title), kind: standing === 'over' ? 'review-over' : 'review-soon' }];
    }),
    ...behind.rows.map(({ id, title, at }): PostDue => ({ id, at, title: title ?? {}, lang: 'en', kind: 'behind' })),
  ];
}
