import type { SectionOf } from '#domain/content/sections';
import { useSay } from '../../words';
import { Link } from '../../link';
import { Badge } from '../badge';
import { beats } from './beats';

const BEATS = 4;
const COLUMN_MM = 95;
const ROW_MM = 30;
/** Einthoven's triangle: with II as one and I as .6 of it, the others follow. */
const leads = [
  ['I', 0.6],
  ['aVR', -0.8],
  ['II', 1],
  ['aVL', 0.1],
  ['III', 0.4],
  ['aVF', 0.7],
] as const;

/** A drawn six-channel strip on paper, said to be drawn. It runs from left to right in both languages. [LANG-6] */
export function Strip({ section }: { section: SectionOf<'strip'> }) {
  const say = useSay();
  return (
    <section className="section">
      <div className="wrap">
        <div className="head">
          <div>
            <h2 className="text-h1">{section.title}</h2>
            <p>{section.text}</p>
          </div>
          <Badge tone="info">{section.label}</Badge>
        </div>
        {/* What scrolls must be reached by the keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className="ecg" dir="ltr" tabIndex={0} role="region" aria-label={say('content.strip.scroll')}>
          <svg viewBox="0 0 195 95" role="img" aria-label={say('content.strip.label')}>
            <defs>
              <pattern id="mm" width="5" height="5" patternUnits="userSpaceOnUse">
                <path className="minor" d="M1 0v5M2 0v5M3 0v5M4 0v5M0 1h5M0 2h5M0 3h5M0 4h5" />
                <path className="major" d="M0 0v5M0 0h5" />
              </pattern>
              <path id="beats" d={`M0 0${beats(BEATS)}`} className="ecg-line" />
            </defs>
            <rect width="195" height="95" fill="url(#mm)" />
            {leads.map(([name, share], at) => {
              const x = 2 + (at % 2) * COLUMN_MM;
              const y = 20 + Math.floor(at / 2) * ROW_MM;
              return (
                <g key={name}>
                  <path className="ecg-line" d={`M${x} ${y}h1.5v-10h5v10h3.5`} />
                  <use href="#beats" transform={`translate(${x + 10} ${y}) scale(1 ${share})`} />
                  <text x={x + 9} y={y - 12}>
                    {name}
                  </text>
                </g>
              );
            })}
            <text x="193" y="93" textAnchor="end">
              25 mm/s 10 mm/mV
            </text>
          </svg>
        </div>
        <p className="small">
          <Link page="ecg">{say('signals.ecg.try')}</Link>
        </p>
      </div>
    </section>
  );
}
