/** A part of a picture: where it begins in hundredths, its size in pixels, as the admin's editor sends it. */
type Cut = { crop: { x: number; y: number; width: number; height: number }; widthInPixels: number; heightInPixels: number };

const WHOLE = 100;

/** Reads the crop that was asked for; undefined where none was, or it is malformed. */
export function wishOfCut(sent: unknown): Cut | undefined {
  const { crop, widthInPixels, heightInPixels } = (sent ?? {}) as { crop?: Record<string, unknown>; widthInPixels?: unknown; heightInPixels?: unknown };
  if (!crop || typeof crop !== 'object') return undefined;
  const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => Number(crop[name])) as [number, number, number, number];
  return { crop: { x, y, width, height }, widthInPixels: Math.round(Number(widthInPixels)), heightInPixels: Math.round(Number(heightInPixels)) };
}

/** The same, clamped to the picture; undefined where they do not overlap. */
export async function cutWithin({ crop, widthInPixels, heightInPixels }: Cut, picture: Uint8Array): Promise<Cut | undefined> {
  const { x, y, width, height } = crop;
  if (![x, y, width, height].every((part) => part >= 0 && part <= WHOLE)) return undefined;
  const { default: sharp } = await import('sharp');
  const size = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!size?.width || !size.height) return undefined;
  const held = {
    widthInPixels: Math.min(widthInPixels, size.width - Math.floor((x / WHOLE) * size.width)),
    heightInPixels: Math.min(heightInPixels, size.height - Math.floor((y / WHOLE) * size.height)),
  };
  return held.widthInPixels >= 1 && held.heightInPixels >= 1 ? { crop, ...held } : undefined;
}
