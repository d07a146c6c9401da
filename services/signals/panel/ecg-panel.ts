import { ok, type Result } from '#domain/result';
import { panelConstants, type PanelChange } from '#domain/signals/panel';
import type { PanelFigure, PanelResult, PanelStep } from '#domain/signals/panel-result';
import type { Recording } from '#domain/signals/recording';
import { layOutStrip } from '#domain/signals/strip';
import { standardChoice } from '#domain/signals/strip-choice';
import { lttb } from '#wasm/decimate';
import { ecgSteps, FAIR, levelOf, normalIntervals, variability, type CoreConstants, type EcgSteps } from '#wasm/steps';
import { coreRefusal, ecgLeadOf, limbLeadsOf } from '../analyse-recording';
import { acrossOf, axis, dots, linePath, logAxis, plot, spanOf } from './plot';
import { traceLine } from './trace-line';

const MAINS_HZ = 50;
/** So much of the recording is drawn where single beats are to be seen. */
const SHOWN_SECONDS = 8;
const MOST_ROWS = 12;
const RESPONSE_POINTS = 240;
const LEAST_DB = -60;

type Seen = {
  core: WebAssembly.Module;
  rate: number;
  raw: Float32Array;
  filtered: Float32Array;
  steps: EcgSteps;
  constant: (step: keyof typeof panelConstants) => number;
};

const figure = (name: string, value: number | null, unit: PanelFigure['unit'], decimals = 0): PanelFigure => ({ name, value, unit, decimals });
const firstRows = <T>(all: readonly T[], row: (one: T, at: number) => PanelTableRow): { rows: PanelTableRow[]; all: number } => ({
  rows: all.slice(0, MOST_ROWS).map(row),
  all: all.length,
});
type PanelTableRow = (number | string | null)[];

/** An ECG step by step, each with its figures, rows and drawings, as the core computes them. [ACAD-4] */
export function ecgPanel(core: WebAssembly.Module, recording: Recording, change: PanelChange | null): Result<PanelResult> {
  const limbs = limbLeadsOf(recording);
  const first = recording.leads.findIndex(({ unit }) => unit === 'mV');
  const leads = (limbs ?? [Math.max(0, first)]).map((at) => ecgLeadOf(recording, at));
  for (const lead of leads) if (!lead.ok) return lead;
  const rows = leads.flatMap((lead) => (lead.ok ? [lead.value] : []));
  const { sampleRateHz } = recording;
  try {
    const samples = rows.map((row) => row.samples) as [Float32Array] | [Float32Array, Float32Array];
    const steps = ecgSteps(core, { sampleRateHz, leads: samples, mode: 'monitor', notchHz: MAINS_HZ }, constantsOf(change));
    const raw = samples[steps.watchedLead] ?? samples[0];
    const constant: Seen['constant'] = (step) => (change?.step === step ? change.value : (panelConstants[step]?.usual ?? 0));
    const seen = { core, rate: sampleRateHz, raw, filtered: steps.leads[steps.watchedLead] ?? steps.leads[0]!, steps, constant };
    return ok({
      kind: 'ecg',
      sampleRateHz,
      seconds: raw.length / sampleRateHz,
      leads: rows.map(({ name }) => name),
      change,
      steps: [qualityStep(seen), filterStep(seen), energyStep(seen), peaksStep(seen), intervalsStep(seen), variabilityStep(seen), leadsStep(seen)],
      strip: limbs ? sixOnPaper(seen) : null,
      notes: recording.notes,
    });
  } catch (error) {
    return coreRefusal(error);
  }
}

function constantsOf(change: PanelChange | null): CoreConstants {
  if (change?.step === 'filter') return { lowPassHz: change.value };
  if (change?.step === 'energy') return { energySeconds: change.value / 1000 };
  return change?.step === 'peaks' ? { thresholdPart: change.value / 100 } : {};
}

const head = (values: Float32Array, rate: number) => values.subarray(0, Math.ceil(SHOWN_SECONDS * rate));
const shown = (seconds: number) => ({ from: 0, to: Math.min(SHOWN_SECONDS, seconds) });

function qualityStep({ core, rate, raw, steps, constant }: Seen): PanelStep {
  const good = constant('quality') / 100;
  const segments = steps.quality.map((one) => ({ ...one, level: levelOf(one.score, good) }));
  const axes = { x: axis('s', { from: 0, to: raw.length / rate }), y: axis('mv', spanOf(raw)) };
  const of = (level: string) => segments.reduce((sum, one) => sum + (one.level === level ? one.to - one.from : 0), 0);
  const share = (level: string) => (segments.length > 0 ? (100 * of(level)) / raw.length : null);
  return {
    name: 'quality',
    value: constant('quality'),
    figures: [
      figure('good-share', share('good'), 'percent'),
      figure('fair-share', share('fair'), 'percent'),
      figure('poor-share', share('poor'), 'percent'),
      figure('fair-from', 100 * FAIR, 'percent'),
    ],
    plots: [
      plot('recorded', axes, {
        lines: [traceLine(core, axes, { name: 'recorded', tone: 'ink', values: raw, rateHz: rate })],
        zones: segments.map(({ from, to, level }) => {
          const at = acrossOf(axes.x, from / rate);
          return { x: at, width: Number((acrossOf(axes.x, to / rate) - at).toFixed(1)), level };
        }),
      }),
    ],
    table: {
      columns: [
        { name: 'from', unit: 's', decimals: 0 },
        { name: 'to', unit: 's', decimals: 0 },
        { name: 'score', unit: 'percent', decimals: 0 },
        { name: 'level', unit: 'none', decimals: 0 },
      ],
      ...firstRows(segments, ({ from, to, score, level }) => [from / rate, to / rate, 100 * score, level]),
    },
  };
}

function filterStep({ core, rate, raw, filtered, steps, constant }: Seen): PanelStep {
  const x = axis('s', shown(raw.length / rate));
  const [before, after] = [head(raw, rate), head(filtered, rate)];
  const trace = (name: string, values: Float32Array, tone: 'soft' | 'ink') => {
    const axes = { x, y: axis('mv', spanOf(values)) };
    return plot(name, axes, { lines: [traceLine(core, axes, { name, tone, values, rateHz: rate })] });
  };
  const highest = Math.min(200, 0.49 * rate);
  const hz = logAxis('hz', { from: 0.1, to: highest }, [0.1, 0.5, 1, 5, 10, 40, 100, 200]);
  const axes = { x: hz, y: axis('db', { from: LEAST_DB, to: 5 }) };
  const at = (i: number) => {
    const f = hz.from * (hz.to / hz.from) ** (i / (RESPONSE_POINTS - 1));
    return { x: f, y: Math.max(LEAST_DB, steps.response(f)) };
  };
  return {
    name: 'filter',
    value: constant('filter'),
    figures: [
      ...[0.5, 1, 10, constant('filter'), MAINS_HZ].map((f) => ({
        ...figure('response-at', f < rate / 2 ? steps.response(f) : null, 'db', 1),
        name: `response-at:${f}`,
      })),
      figure('span-before', spanWidth(before), 'mv', 2),
      figure('span-after', spanWidth(after), 'mv', 2),
    ],
    plots: [
      trace('before', before, 'soft'),
      trace('after', after, 'ink'),
      plot('response', axes, { lines: [{ name: 'response', tone: 'second', path: linePath(hz, axes.y, { length: RESPONSE_POINTS, at }) }] }),
    ],
    table: null,
  };
}

function spanWidth(values: Float32Array): number {
  const [least, most] = values.reduce(([low, high], one) => [Math.min(low, one), Math.max(high, one)], [Infinity, -Infinity]);
  return most - least;
}

function energyStep({ core, rate, steps, constant }: Seen): PanelStep {
  const levelRate = rate / steps.samplesTogether;
  const values = head(steps.steepness, levelRate);
  const x = axis('s', shown(steps.steepness.length / levelRate));
  const axes = { x, y: axis('steep', { from: 0, to: spanOf(values).to }) };
  const decided = steps.candidates.filter(({ sample }) => sample < SHOWN_SECONDS * rate);
  const threshold = linePath(x, axes.y, { length: decided.length, at: (i) => ({ x: decided[i]!.sample / rate, y: decided[i]!.threshold }) });
  const mean = steps.steepness.reduce((sum, one) => sum + one, 0) / Math.max(1, steps.steepness.length);
  return {
    name: 'energy',
    value: constant('energy'),
    figures: [
      figure('steepest', spanWidth(steps.steepness), 'steep', 3),
      figure('steepness-mean', mean, 'steep', 3),
      figure('value-every', 1000 / levelRate, 'ms', 1),
    ],
    plots: [
      plot('steepness', axes, {
        lines: [traceLine(core, axes, { name: 'steepness', tone: 'ink', values, rateHz: levelRate }), { name: 'threshold', tone: 'second', path: threshold }],
      }),
    ],
    table: null,
  };
}

function peaksStep({ core, rate, filtered, steps, constant }: Seen): PanelStep {
  const values = head(filtered, rate);
  const axes = { x: axis('s', shown(filtered.length / rate)), y: axis('mv', spanOf(values)) };
  const inside = (sample: number) => sample < values.length;
  const at = (sample: number) => ({ x: sample / rate, y: filtered[Math.min(filtered.length - 1, Math.round(sample))] ?? 0 });
  const left = steps.candidates.filter(({ isBeat, sample }) => !isBeat && inside(sample));
  return {
    name: 'peaks',
    value: constant('peaks'),
    figures: [
      figure('candidates', steps.candidates.length, 'none'),
      figure('beats', steps.beats.length, 'none'),
      figure('unsure', steps.beats.filter(({ confidence }) => confidence < 0.5).length, 'none'),
    ],
    plots: [
      plot('peaks', axes, {
        lines: [traceLine(core, axes, { name: 'after', tone: 'ink', values, rateHz: rate })],
        dots: [
          dots(
            'beats',
            'mark',
            axes,
            steps.beats.filter(({ sample }) => inside(sample)).map(({ sample }) => at(sample)),
          ),
          dots(
            'not-beats',
            'soft',
            axes,
            left.map(({ sample }) => at(sample)),
          ),
        ],
      }),
    ],
    table: {
      columns: [
        { name: 'at', unit: 's', decimals: 2 },
        { name: 'height', unit: 'steep', decimals: 3 },
        { name: 'threshold', unit: 'steep', decimals: 3 },
        { name: 'evidence', unit: 'bits', decimals: 1 },
        { name: 'is-beat', unit: 'none', decimals: 0 },
      ],
      ...firstRows(steps.candidates, ({ sample, height, threshold, bits, isBeat }) => [sample / rate, height, threshold, bits, isBeat ? 'yes' : 'no']),
    },
  };
}

function intervalsStep({ rate, steps, constant }: Seen): PanelStep {
  const { rrMs, beats } = steps;
  const normal = normalIntervals(beats, rrMs, constant('intervals') / 100);
  const all = Array.from(rrMs, (ms, i) => ({ x: beats[i + 1]!.sample / rate, y: ms, normal: normal[i] === true }));
  const axes = { x: axis('s', { from: 0, to: Math.max(1, ...all.map(({ x }) => x)) }), y: axis('ms', spanOf(rrMs)) };
  const mean = all.reduce((sum, { y }) => sum + y, 0) / all.length;
  return {
    name: 'intervals',
    value: constant('intervals'),
    figures: [
      figure('intervals', all.length, 'none'),
      figure('normal', normal.filter(Boolean).length, 'none'),
      figure('interval-mean', all.length > 0 ? mean : null, 'ms'),
      figure('interval-least', all.length > 0 ? Math.min(...rrMs) : null, 'ms'),
      figure('interval-most', all.length > 0 ? Math.max(...rrMs) : null, 'ms'),
    ],
    plots: [
      plot('tachogram', axes, {
        lines: [{ name: 'intervals', tone: 'soft', path: linePath(axes.x, axes.y, { length: all.length, at: (i) => all[i]! }) }],
        dots: [
          dots(
            'normal',
            'mark',
            axes,
            all.filter((one) => one.normal),
          ),
          dots(
            'not-normal',
            'second',
            axes,
            all.filter((one) => !one.normal),
          ),
        ],
      }),
    ],
    table: {
      columns: [
        { name: 'at', unit: 's', decimals: 2 },
        { name: 'interval', unit: 'ms', decimals: 0 },
        { name: 'is-normal', unit: 'none', decimals: 0 },
      ],
      ...firstRows(all, ({ x, y, normal: is }) => [x, y, is ? 'yes' : 'no']),
    },
  };
}

function variabilityStep({ steps, constant }: Seen): PanelStep {
  const { beats, rrMs, heartRateBpm } = steps;
  const near = constant('intervals') / 100;
  const found = variability(beats, rrMs, { near, farMs: constant('variability') });
  const normal = normalIntervals(beats, rrMs, near);
  const pairs = Array.from(rrMs.subarray(1), (ms, i) => ({ x: rrMs[i]!, y: ms })).filter((_, i) => normal[i] && normal[i + 1]);
  const axes = { x: axis('ms', spanOf(pairs.map(({ x }) => x))), y: axis('ms', spanOf(pairs.map(({ y }) => y))) };
  return {
    name: 'variability',
    value: constant('variability'),
    figures: [
      figure('heart-rate', heartRateBpm, 'bpm', 1),
      figure('normal-rate', found?.meanHeartRateBpm ?? null, 'bpm', 1),
      figure('sdnn', found?.sdnnMs ?? null, 'ms', 1),
      figure('rmssd', found?.rmssdMs ?? null, 'ms', 1),
      figure('far-share', found?.pnn50Percent ?? null, 'percent', 1),
      figure('counted', found?.intervals ?? null, 'none'),
    ],
    plots: [plot('next', axes, { dots: [dots('pairs', 'mark', axes, pairs)] })],
    table: null,
  };
}

const SIX = ['I', 'II', 'III', 'aVR', 'aVL', 'aVF'];

function leadsStep({ steps }: Seen): PanelStep {
  const six = steps.leads.length === 6;
  return {
    name: 'leads',
    value: null,
    figures: six ? [] : [figure('leads-recorded', steps.leads.length, 'none')],
    plots: [],
    table: six
      ? {
          columns: [
            { name: 'lead', unit: 'none', decimals: 0 },
            { name: 'rule', unit: 'none', decimals: 0 },
            { name: 'least', unit: 'mv', decimals: 2 },
            { name: 'most', unit: 'mv', decimals: 2 },
          ],
          ...firstRows(steps.leads, (row, at) => [
            `lead:${SIX[at]}`,
            `rule:${SIX[at]}`,
            row.reduce((low, one) => Math.min(low, one), Infinity),
            row.reduce((high, one) => Math.max(high, one), -Infinity),
          ]),
        }
      : null,
  };
}

function sixOnPaper({ core, rate, steps }: Seen) {
  const beats = steps.beats.map(({ sample }) => sample);
  return layOutStrip({
    sampleRateHz: rate,
    leads: steps.leads,
    name: 'II',
    beats,
    fromSample: 0,
    choice: standardChoice,
    thin: (samples, points) => lttb(core, samples, points),
  });
}
