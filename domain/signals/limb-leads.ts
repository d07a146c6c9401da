const FIRST = /^(?:ecg|ekg|lead)?[\s_-]*(?:i|d1|l1)$/i;
const SECOND = /^(?:ecg|ekg|lead)?[\s_-]*(?:ii|d2|l2)$/i;

/** Which leads of a recording are I and II, if both are there; only those give the other four. A modified lead II is another. [ECG-1] */
export function limbLeads(names: readonly string[]): [number, number] | null {
  const [first, second] = [FIRST, SECOND].map((name) => names.findIndex((each) => name.test(each.trim())));
  return first! >= 0 && second! >= 0 ? [first!, second!] : null;
}
