/** The sound part of the signal core, typed: streams, whole recordings. */
export type { HeartSound, PcgAnalysis, PcgFilter, PcgGain, PcgOptions, PcgSignal, Spectrogram } from './pcg-types';
export { PcgStream } from './pcg-stream';
export { analysePcg } from './pcg-analysis';
export { spectrogram } from './spectrogram';
export { hearPcg } from './pcg-whole';
