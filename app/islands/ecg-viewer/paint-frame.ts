import { CALIBRATION_MS, CALIBRATION_MV, mmOfMs, scaleText } from '#domain/signals/paper';
import { clock } from '#domain/signals/strip';
import { keptSheet, type Context, type Painted, type Sheet } from './painted';
import type { InkSheet } from './paint-ink';
import { paintPaper, paintTimeLines, timeStep } from './paint-paper';
import type { Frame } from './protocol';

let head: { key: string; sheet: Sheet } | undefined;

/** One whole picture: paper, ink, the head of the rows with pulse and name, the foot with time and scale. [ECG-2] */
export function paintFrame(to: Context, frame: Frame, painted: Painted, ink: InkSheet): void {
  const { placed, colours } = frame;
  const { width, height, gutter, foot } = placed;
  if (to.canvas.width !== width || to.canvas.height !== height) [to.canvas.width, to.canvas.height] = [width, height];
  paintPaper(to, placed, colours);
  paintTimeLines(to, placed, colours);
  to.drawImage(ink.paint(frame, painted), gutter, 0);
  const key = JSON.stringify([{ ...placed, startPx: 0 }, frame.leads, frame.choice, colours, painted.names]);
  if (head?.key !== key) head = { key, sheet: paintHead(head?.sheet, frame, painted) };
  to.drawImage(head.sheet.canvas, 0, 0);
  to.fillStyle = colours.paper;
  to.fillRect(0, height - foot, width, foot);
  paintFoot(to, frame);
}

function paintHead(before: Sheet | undefined, { placed, leads, choice, colours }: Frame, painted: Painted): Sheet {
  const { gutter, height, mm, dpr, pressed, pitch, line, scrollPx, foot, head: top } = placed;
  const nameWidth = 60 * dpr;
  const sheet = keptSheet(before, gutter + nameWidth, height);
  const { context } = sheet;
  context.clearRect(0, 0, sheet.canvas.width, sheet.canvas.height);
  context.save();
  context.beginPath();
  context.rect(0, 0, gutter, height);
  context.clip();
  paintPaper(context, { ...placed, startPx: gutter }, colours);
  context.restore();
  context.fillStyle = colours.large;
  context.fillRect(gutter - dpr, 0, dpr, height - foot);
  context.strokeStyle = colours.trace;
  context.lineWidth = Math.max(1.25 * dpr, 0.24 * mm);
  context.lineJoin = 'round';
  const rise = CALIBRATION_MV * choice.gain * mm;
  for (const [row, lead] of leads.entries()) {
    const y = top + row * pitch + line - scrollPx + 0.5;
    context.beginPath();
    const corners = pressed
      ? [
          [3 * mm, y],
          [3 * mm, y - rise],
        ]
      : pulseCorners(mm, mmOfMs(choice, CALIBRATION_MS) * mm, y, rise);
    for (const [x, at] of corners) context.lineTo(x!, at!);
    context.stroke();
    context.fillStyle = colours.label;
    context.font = `600 ${Math.round(13 * dpr)}px sans-serif`;
    context.fillText(painted.names[lead] ?? '', gutter + 4 * dpr, top + row * pitch - scrollPx + 12 * dpr);
  }
  return sheet;
}

function pulseCorners(mm: number, width: number, y: number, rise: number): number[][] {
  const x = mm;
  return [
    [x, y],
    [x + 2 * mm, y],
    [x + 2 * mm, y - rise],
    [x + 2 * mm + width, y - rise],
    [x + 2 * mm + width, y],
    [x + 4 * mm + width, y],
  ];
}

function paintFoot(to: Context, { placed, choice, colours }: Frame): void {
  const { width, height, foot, dpr, gutter, pxPerSecond, startPx, pressed } = placed;
  const top = height - foot;
  to.fillStyle = colours.large;
  to.fillRect(0, top, width, dpr);
  to.fillStyle = colours.label;
  to.font = `600 ${Math.round(11 * dpr)}px sans-serif`;
  const step = timeStep(placed);
  for (let at = Math.ceil(startPx / pxPerSecond / step) * step; ; at += step) {
    const x = Math.round(at * pxPerSecond) - startPx + gutter;
    if (x > width) break;
    to.fillRect(x, top, dpr, 5 * dpr);
    to.fillText(clock(at), x + 3 * dpr, top + 13 * dpr);
  }
  const text = scaleText(choice);
  const pressedText = `time compressed · bar ${CALIBRATION_MV} mV · ${text.split(' · ').slice(2).join(' · ')}`;
  to.fillText(pressed ? pressedText : text, 6 * dpr, height - 6 * dpr);
}
