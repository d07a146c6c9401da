import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { placeNames } from '#domain/addresses/iran';
import { knowsHours } from '#domain/centres/hours';
import { nearestTo } from '#domain/centres/list';
import { stations } from '#domain/centres/places';
import { formatPhone, localDigits } from '#locales/format';
import { say as sayIn } from '#locales/say';
import { shownHolidays } from '#services/centres/all';
import { readCentre } from '#services/centres/centre';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { Icon } from '../../components/icon';
import { CentreList } from '../../components/centres/centre-list';
import { CentreMap } from '../../components/centres/centre-map';
import { sayDistance } from '../../components/centres/distance';
import { centreJsonLd } from '../../components/centres/json-ld';
import { centreMap } from '../../components/centres/map-view';
import { OpenBadge } from '../../components/centres/open-badge';
import { daysAhead } from '../../components/centres/days-ahead';
import { WeekHours } from '../../components/centres/week-hours';
import { Picture } from '../../components/picture';
import { page } from '../../door.server';
import { Link } from '../../link';
import { metaFromData, pageMeta } from '../../page-meta';
import { href } from '../../routes';
import styles from '../../styles/centres.css?url';
import { useLang, useSay } from '../../words';
import { shownCentre } from './shown.server';

/** So far one walks from a station. */
const STATION_METRES = 2_000;

export const handle = { page: 'centre', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const loader = page(async (ctx, { params }) => {
  const slug = params['slug'] ?? '';
  const [found, holidays] = await Promise.all([readCentre(ctx, slug), shownHolidays(ctx)]);
  if (!found.ok) return found;
  const { beside, ...centre } = found.value;
  const kind = sayIn(ctx.lang, `centres.kinds.${centre.kind}`);
  const { city } = placeNames(ctx.lang, centre.province, centre.city);
  const [station] = nearestTo(centre, stations, 1).filter(({ metres }) => metres <= STATION_METRES);
  const url = ctx.rt.settings.publicUrl + href(ctx.lang, 'centre', { slug });
  return {
    centre,
    kind,
    city,
    ahead: daysAhead(ctx.lang, centre.hours, holidays, ctx.now),
    metro: station
      ? sayIn(ctx.lang, 'centres.centre.metro-of', {
          name: sayIn(ctx.lang, 'centres.near.station', { name: station[ctx.lang] }),
          distance: sayDistance(ctx.lang, station.metres),
        })
      : null,
    map: centreMap(ctx.lang, centre),
    beside: beside.map(({ metres, ...one }) => ({ ...shownCentre(ctx, one, null), away: sayDistance(ctx.lang, metres) })),
    tiles: ctx.rt.settings.tilesUrl,
    points: href(ctx.lang, 'centrePoints', undefined, { of: [centre.id, ...beside.map(({ id }) => id)].join() }),
    meta: pageMeta(ctx, {
      page: 'centre',
      params: { slug },
      title: centre.title,
      description: sayIn(ctx.lang, 'centres.centre.description', { kind, place: city }),
      langs: centre.langs,
      jsonLd: centreJsonLd(ctx.lang, found.value, url),
    }),
  };
});

export const meta = metaFromData;

/** A centre: whether it is open, how it is called and reached, and what is near it. [MAP-1] */
export default function Centre() {
  const { centre, kind, city, ahead, metro, map, beside, points, tiles } = useLoaderData<typeof loader>();
  const lang = useLang();
  const say = useSay();
  const where = [city, centre.district, centre.address].filter(Boolean).join(lang === 'fa' ? '، ' : ', ');
  const position = `${centre.latitude},${centre.longitude}`;
  const [phone] = centre.phones;
  return (
    <div className="wrap page">
      <Breadcrumbs
        crumbs={[
          { page: 'centres', label: say('centres.title') },
          { page: 'centres', query: { province: centre.province, city: centre.city }, label: city },
        ]}
        here={centre.title}
      />
      <div className="beside">
        <div className="stack gap-6">
          <header className="stack gap-2">
            <h1>{centre.title}</h1>
            <p className="soft">{[kind, city, centre.district].filter(Boolean).join(lang === 'fa' ? '، ' : ', ')}</p>
            {knowsHours(centre.hours) && (
              <open-now data-href={href(lang, 'centresOpen', undefined, { of: centre.id })}>
                <OpenBadge id={centre.id} />
              </open-now>
            )}
          </header>
          {centre.photo && <Picture picture={centre.photo} sizes="(max-width: 1023px) 100vw, 46rem" />}
          <section className="card" aria-labelledby="hours">
            <h2 id="hours" className="mb-3">
              {say('centres.centre.hours')}
            </h2>
            {knowsHours(centre.hours) ? <WeekHours hours={centre.hours} /> : <p>{say('centres.centre.no-hours')}</p>}
            {ahead.map((sentence) => (
              <p key={sentence} className="say info mt-3">
                {sentence}
              </p>
            ))}
          </section>
          {centre.services.length > 0 && (
            <section aria-labelledby="services">
              <h2 id="services" className="mb-3">
                {say('centres.centre.services')}
              </h2>
              <ul className="row">
                {centre.services.map((one) => (
                  <li key={one} className="badge plain">
                    {one}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <aside className="stack">
          <div className="card lift stack">
            {phone && (
              <a className="btn wide" href={`tel:${phone}`}>
                <Icon name="phone" />
                {say('centres.centre.call')}
              </a>
            )}
            {centre.appointment && (
              <a className="btn s3 wide" href={centre.appointment} rel="noreferrer nofollow">
                <Icon name="calendar" />
                {say('centres.centre.appointment')}
              </a>
            )}
            <table className="spec">
              <tbody>
                <tr>
                  <th scope="row">{say('centres.centre.address')}</th>
                  <td>{where}</td>
                </tr>
                {centre.phones.map((one) => (
                  <tr key={one}>
                    <th scope="row">{say('centres.centre.phone')}</th>
                    <td>
                      <a href={`tel:${one}`}>
                        <bdi dir="ltr">{formatPhone(lang, one)}</bdi>
                      </a>
                    </td>
                  </tr>
                ))}
                {metro && (
                  <tr>
                    <th scope="row">{say('centres.centre.metro')}</th>
                    <td>{metro}</td>
                  </tr>
                )}
                {centre.licence && (
                  <tr>
                    <th scope="row">{say('centres.centre.licence')}</th>
                    <td>
                      <bdi>{localDigits(lang, centre.licence)}</bdi>
                    </td>
                  </tr>
                )}
                <tr>
                  <th scope="row">{say('centres.centre.position')}</th>
                  <td>
                    <bdi dir="ltr">{localDigits(lang, position)}</bdi>
                    <a className="block" href={`geo:${position}?q=${position}(${encodeURIComponent(centre.title)})`}>
                      {say('centres.centre.directions')}
                    </a>
                  </td>
                </tr>
              </tbody>
            </table>
          </div>
          <CentreMap view={map} points={points} tiles={tiles} />
          <p className="small">
            <Link page="contact">{say('centres.centre.wrong')}</Link>
          </p>
        </aside>
      </div>
      {beside.length > 0 && (
        <section className="mt-8 stack" aria-labelledby="beside">
          <h2 id="beside">{say('centres.centre.beside')}</h2>
          <div className="card">
            <CentreList centres={beside} />
          </div>
          <p>
            <Link page="centres" query={{ province: centre.province, city: centre.city }}>
              {say('centres.centre.all-in', { place: city })}
            </Link>
          </p>
        </section>
      )}
    </div>
  );
}
