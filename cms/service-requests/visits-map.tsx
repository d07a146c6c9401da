import { districtMiddle } from '#domain/centres/districts';
import { drawTehran } from '#domain/centres/draw';
import { formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { DayVisit } from '#services/service-requests/day-visits';

const PIN_RADIUS = 20;
const DIGIT_DROP = 8;

/** The visits of a day on the drawing of Tehran: a dot in each district with their numbers in the list beside it. [INP-8] */
export function VisitsMap({ lang, visits }: { lang: Lang; visits: readonly DayVisit[] }) {
  const { drawing, to } = drawTehran();
  const numbers = new Map<number, number[]>();
  for (const [at, { district }] of visits.entries()) if (district !== null) numbers.set(district, [...(numbers.get(district) ?? []), at + 1]);
  const dots = [...numbers].flatMap(([district, own]) => {
    const middle = districtMiddle(district);
    return middle ? [{ district, own, ...to.place(middle) }] : [];
  });
  const label = say(lang, 'services.day.map', { count: visits.length });
  return (
    <figure className="zb-map">
      <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} role="img" aria-label={label}>
        {drawing.metro.map(({ line, path }) => (
          <path key={line} className="zb-map-line" d={path} />
        ))}
        <path className="zb-map-stops" d={drawing.stops + drawing.hubs} />
        {dots.map(({ district, own, x, y }) => (
          <g key={district}>
            <title>{say(lang, 'services.day.in-district', { districtNumber: district, count: own.length })}</title>
            <circle className="zb-map-dot" cx={x} cy={y} r={PIN_RADIUS} />
            <text className="zb-map-number" x={x} y={y + DIGIT_DROP}>
              {formatNumber(lang, own[0] ?? 0)}
            </text>
            {own.length > 1 ? (
              <text className="zb-map-more" x={x} y={y + 2 * PIN_RADIUS}>
                {own
                  .slice(1)
                  .map((one) => formatNumber(lang, one))
                  .join(lang === 'fa' ? '، ' : ', ')}
              </text>
            ) : null}
          </g>
        ))}
      </svg>
      <figcaption>
        {say(lang, 'services.day.map-note')} <bdi dir="ltr">© OpenStreetMap</bdi>
      </figcaption>
    </figure>
  );
}
