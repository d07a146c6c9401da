/** Quiet to loud: the deep panel, cypress, sand, paper; each lighter than the one before, the same in both themes. */
const RAMP = [
  [14, 47, 43],
  [18, 97, 86],
  [74, 160, 140],
  [229, 178, 120],
  [255, 247, 238],
] as const;
const SHADES = 64;

/** How far below its loudest point a spectrogram is drawn. */
const RANGE_DB = 60;
/** The highest frequency shown: no filter passes more. */
export const SPECTROGRAM_TOP_HZ = 1000;

/** The colours of a spectrogram from quiet to loud, red, green and blue. */
export const spectrogramShades: readonly (readonly [number, number, number])[] = Array.from({ length: SHADES }, (_, shade) => {
  const at = (shade / (SHADES - 1)) * (RAMP.length - 1);
  const low = Math.min(RAMP.length - 2, Math.floor(at));
  const mix = (channel: 0 | 1 | 2) => Math.round(RAMP[low]![channel] + (RAMP[low + 1]![channel] - RAMP[low]![channel]) * (at - low));
  return [mix(0), mix(1), mix(2)];
});

/** A spectrogram as a picture: one shade a column and bin, low pitch at the foot. [PCG-2] */
export type SpectrogramPicture = { width: number; height: number; shades: Uint8Array };

export function spectrogramPicture({ columns, bins, maxHz, db }: { columns: number; bins: number; maxHz: number; db: Float32Array }): SpectrogramPicture {
  const height = Math.max(1, Math.min(bins, Math.round((bins * SPECTROGRAM_TOP_HZ) / maxHz)));
  let loudest = -Infinity;
  for (const level of db) loudest = Math.max(loudest, level);
  const shades = new Uint8Array(columns * height);
  for (let column = 0; column < columns; column++) {
    for (let bin = 0; bin < height; bin++) {
      const loudness = 1 + (db[column * bins + bin]! - loudest) / RANGE_DB;
      shades[(height - 1 - bin) * columns + column] = Math.round(Math.min(1, Math.max(0, loudness)) * (SHADES - 1));
    }
  }
  return { width: columns, height, shades };
}
