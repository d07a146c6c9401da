import { newCanvas, type Canvas, type Context, type Painted } from './painted';
import type { Scene } from './protocol';
import { columns } from './pyramid';

const WINDOW_LEAST_PX = 6;

/** The whole recording in one line, painted once; the window over it, painted with each move. */
export class OverviewSheet {
  #canvas: Canvas | undefined;
  #shown = '';

  /** Makes the next frame redraw: recording, size or theme changed. */
  forget(): void {
    this.#canvas = undefined;
    this.#shown = '';
  }

  paint(to: Context, scene: Scene, painted: Painted, start: number, shown: number): void {
    this.#canvas ??= paintWhole(scene, painted);
    const { width, height } = this.#canvas;
    const whole = painted.leads[0]!.samples.length / painted.sampleRateHz;
    const { dpr } = scene.overview;
    const x = Math.round((start / whole) * width);
    const wide = Math.max(WINDOW_LEAST_PX * dpr, Math.round(Math.min(1, shown / whole) * width));
    // Of an hour, a window seldom moves by a pixel: its canvas is left alone till then, and nothing of it is shown anew.
    const shows = `${x} ${wide}`;
    if (shows === this.#shown) return;
    this.#shown = shows;
    if (to.canvas.width !== width || to.canvas.height !== height) [to.canvas.width, to.canvas.height] = [width, height];
    to.drawImage(this.#canvas, 0, 0);
    to.fillStyle = scene.colours.window;
    to.globalAlpha = 0.18;
    to.fillRect(x, 0, wide, height);
    to.globalAlpha = 1;
    for (const edge of [x, x + wide - 2 * dpr]) to.fillRect(edge, 0, 2 * dpr, height);
  }
}

function paintWhole({ overview, lead, colours }: Scene, painted: Painted): Canvas {
  const { dpr } = overview;
  const [w, h] = [Math.max(1, Math.round(overview.width * dpr)), Math.max(1, Math.round(overview.height * dpr))];
  const { canvas, context } = newCanvas(w, h);
  context.fillStyle = colours.paper;
  context.fillRect(0, 0, w, h);
  const { samples, levels } = painted.leads[lead]!;
  const pairs = new Float32Array(2 * w);
  const drawn = columns(samples, levels, samples.length / w, 0, w, pairs);
  let [least, most] = [-0.2, 0.5];
  for (const value of pairs.subarray(0, 2 * drawn)) [least, most] = [Math.min(least, value), Math.max(most, value)];
  const yOf = (mv: number) => (0.08 + (0.78 * (most - mv)) / (most - least)) * h;
  context.strokeStyle = colours.trace;
  context.lineWidth = dpr;
  context.beginPath();
  for (let x = 0; x < drawn; x++) {
    context.lineTo(x + 0.5, yOf(pairs[2 * x + 1]!));
    context.lineTo(x + 0.5, yOf(pairs[2 * x]!) + 1);
  }
  context.stroke();
  context.fillStyle = colours.warn;
  const scale = w / samples.length;
  for (const { from, to, level } of painted.quality) {
    if (level === 'good') continue;
    const [deep, thick] = level === 'poor' ? [5, 4] : [3, 2];
    context.fillRect(from * scale, h - deep * dpr, Math.max(dpr, (to - from) * scale), thick * dpr);
  }
  return canvas;
}
