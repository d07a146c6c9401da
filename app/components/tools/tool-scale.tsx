import type { Scale } from '#domain/tools/tool';
import { formatNumber } from '#locales/format';
import type { Lang } from '../../routes';
import { useLang } from '../../words';

const WIDTH = 400;
const MARGIN = 20;

/** A ruler of bands with a mark where the figure lies; the figure and its class stand in words beside it. */
export function ToolScale({
  scale: { figure, from, to, cuts, tones },
  value,
  text,
}: {
  scale: Scale;
  value: number | string | undefined;
  text: (lang: Lang) => string;
}) {
  const lang = useLang();
  const at = (one: number) => Math.round(((Math.min(Math.max(one, from), to) - from) / (to - from)) * WIDTH * 10) / 10;
  const ends = [from, ...cuts, to];
  return (
    <svg
      viewBox={`${-MARGIN} 0 ${WIDTH + 2 * MARGIN} 66`}
      className="tool-scale"
      direction="ltr"
      aria-hidden="true"
      data-scale={figure}
      data-from={from}
      data-to={to}
    >
      {tones.map((tone, band) => {
        const [left, right] = [at(ends[band] ?? from), at(ends[band + 1] ?? to)];
        return <rect key={band} className={tone} x={left + 1} y="26" width={Math.max(0, right - left - 2)} height="14" rx="5" />;
      })}
      {cuts.map((cut) => (
        <text key={cut} x={at(cut)} y="60" textAnchor="middle">
          {formatNumber(lang, cut, 1)}
        </text>
      ))}
      <g transform={`translate(${typeof value === 'number' ? at(value) : 0} 0)`}>
        <path d="M0 20v26" />
        <text y="14" textAnchor="middle">
          {text(lang)}
        </text>
      </g>
    </svg>
  );
}
