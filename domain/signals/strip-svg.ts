import { gridPath, inDrawing } from './paper';
import type { Strip } from './strip';

/** Colours for files and printers, where no style sheet applies. */
const INK = { paper: '#fff7f4', small: '#f8dfda', large: '#eebcb3', trace: '#1a2523', label: '#7b4640' };
const BEAT_MM = 1.2;

/** A strip as an SVG in true millimetres; on our pages its classes take the theme's colours. [ECG-2] */
export function stripSvg(strip: Strip, said: { label: string; beat: string }): string {
  const { widthMm: w, heightMm: h } = strip;
  const line = (name: string, d: string, colour: string, width: number) =>
    `<path class="${name}" d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`;
  const beats = strip.beats.map(({ x, y }) => `M${inDrawing(x - BEAT_MM)} ${inDrawing(y)}h${2 * BEAT_MM}l${-BEAT_MM} ${BEAT_MM * 1.4}z`).join('');
  const labels = strip.labels.map(
    ({ x, y, text, kind, anchor }) =>
      `<text class="${kind}" x="${inDrawing(x)}" y="${inDrawing(y)}" font-size="${kind === 'lead-name' ? 3.4 : 2.8}" font-family="sans-serif" font-weight="600" fill="${INK.label}"${anchor ? ` text-anchor="${anchor}"` : ''}>${escape(text)}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="strip" width="${w}mm" height="${h}mm" viewBox="0 0 ${w} ${h}" direction="ltr" role="img" aria-label="${escape(said.label)}">`,
    `<rect class="paper" width="${w}" height="${h}" fill="${INK.paper}"/>`,
    line('fine', gridPath(w, h, 'small'), INK.small, 0.1),
    line('strong', gridPath(w, h, 'large'), INK.large, 0.2),
    line('ink', [...strip.pulses, ...strip.joints, ...strip.traces].join(''), INK.trace, 0.3),
    `<path class="beats" d="${beats}" fill="${INK.label}"><title>${escape(said.beat)}</title></path>`,
    ...labels,
    '</svg>',
  ].join('');
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
