import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { placeNames } from '#domain/addresses/iran';
import { nearestTo, type ListedCentre } from '#domain/centres/list';
import { cityPlaces, stations } from '#domain/centres/places';
import { readPoint, writePoint, type Point } from '#domain/centres/point';
import { say as sayIn } from '#locales/say';
import { allCentres, shownHolidays } from '#services/centres/all';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { ButtonLink } from '../../components/button-link';
import { CentreList } from '../../components/centres/centre-list';
import { CentreMap } from '../../components/centres/centre-map';
import { sayDistance } from '../../components/centres/distance';
import { listMap, nearMap } from '../../components/centres/map-view';
import { NearForm, type NearPlaces } from '../../components/centres/near-form';
import { NearMe } from '../../components/centres/near-me';
import { EmptyState } from '../../components/empty-state';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import { href, type Lang } from '../../routes';
import styles from '../../styles/centres.css?url';
import { useSay } from '../../words';
import { shownCentre } from './shown.server';

export const handle = { page: 'centresNear', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];
/** Where somebody stands is kept by nobody, their own browser included. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export const loader = page(async (ctx, { url }) => {
  const typed = url.searchParams.get('at');
  const point = readPoint(typed);
  const [all, holidays] = await Promise.all([allCentres(ctx), shownHolidays(ctx)]);
  const places = placesOf(ctx.lang, all);
  const known = point && [...places.stations, ...places.cities, ...places.districts].find(({ value }) => value === writePoint(point));
  const near = point ? nearestTo(point, all) : [];
  const title = known ? sayIn(ctx.lang, 'centres.near.title-of', { place: known.label }) : sayIn(ctx.lang, 'centres.near.title');
  return {
    title,
    at: point && writePoint(point),
    wrong: typed !== null && typed !== '' && !point,
    places,
    centres: near.map(({ metres, ...one }) => ({
      ...shownCentre(ctx, one, holidays),
      away: sayIn(ctx.lang, 'centres.where.away', {
        distance: sayDistance(ctx.lang, metres),
        place: known ? known.label : sayIn(ctx.lang, 'centres.where.you'),
      }),
    })),
    none: all.length === 0,
    map: point ? nearMap(ctx.lang, point, near) : listMap(ctx.lang, all, [], { kind: null, province: null, city: null, q: null, open: false, after: null }),
    tiles: ctx.rt.settings.tilesUrl,
    points: href(ctx.lang, 'centrePoints', undefined, point ? { of: near.map(({ id }) => id).join() } : {}),
    meta: pageMeta(ctx, { page: 'centresNear', title, description: sayIn(ctx.lang, 'centres.near.description'), hidden: true }),
  };
});

/** What one can be near to: districts by the middle of their centres, cities that have centres, stations of the metro. */
function placesOf(lang: Lang, all: readonly ListedCentre[]): NearPlaces {
  const districts = new Map<string, ListedCentre[]>();
  for (const one of all) {
    if (!one.district) continue;
    const name = `${placeNames(lang, one.province, one.city).city}${lang === 'fa' ? '، ' : ', '}${one.district}`;
    districts.set(name, [...(districts.get(name) ?? []), one]);
  }
  const middle = (points: readonly Point[]) => ({
    latitude: points.reduce((sum, { latitude }) => sum + latitude, 0) / points.length,
    longitude: points.reduce((sum, { longitude }) => sum + longitude, 0) / points.length,
  });
  const cities = new Set(all.map(({ city }) => city));
  const { compare } = new Intl.Collator(lang, { numeric: true });
  const sorted = (options: { value: string; label: string }[]) => options.sort((one, other) => compare(one.label, other.label));
  return {
    districts: sorted([...districts].map(([label, own]) => ({ value: writePoint(middle(own)), label }))),
    cities: sorted(cityPlaces.filter(({ code }) => cities.has(code)).map((one) => ({ value: writePoint(one), label: one[lang] }))),
    stations: sorted(stations.map((one) => ({ value: writePoint(one), label: sayIn(lang, 'centres.near.station', { name: one[lang] }) }))),
  };
}

export const meta = metaFromData;

/** Centres by their distance from where one is, or from a place that one chooses. [MAP-1] */
export default function Near() {
  const { title, at, wrong, places, centres, none, map, points, tiles } = useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <div className="wrap page">
      <Breadcrumbs crumbs={[{ page: 'centres', label: say('centres.title') }]} here={title} />
      <div className="stack gap-3 mb-6">
        <h1>{title}</h1>
        <p className="soft">{say('centres.near.kept')}</p>
      </div>
      <div className="stack gap-4 mb-6">
        <NearForm places={places} at={at} error={wrong ? say('centres.near.wrong') : undefined} />
        <NearMe />
      </div>
      {none && (
        <EmptyState
          fact={say('centres.near.none')}
          action={
            <ButtonLink page="home" kind="soft">
              {say('centres.list.empty-next')}
            </ButtonLink>
          }
        />
      )}
      {!none && (
        <div className="finder">
          {centres.length > 0 && (
            <section className="card" aria-labelledby="list">
              <h2 id="list">{say('centres.near.by-distance')}</h2>
              <CentreList centres={centres} />
            </section>
          )}
          <CentreMap view={map} points={points} tiles={tiles} />
        </div>
      )}
    </div>
  );
}
