import { PLOT_HEIGHT, PLOT_WIDTH, type PanelPlot, type PlotAxis } from '#domain/signals/panel-result';
import { formatNumber } from '#locales/format';
import type { WordKey } from '#locales/say';
import { useLang, useSay } from '../../words';

const LEFT = 72;
const TOP = 26;
const FOOT = 44;
const RIGHT = 16;

/** A picture of a step as the server draws it; it runs from left to right in both languages. [ACAD-4, LANG-6] */
export function PanelPlotView({ plot, id }: { plot: PanelPlot; id: string }) {
  const lang = useLang();
  const say = useSay();
  const title = say(`panel.plots.${plot.name}` as WordKey);
  const named = [...plot.lines.map(({ name, tone }) => ({ name, tone })), ...plot.dots.map(({ name, tone }) => ({ name, tone }))];
  const levels = [...new Set(plot.zones.map(({ level }) => level))];
  const across = (value: number) => (PLOT_WIDTH * part(plot.x, value)).toFixed(1);
  const down = (value: number) => (PLOT_HEIGHT * (1 - part(plot.y, value))).toFixed(1);
  return (
    <figure className="panel-plot">
      <figcaption id={id}>{title}</figcaption>
      {/* What scrolls must be reached by the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="panel-paper" dir="ltr" tabIndex={0} role="region" aria-label={`${title}: ${say('panel.scroll')}`}>
        <svg viewBox={`0 0 ${LEFT + PLOT_WIDTH + RIGHT} ${TOP + PLOT_HEIGHT + FOOT}`} role="img" aria-labelledby={id}>
          <g transform={`translate(${LEFT} ${TOP})`}>
            {plot.zones.map(({ x, width, level }) => (
              <rect key={x} className={`zone ${level}`} x={x} width={width} y="0" height={PLOT_HEIGHT} />
            ))}
            {plot.y.ticks.map((tick) => (
              <g key={tick}>
                <path className="grid" d={`M0 ${down(tick)}H${PLOT_WIDTH}`} />
                <text x="-8" y={down(tick)} dy="4" textAnchor="end">
                  {formatNumber(lang, tick, 3)}
                </text>
              </g>
            ))}
            {plot.x.ticks.map((tick) => (
              <g key={tick}>
                <path className="grid" d={`M${across(tick)} 0V${PLOT_HEIGHT}`} />
                <text x={across(tick)} y={PLOT_HEIGHT + 20} textAnchor="middle">
                  {formatNumber(lang, tick, 3)}
                </text>
              </g>
            ))}
            {plot.marks.map(({ x, kind }) => (
              <g key={x} className={kind === 'S1' ? 'sound first' : 'sound'}>
                <path d={`M${x} 0V${PLOT_HEIGHT}`} />
                <text x={x} y="-8" textAnchor="middle">
                  {kind}
                </text>
              </g>
            ))}
            {plot.lines.map(({ name, tone, path }) => (
              <path key={name} className={`line ${tone}`} d={path} />
            ))}
            {plot.dots.map(({ name, tone, points }) => (
              <g key={name} className={`dots ${tone}`}>
                {points.map(({ x, y }, at) => (
                  <circle key={at} cx={x} cy={y} r="4" />
                ))}
              </g>
            ))}
            <text className="unit" x={PLOT_WIDTH} y={PLOT_HEIGHT + 38} textAnchor="end">
              {say(`panel.axes.${plot.x.unit}`)}
            </text>
            <text className="unit" x="0" y={PLOT_HEIGHT + 38}>
              ↑ {say(`panel.axes.${plot.y.unit}`)}
            </text>
          </g>
        </svg>
      </div>
      {(named.length > 1 || levels.length > 0) && (
        <ul className="panel-key small soft">
          {(named.length > 1 ? named : []).map(({ name, tone }) => (
            <li key={name}>
              <i className={`key ${tone}`} /> {say(`panel.lines.${name}` as WordKey)}
            </li>
          ))}
          {levels.map((level) => (
            <li key={level}>
              <i className={`key zone ${level}`} /> {say(`panel.levels.${level}`)}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

function part({ from, to, log }: PlotAxis, value: number): number {
  return log ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);
}
