import { joined, utf8Bytes } from './bytes';
import { wallClock } from './local-time';
import type { RecordedLead, Recording, SignalFile } from './recording';
import { writeWfdbAnnotations } from './wfdb-annotations-write';

/** A millionth of a volt for each step of the converter, unless the signal is too large for it. */
const STEPS_PER_MV_MOST = 1000;
const RANGE = { 16: { most: 32_767, bits: 16 }, 212: { most: 2047, bits: 12 } } as const;

/** Writes a recording as a WFDB record: header, signals, and its annotations when it has any. The lowest number of a format stays free, it means a missing sample. */
export function writeWfdb(recording: Recording, options: { record: string; format: 16 | 212 }): SignalFile[] {
  const { record, format } = options;
  const { most, bits } = RANGE[format];
  const signals = recording.leads.map((lead) => quantised(lead, most));
  const frames = recording.leads[0]?.samples.length ?? 0;
  const lines = signals.map(
    ({ lead, steps, baseline, values, sum }) =>
      `${record}.dat ${format} ${steps}(${baseline})/mV ${bits} 0 ${values[0] ?? 0} ${sum} 0 ${lead.name.replace(/\s+/g, ' ')}`,
  );
  const started = recording.startedAt ? ` ${startOf(recording.startedAt)}` : '';
  const head = `${record} ${signals.length} ${recording.sampleRateHz} ${frames}${started}`;
  const values = interleaved(signals.map((signal) => signal.values));
  return [
    { name: `${record}.hea`, bytes: utf8Bytes(`${[head, ...lines].join('\n')}\n`) },
    { name: `${record}.dat`, bytes: format === 16 ? packed16(values) : packed212(values) },
    ...(recording.annotations ? [{ name: `${record}.atr`, bytes: writeWfdbAnnotations(recording.annotations) }] : []),
  ];
}

type Quantised = { lead: RecordedLead; steps: number; baseline: number; values: Int16Array; sum: number };

/** The signal in whole steps, as fine as the format allows, its middle at 0 when it does not fit around 0 mV. */
function quantised(lead: RecordedLead, most: number): Quantised {
  let low = 0;
  let high = 0;
  lead.samples.forEach((sample, index) => {
    low = index === 0 ? sample : Math.min(low, sample);
    high = index === 0 ? sample : Math.max(high, sample);
  });
  const around = Math.max(Math.abs(low), Math.abs(high)) * STEPS_PER_MV_MOST <= most;
  const half = (high - low) / 2;
  const steps = around || half * STEPS_PER_MV_MOST <= most - 1 ? STEPS_PER_MV_MOST : (most - 1) / half;
  const baseline = around ? 0 : Math.round((-(low + high) / 2) * steps);
  let sum = 0;
  const values = Int16Array.from(lead.samples, (sample) => Math.max(-most, Math.min(most, Math.round(sample * steps + baseline))));
  for (const value of values) sum = (sum + value) & 0xffff;
  return { lead, steps, baseline, values, sum: (sum << 16) >> 16 };
}

function interleaved(signals: Int16Array[]): Int16Array {
  const out = new Int16Array((signals[0]?.length ?? 0) * signals.length);
  signals.forEach((values, column) => values.forEach((value, frame) => (out[frame * signals.length + column] = value)));
  return out;
}

function packed16(values: Int16Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(values.length * 2));
  values.forEach((value, index) => view.setInt16(2 * index, value, true));
  return new Uint8Array(view.buffer);
}

/** Two samples of 12 bits in three bytes; a last one alone takes two. */
function packed212(values: Int16Array): Uint8Array {
  const pairs = new Uint8Array((values.length >> 1) * 3);
  for (let i = 0; i + 1 < values.length; i += 2) {
    const base = (i >> 1) * 3;
    pairs[base] = values[i]! & 0xff;
    pairs[base + 1] = ((values[i]! >> 8) & 0x0f) | ((values[i + 1]! >> 4) & 0xf0);
    pairs[base + 2] = values[i + 1]! & 0xff;
  }
  const last = values.at(-1) ?? 0;
  return values.length & 1 ? joined([pairs, Uint8Array.of(last & 0xff, (last >> 8) & 0x0f)]) : pairs;
}

function startOf(at: Date): string {
  const { year, month, day, time } = wallClock(at);
  return `${time.join(':')} ${String(day).padStart(2, '0')}/${String(month).padStart(2, '0')}/${year}`;
}
