import { createHash, randomBytes } from 'node:crypto';
import { UPLOAD_MOST_FILES } from '#domain/records/files';
import type { RecordType } from '#domain/records/types/record-type';
import { ok, refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import { lookIntoFiles, type LookedFile, type Upload, type Wanted } from '../files/keep-files';
import { storedAs, type FileRow } from './store/files';
import type { MemberKey } from './store/keys';

/** What a type's form takes; null where it takes no file. [REC-3] */
export function filesWanted({ files }: Pick<RecordType, 'files'>): Wanted | null {
  if (!files) return null;
  const isSound = files.kinds.includes('sound');
  return {
    ...{ field: 'files', folder: 'health', kinds: files.kinds, most: UPLOAD_MOST_FILES },
    ...(files.required ? { missing: refuse('health.files.missing') } : {}),
    none: refuse(isSound ? 'health.files.no-sound' : 'health.files.unfit'),
  };
}

/** Files that were looked into, and are not stored yet. */
export async function lookInto(ctx: Ctx, type: RecordType, uploads: readonly Upload[]): Promise<Result<LookedFile[]>> {
  const wanted = filesWanted(type);
  return wanted ? lookIntoFiles(ctx, uploads, wanted) : ok([]);
}

/** Stores files, each sealed with the member's key under a number of its own; their rows are written by whoever keeps them. */
export async function storeSealed({ rt }: Ctx, key: MemberKey, files: readonly LookedFile[]): Promise<FileRow[]> {
  return Promise.all(
    files.map(async ({ bytes, type }): Promise<FileRow> => {
      const id = randomBytes(16).toString('hex');
      const sealed = key.sealFile(id, bytes);
      await rt.files.put(storedAs(id), { bytes: sealed, type: 'application/octet-stream' });
      return { id, kind: type, bytes: bytes.length, sha256: createHash('sha256').update(sealed).digest('hex') };
    }),
  );
}

/** Takes away files whose record was not kept. */
export async function forgetSealed({ rt }: Ctx, files: readonly FileRow[]): Promise<void> {
  await Promise.all(files.map(({ id }) => rt.files.remove(storedAs(id)).catch(() => rt.log.warn({ file: id }, 'a sealed file without a record stays'))));
}
