import { createHash } from 'node:crypto';
import { eq, sql } from '@payloadcms/db-postgres/drizzle';
import { SHARE_DRAWING, shareName, type ShareName, type SharePicture } from '#domain/content/share-picture';
import { ok, refuse, type Result } from '#domain/result';
import { say } from '#locales/say';
import type { Ctx, Lang } from '../context';
import { published } from '../content/published';
import { openStored, type OpenedFile } from '../files/open-stored';
import { authors_locales, posts, posts_locales, posts_rels } from '../store/schema.generated';

export type SharedPost = {
  lang: Lang;
  kind: 'article' | 'news';
  category: 'public' | 'specialized' | 'statistics' | null;
  title: string;
  people: readonly string[];
};

/** What the picture of an article or a piece of news says. */
export function pictureOfPost({ lang, kind, category, title, people }: SharedPost): SharePicture {
  const place = say(lang, kind === 'news' ? 'magazine.news.title' : 'magazine.title');
  const label = category ? [place, say(lang, `content.categories.${category}`)].join(' · ') : place;
  return { lang, label, title, by: people.slice(0, 2).join(lang === 'fa' ? '، ' : ', ') };
}

/** The name of a picture: whatever it says, its address says it too. [MAG-2: share pictures] */
export function nameOfPicture(post: number, picture: SharePicture): string {
  const print = createHash('sha256')
    .update(JSON.stringify([SHARE_DRAWING, picture]))
    .digest('hex')
    .slice(0, 16);
  return shareName({ post, lang: picture.lang, print });
}

/** A picture for sharing (open graph image, social card) by its name: drawn once, away from the pages, and kept as a file. Only what is published has one; an older name leads to today's. [MAG-2: share pictures] */
export async function sharePicture(ctx: Ctx, asked: ShareName): Promise<Result<{ file: OpenedFile } | { today: string }>> {
  const picture = await readPost(ctx, asked);
  if (!picture) return refuse('content.page.unknown', undefined, { status: 404 });
  const name = nameOfPicture(asked.post, picture);
  if (name !== shareName(asked)) return ok({ today: name });
  const at = `share/${name}`;
  const kept = await openStored(ctx.rt.files, at);
  if (kept) return ok({ file: kept });
  const bytes = (await ctx.rt.drawShare?.(picture)) ?? null;
  if (!bytes) return refuse('common.busy', undefined, { status: 503 });
  await ctx.rt.files.put(at, { bytes, type: 'image/png' });
  const file = await openStored(ctx.rt.files, at);
  return file ? ok({ file }) : refuse('common.busy', undefined, { status: 503 });
}

async function readPost({ rt: { db } }: Ctx, { post, lang }: ShareName): Promise<SharePicture | null> {
  const [row] = await db
    .select({
      kind: posts.kind,
      category: posts.category,
      title: posts_locales.title,
      people: sql<
        string[]
      >`array(select ${authors_locales.title} from ${posts_rels} join ${authors_locales} on ${authors_locales._parentID} = ${posts_rels.authorsID} and ${authors_locales._locale} = ${lang} where ${posts_rels.parent} = ${posts.id} and ${posts_rels.path} = 'authors' order by ${posts_rels.order})`,
    })
    .from(posts)
    .innerJoin(posts_locales, published(posts, posts_locales, lang))
    .where(eq(posts.id, post));
  return row ? pictureOfPost({ lang, kind: row.kind ?? 'article', category: row.category, title: row.title ?? '', people: row.people }) : null;
}
