import type { QualityLevel } from './ecg-figures';
import type { PanelChange, PanelKind, PanelStepName, PanelUnit } from './panel';
import type { Strip } from './strip';

/** A plot's drawing is so large; paths are in its units, and time runs from left to right. */
export const PLOT_WIDTH = 800;
export const PLOT_HEIGHT = 180;

/** An axis from its first to its last value; a logarithmic one has equal steps for equal ratios. */
export type PlotAxis = { from: number; to: number; unit: PanelUnit; ticks: number[]; log?: true };
export type PlotTone = 'ink' | 'soft' | 'second' | 'third' | 'mark';
/** What is drawn of a step; words of its name are `panel.plots.<name>`, of its lines `panel.lines.<name>`. */
export type PanelPlot = {
  name: string;
  x: PlotAxis;
  y: PlotAxis;
  lines: { name: string; tone: PlotTone; path: string }[];
  dots: { name: string; tone: PlotTone; points: { x: number; y: number }[] }[];
  zones: { x: number; width: number; level: QualityLevel }[];
  marks: { x: number; kind: 'S1' | 'S2' }[];
};
/** A number of a step; words of its name are `panel.figures.<name>`. */
export type PanelFigure = { name: string; value: number | null; unit: PanelUnit; decimals: number };
/** Rows of a step, so many at most; `cells` are numbers in the column's unit, or words of `panel.says`. */
export type PanelTable = { columns: { name: string; unit: PanelUnit; decimals: number }[]; rows: (number | string | null)[][]; all: number };
export type PanelStep = { name: PanelStepName; value: number | null; figures: PanelFigure[]; plots: PanelPlot[]; table: PanelTable | null };
/** All steps of a recording. [ACAD-4] */
export type PanelResult = {
  kind: PanelKind;
  sampleRateHz: number;
  seconds: number;
  leads: string[];
  change: PanelChange | null;
  steps: PanelStep[];
  /** Six leads on paper, where the recording has I and II. */ strip: Strip | null;
  notes: string[];
};
