import type { StripChoice } from './strip-choice';

/** ECG paper: a fine line each millimetre, a strong one each five. [ECG-2] */
export const SMALL_SQUARE_MM = 1;
export const LARGE_SQUARE_MM = 5;
/** The pulse at the head of a strip that shows its scale: 1 mV for 200 ms. [ECG-2] */
export const CALIBRATION_MV = 1;
export const CALIBRATION_MS = 200;
/** The line before and after the pulse. */
const CALIBRATION_LEAD_MM = 2;

/** Paper speed in mm/s and gain in mm/mV: all that millimetres mean on a strip. */
export type PaperScale = Pick<StripChoice, 'speed' | 'gain'>;
export const mmOfMs = (scale: PaperScale, ms: number): number => (ms / 1000) * scale.speed;
export const msOfMm = (scale: PaperScale, mm: number): number => (mm / scale.speed) * 1000;
export const mmOfMv = (scale: PaperScale, mv: number): number => mv * scale.gain;
export const mvOfMm = (scale: PaperScale, mm: number): number => mm / scale.gain;

/** A number in a drawing: hundredths of a millimetre are finer than any printer. */
export const inDrawing = (mm: number): string => String(Math.round(mm * 100) / 100);

/** The paper's lines over a whole area, fine ones without those that the strong ones cover. */
export function gridPath(widthMm: number, heightMm: number, which: 'small' | 'large'): string {
  const step = which === 'small' ? SMALL_SQUARE_MM : LARGE_SQUARE_MM;
  const lines: string[] = [];
  const drawn = (at: number) => which === 'large' || at % LARGE_SQUARE_MM !== 0;
  for (let x = 0; x <= widthMm; x += step) if (drawn(x)) lines.push(`M${x} 0V${heightMm}`);
  for (let y = 0; y <= heightMm; y += step) if (drawn(y)) lines.push(`M0 ${y}H${widthMm}`);
  return lines.join('');
}

/** How much paper the pulse takes with the line at its sides. */
export function calibrationWidthMm(scale: PaperScale): number {
  return mmOfMs(scale, CALIBRATION_MS) + 2 * CALIBRATION_LEAD_MM;
}

/** The calibration pulse, its foot on the line at `y`. [ECG-2] */
export function calibrationPath(scale: PaperScale, x: number, y: number): string {
  const height = mmOfMv(scale, CALIBRATION_MV);
  const width = mmOfMs(scale, CALIBRATION_MS);
  const [from, line] = [inDrawing(x), inDrawing(y)];
  return `M${from} ${line}h${CALIBRATION_LEAD_MM}v${-height}h${width}v${height}h${CALIBRATION_LEAD_MM}`;
}

export type Points = { index: ArrayLike<number>; value: ArrayLike<number> };

/** A trace from its points: sample indices to millimetres from `x`, millivolt upwards from `y`. */
export function tracePath(points: Points, at: { x: number; y: number; sampleRateHz: number; scale: PaperScale }): string {
  const xMm = (i: number) => at.x + mmOfMs(at.scale, (points.index[i]! / at.sampleRateHz) * 1000);
  const yMm = (i: number) => at.y - mmOfMv(at.scale, points.value[i]!);
  let path = '';
  let [lastX, lastY] = [0, 0];
  for (let i = 0; i < points.index.length; i++) {
    const [x, y] = [Math.round(xMm(i) * 100), Math.round(yMm(i) * 100)];
    path += i === 0 ? `M${x / 100} ${y / 100}l` : `${(x - lastX) / 100} ${(y - lastY) / 100} `;
    [lastX, lastY] = [x, y];
  }
  return points.index.length > 1 ? path.trimEnd() : '';
}

const BANDS: Record<StripChoice['mode'], string> = { monitor: '0.5–40 Hz', diagnostic: '0.05–150 Hz' };

/** What is printed on a strip, in the letters that machines print everywhere: speed, gain, band, mains filter. [ECG-2] */
export function scaleText({ speed, gain, mode, notch }: Omit<StripChoice, 'leads'>): string {
  return [`${speed} mm/s`, `${gain} mm/mV`, BANDS[mode], notch === 0 ? 'notch off' : `notch ${notch} Hz`].join(' · ');
}
