import { PLOT_HEIGHT, PLOT_WIDTH, type PanelPlot, type PlotAxis, type PlotTone } from '#domain/signals/panel-result';
import type { PanelUnit } from '#domain/signals/panel';

type Span = { from: number; to: number };
const TICKS = 6;

/** An axis with round ticks. */
export function axis(unit: PanelUnit, { from, to }: Span): PlotAxis {
  const wide = to > from ? to - from : 1;
  const rough = wide / TICKS;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const by = [1, 2, 2.5, 5, 10].map((times) => times * ten).find((one) => one >= rough) ?? 10 * ten;
  const ticks = [];
  for (let k = Math.ceil(from / by); k * by <= from + wide * 1.0001; k++) ticks.push(Number((k * by).toFixed(6)));
  return { from, to: from + wide, unit, ticks };
}

/** A logarithmic axis with the ticks given. */
export function logAxis(unit: PanelUnit, { from, to }: Span, ticks: readonly number[]): PlotAxis {
  return { from, to, unit, ticks: ticks.filter((tick) => tick >= from && tick <= to), log: true };
}

/** Where a value stands in the drawing, across. */
export function acrossOf({ from, to, log }: PlotAxis, value: number): number {
  const part = log ? Math.log(value / from) / Math.log(to / from) : (value - from) / (to - from);
  return Number((part * PLOT_WIDTH).toFixed(1));
}

/** Where a value stands in the drawing, from its top; what lies outside is held at its edge. */
export function downOf({ from, to }: PlotAxis, value: number): number {
  return Number((PLOT_HEIGHT * (1 - Math.max(0, Math.min(1, (value - from) / (to - from))))).toFixed(1));
}

type Values = { length: number; at: (index: number) => { x: number; y: number } };

/** A line through points. */
export function linePath(x: PlotAxis, y: PlotAxis, { length, at }: Values): string {
  let path = '';
  for (let i = 0; i < length; i++) {
    const point = at(i);
    path += `${i === 0 ? 'M' : 'L'}${acrossOf(x, point.x)} ${downOf(y, point.y)}`;
  }
  return path;
}

/** The least and the greatest of several rows, with a little room. */
export function spanOf(...rows: readonly ArrayLike<number>[]): Span {
  let [from, to] = [Infinity, -Infinity];
  for (const row of rows)
    for (let i = 0; i < row.length; i++) {
      from = Math.min(from, row[i]!);
      to = Math.max(to, row[i]!);
    }
  if (!(to >= from)) return { from: 0, to: 1 };
  const room = (to - from || 1) * 0.05;
  return { from: from - room, to: to + room };
}

/** A plot with what it has besides its axes. */
export function plot(name: string, axes: Pick<PanelPlot, 'x' | 'y'>, drawn: Partial<PanelPlot>): PanelPlot {
  return { name, ...axes, lines: [], dots: [], zones: [], marks: [], ...drawn };
}

/** Single points, so many at most. */
export function dots(
  name: string,
  tone: PlotTone,
  { x, y }: Pick<PanelPlot, 'x' | 'y'>,
  points: readonly { x: number; y: number }[],
): PanelPlot['dots'][number] {
  return { name, tone, points: points.slice(0, 400).map((one) => ({ x: acrossOf(x, one.x), y: downOf(y, one.y) })) };
}
