import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Ctx, Lang } from '../context';
import type { Db } from '../runtime';
import { prepared } from '../store/prepared';
import { site as siteTable, site_locales } from '../store/schema.generated';
import { withFigures } from './figures-of';

/** What stands on every page: contact, hours, the terms in force. */
export type Site = { phone: string; address: string; supportHours: string; footerLine: string; termsVersion: string };

const none: Site = { phone: '', address: '', supportHours: '', footerLine: '', termsVersion: '' };

/** The company's contact in the reader's language; empty before the first seed. [SHELL-9] */
export async function site(ctx: Ctx): Promise<Site> {
  const read = () => readSite(ctx);
  return ctx.rt.kept ? ctx.rt.kept.get(`site.${ctx.lang}`, [siteTable, site_locales], read) : read();
}

async function readSite(ctx: Ctx): Promise<Site> {
  const [row] = await prepared(ctx.rt.db, `site_${ctx.lang}`, (db) => writeQuery(db, ctx.lang)).execute();
  return row ? withFigures(ctx.lang, row) : none;
}

function writeQuery(db: Db, lang: Lang) {
  return db
    .select({
      phone: siteTable.phone,
      termsVersion: siteTable.termsVersion,
      address: site_locales.address,
      supportHours: site_locales.supportHours,
      footerLine: site_locales.footerLine,
    })
    .from(siteTable)
    .innerJoin(site_locales, and(eq(site_locales._parentID, siteTable.id), eq(site_locales._locale, lang)))
    .limit(1)
    .prepare(`site_${lang}`);
}
