import type pg from 'pg';
import { hasFixedAddress } from '#domain/content/page-address';
import { serviceCodes } from '#domain/service-requests/types/all';
import { pages, patternsOf } from '../../../app/routes';
import type { Page } from '../../../app/routes';
import type { Visitor } from './visitors';

export type Address = { path: string; cached: boolean };

/** The addresses of every page that is read by GET, in both languages; pages with a parameter once for each thing that exists. */
export async function addressesOf(db: pg.Pool, visitors: readonly Visitor[]): Promise<Address[]> {
  const { rows: slugs } = await db.query<{ slug: string }>(`select slug from products where _status = 'published' order by id`);
  const { rows: books } = await db.query<{ id: number }>(`select max(id) as id from addresses group by user_id order by 1 desc limit 4`);
  const { rows: manuals } = await db.query<Record<string, string>>(
    `select p.slug, m.reader from manuals m join products p on p.id = m.product_id where m._status = 'published'`,
  );
  const { rows } = await db.query<{ slug: string }>(`select slug from pages where _status = 'published'`);
  const { rows: centres } = await db.query<{ slug: string }>(`select slug from centres where published order by id limit 6`);
  const made = rows.filter(({ slug }) => !hasFixedAddress(slug));
  const codes = visitors.map((visitor) => visitor.code).filter(Boolean);
  const values: Record<string, (string | number)[]> = {
    slug: slugs.map((row) => row.slug),
    code: codes,
    id: books.map((row) => row.id),
  };
  const slugsOf = (page: Page): Record<string, string[]> => {
    if (page === pages.service) return { slug: [...serviceCodes] };
    const own = page === pages.made ? made : page === pages.centre ? centres : null;
    return own ? { slug: own.map((row) => row.slug) } : {};
  };
  return (Object.values(pages) as Page[])
    .filter((page) => !WRITTEN.has(page.path))
    .flatMap((page) =>
      patternsOf(page).flatMap(({ pattern }) =>
        (pattern.includes(':reader') ? manuals.map((one) => of(`/${pattern}`, one)) : filled(`/${pattern}`, { ...values, ...slugsOf(page) })).map((path) => ({
          path,
          cached: page.cache !== undefined,
        })),
      ),
    );
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
