import { formatNumber } from '#locales/format';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import type { MapView } from './map-view';

const ATTRIBUTION = '© OpenStreetMap · GeoNames · Natural Earth';
/** What the live map brings, compressed. */
const LIVE_KILOBYTES = 450;
const PIN = 'c-11-13-17-20-17-29a17 17 0 0 1 34 0c0 9-6 16-17 29Z';

type Props = { view: MapView; /** Where the points of the live map are. */ points: string; /** The streets of the live map. */ tiles?: string | undefined };

/** The map as it is drawn without scripts: circles lead to the lists of their places, numbers are those of the list. [MAP-2] */
export function CentreMap({ view, points, tiles }: Props) {
  const lang = useLang();
  const say = useSay();
  const { of, place, drawing, groups, pins } = view;
  const label =
    of === 'iran'
      ? say('centres.map.label-iran')
      : of === 'tehran'
        ? say('centres.map.label-tehran')
        : of === 'province'
          ? say('centres.map.label-province', { place })
          : say('centres.map.label-centre', { name: pins[0]?.title ?? place });
  const notes = [
    groups.length > 0 && say('centres.map.note-groups'),
    pins.some(({ number }) => number) && of !== 'centre' && say('centres.map.note-numbers'),
    drawing.metro.length > 0 && say('centres.map.note-metro'),
  ];
  return (
    <centre-map
      data-points={points}
      data-tiles={tiles}
      data-lang={lang}
      data-label={say('centres.map.live')}
      data-showing={say('centres.map.showing')}
      data-ready={say('centres.map.ready')}
      data-failed={say('centres.map.failed')}
      data-in={say('centres.map.in')}
      data-out={say('centres.map.out')}
    >
      <figure className="map">
        <div data-map="">
          <Drawn view={view} label={label} />
        </div>
        <figcaption>
          {notes.map((note) => note && <span key={note}>{note} </span>)}
          <bdi dir="ltr">{ATTRIBUTION}</bdi>
        </figcaption>
      </figure>
      <p className="row between mt-2">
        <span role="status" className="small soft" data-map-said="" />
        <button type="button" className="btn s3 sm" data-map-show="" hidden>
          {say('centres.map.show')} ({say('centres.map.size', { kilobytesNumber: LIVE_KILOBYTES })})
        </button>
      </p>
    </centre-map>
  );
}

function Drawn({ view: { of, drawing, groups, pins, here }, label }: { view: MapView; label: string }) {
  const lang = useLang();
  const say = useSay();
  const direction = lang === 'fa' ? 'rtl' : 'ltr';
  // A circle says its own name.
  const names = drawing.names.filter((one) => !groups.some(({ name }) => name === one[lang]));
  return (
    <svg
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="group"
      aria-label={label}
      className={`m-of-${of}${drawing.metro.length > 0 ? ' m-close' : ''}${drawing.width < 500 ? ' m-small' : ''}`}
    >
      <path className="m-around" d={drawing.around} />
      <path className="m-iran" d={drawing.land} />
      <path className="m-area" d={drawing.area} />
      <path className="m-prov" d={drawing.borders} />
      {drawing.metro.map(({ line, path }) => path && <path key={line} className={`m-line m-l${line}`} d={path} />)}
      <path className="m-st" d={drawing.stops} />
      <path className="m-st m-hub" d={drawing.hubs} />
      {names.map((one) => (
        <text key={one.en} className={one.sea ? 'm-sea' : 'm-name'} x={one.x} y={one.sea ? one.y : one.y - 7} direction={direction}>
          {one[lang]}
        </text>
      ))}
      {here && <path className="m-here" d={`M${here.x} ${here.y}h0`} />}
      {groups.map(({ x, y, r, count, name, query, here: chosen }) => (
        <a
          key={name}
          href={href(lang, 'centres', undefined, query)}
          aria-label={say('centres.map.of', { place: name, centres: say('centres.map.group', { count }) })}
          className={chosen ? 'm-on' : undefined}
        >
          <circle className="m-cl" cx={x} cy={y} r={r} />
          <text className="m-n" x={x} y={y + 4.5}>
            {formatNumber(lang, count)}
          </text>
          <text className="m-name" x={x} y={y + r + 13} direction={direction}>
            {name}
          </text>
        </a>
      ))}
      {pins.map(({ x, y, number, slug, title }) => (
        <a key={slug} href={href(lang, 'centre', { slug })} aria-label={title}>
          {number === null ? (
            <circle className="m-dot" cx={x} cy={y} r={6} />
          ) : (
            <>
              <path className="m-pin" d={`M${x} ${y}${PIN}`} />
              {of !== 'centre' && (
                <text className="m-pn" x={x} y={y - 23}>
                  {formatNumber(lang, number)}
                </text>
              )}
            </>
          )}
        </a>
      ))}
    </svg>
  );
}
