import { sql } from '@payloadcms/db-postgres/drizzle';
import { toolCodes } from '#domain/articles/tools';
import type { Ctx } from '../context';
import { courseNamed, isShownAt, movedTo } from '../content/moved';

/** Whether an address of ours leads to a page, by the page table and the documents; an old address that leads on is one. */
export async function ownPageThere(ctx: Ctx, address: string): Promise<boolean> {
  const path = address.split(/[?#]/, 1)[0] as string;
  if (path.startsWith('/media/')) return pictureThere(ctx, path);
  const at = ctx.rt.pageAt?.(path);
  if (!at) return false;
  const here = { ...ctx, lang: at.lang };
  const { slug = '', lesson = '', name = '' } = at.params;
  if (at.name === 'tool') return (toolCodes as readonly string[]).includes(name);
  if (!at.moved) return true;
  if (at.moved !== 'lessons') return (await isShownAt(here, at.moved, slug)) || (await movedTo(here, { of: at.moved, slug })) !== null;
  const course = await courseNamed(here, slug);
  if (!course) return false;
  const { rows } = await ctx.rt.db.execute(sql`select from lessons where course_id = ${course.id} and slug = ${lesson}`);
  return rows.length > 0 || (await movedTo(here, { of: 'lessons', slug: lesson, within: course.id })) !== null;
}

async function pictureThere(ctx: Ctx, path: string): Promise<boolean> {
  const file = decoded(path.slice('/media/'.length));
  if (file === null) return false;
  const { rows } = await ctx.rt.db.execute(sql`select from media where ${file} in (filename, sizes_small_filename, sizes_medium_filename) limit 1`);
  return rows.length > 0;
}

/** What is typed need not be well formed; null then, which is no file of ours. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
