import type { EcgFigures, QualityLevel } from '#domain/signals/ecg-figures';
import type { Facts } from '#domain/result';
import type { StripChoice } from '#domain/signals/strip-choice';
import type { Box, Placed, View } from './window';

export type Colours = { paper: string; small: string; large: string; trace: string; label: string; warn: string; window: string };
/** One picture of the strip. */
export type Frame = { placed: Placed; leads: number[]; choice: StripChoice; colours: Colours };
/** What a strip is painted with, told once; after that only the view moves. */
export type Scene = { box: Box; overview: Box; leads: number[]; lead: number; choice: StripChoice; colours: Colours };
export type Stretch = { from: number; to: number; level: QualityLevel };

/** What the page asks of the worker. */
export type Ask =
  | { ask: 'start'; core: WebAssembly.Module; stage: OffscreenCanvas; overview: OffscreenCanvas }
  | { ask: 'example'; choice: StripChoice }
  | { ask: 'files'; files: { name: string; bytes: Uint8Array }[]; choice: StripChoice; sampleRateHz?: number }
  | { ask: 'filter'; choice: StripChoice; lead: number }
  | { ask: 'scene'; scene: Scene; view: View }
  | { ask: 'look'; view: View }
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
  | { say: 'sheet'; svg: string };
