import type pg from 'pg';

/** A published article in these languages, with an author; gives their numbers. */
export async function makeArticle(pool: pg.Pool, slug: string, langs: readonly ('fa' | 'en')[] = ['fa', 'en']): Promise<{ post: number; author: number }> {
  const one = async (text: string, values: unknown[]) => (await pool.query<{ id: number }>(text, values)).rows[0]?.id ?? 0;
  const author = await one(`insert into authors (slug) values ($1) returning id`, [`author-of-${slug}`]);
  const post = await one(`insert into posts (slug, kind, category, _status) values ($1, 'article', 'public', 'published') returning id`, [slug]);
  await pool.query(`insert into posts_rels (parent_id, path, "order", authors_id) values ($1, 'authors', 1, $2)`, [post, author]);
  for (const lang of langs) {
    await pool.query(`insert into authors_locales (_parent_id, _locale, title, role) values ($1, $2, $3, 'x')`, [
      author,
      lang,
      lang === 'fa' ? 'دکتر نیکان راد' : 'Dr Nikan Rad',
    ]);
    await pool.query(`insert into posts_locales (_parent_id, _locale, title, summary, shown_from) values ($1, $2, $3, $3, now())`, [
      post,
      lang,
      `${slug} ${lang}`,
    ]);
  }
  return { post, author };
}
