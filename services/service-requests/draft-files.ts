import { createHash } from 'node:crypto';
import { and, asc, count, eq, gt, inArray, lt, sql } from '@payloadcms/db-postgres/drizzle';
import { UPLOAD_MOST_FILES } from '#domain/records/files';
import { ok, refuse, type Result } from '#domain/result';
import { keptSince } from '#domain/upkeep/keep';
import { awaitElsewhere, type Ctx } from '../context';
import { checkFiles, forgetFiles, keepFiles, type KeptFile, type Upload, type Wanted } from '../files/keep-files';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commit } from '../store/commit';
import { requestDraftFiles } from '../store/tables';

/** What a request takes in a field of papers: pictures, or a PDF. [NUM-2, SVC-1] */
const papersWanted = (field: string): Wanted => ({
  field,
  folder: 'requests',
  kinds: ['picture', 'pdf'],
  most: UPLOAD_MOST_FILES,
  none: refuse('services.files.unfit'),
});

/** A paper that waits for its request. */
export type DraftFile = { id: string; field: string; name: string; type: KeptFile['type']; bytes: number };
type Came = { file: Upload; name: string };
const NAME_MOST = 100;

const mine = (ctx: Ctx & { actor: { userId: number } }, of: string) =>
  and(eq(requestDraftFiles.userId, ctx.actor.userId), eq(requestDraftFiles.service, of), gt(requestDraftFiles.at, keptSince('requestDraftFiles', ctx.now)));

/** The papers that this account has sent for a service and not yet asked with. [INP-2] */
export const myDraftFiles = service(
  'requests.ask',
  async (ctx, of: string): Promise<DraftFile[]> =>
    ctx.rt.db
      .select({
        id: requestDraftFiles.id,
        field: requestDraftFiles.field,
        name: requestDraftFiles.name,
        type: requestDraftFiles.type,
        bytes: requestDraftFiles.bytes,
      })
      .from(requestDraftFiles)
      .where(mine(ctx, of))
      .orderBy(asc(requestDraftFiles.at), asc(requestDraftFiles.id)),
  () => [],
);

/** Looks into the files of one field and keeps them for this account alone, so that a form that is refused elsewhere does not lose them; the same file twice is one, and a third is refused. [INP-2, NUM-2, TXT-3: files] */
export const keepDraftFiles = service('requests.ask', async (ctx, of: { service: string; field: string }, came: readonly Came[]): Promise<Result<string[]>> => {
  const { service: code, field } = of;
  if (came.length === 0) return ok([]);
  const wanted = papersWanted(field);
  const checked = await checkFiles(
    came.map(({ file }) => file),
    wanted,
  );
  if (!checked.ok) return checked;
  const fresh = await Promise.all(
    came.map(async ({ file, name }) => ({
      file,
      name,
      digest: createHash('sha256')
        .update(new Uint8Array(await file.arrayBuffer()))
        .digest('hex'),
    })),
  );
  const there = await ctx.rt.db
    .select({ digest: requestDraftFiles.digest })
    .from(requestDraftFiles)
    .where(and(mine(ctx, code), eq(requestDraftFiles.field, field)));
  const unknown = fresh.filter(({ digest }, at) => !there.some((one) => one.digest === digest) && fresh.findIndex((one) => one.digest === digest) === at);
  const tooMany = refuse('records.files.too-many', { most: wanted.most }, { field });
  if (there.length + unknown.length > wanted.most) return tooMany;
  const kept = await awaitElsewhere(ctx, () =>
    keepFiles(
      ctx,
      unknown.map(({ file }) => file),
      wanted,
    ),
  );
  if (!kept.ok) return kept;
  const written = await commit<string[]>(ctx, async (tx) => {
    await takeTurns(tx, ctx.actor.userId);
    const rows = unknown.map(({ name, digest }, at) => ({ ...(kept.value[at] as KeptFile), name: name.slice(-NAME_MOST), digest }));
    if (rows.length > 0)
      await tx
        .insert(requestDraftFiles)
        .values(rows.map((row) => ({ ...row, userId: ctx.actor.userId, service: code, field, at: ctx.now })))
        .onConflictDoNothing();
    const here = and(eq(requestDraftFiles.userId, ctx.actor.userId), eq(requestDraftFiles.service, code), eq(requestDraftFiles.field, field));
    const [all] = await tx.select({ n: count() }).from(requestDraftFiles).where(here);
    if ((all?.n ?? 0) > wanted.most) return tooMany;
    const ids = await tx
      .select({ id: requestDraftFiles.id })
      .from(requestDraftFiles)
      .where(and(here, inArray(requestDraftFiles.digest, [...new Set(fresh.map(({ digest }) => digest))])));
    return { value: ids.map(({ id }) => id), audit: [] };
  });
  const lost = kept.value.filter(({ id }) => !written.ok || !written.value.includes(id));
  await forgetFiles(ctx, lost);
  return written;
});

/** Takes back papers of one's own that were not sent yet; another's, or one that is gone, stays as absent as it is. */
export const dropDraftFiles = service('requests.ask', async (ctx, of: string, ids: readonly string[]): Promise<Result<null>> => {
  if (ids.length === 0) return ok(null);
  const gone = await commit<{ file: string }[]>(ctx, async (tx) => ({
    value: await tx
      .delete(requestDraftFiles)
      .where(and(mine(ctx, of), inArray(requestDraftFiles.id, [...ids])))
      .returning({ file: requestDraftFiles.file }),
    audit: [],
  }));
  if (!gone.ok) return gone;
  await forgetFiles(ctx, gone.value);
  return ok(null);
});

/** Takes one's own papers for the request that is being made, each once: what is not among the drafts of this service is not given. */
export async function takeDraftFiles(tx: Tx, ctx: Ctx & { actor: { userId: number } }, of: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return tx
    .delete(requestDraftFiles)
    .where(and(mine(ctx, of), inArray(requestDraftFiles.id, [...ids])))
    .returning();
}

/** What one account does with papers and requests is done in turn. */
export async function takeTurns(tx: Tx, userId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`requests:${userId}`}, 0))`);
}

const LOT = 200;

/** Forgets papers that waited for a request for a day, with their bytes. */
export async function forgetDraftFiles(ctx: Ctx): Promise<number> {
  let forgotten = 0;
  for (let lot = LOT; lot === LOT;) {
    const old = ctx.rt.db
      .select({ id: requestDraftFiles.id })
      .from(requestDraftFiles)
      .where(lt(requestDraftFiles.at, keptSince('requestDraftFiles', ctx.now)))
      .limit(LOT)
      .for('update', { skipLocked: true });
    const gone = await commit<{ file: string }[]>(ctx, async (tx) => ({
      value: await tx.delete(requestDraftFiles).where(inArray(requestDraftFiles.id, old)).returning({ file: requestDraftFiles.file }),
      audit: [],
    }));
    if (!gone.ok) throw new Error(`papers were not forgotten: ${gone.code}`);
    await Promise.all(gone.value.map(({ file }) => ctx.rt.files.remove(file)));
    lot = gone.value.length;
    forgotten += lot;
  }
  return forgotten;
}
