/** A mark of a chart: a day or month, with what its readings came to, in the measure's unit. */
export type Point = { at: string; low: number; high: number; beyond: boolean };
/** Where a mark stands in the picture. */
export type Mark = { x: number; top: number; bottom: number; beyond: boolean };
export type Chart = { marks: Mark[]; lines: { y: number; value: number }[]; targets: { y: number; value: number }[] };

export const WIDTH = 760;
export const HEIGHT = 320;
/** Where the values stand before the picture begins. */
export const LEFT = 64;
const RIGHT = 68;
const TOP = 22;
const BOTTOM = 48;
const LINES = 5;

/** The picture of some marks: time runs from left to right in both languages, values upwards, targets among them. [REC-6] */
export function chartOf(points: readonly Point[], targets: readonly number[] = []): Chart {
  const values = [...points.flatMap(({ low, high }) => [low, high]), ...targets];
  // What is counted in whole numbers has no lines between them, and a value alone stands in the middle.
  const whole = values.every(Number.isInteger);
  const room = Math.min(...values) === Math.max(...values) ? (whole ? 2 : 0.2) : 0;
  const [low, high] = [Math.min(...values) - room, Math.max(...values) + room];
  const step = Math.max(niceStep(low, high), whole ? 1 : 0);
  const least = Math.floor(low / step) * step;
  const most = Math.max(least + step, Math.ceil(high / step) * step);
  const y = (value: number) => round(TOP + ((most - value) / (most - least)) * (HEIGHT - TOP - BOTTOM));
  const x = (at: number) => round(points.length === 1 ? (LEFT + WIDTH - RIGHT) / 2 : LEFT + 8 + (at / (points.length - 1)) * (WIDTH - LEFT - RIGHT - 16));
  const count = Math.round((most - least) / step);
  return {
    marks: points.map(({ low, high, beyond }, at) => ({ x: x(at), top: y(high), bottom: y(low), beyond })),
    lines: Array.from({ length: count + 1 }, (_, at) => ({ value: round(least + at * step), y: y(least + at * step) })),
    targets: targets.map((value) => ({ value, y: y(value) })),
  };
}

/** A step of 1, 2 or 5 times a power of ten, so that a handful of lines fill the picture. */
function niceStep(least: number, most: number): number {
  const rough = Math.max(most - least, 0.5) / LINES;
  const power = 10 ** Math.floor(Math.log10(rough));
  return ([1, 2, 5, 10].find((one) => one * power >= rough) ?? 10) * power;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
