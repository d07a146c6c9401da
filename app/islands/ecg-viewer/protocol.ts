import type { EcgFigures, QualityLevel } from '#domain/signals/ecg-figures';
import type { Facts } from '#domain/result';
import type { StripChoice } from '#domain/signals/strip-choice';
import type { Placed } from './window';

export type Colours = { paper: string; small: string; large: string; trace: string; label: string; warn: string };
/** One picture of the strip. */
export type Frame = { placed: Placed; leads: number[]; choice: StripChoice; colours: Colours };
export type OverviewFrame = { width: number; height: number; dpr: number; lead: number; colours: Colours };
export type Stretch = { from: number; to: number; level: QualityLevel };

/** What the page asks of the worker. */
export type Ask =
  | { ask: 'start'; core: WebAssembly.Module; stage: OffscreenCanvas; overview: OffscreenCanvas }
  | { ask: 'example'; choice: StripChoice }
  | { ask: 'files'; files: { name: string; bytes: Uint8Array }[]; choice: StripChoice; sampleRateHz?: number }
  | { ask: 'filter'; choice: StripChoice; lead: number }
  | { ask: 'draw'; frame: Frame }
  | { ask: 'overview'; frame: OverviewFrame }
  | { ask: 'sheet'; choice: StripChoice; lead: number; fromSeconds: number; said: { label: string; beat: string } };

/** What the page knows of an open recording. */
export type Opened = {
  /** The file's name; empty for the example. */
  name: string;
  sampleRateHz: number;
  seconds: number;
  /** Names of the leads that can be shown, and whether they are the six. */
  leads: string[];
  six: boolean;
  beatSeconds: Float64Array;
  figures: EcgFigures;
  notes: string[];
};

/** What the worker says. */
export type Said =
  | { say: 'phase'; phase: 'reading' | 'analysing' | 'drawing' }
  | { say: 'opened'; opened: Opened; fresh: boolean }
  | { say: 'refused'; code: string; facts: Facts }
  | { say: 'fault'; fault: string; facts: Record<string, number> }
  | { say: 'drawn' }
  | { say: 'sheet'; svg: string };
