import { ok, refuse } from '../result';
import type { Result } from '../result';
import { latinText } from './bytes';
import { isRate, RATE_LEAST_HZ, RATE_MOST_HZ, SIGNALS_MOST } from './file-limits';
import { fromWallClock } from './local-time';
import type { SignalFile } from './recording';

/** The header's own length, and what each signal adds to it. */
export const EDF_HEADER_BYTES = 256;
export const EDF_SIGNAL_BYTES = 256;
/** Lengths of the fields that stand for each signal, in their order; all signals' first fields come first. */
export const EDF_FIELDS = {
  label: 16,
  transducer: 80,
  unit: 8,
  physicalLow: 8,
  physicalHigh: 8,
  digitalLow: 8,
  digitalHigh: 8,
  filter: 80,
  perRecord: 8,
  reserved: 32,
} as const;
/** The label of the signal that holds EDF+'s annotations. */
export const EDF_ANNOTATIONS = 'EDF Annotations';

/** One signal of an EDF file. */
export type EdfSignal = {
  name: string;
  unit: string;
  isAnnotations: boolean;
  low: { physical: number; digital: number };
  high: { physical: number; digital: number };
  perRecord: number;
  /** Bytes from the start of a data record. */
  at: number;
};
export type EdfHeader = {
  headerBytes: number;
  records: number;
  counted: boolean;
  recordSeconds: number;
  recordBytes: number;
  startedAt?: Date;
  signals: EdfSignal[];
};

/** Reads the header of EDF or EDF+ and holds its sizes against the bytes that are there. */
export function readEdfHeader({ name: file, bytes }: SignalFile): Result<EdfHeader> {
  const text = (from: number, length: number) => latinText(bytes, from, from + length).trim();
  if (bytes.length < EDF_HEADER_BYTES) return refuse('signals.file.truncated', { file, expectedBytes: EDF_HEADER_BYTES, bytes: bytes.length });
  if (text(192, 5) === 'EDF+D') return refuse('signals.file.discontinuous', { file });
  const count = whole(text(252, 4));
  const declared = whole(text(236, 8));
  const recordSeconds = numeric(text(244, 8));
  if (!(count >= 1) || !(declared >= -1) || !(recordSeconds >= 0)) return refuse('signals.file.header', { file, line: 1 });
  if (count > SIGNALS_MOST) return refuse('signals.file.too-many-signals', { file, signals: count, most: SIGNALS_MOST });
  const headerBytes = EDF_HEADER_BYTES + count * EDF_SIGNAL_BYTES;
  if (bytes.length < headerBytes) return refuse('signals.file.truncated', { file, expectedBytes: headerBytes, bytes: bytes.length });
  const signals = signalsIn(text, count);
  const broken = signals.find((signal) => !(signal.perRecord >= 1));
  if (broken) return refuse('signals.file.signal-header', { file, lead: broken.name });
  for (const signal of signals.filter((one) => !one.isAnnotations)) {
    const sampleRateHz = signal.perRecord / recordSeconds;
    if (!isRate(sampleRateHz)) return refuse('signals.file.rate', { file, sampleRateHz, least: RATE_LEAST_HZ, most: RATE_MOST_HZ });
  }
  const recordBytes = signals.reduce((sum, signal) => sum + signal.perRecord * 2, 0);
  const present = Math.floor((bytes.length - headerBytes) / recordBytes);
  const expectedBytes = headerBytes + declared * recordBytes;
  if (declared > present) return refuse('signals.file.truncated', { file, expectedBytes, bytes: bytes.length });
  const records = declared < 0 ? present : declared;
  if (records === 0) return refuse('signals.file.no-samples', { file });
  const startedAt = startOf(text(168, 8), text(176, 8), text(88, 80));
  return ok({ headerBytes, records, counted: declared >= 0, recordSeconds, recordBytes, ...(startedAt ? { startedAt } : {}), signals });
}

const whole = (text: string) => (/^[-+]?\d+$/.test(text) ? Number(text) : NaN);
const numeric = (text: string) => (/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text) ? Number(text) : NaN);

function signalsIn(text: (from: number, length: number) => string, count: number): EdfSignal[] {
  const field = (name: keyof typeof EDF_FIELDS, index: number) => {
    let from = EDF_HEADER_BYTES;
    for (const [other, length] of Object.entries(EDF_FIELDS)) {
      if (other === name) return text(from + index * length, length);
      from += length * count;
    }
    return '';
  };
  let at = 0;
  return Array.from({ length: count }, (_, index) => {
    const label = field('label', index);
    const signal: EdfSignal = {
      name: label.replace(/^(ECG|EKG)\s+(?=\S)/i, ''),
      unit: field('unit', index),
      isAnnotations: label === EDF_ANNOTATIONS,
      low: { physical: numeric(field('physicalLow', index)), digital: whole(field('digitalLow', index)) },
      high: { physical: numeric(field('physicalHigh', index)), digital: whole(field('digitalHigh', index)) },
      perRecord: whole(field('perRecord', index)),
      at,
    };
    at += signal.perRecord * 2;
    return signal;
  });
}

/** Reads the start of the recording: `02.08.26`, and in EDF+ the whole year in `Startdate 02-AUG-2026`. A two-digit year from 85 on is the last century's. */
function startOf(date: string, time: string, recording: string): Date | undefined {
  const day = /^(\d\d)\.(\d\d)\.(\d\d)$/.exec(date);
  const clock = /^(\d\d)\.(\d\d)\.(\d\d)$/.exec(time);
  if (!day || !clock) return undefined;
  const short = Number(day[3]);
  const year = Number(/^Startdate \d\d-[A-Z]{3}-(\d{4})/.exec(recording)?.[1] ?? (short >= 85 ? 1900 + short : 2000 + short));
  return fromWallClock(year, Number(day[2]), Number(day[1]), Number(clock[1]), Number(clock[2]), Number(clock[3]));
}
