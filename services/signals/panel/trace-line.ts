import type { PanelPlot, PlotTone } from '#domain/signals/panel-result';
import { lttb } from '#wasm/decimate';
import { linePath } from './plot';

const MOST_POINTS = 900;

type Trace = {
  name: string;
  tone: PlotTone;
  values: Float32Array;
  /** Values a second. */ rateHz: number;
  /** Where the first one stands, in seconds. */ fromSeconds?: number;
};

/** A stretch of samples as a line, reduced by the core to the points that keep its shape. */
export function traceLine(
  core: WebAssembly.Module,
  { x, y }: Pick<PanelPlot, 'x' | 'y'>,
  { name, tone, values, rateHz, fromSeconds = 0 }: Trace,
): PanelPlot['lines'][number] {
  const kept = values.length > MOST_POINTS ? lttb(core, values, MOST_POINTS) : { index: values.map((_, i) => i), value: values };
  const at = (i: number) => ({ x: fromSeconds + kept.index[i]! / rateHz, y: kept.value[i]! });
  return { name, tone, path: linePath(x, y, { length: kept.index.length, at }) };
}
