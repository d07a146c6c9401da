import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { checkFileSize } from '#domain/records/files';
import { ok, refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { checkPdf } from './safe-pdf';

/** A file as it came with a form. */
export type Upload = Pick<File, 'size' | 'arrayBuffer'>;
/** A CV that was looked into and lies in the store, not yet anybody's. */
export type KeptCv = { id: string; file: string; type: 'application/pdf' | 'image/webp'; bytes: number };

const PICTURES: readonly string[] = ['jpeg', 'png', 'webp'];
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 2_400;
const QUALITY = 82;
const PDF_HEAD = [0x25, 0x50, 0x44, 0x46];

/** Looks into a CV by its content, not its name: a PDF that runs nothing as it came, a picture drawn anew; anything else is refused. [CONT-1] */
export async function keepCv(ctx: Ctx, upload: Upload | null): Promise<Result<KeptCv>> {
  if (!upload || upload.size === 0) return refuse('inquiries.cv.missing', undefined, { field: 'cv' });
  const size = checkFileSize(upload.size);
  if (!size.ok) return { ...size, field: 'cv' };
  const bytes = new Uint8Array(await upload.arrayBuffer());
  const looked = PDF_HEAD.every((byte, at) => bytes[at] === byte) ? asPdf(bytes) : await asPicture(bytes);
  if (!looked.ok) return { ...looked, field: 'cv' };
  const id = randomBytes(16).toString('hex');
  const { type } = looked.value;
  const file = `careers/${id}.${type === 'application/pdf' ? 'pdf' : 'webp'}`;
  await ctx.rt.files.put(file, looked.value);
  return ok({ id, file, type, bytes: looked.value.bytes.length });
}

/** Takes a CV away that no form brought home. */
export async function forgetCv(ctx: Ctx, { file }: Pick<KeptCv, 'file'>): Promise<void> {
  await ctx.rt.files.remove(file).catch(() => ctx.rt.log.warn({ file }, 'a CV without an owner stays'));
}

type Looked = Result<{ bytes: Uint8Array; type: KeptCv['type'] }>;

function asPdf(bytes: Uint8Array): Looked {
  const checked = checkPdf(bytes);
  return checked.ok ? ok({ bytes, type: 'application/pdf' }) : checked;
}

async function asPicture(bytes: Uint8Array): Promise<Looked> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!format || !PICTURES.includes(format)) return refuse('inquiries.cv.not-a-document');
    const drawn = picture.rotate().resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
    return ok({ bytes: await drawn.webp({ quality: QUALITY }).toBuffer(), type: 'image/webp' });
  } catch {
    return refuse('inquiries.cv.not-a-document');
  }
}
