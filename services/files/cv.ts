import { randomBytes } from 'node:crypto';
import { checkFileSize } from '#domain/records/files';
import { ok, refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { checkPicture, drawAnew } from './picture';
import { checkPdf } from './safe-pdf';

/** A file as it came with a form. */
export type Upload = Pick<File, 'size' | 'arrayBuffer'>;
/** A CV that was looked into and lies in the store, not yet anybody's. */
export type KeptCv = { id: string; file: string; type: 'application/pdf' | 'image/webp'; bytes: number };

const LONGEST_SIDE = 2_400;
const PDF_HEAD = [0x25, 0x50, 0x44, 0x46];
const isPdf = (bytes: Uint8Array) => PDF_HEAD.every((byte, at) => bytes[at] === byte);
const noDocument = refuse('inquiries.cv.not-a-document');

/** Whether a CV came at all, and is not too large: known before anybody looks into it. */
function checkCv(upload: Upload | null): Result<Upload> {
  if (!upload || upload.size === 0) return refuse('inquiries.cv.missing', undefined, { field: 'cv' });
  const size = checkFileSize(upload.size);
  return size.ok ? ok(upload) : { ...size, field: 'cv' };
}

/** The same, and whether its first bytes are those of a document: nothing is opened for that, so it is said with the form's other faults. [CART-7] */
export async function looksLikeCv(upload: Upload | null): Promise<Result<unknown>> {
  const given = checkCv(upload);
  if (!given.ok) return given;
  const bytes = new Uint8Array(await given.value.arrayBuffer());
  const looked = isPdf(bytes) ? ok(true) : await checkPicture(bytes, noDocument);
  return looked.ok ? looked : { ...looked, field: 'cv' };
}

/** Looks into a CV by its content, not its name: a PDF that runs nothing as it came, a picture drawn anew; anything else is refused. [CONT-1] */
export async function keepCv(ctx: Ctx, upload: Upload | null): Promise<Result<KeptCv>> {
  const given = checkCv(upload);
  if (!given.ok) return given;
  const bytes = new Uint8Array(await given.value.arrayBuffer());
  const looked = isPdf(bytes) ? await asPdf(ctx, bytes) : await asPicture(bytes);
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

/** Away from the pages, where the process can look there. */
async function asPdf({ rt }: Ctx, bytes: Uint8Array): Promise<Looked> {
  const checked = rt.lookIntoPdf ? await rt.lookIntoPdf(bytes) : checkPdf(bytes);
  if (!checked) return refuse('common.busy', undefined, { status: 503 });
  return checked.ok ? ok({ bytes, type: 'application/pdf' }) : checked;
}

async function asPicture(bytes: Uint8Array): Promise<Looked> {
  const drawn = await drawAnew(bytes, { longestSide: LONGEST_SIDE, none: noDocument });
  return drawn.ok ? ok({ bytes: drawn.value, type: 'image/webp' }) : drawn;
}
