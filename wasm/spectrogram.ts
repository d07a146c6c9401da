import { instantiate } from './core';
import type { PcgSignal, Spectrogram } from './pcg-types';
import { checked, SignalError } from './signal-error';

/** Power over time and frequency (to 1000 Hz), for a picture of so many columns; each is the mean of its half-overlapping Hann windows. */
export function spectrogram(module: WebAssembly.Module, { sampleRateHz, samples, columns }: PcgSignal & { columns: number }): Spectrogram {
  const facts = { sampleRateHz, samples: samples.length, columns };
  if (samples.length === 0) throw new SignalError('empty', facts);
  if (!Number.isInteger(columns)) throw new SignalError('wrong-length', facts);
  const core = instantiate(module);
  const size = checked(core.spectrumOpen(sampleRateHz, columns), facts);
  const input = new Float32Array(core.memory.buffer, core.spectrumInput(), size);
  const span = samples.length / columns;
  const windows = Math.max(1, Math.ceil(span / (size / 2)));
  for (let column = 0; column < columns; column++) {
    for (let i = 0; i < windows; i++) {
      const from = Math.floor((column + (i + 0.5) / windows) * span) - size / 2;
      input.fill(0);
      input.set(samples.subarray(Math.max(0, from), Math.max(0, from + size)), Math.max(0, -from));
      checked(core.spectrumAdd(column), facts);
    }
  }
  const bins = core.spectrumBins();
  const db = new Float32Array(core.memory.buffer, core.spectrumOutput(), columns * bins).slice();
  return { columns, bins, maxHz: (bins * sampleRateHz) / size, db };
}
