import type { PcgAnalysis, PcgSignal } from './pcg-types';

/** A whole recording: its heart rate, first and second sounds, envelope and quality. */
export function analysePcg(_module: WebAssembly.Module, _signal: PcgSignal): PcgAnalysis {
  throw new Error('not yet');
}
