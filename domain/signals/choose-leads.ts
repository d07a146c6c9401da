import { note } from './recording';
import { millivoltsPer } from './units';

export type DeclaredSignal = { name: string; unit: string; sampleRateHz: number };

const ECG_NAME = /^(ecg|ekg)\b|^(i|ii|iii|avr|avl|avf|v[1-9]r?|mli{1,3}|mlv\d|mv\d|d[1-3])$/i;

/**
 * Which signals of a file are the recording: those that measure voltage, at the rate of the first that is named as an ECG lead
 * (of the first one when none is). The rest is left out, and said.
 */
export function chooseLeads(signals: DeclaredSignal[]): { kept: number[]; sampleRateHz: number; notes: string[] } {
  const volts = signals.filter((signal) => millivoltsPer(signal.unit) !== undefined);
  const main = volts.find((signal) => ECG_NAME.test(signal.name.trim())) ?? volts[0];
  const notes: string[] = [];
  const kept = signals.flatMap((signal, index) => {
    if (millivoltsPer(signal.unit) === undefined) notes.push(note('lead-unit', { lead: signal.name || index + 1, unit: signal.unit || '-' }));
    else if (signal.sampleRateHz !== main?.sampleRateHz) notes.push(note('lead-rate', { lead: signal.name || index + 1, sampleRateHz: signal.sampleRateHz }));
    else return [index];
    return [];
  });
  return { kept, sampleRateHz: main?.sampleRateHz ?? 0, notes };
}
