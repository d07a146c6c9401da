import { LARGE_SQUARE_MM } from '#domain/signals/paper';
import { keptSheet, type Context, type Sheet } from './painted';
import type { Colours } from './protocol';
import type { Placed } from './window';

let kept: { key: string; sheet: Sheet } | undefined;

/** The paper's squares under a frame, blitted from a sheet that is drawn once a size; they move with the trace. */
export function paintPaper(to: Context, placed: Placed, colours: Colours): void {
  const { width, height, mm, pressed, startPx, scrollPx, gutter } = placed;
  to.fillStyle = colours.paper;
  to.fillRect(0, 0, width, height);
  if (pressed) return;
  const square = LARGE_SQUARE_MM * mm;
  const key = [width, height, mm, ...Object.values(colours)].join();
  if (kept?.key !== key) kept = { key, sheet: rule(keptSheet(kept?.sheet, width + square, height + square), mm, placed.dpr, colours) };
  const offset = (at: number) => -(((at % square) + square) % square);
  to.drawImage(kept.sheet.canvas, offset(startPx - gutter), offset(scrollPx));
}

function rule(sheet: Sheet, mm: number, dpr: number, colours: Colours): Sheet {
  const { context } = sheet;
  const { width, height } = sheet.canvas;
  const thin = Math.max(1, Math.round(dpr * 0.75));
  const lines = (step: number, colour: string, thickness: number) => {
    context.fillStyle = colour;
    for (let x = 0; x <= width; x += step) context.fillRect(x, 0, thickness, height);
    for (let y = 0; y <= height; y += step) context.fillRect(0, y, width, thickness);
  };
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, width, height);
  lines(mm, colours.small, thin);
  lines(LARGE_SQUARE_MM * mm, colours.large, thin);
  return sheet;
}

const STEPS = [0.2, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1200, 3600];
const LABEL_PX = 84;

/** The step of time that leaves room for its words. */
export function timeStep(placed: Placed): number {
  return STEPS.find((step) => step >= 1 && step * placed.pxPerSecond >= LABEL_PX * placed.dpr) ?? 3600;
}

/** Draws lines of time in place of squares, where time is compressed. */
export function paintTimeLines(to: Context, placed: Placed, colours: Colours): void {
  const { pressed, pxPerSecond, startPx, gutter, width, height, foot, dpr } = placed;
  if (!pressed) return;
  const step = timeStep(placed);
  to.fillStyle = colours.large;
  for (let at = Math.ceil(startPx / pxPerSecond / step) * step; ; at += step) {
    const x = Math.round(at * pxPerSecond) - startPx + gutter;
    if (x > width) return;
    to.fillRect(x, 0, Math.max(1, Math.round(dpr * 0.75)), height - foot);
  }
}
