/** The ECG part of the signal core, typed: streams, whole recordings. */
export type { Beat, EcgAnalysis, EcgMode, EcgOptions, EcgSignal, HeartRateVariability, Notch, QualitySegment } from './ecg-types';
export { EcgStream } from './ecg-stream';
export { analyseEcg } from './ecg-analysis';
export { deriveLeads } from './raw-leads';
