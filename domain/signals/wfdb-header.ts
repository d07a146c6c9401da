import { ok, refuse } from '../result';
import type { Result } from '../result';
import { utf8Text } from './bytes';
import { HEADER_BYTES_MOST, isRate, RATE_LEAST_HZ, RATE_MOST_HZ, SIGNALS_MOST } from './file-limits';
import { fromWallClock } from './local-time';
import type { SignalFile } from './recording';

/** One signal as the header describes it. */
export type WfdbSignal = {
  file: string;
  format: number;
  /** Samples in each frame. */
  perFrame: number;
  /** Frames that this signal lags behind. */
  skew: number;
  /** Bytes before the first sample. */
  offset: number;
  /** Steps of the converter for one unit; 0 when the header does not say. */
  gain: number;
  baseline: number;
  unit: string;
  initial?: number;
  checksum?: number;
  name: string;
};
export type WfdbHeader = { record: string; sampleRateHz: number; rateKnown: boolean; frames?: number; startedAt?: Date; signals: WfdbSignal[] };

const RATE_BY_DEFAULT_HZ = 250;
const WHOLE = /^[-+]?\d+$/;

/** Reads a WFDB header (.hea): the record's line, then one line for each signal. */
export function readWfdbHeader({ name: file, bytes }: SignalFile): Result<WfdbHeader> {
  if (bytes.length > HEADER_BYTES_MOST) return refuse('signals.file.header', { file, line: 1 });
  const lines = utf8Text(bytes)
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .map((text, index) => ({ text: text.trim(), line: index + 1 }))
    .filter(({ text }) => text !== '' && !text.startsWith('#'));
  const first = lines.shift();
  if (!first) return refuse('signals.file.header', { file, line: 1 });
  const head = recordLine(first.text);
  if (!head) return refuse('signals.file.header', { file, line: first.line });
  if (head.segments) return refuse('signals.file.multi-segment', { file });
  const { count, header } = head;
  if (count > SIGNALS_MOST) return refuse('signals.file.too-many-signals', { file, signals: count, most: SIGNALS_MOST });
  if (count === 0) return refuse('signals.file.no-leads', { file });
  if (!isRate(header.sampleRateHz)) return refuse('signals.file.rate', { file, sampleRateHz: header.sampleRateHz, least: RATE_LEAST_HZ, most: RATE_MOST_HZ });
  for (const { text, line } of lines.slice(0, count)) {
    const signal = signalLine(text);
    if (!signal) return refuse('signals.file.header', { file, line });
    header.signals.push(signal);
  }
  if (header.signals.length < count) return refuse('signals.file.header', { file, line: (lines.at(-1) ?? first).line });
  return ok(header);
}

/** The record's line: `100 2 360/1(0) 650000 12:00:00 1/2/1990`. */
function recordLine(text: string): { header: WfdbHeader; count: number; segments: boolean } | undefined {
  const [name = '', count = '', rate, frames, time, date] = text.split(/\s+/);
  const [record = '', segments] = name.split('/');
  const counted = /^\d+$/.test(count) ? Number(count) : NaN;
  const hz = rate === undefined ? RATE_BY_DEFAULT_HZ : Number(rate.split('/')[0]);
  const known = frames !== undefined && /^\d+$/.test(frames) ? Number(frames) : 0;
  if (record === '' || Number.isNaN(counted) || Number.isNaN(hz) || (frames !== undefined && !/^\d+$/.test(frames))) return undefined;
  const startedAt = startOf(time, date);
  return {
    header: {
      record,
      sampleRateHz: hz,
      rateKnown: rate !== undefined,
      ...(known > 0 ? { frames: known } : {}),
      ...(startedAt ? { startedAt } : {}),
      signals: [],
    },
    count: counted,
    segments: segments !== undefined,
  };
}

function startOf(time = '', date = ''): Date | undefined {
  const day = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(date);
  const clock = /^(?:(?:(\d{1,2}):)?(\d{1,2}):)?(\d{1,2}(?:\.\d+)?)$/.exec(time);
  if (!day || !clock) return undefined;
  return fromWallClock(Number(day[3]), Number(day[2]), Number(day[1]), Number(clock[1] ?? 0), Number(clock[2] ?? 0), Number(clock[3]));
}

/** A signal's line: `100.dat 212x1:0+0 200(1024)/mV 11 1024 995 -22131 0 MLII`. */
function signalLine(text: string): WfdbSignal | undefined {
  const [file = '', kind = '', gainField, , zero, initial, checksum, , ...words] = text.split(/\s+/);
  const format = /^(\d{1,4})(?:x(\d{1,5}))?(?::(\d{1,9}))?(?:\+(\d{1,10}))?$/.exec(kind);
  const scale = gainOf(gainField);
  if (file === '' || !format || !scale) return undefined;
  const numbers = [zero, initial, checksum].map((field) => (field === undefined ? undefined : WHOLE.test(field) ? Number(field) : NaN));
  if (numbers.some(Number.isNaN)) return undefined;
  const [adcZero = 0, first, sum] = numbers;
  const perFrame = Number(format[2] ?? 1);
  if (perFrame < 1) return undefined;
  return {
    file,
    format: Number(format[1]),
    perFrame,
    skew: Number(format[3] ?? 0),
    offset: Number(format[4] ?? 0),
    gain: scale.gain,
    baseline: scale.baseline ?? adcZero,
    unit: scale.unit,
    ...(first === undefined ? {} : { initial: first }),
    ...(sum === undefined ? {} : { checksum: sum }),
    name: words.join(' '),
  };
}

/** Reads the gain: `200`, `200/mV`, `200(1024)/mV`; nothing or 0 means that it was never calibrated. */
function gainOf(field = '0'): { gain: number; baseline?: number; unit: string } | undefined {
  const slash = field.indexOf('/');
  const scale = /^([^()]+)(?:\(([-+]?\d+)\))?$/.exec(slash < 0 ? field : field.slice(0, slash));
  const gain = Number(scale?.[1]);
  if (!scale || !Number.isFinite(gain)) return undefined;
  return { gain, unit: slash < 0 ? 'mV' : field.slice(slash + 1), ...(scale[2] === undefined ? {} : { baseline: Number(scale[2]) }) };
}
