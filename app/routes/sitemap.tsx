import { publishedAddresses } from '#services/content/addresses';
import { doctorAddresses } from '#services/doctors/doctor';
import { writtenAddresses } from '#services/magazine/addresses';
import { questionAddresses, topicAddresses } from '#services/questions/public';
import { page } from '../door.server';
import { sitemapEntries, sitemapXml } from '../sitemap-entries';

/** This language's pages, products and articles, with their alternates. [LANG-7] */
export const loader = page(async (ctx) => {
  const addresses = await Promise.all([publishedAddresses(ctx), doctorAddresses(ctx), writtenAddresses(ctx), topicAddresses(ctx), questionAddresses(ctx)]);
  const xml = sitemapXml(ctx.lang, ctx.rt.settings.publicUrl, sitemapEntries(addresses.flat()));
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
});
