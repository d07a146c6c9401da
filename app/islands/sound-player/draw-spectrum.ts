import { SPECTROGRAM_TOP_HZ, spectrogramPicture, spectrogramShades } from '#domain/signals/spectrogram-colour';
import type { Findings } from './analysis';
import { cleared } from './canvas';
import type { View } from './draw-wave';

const LINES_HZ = [200, 400, 600, 800];

/** The spectrogram as a picture of its own, made once a recording. */
export function pictureOf(spectrum: Findings['spectrum']): HTMLCanvasElement {
  const { width, height, shades } = spectrogramPicture(spectrum);
  const rgba = new Uint8ClampedArray(width * height * 4);
  shades.forEach((shade, at) => rgba.set([...spectrogramShades[shade]!, 255], at * 4));
  const picture = document.createElement('canvas');
  picture.width = width;
  picture.height = height;
  picture.getContext('2d')?.putImageData(new ImageData(rgba, width, height), 0, 0);
  return picture;
}

/** Draws the part in view, with lines at some pitches. [PCG-2] */
export function drawSpectrum(canvas: HTMLCanvasElement, picture: HTMLCanvasElement, length: number, view: View, write: (hz: number) => string): void {
  const sheet = cleared(canvas);
  if (!sheet) return;
  const { pen, width, height } = sheet;
  const left = (view.from / length) * picture.width;
  const wide = ((view.to - view.from) / length) * picture.width;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, left, 0, wide, picture.height, 0, 0, width, height);
  pen.font = `11px ${getComputedStyle(canvas).fontFamily}`;
  pen.textBaseline = 'bottom';
  for (const hz of LINES_HZ) {
    const y = Math.round(height * (1 - hz / SPECTROGRAM_TOP_HZ));
    pen.fillStyle = '#ffffff40';
    pen.fillRect(0, y, width, 1);
    pen.fillStyle = '#ffffff';
    pen.fillText(write(hz), 4, y);
  }
}
