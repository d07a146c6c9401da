import { number, type Field } from '../fields';

/** Where the refusals of constants stand. */
export const CONSTANT_AREA = 'panel.constant';

/** The steps by which the core comes to its figures, in their order. [ACAD-4] */
export const ecgStepNames = ['quality', 'filter', 'energy', 'peaks', 'intervals', 'variability', 'leads'] as const;
export const soundStepNames = ['band', 'envelope', 'cycle', 'sounds', 'rate'] as const;
export const panelStepNames = [...ecgStepNames, ...soundStepNames] as const;
export type PanelStepName = (typeof panelStepNames)[number];
export type PanelKind = 'ecg' | 'sound';

/** Units as they stand behind a number; words of each are `panel.units.<unit>`. */
export type PanelUnit = 's' | 'ms' | 'hz' | 'mv' | 'steep' | 'db' | 'percent' | 'bpm' | 'bits' | 'score' | 'deviations' | 'none';

/** A constant of a step that may be other than usual: its range, the values that the page offers, and the usual one. */
export type PanelConstant = { least: number; most: number; step: number; usual: number; unit: PanelUnit; offered: readonly number[] };

/** One constant for each step; sums of leads have none. Ranges are those of the core (wasm/assembly/tune.ts). */
export const panelConstants = {
  quality: { least: 50, most: 95, step: 1, usual: 75, unit: 'percent', offered: [50, 60, 75, 85, 95] },
  filter: { least: 15, most: 100, step: 1, usual: 40, unit: 'hz', offered: [15, 25, 40, 60, 100] },
  energy: { least: 40, most: 200, step: 1, usual: 100, unit: 'ms', offered: [40, 70, 100, 150, 200] },
  peaks: { least: 10, most: 60, step: 1, usual: 30, unit: 'percent', offered: [10, 20, 30, 45, 60] },
  intervals: { least: 5, most: 40, step: 1, usual: 20, unit: 'percent', offered: [5, 10, 20, 30, 40] },
  variability: { least: 10, most: 100, step: 1, usual: 50, unit: 'ms', offered: [10, 20, 50, 75, 100] },
  leads: null,
  band: { least: 15, most: 60, step: 1, usual: 25, unit: 'hz', offered: [15, 20, 25, 40, 60] },
  envelope: { least: 5, most: 60, step: 1, usual: 20, unit: 'ms', offered: [5, 10, 20, 40, 60] },
  cycle: { least: 200, most: 420, step: 1, usual: 310, unit: 'ms', offered: [200, 260, 310, 360, 420] },
  sounds: { least: 0, most: 60, step: 1, usual: 15, unit: 'percent', offered: [0, 10, 15, 30, 60] },
  rate: { least: 0, most: 45, step: 1, usual: 25, unit: 'percent', offered: [0, 10, 25, 35, 45] },
} as const satisfies Record<PanelStepName, PanelConstant | null>;

/** A constant that was changed. */
export type PanelChange = { step: PanelStepName; value: number };

/** How a step's constant is read, where it has one. [ACAD-4] */
export function constantField(step: PanelStepName): Field<number> | null {
  const constant: PanelConstant | null = panelConstants[step];
  if (!constant) return null;
  const { least, most, step: by, unit } = constant;
  return number({ area: CONSTANT_AREA, min: least, max: most, step: by, unit, about: `The constant of ${step}, in ${unit}` });
}

/** Reads a changed constant from an address; what makes no sense, or is the usual value, changes nothing. */
export function readChange(step: string | null, typed: string | null): PanelChange | null {
  const name = panelStepNames.find((one) => one === step);
  const read = name && typed ? constantField(name)?.read(typed) : undefined;
  if (!name || !read?.ok || read.value === panelConstants[name]?.usual) return null;
  return { step: name, value: read.value };
}

/** The kind of signal that a step belongs to. */
export function kindOfStep(step: PanelStepName): PanelKind {
  return (ecgStepNames as readonly string[]).includes(step) ? 'ecg' : 'sound';
}

/** What a file may be: ten minutes, eight megabytes, two files (a WFDB header with its data); a wave needs two seconds to hold beats. */
export const PANEL_MOST_SECONDS = 600;
export const PANEL_LEAST_SECONDS = 2;
export const PANEL_MOST_FILES = 2;
export const PANEL_TYPES = ['.hea', '.dat', '.edf', '.csv', '.txt', '.wav'] as const;
