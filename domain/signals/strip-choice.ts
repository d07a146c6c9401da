export const speeds = [25, 50] as const;
export const gains = [5, 10, 20] as const;
export const leadCounts = [1, 6] as const;
export const modes = ['monitor', 'diagnostic'] as const;
export const notches = [0, 50, 60] as const;

/** How a strip is drawn and filtered: paper speed in mm/s, gain in mm/mV, leads, bandwidth, mains filter in Hz. [ECG-2] */
export type StripChoice = {
  speed: (typeof speeds)[number];
  gain: (typeof gains)[number];
  leads: (typeof leadCounts)[number];
  mode: (typeof modes)[number];
  notch: (typeof notches)[number];
};

/** The names under which a strip's choice stands in an address. */
export const stripChoiceNames = ['speed', 'gain', 'leads', 'mode', 'notch'] as const satisfies readonly (keyof StripChoice)[];

/** What a clinic expects before it asks for anything else; mains in Iran is 50 Hz. [ECG-2] */
export const standardChoice: StripChoice = { speed: 25, gain: 10, leads: 6, mode: 'monitor', notch: 50 };

type Query = Readonly<Partial<Record<keyof StripChoice, string | null>>>;

function pick<T extends string | number>(list: readonly T[], typed: string | null | undefined, otherwise: T): T {
  return list.find((one) => String(one) === typed) ?? otherwise;
}

/** Reads a strip's choice from an address; what makes no sense is the standard. [ECG-2] */
export function parseStripChoice(query: Query): StripChoice {
  return {
    speed: pick(speeds, query.speed, standardChoice.speed),
    gain: pick(gains, query.gain, standardChoice.gain),
    leads: pick(leadCounts, query.leads, standardChoice.leads),
    mode: pick(modes, query.mode, standardChoice.mode),
    notch: pick(notches, query.notch, standardChoice.notch),
  };
}
