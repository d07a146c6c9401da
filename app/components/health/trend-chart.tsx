import { chartOf, HEIGHT, LEFT, WIDTH, type Point } from '#domain/records/chart';
import { formatNumber } from '#locales/format';
import { useLang } from '../../words';

type Props = {
  points: readonly Point[];
  targets: readonly number[];
  label: string;
  /** The words under the first and the last mark. */ from: string;
  to: string;
  capsule: boolean;
};

/** The trend as a picture drawn by the server; the table beside it has the same numbers. [REC-6] */
export function TrendChart({ points, targets, label, from, to, capsule }: Props) {
  const lang = useLang();
  const { marks, lines, targets: goals } = chartOf(points, targets);
  const [first, last] = [marks[0], marks.at(-1)];
  // A day is read in its own direction, in which the end of a word lies on the left in Persian.
  const rtl = lang === 'fa';
  const direction = rtl ? 'rtl' : 'ltr';
  return (
    <div className="trend">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {lines.map(({ y, value }) => (
          <g key={value}>
            <path className="grid" d={`M${LEFT} ${y}H${WIDTH - 8}`} />
            <text x={LEFT - 8} y={y + 8} textAnchor="end">
              {formatNumber(lang, value)}
            </text>
          </g>
        ))}
        {goals.map(({ y, value }) => (
          <g key={value}>
            <path className="goal" d={`M${LEFT} ${y}H${WIDTH - 8}`} />
            <text className="goal" x={WIDTH - 8} y={y - 5} textAnchor="end">
              {formatNumber(lang, value)}
            </text>
          </g>
        ))}
        {marks.map(({ x, top, bottom, beyond }) => (
          <g key={x} className={beyond ? 'beyond' : undefined}>
            {bottom - top > 1 && <path className="cap" d={`M${x} ${top}V${bottom}`} />}
            {beyond && <path className="hi" d={`M${x} ${top - 15}l6 9h-12z`} />}
            <circle className="sys" cx={x} cy={top} r="4.5" />
            {capsule && <circle className="dia" cx={x} cy={bottom} r="4" />}
          </g>
        ))}
        {first && (
          <text x={first.x} y={HEIGHT - 12} direction={direction} textAnchor={marks.length === 1 ? 'middle' : rtl ? 'end' : 'start'}>
            {from}
          </text>
        )}
        {last && marks.length > 1 && (
          <text x={last.x} y={HEIGHT - 12} direction={direction} textAnchor={rtl ? 'start' : 'end'}>
            {to}
          </text>
        )}
      </svg>
    </div>
  );
}
