import { layEngraving } from './engraving-layout';

/** Words cut into the head: a light layer below and to the right, a dark one above. [PROD-2] */
export function Engraving({ lines }: { lines: readonly string[] }) {
  return (
    <g className="engr">
      {layEngraving(lines).map(({ text, size, x, y, direction }) => (
        <g key={y} direction={direction} fontSize={size}>
          <text className="hi" x={x + 1.2} y={y + 1.2}>
            {text}
          </text>
          <text x={x} y={y}>
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
