import { asc, eq, sql } from '@payloadcms/db-postgres/drizzle';
import type { ServiceCode } from '#domain/service-requests/types/all';
import { guarded } from '../service';
import { offer_templates, offer_templates_lines } from '../store/schema.generated';

/** Lines that staff write often, kept under a name. */
export type OfferTemplate = { id: number; name: string; lines: { what: string; words: string; count: number; priceToman: number | null }[] };

/** The templates of a type of service, by name. [INP-8] */
export const offerTemplates = guarded('admin.services.read', async (ctx, service: ServiceCode): Promise<OfferTemplate[]> => {
  const rows = await ctx.rt.db
    .select({
      id: offer_templates.id,
      name: offer_templates.name,
      what: offer_templates_lines.what,
      words: offer_templates_lines.words,
      count: offer_templates_lines.count,
      priceToman: offer_templates_lines.priceToman,
    })
    .from(offer_templates)
    .innerJoin(offer_templates_lines, eq(offer_templates_lines._parentID, offer_templates.id))
    .where(eq(offer_templates.service, service))
    .orderBy(asc(offer_templates.name), asc(offer_templates.id), asc(offer_templates_lines._order));
  const found = new Map<number, OfferTemplate>();
  for (const { id, name, what, words, count, priceToman } of rows) {
    const template = found.get(id) ?? { id, name, lines: [] };
    template.lines.push({ what, words: words ?? '', count: Number(count), priceToman: priceToman === null ? null : Number(priceToman) });
    found.set(id, template);
  }
  return [...found.values()];
});

/** So many accepted prices stand beside the form. */
const MOST_PRICES = 5;
export type AcceptedPrice = { /** Without what comes back with the equipment. */ toman: number; at: Date };

/** The prices that were accepted for the newest requests of this service in this district, the last one first: amounts and days, nobody's name. By the index of both. [INP-6, ROLE-5] */
export const acceptedPrices = guarded(
  'admin.requests.read',
  async (ctx, { service, district, besides }: { service: string; district: number | null; besides: number }): Promise<AcceptedPrice[]> => {
    const { rows } = await ctx.rt.db.execute<{ toman: string; at: string }>(sql`
      select o.total_toman - o.deposit_toman as toman, e.at from (
        select q.id, (select max(x.id) from events x where x.subject = 'request:' || q.id and x.event = 'accept') as accepted
        from service_requests q where q.service = ${service} and q.district ${district === null ? sql`is null` : sql`= ${district}`} and q.id <> ${besides}
      ) q join events e on e.id = q.accepted join request_offers o on o.request_id = q.id and o.version = (e.facts ->> 'version')::int
      order by q.id desc limit ${MOST_PRICES}`);
    return rows.map(({ toman, at }) => ({ toman: Number(toman), at: new Date(at) })).toSorted((one, other) => other.at.getTime() - one.at.getTime());
  },
);
