/** The widths in which an editor's picture is kept beside the whole one, in pixels. */
export const PICTURE_WIDTHS_PX = { small: 480, medium: 960 } as const;

/** The address of a picture on the portal. */
export function pictureAddress(filename: string): string {
  return `/media/${encodeURIComponent(filename)}`;
}

/** An editor's picture with its words in the reader's language; smaller copies first. */
export type Picture = { alt: string; width: number; height: number; copies: { address: string; width: number }[] };

type Stored = {
  alt: string | null;
  filename: string | null;
  width: number | null;
  height: number | null;
  smaller: { filename: string | null; width: number | null }[];
};

/** A stored picture for display; null without a file, a size or a description. */
export function pictureOf({ alt, filename, width, height, smaller }: Stored): Picture | undefined {
  if (!alt || !filename || !width || !height) return undefined;
  const copies = [...smaller, { filename, width }].flatMap((copy) =>
    copy.filename && copy.width ? [{ address: pictureAddress(copy.filename), width: copy.width }] : [],
  );
  return { alt, width, height, copies };
}
