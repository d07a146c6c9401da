import { publishedAddresses } from '#services/content/addresses';
import { page } from '../door.server';
import { sitemapEntries, sitemapXml } from '../sitemap-entries';

/** This language's pages and products, with their alternates. [LANG-7] */
export const loader = page(async (ctx) => {
  const xml = sitemapXml(ctx.lang, ctx.rt.settings.publicUrl, sitemapEntries(await publishedAddresses(ctx)));
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
});
