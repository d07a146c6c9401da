import { ok } from '#domain/result';
import type { Result } from '#domain/result';
import type { Recording } from '#domain/signals/recording';
import { layOutStrip } from '#domain/signals/strip';
import type { StripChoice } from '#domain/signals/strip-choice';
import { stripSvg } from '#domain/signals/strip-svg';
import { lttb } from '#wasm/decimate';
import { analyseLeads, ecgLeadOf, limbLeadsOf } from './analyse-recording';

type Drawing = {
  lead: number;
  fromSeconds: number;
  choice: StripChoice;
  said: { one: (lead: string, seconds: number) => string; six: (seconds: number) => string; beat: string };
};

/** Draws a stretch of a recording on ECG paper: six leads where they are asked for and I and II are there, else one. [ECG-2] */
export function drawRecording(core: WebAssembly.Module, recording: Recording, { lead, fromSeconds, choice, said }: Drawing): Result<string> {
  const limbs = choice.leads === 6 ? limbLeadsOf(recording) : undefined;
  const one = ecgLeadOf(recording, lead);
  if (!one.ok) return one;
  const analysis = analyseLeads(core, recording, limbs ?? [lead], { mode: choice.mode, notchHz: choice.notch });
  if (!analysis.ok) return analysis;
  const { sampleRateHz } = recording;
  const last = one.value.samples.length - 1;
  const strip = layOutStrip({
    sampleRateHz,
    leads: analysis.value.leads,
    name: one.value.name,
    beats: analysis.value.beats.map(({ sample }) => sample),
    fromSample: Math.max(0, Math.min(last, Math.round(fromSeconds * sampleRateHz))),
    choice: { ...choice, leads: limbs ? 6 : 1 },
    thin: (samples, points) => lttb(core, samples, points),
  });
  return ok(stripSvg(strip, { label: limbs ? said.six(strip.seconds) : said.one(one.value.name, strip.seconds), beat: said.beat }));
}
