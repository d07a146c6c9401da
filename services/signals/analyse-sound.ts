import { ok, refuse } from '#domain/result';
import type { Result } from '#domain/result';
import type { Recording } from '#domain/signals/recording';
import { channelOf } from '#domain/signals/wav';
import { analysePcg } from '#wasm/pcg';
import type { PcgAnalysis } from '#wasm/pcg';
import { coreRefusal } from './analyse-recording';

/** Analyses one channel of a recorded sound, the first unless another is named. [PCG-2] */
export function analyseSound(core: WebAssembly.Module, recording: Recording, channel?: string): Result<PcgAnalysis> {
  const samples = channelOf(recording, channel);
  if (recording.format !== 'wav') return refuse('signals.sound.no-sound');
  if (!samples) return refuse('signals.sound.channel', { channels: recording.leads.length });
  try {
    return ok(analysePcg(core, { sampleRateHz: recording.sampleRateHz, samples }));
  } catch (error) {
    return coreRefusal(error);
  }
}
