import { randomBytes } from 'node:crypto';
import { checkFileCount, checkFileSize } from '#domain/records/files';
import { ok, refuse, together, type Refusal, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { checkPicture, drawAnew } from './picture';
import { checkPdf } from './safe-pdf';
import { checkSound } from './sound';

/** A file as it came with a form. */
export type Upload = Pick<File, 'size' | 'arrayBuffer'>;
/** A file that was inspected and stored, not yet linked to a row. */
export type KeptFile = { id: string; file: string; type: 'application/pdf' | 'image/webp'; bytes: number };
/** A file that was inspected, as it may be kept. */
export type LookedFile = { bytes: Uint8Array; type: KeptFile['type'] | 'audio/wav' };

/** What a form takes in one of its fields. */
export type Wanted = {
  field: string;
  /** Where it lies in the store. */
  folder: string;
  kinds: readonly ('picture' | 'pdf' | 'sound')[];
  most: number;
  /** The refusal where a required file is missing. */ missing?: Refusal;
  /** The refusal of a file of another kind. */ none: Refusal;
};

const PDF_HEAD = [0x25, 0x50, 0x44, 0x46];
const isPdf = (bytes: Uint8Array) => PDF_HEAD.every((byte, at) => bytes[at] === byte);

/** Checks files by count and size, before any of them is opened, so that it is said with the form's other faults. [CART-7] */
export async function checkFiles(uploads: readonly Upload[], wanted: Wanted): Promise<Result<null>> {
  const looks = uploads.slice(0, wanted.most).map(async (upload) => {
    const size = checkFileSize(upload.size);
    if (!size.ok) return size;
    const bytes = await bytesOf(upload);
    if (isTakenPdf(bytes, wanted)) return ok(true);
    return wanted.kinds.includes('sound') ? checkSound(bytes, wanted.none) : checkPicture(bytes, wanted.none);
  });
  const all = together(checkCount(uploads, wanted), ...(await Promise.all(looks)));
  return all.ok ? all : { ...all, field: wanted.field, also: [] };
}

/** Inspects each file by its content, not its name: a picture is re-encoded (no place, no camera, nothing hidden behind it), a PDF without active content is kept as it came. Either all are kept or none. [WAR-4, CONT-1, NUM-2] */
export async function keepFiles(ctx: Ctx, uploads: readonly Upload[], wanted: Wanted): Promise<Result<KeptFile[]>> {
  const looked = await lookIntoFiles(ctx, uploads, wanted);
  if (!looked.ok) return looked;
  const kept = looked.value.map(({ type, bytes }): KeptFile => {
    const id = randomBytes(16).toString('hex');
    const isPaper = type === 'application/pdf';
    return { id, file: `${wanted.folder}/${id}.${isPaper ? 'pdf' : 'webp'}`, type: isPaper ? type : 'image/webp', bytes: bytes.length };
  });
  await Promise.all(kept.map(({ file }, at) => ctx.rt.files.put(file, looked.value[at] as LookedFile)));
  return ok(kept);
}

/** Inspects each file as `keepFiles` does, and stores none: for whoever keeps them otherwise. */
export async function lookIntoFiles(ctx: Ctx, uploads: readonly Upload[], wanted: Wanted): Promise<Result<LookedFile[]>> {
  const { field } = wanted;
  const count = checkCount(uploads, wanted);
  if (!count.ok) return { ...count, field };
  const looked: LookedFile[] = [];
  for (const upload of uploads) {
    const size = checkFileSize(upload.size);
    const one = size.ok ? await lookInto(ctx, await bytesOf(upload), wanted) : size;
    if (!one.ok) return { ...one, field };
    looked.push(one.value);
  }
  return ok(looked);
}

/** Deletes stored files whose form was refused. */
export async function forgetFiles(ctx: Ctx, files: readonly Pick<KeptFile, 'file'>[]): Promise<void> {
  await Promise.all(files.map(({ file }) => ctx.rt.files.remove(file).catch(() => ctx.rt.log.warn({ file }, 'a file without an owner stays'))));
}

function checkCount(uploads: readonly Upload[], { most, missing }: Wanted): Result<unknown> {
  if (missing && uploads.every(({ size }) => size === 0)) return missing;
  return checkFileCount(uploads.length, most);
}

async function bytesOf(upload: Upload): Promise<Uint8Array> {
  return new Uint8Array(await upload.arrayBuffer());
}

function isTakenPdf(bytes: Uint8Array, { kinds }: Wanted): boolean {
  return kinds.includes('pdf') && isPdf(bytes);
}

async function lookInto({ rt }: Ctx, bytes: Uint8Array, wanted: Wanted): Promise<Result<LookedFile>> {
  if (isTakenPdf(bytes, wanted)) {
    // Away from the pages, where the process can look there.
    const checked = rt.lookIntoPdf ? await rt.lookIntoPdf(bytes) : checkPdf(bytes);
    if (!checked) return refuse('common.busy', undefined, { status: 503 });
    return checked.ok ? ok({ bytes, type: 'application/pdf' }) : checked;
  }
  if (wanted.kinds.includes('sound')) {
    const sound = checkSound(bytes, wanted.none);
    return sound.ok ? ok({ bytes: sound.value, type: 'audio/wav' }) : sound;
  }
  const drawn = await drawAnew(bytes, { none: wanted.none });
  return drawn.ok ? ok({ bytes: drawn.value, type: 'image/webp' }) : drawn;
}
