import { analyseLeads } from '#services/signals/analyse-recording';
import { openCore } from '#services/signals/core';
import { filterOf, leadNumber, openRecord, parsed } from './ecg-options';
import { inJson, valueOf } from './run-command';

const USAGE = 'ecg -- beats RECORD [--lead N] [--rate HZ]';

/** R peaks of one lead as sample indices from the record's start, the time of learning included. [ECG-3] */
export async function ecgBeats(args: string[]): Promise<string> {
  const { place, typed } = parsed(args, USAGE);
  const { record, recording } = await openRecord(place, typed);
  const { beats } = valueOf(analyseLeads(await openCore(), recording, [leadNumber(recording, typed.lead)], filterOf(typed)));
  return inJson({ record, sampleRateHz: recording.sampleRateHz, peaks: beats.map(({ sample }) => sample) });
}
