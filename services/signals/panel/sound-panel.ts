import { ok, type Result } from '#domain/result';
import { panelConstants, type PanelChange } from '#domain/signals/panel';
import type { PanelFigure, PanelPlot, PanelResult, PanelStep, PlotTone } from '#domain/signals/panel-result';
import type { Recording } from '#domain/signals/recording';
import { soundSteps, type CoreConstants, type SoundSteps } from '#wasm/steps';
import { coreRefusal } from '../analyse-recording';
import { acrossOf, axis, dots, linePath, logAxis, plot, spanOf } from './plot';
import { traceLine } from './trace-line';

const SHOWN_SECONDS = 5;
const MOST_ROWS = 12;
const RESPONSE_POINTS = 200;
const LEAST_DB = -60;
const HIGHEST_HZ = 1000;
/** Corners of the three bands over the lowest one's lower corner. */
const CORNERS = [
  [1, 2],
  [1.8, 3.6],
  [3.2, 6.4],
] as const;
const BAND_NAMES = ['low', 'middle', 'upper'] as const;
const TONES: readonly PlotTone[] = ['ink', 'second', 'third'];

type Seen = { core: WebAssembly.Module; rate: number; samples: Float32Array; steps: SoundSteps; constant: (step: keyof typeof panelConstants) => number };
const figure = (name: string, value: number | null, unit: PanelFigure['unit'], decimals = 0): PanelFigure => ({ name, value, unit, decimals });

/** A heart sound step by step, each with its figures, rows and drawings, as the core computes them. [ACAD-4] */
export function soundPanel(core: WebAssembly.Module, recording: Recording, change: PanelChange | null): Result<PanelResult> {
  const samples = recording.leads[0]!.samples;
  const { sampleRateHz } = recording;
  try {
    const steps = soundSteps(core, { sampleRateHz, samples }, constantsOf(change));
    const constant: Seen['constant'] = (step) => (change?.step === step ? change.value : (panelConstants[step]?.usual ?? 0));
    const seen = { core, rate: sampleRateHz, samples, steps, constant };
    return ok({
      kind: 'sound',
      sampleRateHz,
      seconds: samples.length / sampleRateHz,
      leads: recording.leads.slice(0, 1).map(({ name }) => name),
      change,
      steps: [bandStep(seen), envelopeStep(seen), cycleStep(seen), soundsStep(seen), rateStep(seen)],
      strip: null,
      notes: recording.notes,
    });
  } catch (error) {
    return coreRefusal(error);
  }
}

function constantsOf(change: PanelChange | null): CoreConstants {
  switch (change?.step) {
    case 'band':
      return { lowestHz: change.value };
    case 'envelope':
      return { halfWindowSeconds: change.value / 1000 };
    case 'cycle':
      return { systoleSeconds: change.value / 1000 };
    case 'sounds':
      return { pitchWeight: change.value / 100 };
    case 'rate':
      return { leftOut: change.value / 100 };
    default:
      return {};
  }
}

const shownSeconds = ({ samples, rate }: Seen) => Math.min(SHOWN_SECONDS, samples.length / rate);
const decibels = (power: number) => 10 * Math.log10(Math.max(1e-12, power));

function wavePlot(seen: Seen, more: Partial<PanelPlot> = {}): PanelPlot {
  const seconds = shownSeconds(seen);
  const values = seen.samples.subarray(0, Math.ceil(seconds * seen.rate));
  const axes = { x: axis('s', { from: 0, to: seconds }), y: axis('none', spanOf(values)) };
  return plot('wave', axes, { lines: [traceLine(seen.core, axes, { name: 'wave', tone: 'soft', values, rateHz: seen.rate })], ...more });
}

function bandStep(seen: Seen): PanelStep {
  const { steps, constant, rate } = seen;
  const frames = Math.ceil(shownSeconds(seen) * steps.envelopeRateHz);
  const rows = steps.bands.map((band) => Float32Array.from(band.subarray(0, frames), decibels));
  const axes = { x: axis('s', { from: 0, to: shownSeconds(seen) }), y: axis('db', spanOf(...rows)) };
  const highest = Math.min(HIGHEST_HZ, 0.49 * rate);
  const hz = logAxis('hz', { from: 5, to: highest }, [5, 10, 25, 50, 100, 200, 500, 1000]);
  const answers = { x: hz, y: axis('db', { from: LEAST_DB, to: 5 }) };
  const at = (band: number) => (i: number) => {
    const f = hz.from * (hz.to / hz.from) ** (i / (RESPONSE_POINTS - 1));
    return { x: f, y: Math.max(LEAST_DB, steps.response(band, f)) };
  };
  return {
    name: 'band',
    value: constant('band'),
    figures: BAND_NAMES.flatMap((name, band) => [
      figure(`${name}-from`, CORNERS[band]![0] * constant('band'), 'hz'),
      figure(`${name}-to`, CORNERS[band]![1] * constant('band'), 'hz'),
    ]),
    plots: [
      wavePlot(seen),
      plot('bands', axes, {
        lines: rows.map((values, band) => traceLine(seen.core, axes, { name: BAND_NAMES[band]!, tone: TONES[band]!, values, rateHz: steps.envelopeRateHz })),
      }),
      plot('response', answers, {
        lines: BAND_NAMES.map((name, band) => ({ name, tone: TONES[band]!, path: linePath(hz, answers.y, { length: RESPONSE_POINTS, at: at(band) }) })),
      }),
    ],
    table: null,
  };
}

function envelopeStep(seen: Seen): PanelStep {
  const { steps, constant, core } = seen;
  const values = steps.levels.subarray(0, Math.ceil(shownSeconds(seen) * steps.envelopeRateHz));
  const axes = { x: axis('s', { from: 0, to: shownSeconds(seen) }), y: axis('deviations', spanOf(values)) };
  return {
    name: 'envelope',
    value: constant('envelope'),
    figures: [
      figure('values', steps.levels.length, 'none'),
      figure('value-every', 1000 / steps.envelopeRateHz, 'ms'),
      figure('quality', 100 * steps.quality, 'percent'),
    ],
    plots: [plot('levels', axes, { lines: [traceLine(core, axes, { name: 'levels', tone: 'ink', values, rateHz: steps.envelopeRateHz })] })],
    table: null,
  };
}

function cycleStep({ steps, constant }: Seen): PanelStep {
  const tried = steps.cycles.flatMap(({ seconds, score }) => (score === null ? [] : [{ x: 60 / seconds, y: score }])).sort((one, other) => one.x - other.x);
  const axes = { x: axis('bpm', { from: 30, to: 210 }), y: axis('score', spanOf(tried.map(({ y }) => y))) };
  return {
    name: 'cycle',
    value: constant('cycle'),
    figures: [
      figure('cycles-tried', tried.length, 'none'),
      figure('cycle', 1000 * steps.cycleSeconds, 'ms'),
      figure('cycle-rate', steps.cycleSeconds > 0 ? 60 / steps.cycleSeconds : null, 'bpm'),
      figure('systole', 1000 * steps.systoleSeconds, 'ms'),
    ],
    plots: [
      plot('cycles', axes, {
        lines: [{ name: 'likelihood', tone: 'ink', path: linePath(axes.x, axes.y, { length: tried.length, at: (i) => tried[i]! }) }],
        dots: [dots('tried', 'mark', axes, tried)],
      }),
    ],
    table: null,
  };
}

function soundsStep(seen: Seen): PanelStep {
  const { steps, constant } = seen;
  const seconds = shownSeconds(seen);
  const x = axis('s', { from: 0, to: seconds });
  const marks = steps.events.filter(({ t }) => t < seconds).map(({ t, kind }) => ({ x: acrossOf(x, t), kind }));
  const count = (kind: 'S1' | 'S2') => steps.events.filter((one) => one.kind === kind).length;
  return {
    name: 'sounds',
    value: constant('sounds'),
    figures: [figure('first-sounds', count('S1'), 'none'), figure('second-sounds', count('S2'), 'none'), figure('naming', 100 * steps.naming, 'percent')],
    plots: [wavePlot(seen, { marks })],
    table: {
      columns: [
        { name: 'at', unit: 's', decimals: 2 },
        { name: 'sound', unit: 'none', decimals: 0 },
        { name: 'confidence', unit: 'percent', decimals: 0 },
      ],
      rows: steps.events.slice(0, MOST_ROWS).map(({ t, kind, confidence }) => [t, `sound:${kind}`, 100 * confidence]),
      all: steps.events.length,
    },
  };
}

function rateStep({ steps, constant }: Seen): PanelStep {
  const between = (kind: 'S1' | 'S2') => {
    const all = steps.events.filter((one) => one.kind === kind);
    return all.slice(1).map(({ t }, i) => ({ x: t, y: 1000 * (t - all[i]!.t) }));
  };
  const [first, second] = [between('S1'), between('S2')];
  const lengths = [...first, ...second].map(({ y }) => y);
  const axes = { x: axis('s', { from: 0, to: Math.max(1, ...first.map(({ x }) => x), ...second.map(({ x }) => x)) }), y: axis('ms', spanOf(lengths)) };
  return {
    name: 'rate',
    value: constant('rate'),
    figures: [
      figure('heart-rate', steps.heartRateBpm, 'bpm', 1),
      figure('intervals', lengths.length, 'none'),
      figure('interval-least', lengths.length > 0 ? Math.min(...lengths) : null, 'ms'),
      figure('interval-most', lengths.length > 0 ? Math.max(...lengths) : null, 'ms'),
    ],
    plots: [plot('tachogram', axes, { dots: [dots('first-intervals', 'mark', axes, first), dots('second-intervals', 'second', axes, second)] })],
    table: null,
  };
}
