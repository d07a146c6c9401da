import { firstFrom, keptSheet, type Canvas, type Context, type Painted, type Sheet } from './painted';
import type { Frame } from './protocol';
import { columns } from './pyramid';

/** Up to this many samples a pixel the trace is a line through them; beyond, a bar from least to greatest. */
const LINE_MOST = 1.5;
const SURE = 0.5;
/** How far a stroke or a mark reaches over the edge of what is drawn anew. */
const EDGE_MM = 2;
const scratch = { pairs: new Float32Array(0) };

/** Traces and marks on a clear sheet of their own: when only the place changes, what was drawn moves and the rest is added. */
export class InkSheet {
  #sheet: Sheet | undefined;
  #key = '';
  #startPx = 0;

  /** Makes the next frame redraw everything. */
  forget(): void {
    this.#key = '';
  }

  paint(frame: Frame, painted: Painted): Canvas {
    const { placed, leads, choice, colours } = frame;
    const { width, height, gutter, startPx } = placed;
    const traceWidth = Math.max(1, width - gutter);
    const key = JSON.stringify([{ ...placed, startPx: 0 }, leads, choice, colours]);
    const sheet = keptSheet(this.#sheet, width, height);
    if (sheet !== this.#sheet) [this.#sheet, this.#key] = [sheet, ''];
    const { canvas, context } = sheet;
    const moved = startPx - this.#startPx;
    if (key !== this.#key || Math.abs(moved) >= traceWidth * 0.8) this.#draw(context, frame, painted, 0, traceWidth);
    else if (moved !== 0) {
      context.globalCompositeOperation = 'copy';
      context.drawImage(canvas, -moved, 0);
      context.globalCompositeOperation = 'source-over';
      const edge = EDGE_MM * placed.mm;
      if (moved > 0) this.#draw(context, frame, painted, traceWidth - moved - edge, traceWidth);
      else this.#draw(context, frame, painted, 0, -moved + edge);
    }
    [this.#key, this.#startPx] = [key, startPx];
    return canvas;
  }

  #draw(context: Context, frame: Frame, painted: Painted, from: number, to: number): void {
    const { placed, leads, colours } = frame;
    const x0 = Math.max(0, Math.floor(from));
    const x1 = Math.min(placed.width - placed.gutter, Math.ceil(to));
    context.save();
    context.beginPath();
    context.rect(x0, 0, x1 - x0, placed.height);
    context.clip();
    context.clearRect(x0, 0, x1 - x0, placed.height);
    const edge = EDGE_MM * placed.mm;
    drawMarks(context, frame, painted, x0 - edge, x1 + edge);
    context.strokeStyle = colours.trace;
    context.lineWidth = Math.max(1.25 * placed.dpr, 0.24 * placed.mm);
    context.lineJoin = 'round';
    for (const [row, lead] of leads.entries()) drawTrace(context, frame, painted, lead, row, x0 - edge, x1 + edge);
    context.restore();
  }
}

function drawTrace(context: Context, { placed, choice }: Frame, painted: Painted, lead: number, row: number, from: number, to: number): void {
  const { samples, levels } = painted.leads[lead]!;
  const perPixel = painted.sampleRateHz / placed.pxPerSecond;
  const y0 = placed.head + row * placed.pitch + placed.line - placed.scrollPx + 0.5;
  const perMv = choice.gain * placed.mm;
  const first = Math.max(0, from + placed.startPx);
  const count = to + placed.startPx - first;
  if (count <= 0) return;
  context.beginPath();
  if (perPixel <= LINE_MOST) {
    const last = Math.min(samples.length - 1, Math.ceil((first + count) * perPixel) + 1);
    for (let i = Math.max(0, Math.floor(first * perPixel) - 1); i <= last; i++) context.lineTo(i / perPixel - placed.startPx, y0 - samples[i]! * perMv);
  } else {
    if (scratch.pairs.length < 2 * count) scratch.pairs = new Float32Array(2 * count);
    const { pairs } = scratch;
    const drawn = columns(samples, levels, perPixel, first, count, pairs);
    let before = 0;
    for (let column = 0; column < drawn; column++) {
      const [least, most] = [pairs[2 * column]!, pairs[2 * column + 1]!];
      const up = Math.abs(before - least) > Math.abs(before - most);
      const x = first + column - placed.startPx + 0.5;
      context.lineTo(x, y0 - (up ? most : least) * perMv);
      before = up ? least : most;
      context.lineTo(x, y0 - before * perMv);
    }
  }
  context.stroke();
}

/** Beats above, weak stretches below. */
function drawMarks(context: Context, { placed, colours }: Frame, { beats, quality, sampleRateHz }: Painted, from: number, to: number): void {
  const { pxPerSecond, startPx, mm, dpr, height, foot } = placed;
  const sampleOf = (x: number) => ((x + startPx) / pxPerSecond) * sampleRateHz;
  const xOf = (sample: number) => (sample / sampleRateHz) * pxPerSecond - startPx;
  const size = Math.min(1.4 * mm, 6 * dpr);
  context.fillStyle = colours.label;
  context.strokeStyle = colours.label;
  context.lineWidth = dpr;
  for (let at = firstFrom(beats.length, (i) => beats[i]!.sample < sampleOf(from)); at < beats.length; at++) {
    const x = xOf(beats[at]!.sample);
    if (x > to) break;
    context.beginPath();
    context.moveTo(x - size, 2 * dpr);
    context.lineTo(x + size, 2 * dpr);
    context.lineTo(x, 2 * dpr + 1.4 * size);
    context.closePath();
    if (beats[at]!.confidence >= SURE) context.fill();
    else context.stroke();
  }
  context.strokeStyle = colours.warn;
  context.lineWidth = 2 * dpr;
  for (let at = firstFrom(quality.length, (i) => quality[i]!.to < sampleOf(from)); at < quality.length; at++) {
    const { from: start, to: end, level } = quality[at]!;
    if (xOf(start) > to) break;
    if (level === 'good') continue;
    context.setLineDash(level === 'poor' ? [] : [3 * dpr, 4 * dpr]);
    context.lineDashOffset = startPx;
    context.beginPath();
    const y = height - foot - 2 * dpr;
    context.moveTo(Math.max(xOf(start), from), y);
    context.lineTo(Math.min(xOf(end), to), y);
    context.stroke();
  }
  context.setLineDash([]);
}
