import { chosenCentres, parseCentreFilters } from '#domain/centres/list';
import { allCentres, shownHolidays } from '#services/centres/all';
import { page } from '../../door.server';
import { href } from '../../routes';

/** The centres of a list as points for the live map (GeoJSON): all of them, not one page. [MAP-1] */
export const loader = page(async (ctx, { url }) => {
  const [all, holidays] = await Promise.all([allCentres(ctx), shownHolidays(ctx)]);
  const of = url.searchParams.get('of');
  const ids = of === null ? null : new Set(of.split(',', 60).map(Number));
  const chosen = chosenCentres(all, parseCentreFilters(url.searchParams), holidays, ctx.now).filter(({ id }) => ids === null || ids.has(id));
  const features = chosen.map(({ id, slug, title, kind, longitude, latitude }) => ({
    type: 'Feature',
    id,
    properties: { title, kind, href: href(ctx.lang, 'centre', { slug }) },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }));
  return Response.json({ type: 'FeatureCollection', features });
});
