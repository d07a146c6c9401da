import type { Beat, QualitySegment } from '#wasm/ecg';
import type { Level } from './pyramid';

export type Canvas = OffscreenCanvas | HTMLCanvasElement;
export type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** What is painted: filtered leads with their pyramids, and what was found in them. */
export type Painted = {
  sampleRateHz: number;
  names: string[];
  leads: { samples: Float32Array; levels: Level[] }[];
  beats: Beat[];
  quality: QualitySegment[];
};

/** A canvas of its own for what is kept between frames. */
export function newCanvas(width: number, height: number): Sheet {
  const canvas = typeof OffscreenCanvas === 'undefined' ? document.createElement('canvas') : new OffscreenCanvas(width, height);
  [canvas.width, canvas.height] = [width, height];
  return { canvas, context: canvas.getContext('2d') as Context };
}

export type Sheet = { canvas: Canvas; context: Context };
const SHEET_STEP_PX = 64;

/** Reuses a sheet while it is large enough; each new one would ask the page's main thread for its context, every frame while pinching. */
export function keptSheet(before: Sheet | undefined, width: number, height: number): Sheet {
  if (before && before.canvas.width >= width && before.canvas.height >= height) return before;
  const roomy = (px: number, had = 0) => Math.max(had, Math.ceil(px / SHEET_STEP_PX) * SHEET_STEP_PX);
  return newCanvas(roomy(width, before?.canvas.width), roomy(height, before?.canvas.height));
}

/** The index of the first of `count` sorted things for which `before` is false (binary search). */
export function firstFrom(count: number, before: (at: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (before(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}
