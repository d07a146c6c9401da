import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import { site as siteTable, site_locales } from '../store/schema.generated';
import { withFigures } from './figures-of';

/** What stands on every page: contact, hours, the terms in force. */
export type Site = { phone: string; address: string; supportHours: string; footerLine: string; termsVersion: string };

const none: Site = { phone: '', address: '', supportHours: '', footerLine: '', termsVersion: '' };

/** The company's contact in the reader's language; empty before the first seed. [SHELL-9] */
export async function site(ctx: Ctx): Promise<Site> {
  const [row] = await ctx.rt.db
    .select({
      phone: siteTable.phone,
      termsVersion: siteTable.termsVersion,
      address: site_locales.address,
      supportHours: site_locales.supportHours,
      footerLine: site_locales.footerLine,
    })
    .from(siteTable)
    .innerJoin(site_locales, and(eq(site_locales._parentID, siteTable.id), eq(site_locales._locale, ctx.lang)))
    .limit(1);
  return row ? withFigures(ctx.lang, row) : none;
}
