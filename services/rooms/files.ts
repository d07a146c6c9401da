import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { UPLOAD_MOST_FILES, checkFileSize } from '#domain/records/files';
import { ok, refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { lookIntoFiles, type Upload, type Wanted } from '../files/keep-files';
import { drawAnew } from '../files/picture';
import { roomFile } from '../files/room-file';
import { plainVoice } from '#domain/voice/voice';
import type { RoomKey } from '../meetings/keys';
import type { SealedFile } from './said';

/** A file that was looked into, as it may be kept. */
export type LookedInto = { bytes: Uint8Array; kind: string; width: number | null; height: number | null; seconds: number | null };

const PREVIEW_SIDE = 320;
const unfit = refuse('rooms.images.unfit');

/** What a room's form takes as pictures. [CONS-7, NUM-2] */
export const picturesWanted: Wanted = { field: 'images', folder: 'rooms', kinds: ['picture'], most: UPLOAD_MOST_FILES, none: unfit };

/** Pictures, drawn anew, each followed by a small one that is shown first. [CONS-7] */
export async function lookIntoPictures(ctx: Ctx, uploads: readonly Upload[]): Promise<Result<LookedInto[]>> {
  const looked = await lookIntoFiles(ctx, uploads, picturesWanted);
  if (!looked.ok) return looked;
  const all: LookedInto[] = [];
  for (const { bytes } of looked.value) {
    // One after the other: each is drawn in its turn.
    // oxlint-disable-next-line no-await-in-loop
    const small = await drawAnew(bytes, { longestSide: PREVIEW_SIDE, none: unfit });
    if (!small.ok) return { ...small, field: picturesWanted.field };
    // oxlint-disable-next-line no-await-in-loop
    all.push(await sized(bytes), await sized(small.value));
  }
  return ok(all);
}

async function sized(bytes: Uint8Array): Promise<LookedInto> {
  const { width = 0, height = 0 } = await sharp(bytes).metadata();
  return { bytes, kind: 'image/webp', width, height, seconds: null };
}

/** A voice, whose structure parses and which says nothing of where or by what it was recorded. [CONS-7] */
export async function lookIntoVoice(upload: Upload): Promise<Result<LookedInto[]>> {
  const size = checkFileSize(upload.size);
  if (!size.ok) return { ...size, field: 'voice' };
  const voice = plainVoice(new Uint8Array(await upload.arrayBuffer()));
  return voice.ok ? ok([{ ...voice.value, width: null, height: null }]) : { ...voice, field: 'voice' };
}

/** Stores files, each sealed with the room's key under a number of its own. */
export async function storeFiles({ rt }: Ctx, key: RoomKey, files: readonly LookedInto[]): Promise<SealedFile[]> {
  return Promise.all(
    files.map(async ({ bytes, ...file }): Promise<SealedFile> => {
      const id = randomBytes(16).toString('hex');
      const sealed = key.sealFile(id, bytes);
      await rt.files.put(roomFile(id), { bytes: sealed, type: 'application/octet-stream' });
      return { ...file, id, bytes: bytes.length, sha256: createHash('sha256').update(sealed).digest('hex') };
    }),
  );
}

/** Takes away files whose message was not said. */
export async function forgetFiles({ rt }: Ctx, files: readonly Pick<SealedFile, 'id'>[]): Promise<void> {
  await Promise.all(files.map(({ id }) => rt.files.remove(roomFile(id)).catch(() => rt.log.warn({ file: id }, 'a sealed file without a message stays'))));
}
