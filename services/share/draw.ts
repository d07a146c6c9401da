import path from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { SHARE_SIZE, shareTitle, type SharePicture } from '#domain/content/share-picture';
import { say } from '#locales/say';

/** The house's light colours, as the tokens have them; a picture has no theme. */
const PAPER = '#f7f6f1';
const INK = '#12302d';
const INK_SOFT = '#41605b';
const ACTION = '#0b6558';
const PULSE = '#bd2a47';
const EDGE = 80;
const WIDE = SHARE_SIZE.width - 2 * EDGE;
const TITLE_TOP = 210;
const TITLE_MOST_HIGH = 270;
/** From large to small: the first in which the title has room. */
const TITLE_SIZES = [58, 52, 46, 40, 34] as const;

type Weight = 'Bold' | 'Medium';
type Words = { text: string; size: number; weight: Weight; colour: string; wide?: number };
type Drawn = { input: Buffer; width: number; height: number };

/**
 * Draws a picture for sharing as PNG. The letters come from our own font file alone, whatever fonts the machine has: Pango
 * joins Persian and puts digits and Latin in their order. `fonts` is the folder of the font files. [MAG-2: share pictures]
 */
export async function drawShare({ lang, label, title, by }: SharePicture, fonts: string): Promise<Buffer> {
  const write = (words: Words) => written(words, fonts);
  const [brand, above, heading, below] = await Promise.all([
    write({ text: say(lang, 'common.brand'), size: 34, weight: 'Bold', colour: INK, wide: 400 }),
    write({ text: label, size: 26, weight: 'Medium', colour: ACTION }),
    headingOf(shareTitle(title), write),
    by ? write({ text: by, size: 24, weight: 'Medium', colour: INK_SOFT }) : null,
  ]);
  // Persian begins at the right edge.
  const from = (width: number, edge = EDGE) => (lang === 'fa' ? SHARE_SIZE.width - edge - width : edge);
  const at = (drawn: Drawn, top: number, edge?: number): OverlayOptions => ({ input: drawn.input, left: Math.max(0, from(drawn.width, edge)), top });
  const layers = [
    at(brand, 84 - Math.round(brand.height / 2), EDGE + 76),
    at(above, TITLE_TOP - 24 - above.height),
    at(heading, TITLE_TOP + Math.max(0, Math.round((TITLE_MOST_HIGH - heading.height) / 3))),
    ...(below ? [at(below, SHARE_SIZE.height - 96 - Math.round(below.height / 2))] : []),
  ];
  return sharp(Buffer.from(ground(lang)))
    .composite(layers)
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toBuffer();
}

async function headingOf(text: string, write: (words: Words) => Promise<Drawn>): Promise<Drawn> {
  let drawn: Drawn | undefined;
  for (const size of TITLE_SIZES) {
    drawn = await write({ text, size, weight: 'Bold', colour: INK });
    if (drawn.height <= TITLE_MOST_HIGH) break;
  }
  return drawn as Drawn;
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '').replace(/\p{Cc}/gu, ' ');

/** Words as their own picture, cut to what they cover; for Pango `left` is the side on which a script begins. */
async function written({ text, size, weight, colour, wide = WIDE }: Words, fonts: string): Promise<Drawn> {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `Vazirmatn ${weight} ${size}`,
      fontfile: path.join(fonts, `Vazirmatn-${weight}.ttf`),
      width: wide,
      align: 'left',
      wrap: 'word-char',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Paper, the mark in its corner, and the line that every page of the house has. */
function ground(lang: SharePicture['lang']): string {
  const mark = lang === 'fa' ? SHARE_SIZE.width - EDGE - 56 : EDGE;
  const beat = 'M0 21.5h12l2.5-4 3.5 10 4.5-17 4 14 2-3H40';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}">
<rect width="100%" height="100%" fill="${PAPER}"/>
<rect width="100%" height="12" fill="${ACTION}"/>
<g transform="translate(${mark} 56) scale(1.4)" fill="none" stroke-linejoin="round" stroke-linecap="round">
<circle cx="20" cy="20" r="17" stroke="${ACTION}" stroke-width="3"/><circle cx="20" cy="20" r="11.5" fill="${ACTION}" fill-opacity=".14"/>
<path d="${beat}" stroke="${PAPER}" stroke-width="6"/><path d="${beat}" stroke="${PULSE}" stroke-width="2.6"/></g>
<path d="M0 590h420l26-14 22 14h34l18-8 22 52 30-96 26 66 18-14h40l28-22 30 22h486" transform="translate(0 -10)" fill="none" stroke="${PULSE}" stroke-width="4" stroke-linejoin="round" opacity=".35"/>
</svg>`;
}
