/** A file as it was given: its name and all its bytes. */
export type SignalFile = { name: string; bytes: Uint8Array };

/** One lead of a recording: millivolt for ECG, full scale (±1) for sound. No sample is missing. `step` is one step of the converter, where the file says. */
export type RecordedLead = { name: string; unit: 'mV' | 'fs'; samples: Float32Array; step?: number };

/** A mark in a recording: WFDB's mnemonic or the text of an EDF+ annotation, with what stands beside it. */
export type Annotation = { sample: number; code: string; subtype?: number; channel?: number; number?: number; aux?: string };

/** What every reader gives and every writer takes; leads have one rate and one length. */
export type Recording = {
  format: 'wfdb' | 'edf' | 'csv' | 'wav';
  sampleRateHz: number;
  startedAt?: Date;
  leads: RecordedLead[];
  annotations?: Annotation[];
  /** What the reader had to assume, leave out or bridge, as notes: codes with facts, whose words are `signals.notes.*`. */
  notes: string[];
};

/** A note as `code|fact=value`; a fact never holds what would break that. */
export function note(code: string, facts: Record<string, string | number> = {}): string {
  return [code, ...Object.entries(facts).map(([name, value]) => `${name}=${String(value).replace(/[|\s]+/g, ' ')}`)].join('|');
}

/** A note in its parts; numbers are numbers again. */
export function noteParts(text: string): { code: string; facts: Record<string, string | number> } {
  const [code = '', ...pairs] = text.split('|');
  const facts = pairs.map((pair): [string, string | number] => {
    const at = pair.indexOf('=');
    const value = pair.slice(at + 1);
    return [pair.slice(0, at), /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value];
  });
  return { code, facts: Object.fromEntries(facts) };
}
