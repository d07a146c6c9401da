import { scoreMarks, type MarkScore } from '#domain/academy/grade';
import { rightMarks, type MarkTarget } from '#domain/academy/marks';
import type { SignalPlan } from '#domain/signals/signal-plan';
import { syntheticEcg } from '#domain/signals/synthetic-ecg';
import { syntheticHeartSound } from '#domain/signals/synthetic-pcg';
import { analyseEcg } from '#wasm/ecg';
import { analysePcg } from '#wasm/pcg';
import { openCore } from '../signals/core';

const SAMPLE_RATE_HZ = 250;

/** How the places that the signal core finds in a signal compare with what was put in: the same measure as a student's marks. The core does not name early beats, so it is scored on all. [ACAD-3, ECG-3] */
export async function coreScore(plan: SignalPlan, target: MarkTarget): Promise<MarkScore> {
  const core = await openCore();
  if (plan.kind === 'heart-sound') {
    const { samples, sampleRateHz } = syntheticHeartSound(plan.options);
    const kind = target === 's1' ? 'S1' : 'S2';
    const found = analysePcg(core, { sampleRateHz, samples }).events.filter((one) => one.kind === kind);
    return scoreMarks(
      rightMarks(plan, target),
      found.map(({ t }) => t * 1000),
    );
  }
  const { leads } = syntheticEcg({ ...plan.options, sampleRateHz: SAMPLE_RATE_HZ });
  const [lead] = leads.slice(-1);
  const { beats } = analyseEcg(core, { sampleRateHz: SAMPLE_RATE_HZ, leads: [lead!], mode: 'monitor', notchHz: 0 });
  return scoreMarks(
    rightMarks(plan, 'beats'),
    beats.map(({ sample }) => (sample / SAMPLE_RATE_HZ) * 1000),
  );
}
