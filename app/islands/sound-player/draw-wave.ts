import type { HeartSound } from '#wasm/pcg';
import { cleared } from './canvas';
import { coloursOf } from './colours';

/** The stretch of time in view, in seconds. */
export type View = { from: number; to: number };
export type Wave = {
  samples: Float32Array;
  rate: number;
  envelope: { values: Float32Array; rate: number } | undefined;
  events: readonly HeartSound[];
  span: View | undefined;
  view: View;
  /** Writes a second for the axis. */
  write: (seconds: number) => string;
};

const BAR = 3;
const AXIS_PX = 22;
const LABEL_PX = 26;
const STEPS = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 30, 60, 120];

/** Waveform as heard, envelope over it, S1 and S2 marked, seconds below; time runs from left to right in both languages. [PCG-2, LANG-6] */
export function drawWave(canvas: HTMLCanvasElement, wave: Wave): void {
  const sheet = cleared(canvas);
  if (!sheet) return;
  const { pen, width, height } = sheet;
  const colours = coloursOf(canvas);
  const { view } = wave;
  const x = (seconds: number) => ((seconds - view.from) / (view.to - view.from)) * width;
  const foot = height - AXIS_PX;
  const middle = LABEL_PX + (foot - LABEL_PX) / 2;
  const reach = (foot - LABEL_PX) / 2;

  if (wave.span) {
    pen.fillStyle = colours.span;
    pen.fillRect(x(wave.span.from), 0, x(wave.span.to) - x(wave.span.from), foot);
  }
  axis();
  bars();
  envelope();
  marks();

  function axis() {
    pen.font = `12px ${getComputedStyle(canvas).fontFamily}`;
    pen.textAlign = 'center';
    pen.textBaseline = 'bottom';
    const step = STEPS.find((each) => (each / (view.to - view.from)) * width >= 56) ?? 300;
    for (let tick = Math.ceil(view.from / step); tick * step <= view.to; tick++) {
      const at = x(tick * step);
      pen.fillStyle = colours.grid;
      pen.fillRect(Math.round(at), LABEL_PX, 1, foot - LABEL_PX);
      pen.fillStyle = colours.axis;
      if (at > 12 && at < width - 12) pen.fillText(wave.write(tick * step), at, height - 2);
    }
  }

  function bars() {
    pen.strokeStyle = colours.wave;
    pen.lineWidth = 2;
    pen.lineCap = 'round';
    pen.beginPath();
    const { samples, rate } = wave;
    for (let left = 0; left < width; left += BAR) {
      const from = Math.floor((view.from + (left / width) * (view.to - view.from)) * rate);
      const to = Math.min(samples.length, Math.max(from + 1, Math.floor((view.from + ((left + BAR) / width) * (view.to - view.from)) * rate)));
      let low = 0;
      let high = 0;
      for (let at = Math.max(0, from); at < to; at++) {
        const sample = samples[at]!;
        if (sample < low) low = sample;
        else if (sample > high) high = sample;
      }
      pen.moveTo(left + BAR / 2, middle - high * reach - 0.5);
      pen.lineTo(left + BAR / 2, middle - low * reach + 0.5);
    }
    pen.stroke();
  }

  function envelope() {
    if (!wave.envelope) return;
    const { values, rate } = wave.envelope;
    const most = values.reduce((top, value) => Math.max(top, value), 1e-9);
    const first = Math.max(0, Math.floor(view.from * rate));
    const last = Math.min(values.length - 1, Math.ceil(view.to * rate));
    const stride = Math.max(1, Math.floor((last - first) / (width * 2)));
    pen.strokeStyle = colours.envelope;
    pen.lineWidth = 1.75;
    pen.lineJoin = 'round';
    pen.beginPath();
    for (let at = first; at <= last; at += stride) {
      const y = middle - (values[at]! / most) * reach * 0.96;
      if (at === first) pen.moveTo(x(at / rate), y);
      else pen.lineTo(x(at / rate), y);
    }
    pen.stroke();
  }

  function marks() {
    pen.textBaseline = 'top';
    pen.font = `600 12px ${getComputedStyle(canvas).fontFamily}`;
    let free = -Infinity;
    for (const { t, kind } of wave.events) {
      if (t < view.from || t > view.to) continue;
      const at = x(t);
      pen.strokeStyle = pen.fillStyle = colours.mark;
      pen.lineWidth = 1;
      // S1 is a whole line, S2 a broken one: told apart without their names.
      pen.setLineDash(kind === 'S1' ? [] : [3, 3]);
      pen.beginPath();
      pen.moveTo(at, 18);
      pen.lineTo(at, foot);
      pen.stroke();
      if (at < free || at < 8 || at > width - 8) continue;
      pen.fillText(kind, at, 2);
      free = at + 20;
    }
    pen.setLineDash([]);
  }
}
