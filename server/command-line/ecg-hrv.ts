import { ecgFigures } from '#domain/signals/ecg-figures';
import { analyseLeads } from '#services/signals/analyse-recording';
import { openCore } from '#services/signals/core';
import { filterOf, leadNumber, openRecord, parsed } from './ecg-options';
import { inJson, valueOf } from './run-command';

const USAGE = 'ecg -- hrv RECORD [--lead N] [--mode monitor|diagnostic] [--notch 0|50|60]';

/** Heart rate, RR and its variability of one lead, with the quality of the signal and what they were found in. Not a diagnosis. [ECG-3] */
export async function ecgHrv(args: string[]): Promise<string> {
  const { place, typed } = parsed(args, USAGE);
  const { record, recording } = await openRecord(place, typed);
  const lead = leadNumber(recording, typed.lead);
  const filter = filterOf(typed);
  const analysis = valueOf(analyseLeads(await openCore(), recording, [lead], filter));
  const { sampleRateHz, leads, notes } = recording;
  const figures = ecgFigures(analysis, { sampleRateHz, samples: leads[lead]!.samples.length });
  const confidence = analysis.beats.reduce((sum, beat) => sum + beat.confidence, 0) / Math.max(1, analysis.beats.length);
  return inJson({ record, lead: leads[lead]!.name, ...filter, ...figures, meanConfidence: Number(confidence.toFixed(3)), notes, diagnosis: false });
}
