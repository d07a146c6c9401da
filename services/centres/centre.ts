import { and, eq, sql } from '@payloadcms/db-postgres/drizzle';
import type { Picture } from '#domain/content/picture';
import { nearestTo, type ListedCentre } from '#domain/centres/list';
import { ok, refuse, type Result } from '#domain/result';
import { photoColumn, picturesOf } from '../content/picture';
import type { Ctx, Lang } from '../context';
import { centres, centres_locales, centres_phones } from '../store/schema.generated';
import { allCentres } from './all';

const BESIDE = 5;

export type CentrePage = ListedCentre & {
  phones: string[];
  services: string[];
  licence: string | null;
  appointment: string | null;
  photo: Picture | null;
  /** The languages that it stands in. */ langs: Lang[];
  /** The nearest others. */ beside: (ListedCentre & { metres: number })[];
};

/** All of a centre's page; one that is not published, or has no name in the reader's language, is not found. [MAP-1] */
export async function readCentre(ctx: Ctx, slug: string): Promise<Result<CentrePage>> {
  const all = await allCentres(ctx);
  const listed = all.find((one) => one.slug === slug);
  if (!listed) return refuse('content.page.unknown', undefined, { status: 404 });
  const [row] = await ctx.rt.db
    .select({
      licence: centres.licence,
      appointment: centres.appointment,
      services: centres_locales.services,
      photo: photoColumn(ctx.lang),
      phones: sql<string[]>`coalesce((select jsonb_agg(p.phone order by p._order) from ${centres_phones} p where p._parent_id = ${centres.id}), '[]')`,
      langs: sql<Lang[]>`(select jsonb_agg(l._locale order by l._locale desc) from ${centres_locales} l where l._parent_id = ${centres.id})`,
    })
    .from(centres)
    .innerJoin(centres_locales, and(eq(centres_locales._parentID, centres.id), eq(centres_locales._locale, ctx.lang)))
    .where(eq(centres.id, listed.id));
  if (!row) return refuse('content.page.unknown', undefined, { status: 404 });
  const services = (row.services ?? '').split('\n').flatMap((line) => line.trim() || []);
  const beside = nearestTo(listed, all, BESIDE + 1)
    .filter(({ id }) => id !== listed.id)
    .slice(0, BESIDE);
  return ok({ ...listed, ...row, services, photo: row.photo ? (picturesOf([row.photo])[0] ?? null) : null, beside });
}
