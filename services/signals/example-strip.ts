import { demoEcg } from '#domain/signals/demo-ecg';
import { ecgFigures, type EcgFigures } from '#domain/signals/ecg-figures';
import { layOutStrip, type Strip } from '#domain/signals/strip';
import type { StripChoice } from '#domain/signals/strip-choice';
import { lttb } from '#wasm/decimate';
import { analyseEcg } from '#wasm/ecg';
import { openCore } from './core';

/** The example recording as the server draws it: the same core, the same paper as in the browser. [ECG-2] */
export async function exampleStrip(choice: StripChoice): Promise<{ strip: Strip; figures: EcgFigures }> {
  const core = await openCore();
  const { sampleRateHz, leads } = demoEcg();
  const analysis = analyseEcg(core, { sampleRateHz, leads, mode: choice.mode, notchHz: choice.notch, beatLead: 1 });
  const strip = layOutStrip({
    sampleRateHz,
    leads: choice.leads === 1 ? [analysis.leads[1]!] : analysis.leads,
    name: 'II',
    beats: analysis.beats.map(({ sample }) => sample),
    fromSample: 0,
    choice,
    thin: (samples, points) => lttb(core, samples, points),
  });
  return { strip, figures: ecgFigures(analysis, { sampleRateHz, samples: leads[0].length }) };
}
