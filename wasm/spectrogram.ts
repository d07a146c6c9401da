import type { PcgSignal, Spectrogram } from './pcg-types';

/** Power over time and frequency, for a picture of so many columns. */
export function spectrogram(_module: WebAssembly.Module, _signal: PcgSignal & { columns: number }): Spectrogram {
  throw new Error('not yet');
}
