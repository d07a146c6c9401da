import { ok, refuse } from '../result';
import type { Result } from '../result';
import { numbersOf, startsWith } from './bytes';
import { isRate, RATE_LEAST_HZ, RATE_MOST_HZ, SIGNALS_MOST } from './file-limits';
import { finishLeads } from './finish-leads';
import { note } from './recording';
import type { Recording, SignalFile } from './recording';

/** Kinds of WAVE samples; the last says that the kind stands further on. */
const [PCM, FLOAT, EXTENSIBLE] = [1, 3, 0xfffe];
/** No kind says more of itself than the last in so many bytes. */
const EXTENDED_HEAD = 40;

type Kind = { channels: number; sampleRateHz: number; frameBytes: number; sampleBytes: number; at: (view: DataView, place: number) => number };

/** Samples at full scale ±1, by kind and bits. */
const READERS: Record<string, Kind['at']> = {
  [`${PCM} 8`]: (view, place) => (view.getUint8(place) - 128) / 128,
  [`${PCM} 16`]: (view, place) => view.getInt16(place, true) / 32_768,
  [`${PCM} 24`]: (view, place) => (view.getUint8(place) | (view.getInt16(place + 1, true) << 8)) / 8_388_608,
  [`${PCM} 32`]: (view, place) => view.getInt32(place, true) / 2_147_483_648,
  [`${FLOAT} 32`]: (view, place) => view.getFloat32(place, true),
  [`${FLOAT} 64`]: (view, place) => view.getFloat64(place, true),
};

/** Whether the bytes begin as a WAVE file does. */
export function isWav(bytes: Uint8Array): boolean {
  return startsWith(bytes, 'RIFF') && startsWith(bytes, 'WAVE', 8);
}

/** Reads a WAVE file: every channel at full scale ±1, the first one first. [PCG-3: reading] */
export function readWav({ name: file, bytes }: SignalFile): Result<Recording> {
  const view = numbersOf(bytes);
  const { format, data } = chunksOf(bytes, view);
  if (!format || !data) return refuse('signals.file.wav-chunk', { file, chunk: format ? 'data' : 'fmt' });
  const read = kindOf(file, view, format);
  if (!read.ok) return read;
  const { channels, sampleRateHz, frameBytes, sampleBytes, at } = read.value;
  const frames = Math.floor((data.to - data.from) / frameBytes);
  if (frames === 0) return refuse('signals.file.no-samples', { file });
  const leads = Array.from({ length: channels }, (_, channel) => {
    const samples = new Float32Array(frames);
    for (let i = 0; i < frames; i++) samples[i] = at(view, data.from + i * frameBytes + channel * sampleBytes);
    return { name: channelName(channel, channels), unit: 'fs' as const, samples };
  });
  return finishLeads(file, { format: 'wav', sampleRateHz, leads, notes: data.short ? [note('cut-short')] : [] });
}

/** A WAVE file with its format and its samples alone, not decoded: names, places and whatever else a recorder wrote into it is left behind. Says how long it is. [REC-3] */
export function plainWav({ name: file, bytes }: SignalFile): Result<{ bytes: Uint8Array; seconds: number }> {
  const view = numbersOf(bytes);
  const { format, data } = isWav(bytes) ? chunksOf(bytes, view) : {};
  if (!format || !data) return refuse('signals.file.wav-chunk', { file, chunk: format ? 'data' : 'fmt' });
  const read = kindOf(file, view, format);
  if (!read.ok) return read;
  const { frameBytes, sampleRateHz } = read.value;
  const frames = Math.floor((data.to - data.from) / frameBytes);
  if (frames === 0) return refuse('signals.file.no-samples', { file });
  const [head, samples] = [
    bytes.subarray(format.from, Math.min(format.to, format.from + EXTENDED_HEAD)),
    bytes.subarray(data.from, data.from + frames * frameBytes),
  ];
  const plain = new Uint8Array(28 + head.length + samples.length);
  const out = new DataView(plain.buffer);
  const write = (at: number, id: string) =>
    plain.set(
      [...id].map((letter) => letter.charCodeAt(0)),
      at,
    );
  const put = (at: number, id: string, length: number) => {
    write(at, id);
    out.setUint32(at + 4, length, true);
  };
  put(0, 'RIFF', plain.length - 8);
  write(8, 'WAVE');
  put(12, 'fmt ', head.length);
  plain.set(head, 20);
  put(20 + head.length, 'data', samples.length);
  plain.set(samples, 28 + head.length);
  return ok({ bytes: plain, seconds: frames / sampleRateHz });
}

/** The channel that is asked for by name or number from 0, else the first. */
export function channelOf(recording: Recording, wanted?: string | number): Float32Array | undefined {
  if (wanted === undefined) return recording.leads[0]?.samples;
  const byName = recording.leads.find((lead) => lead.name.toLowerCase() === String(wanted).toLowerCase());
  return (byName ?? recording.leads[typeof wanted === 'number' || /^\d{1,3}$/.test(wanted) ? Number(wanted) : -1])?.samples;
}

function channelName(channel: number, channels: number): string {
  if (channels === 1) return 'sound';
  return channels === 2 ? (channel === 0 ? 'left' : 'right') : `channel ${channel + 1}`;
}

type Chunk = { from: number; to: number; short: boolean };
/** `fmt ` and `data`, as numbers. */
const [FORMAT_ID, DATA_ID] = [0x666d7420, 0x64617461];

/** The first chunk of each kind that is needed; each begins at an even place. A recorder that was cut off leaves its last one longer than the file. */
function chunksOf(bytes: Uint8Array, view: DataView): { format?: Chunk; data?: Chunk } {
  const found: { format?: Chunk; data?: Chunk } = {};
  for (let at = 12; at + 8 <= bytes.length && !(found.format && found.data);) {
    const id = view.getUint32(at);
    const length = view.getUint32(at + 4, true);
    const from = at + 8;
    const to = Math.min(bytes.length, from + length);
    if (id === FORMAT_ID) found.format ??= { from, to, short: to < from + length };
    if (id === DATA_ID) found.data ??= { from, to, short: to < from + length };
    at = from + length + (length & 1);
  }
  return found;
}

function kindOf(file: string, view: DataView, { from, to }: Chunk): Result<Kind> {
  if (to - from < 16) return refuse('signals.file.wav-chunk', { file, chunk: 'fmt' });
  const declared = view.getUint16(from, true);
  const kind = declared === EXTENSIBLE && to - from >= 40 ? view.getUint16(from + 24, true) : declared;
  const channels = view.getUint16(from + 2, true);
  const sampleRateHz = view.getUint32(from + 4, true);
  const frameBytes = view.getUint16(from + 12, true);
  const bits = view.getUint16(from + 14, true);
  const at = READERS[`${kind} ${bits}`];
  if (!at) return refuse('signals.file.format', { file, format: `WAVE ${kind}/${bits}` });
  if (!isRate(sampleRateHz)) return refuse('signals.file.rate', { file, sampleRateHz, least: RATE_LEAST_HZ, most: RATE_MOST_HZ });
  if (channels > SIGNALS_MOST) return refuse('signals.file.too-many-signals', { file, signals: channels, most: SIGNALS_MOST });
  if (channels === 0 || frameBytes !== (channels * bits) / 8) return refuse('signals.file.wav-chunk', { file, chunk: 'fmt' });
  return ok({ channels, sampleRateHz, frameBytes, sampleBytes: bits / 8, at });
}
