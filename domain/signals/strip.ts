import { calibrationPath, calibrationWidthMm, LARGE_SQUARE_MM, mmOfMs, msOfMm, scaleText, tracePath, type Points } from './paper';
import type { StripChoice } from './strip-choice';

/** The six limb leads in the order in which every print has them. [ECG-1] */
export const sixLeads = ['I', 'II', 'III', 'aVR', 'aVL', 'aVF'] as const;

/** Ten seconds at 25 mm/s, as on a page of a clinic's machine. */
const TRACE_MM = 250;
const MARGIN_MM = 5;
const GUTTER_MM = 15;
const FOOT_MM = 10;
/** The height of a row and how far its base line is below the row's top, by gain, both in large squares. */
const ROWS: Record<StripChoice['gain'], { height: number; line: number }> = {
  5: { height: 20, line: 10 },
  10: { height: 30, line: 20 },
  20: { height: 35, line: 25 },
};
const POINTS_PER_MM = 5;

export type StripInput = {
  sampleRateHz: number;
  /** One lead, or six in their order; mV, filtered. */
  leads: readonly Float32Array[];
  /** The lead's name when there is one. */
  name: string;
  beats: readonly number[];
  fromSample: number;
  choice: StripChoice;
  /** Reduces a stretch to the points that keep its shape. */
  thin: (samples: Float32Array, points: number) => Points;
};
type Label = { x: number; y: number; text: string; kind: 'lead-name' | 'printed'; anchor?: 'end' };
/** A page of ECG paper, in millimetres. */
export type Strip = {
  widthMm: number;
  heightMm: number;
  pulses: string[];
  traces: string[];
  /** Marks where a column ends and the next lead begins. */
  joints: string[];
  beats: { x: number; y: number }[];
  labels: Label[];
  fromSeconds: number;
  seconds: number;
};
type Piece = { lead: number; fromMm: number; toMm: number; row: number; startMs: number };

/** Which lead stands where: three rows of two and lead II below; a single lead goes on over three rows. [ECG-2] */
function pieces({ choice, leads }: StripInput): Piece[] {
  const whole = msOfMm(choice, TRACE_MM);
  if (leads.length === 1) return [0, 1, 2].map((row) => ({ lead: 0, fromMm: 0, toMm: TRACE_MM, row, startMs: row * whole }));
  const half = TRACE_MM / 2;
  const six = sixLeads.map((_, lead) => {
    const second = lead >= 3;
    return { lead, fromMm: second ? half : 0, toMm: second ? TRACE_MM : half, row: lead % 3, startMs: second ? whole / 2 : 0 };
  });
  return [...six, { lead: 1, fromMm: 0, toMm: TRACE_MM, row: 3, startMs: 0 }];
}

/** Lays a stretch of a recording out on paper as a clinic's machine prints it. [ECG-2] */
export function layOutStrip(input: StripInput): Strip {
  const { sampleRateHz, choice, fromSample } = input;
  const { height, line } = ROWS[choice.gain];
  const placed = pieces(input);
  const rows = Math.max(...placed.map(({ row }) => row)) + 1;
  const heightMm = LARGE_SQUARE_MM + rows * height + FOOT_MM;
  const x0 = MARGIN_MM + GUTTER_MM;
  const lineOf = (row: number) => LARGE_SQUARE_MM + row * height + line;
  const sampleAt = (ms: number) => Math.round(fromSample + (ms / 1000) * sampleRateHz);
  const strip: Strip = {
    widthMm: x0 + TRACE_MM + MARGIN_MM,
    heightMm,
    pulses: [],
    traces: [],
    joints: [],
    beats: [],
    labels: [],
    fromSeconds: fromSample / sampleRateHz,
    seconds: (msOfMm(choice, TRACE_MM) * (input.leads.length === 1 ? rows : 1)) / 1000,
  };
  for (const { lead, fromMm, toMm, row, startMs } of placed) {
    const y = lineOf(row);
    const from = sampleAt(startMs);
    const samples = input.leads[lead]!.subarray(from, sampleAt(startMs + msOfMm(choice, toMm - fromMm)) + 1);
    const most = Math.round((toMm - fromMm) * POINTS_PER_MM);
    const points = samples.length > most ? input.thin(samples, most) : { index: samples.map((_, i) => i), value: samples };
    strip.traces.push(tracePath(points, { x: x0 + fromMm, y, sampleRateHz, scale: choice }));
    if (fromMm === 0) strip.pulses.push(calibrationPath(choice, x0 - calibrationWidthMm(choice), y));
    else strip.joints.push(`M${x0 + fromMm} ${y - 5}v3.5m0 3v3.5`);
    const last = input.leads.length === 1 && row > 0;
    const text = input.leads.length === 1 ? input.name : sixLeads[lead]!;
    if (!last) strip.labels.push({ x: x0 + fromMm + 1, y: y - line + 4, text, kind: 'lead-name' });
    if (lead === 1 ? row === rows - 1 : input.leads.length === 1) {
      for (const beat of input.beats) {
        const x = mmOfMs(choice, ((beat - from) / sampleRateHz) * 1000);
        if (x >= 0 && x < toMm - fromMm && beat < input.leads[lead]!.length) strip.beats.push({ x: x0 + fromMm + x, y: y - line + 1 });
      }
    }
  }
  const foot = heightMm - 4;
  strip.labels.push({ x: x0, y: foot, text: scaleText(choice), kind: 'printed' });
  strip.labels.push({ x: x0 + TRACE_MM, y: foot, text: `${sampleRateHz} Hz sampling · ${clock(strip.fromSeconds)}`, kind: 'printed', anchor: 'end' });
  return strip;
}

/** A place in a recording as machines print it: 0:04:10. */
export function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
    .map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':');
}
