import type pg from 'pg';
import { solutionAudiences } from '#domain/content/solutions';
import { hasFixedAddress } from '#domain/content/page-address';
import { postCategories } from '#domain/content/post-tile';
import { serviceCodes } from '#domain/service-requests/types/all';
import { tools } from '#domain/tools/all';
import { pages, patternsOf } from '../../../app/routes';
import type { Page } from '../../../app/routes';
import type { Visitor } from './visitors';

export type Address = { path: string; cached: boolean; /** The page's pattern: its address with names for what differs. */ pattern: string };

/** The addresses of every page that is read by GET, in both languages; pages with a parameter once for each thing that exists. */
export async function addressesOf(db: pg.Pool, visitors: readonly Visitor[]): Promise<Address[]> {
  const { rows: slugs } = await db.query<{ slug: string }>(`select slug from products where _status = 'published' order by id`);
  const { rows: books } = await db.query<{ id: number }>(`select max(id) as id from addresses group by user_id order by 1 desc limit 4`);
  const { rows: manuals } = await db.query<Record<string, string>>(
    `select p.slug, m.reader from manuals m join products p on p.id = m.product_id where m._status = 'published'`,
  );
  const { rows } = await db.query<{ slug: string }>(`select slug from pages where _status = 'published'`);
  const made = rows.filter(({ slug }) => !hasFixedAddress(slug));
  const some = await contentSlugs(db);
  const codes = visitors.map((visitor) => visitor.code).filter(Boolean);
  const values: Record<string, (string | number)[]> = {
    slug: slugs.map((row) => row.slug),
    code: codes,
    audience: [...solutionAudiences],
    id: books.map((row) => row.id),
    lesson: ['what-an-ecg-records', 'paper-boxes-and-numbers'],
  };
  const own = new Map<Page, string[]>([
    [pages.service, [...serviceCodes]],
    [pages.made, made.map(({ slug }) => slug)],
    [pages.centre, some['centre'] ?? []],
    [pages.doctorProfile, some['doctor'] ?? []],
    [pages.article, some['article'] ?? []],
    [pages.newsItem, some['news'] ?? []],
    [pages.magazineTag, some['tag'] ?? []],
    [pages.magazineAuthor, some['author'] ?? []],
    [pages.course, some['course'] ?? []],
    [pages.lesson, ['ecg-from-the-start']],
    [pages.magazineCategory, [...postCategories]],
    [pages.magazineCategoryFeed, [...postCategories]],
    [pages.articleNumber, some['number'] ?? []],
    [pages.questionTopic, ['blood-pressure', 'heart']],
    [pages.tool, tools.map(({ slug }) => slug)],
  ]);
  const slugsOf = (page: Page, lang: string): Record<string, string[]> => {
    // A question is shown in its own language; the other one's address leads to the list.
    const of = page === pages.question ? (some[`question ${lang}`] ?? []) : own.get(page);
    const name = /:(\w+)/.exec(page.path)?.[1];
    return of && name ? { [name]: of } : {};
  };
  return (Object.values(pages) as Page[])
    .filter((page) => !WRITTEN.has(page.path))
    .flatMap((page) =>
      patternsOf(page).flatMap(({ pattern, lang }) =>
        (pattern.includes(':reader') ? manuals.map((one) => of(`/${pattern}`, one)) : filled(`/${pattern}`, { ...values, ...slugsOf(page, lang) })).map(
          (path) => ({
            path,
            pattern,
            cached: page.cache !== undefined,
          }),
        ),
      ),
    );
}

/** Some of each kind of content that has a page of its own, shown in both languages, as its address names it. */
async function contentSlugs(db: pg.Pool): Promise<Record<string, string[]>> {
  const shown = `posts p where _status = 'published' and 2 = (select count(*) from posts_locales l where l._parent_id = p.id and l.title is not null and l.shown_from is not null)`;
  const { rows } = await db.query<{ of: string; slug: string }>(
    `select 'centre' as of, slug from (select slug from centres where published order by id limit 6) c
     union all select kind::text, slug from (select kind, slug, row_number() over (partition by kind order by id) as nth from ${shown}) a where nth <= 6
     union all select 'doctor', slug from (select slug from doctors where published order by id limit 4) d
     union all select 'number', id::text from (select id from ${shown} order by id limit 2) n
     union all select 'tag', slug from (select t.slug from tags t where exists
       (select from posts_rels r join ${shown.replace(' where ', ' on p.id = r.parent_id where ')} and r.tags_id = t.id) order by t.id limit 6) t
     union all select 'author', slug from (select slug from authors order by id limit 4) w
     union all select 'question ' || lang::text, code from public_questions
     union all select 'course', slug from (select slug from courses where published order by id limit 4) k`,
  );
  return rows.reduce<Record<string, string[]>>((all, { of: kind, slug }) => ({ ...all, [kind]: [...(all[kind] ?? []), slug] }), {});
}

/** Fills the parameters of a path. */
function of(path: string, values: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}

/** Pages that only answer forms, or redirect. */
const WRITTEN = new Set(['/logout', '/language', '/dev/outbox']);

function filled(path: string, values: Record<string, (string | number)[]>): string[] {
  const name = /:(\w+)/.exec(path)?.[1];
  if (!name) return [path];
  return (values[name] ?? []).map((one) => path.replace(`:${name}`, encodeURIComponent(String(one))));
}
