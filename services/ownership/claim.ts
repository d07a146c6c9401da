import { and, eq, isNull, sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { ok, refuse, type Refusal, type Result } from '#domain/result';
import { rightOf, type WorkCollection } from '#domain/work/nouns';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { commit, type AuditLine } from '../store/commit';
import { staff } from '../store/schema.generated';
import { workClaims } from '../store/tables';
import { seesWork } from './subject';
import { guarded, service } from '../service';
import type { By } from '../service';

/** Whose a document is, as somebody saw it: the number goes up with every change. */
export type Owner = { staffId: number | null; name: string | null; version: number };
type Document = { collection: WorkCollection; id: number };

const of = ({ collection, id }: Document) => and(eq(workClaims.collection, collection), eq(workClaims.documentId, id));

/** Whose work a document is; nobody's to begin with. [ADM-3] */
export async function ownerOf(tx: Tx, document: Document): Promise<Owner> {
  const [row] = await tx
    .select({ staffId: workClaims.staffId, name: staff.name, version: workClaims.version })
    .from(workClaims)
    .leftJoin(staff, eq(staff.id, workClaims.staffId))
    .where(of(document));
  return row ?? { staffId: null, name: null, version: 0 };
}

/** The same for a page that shows the document. */
export const ownerNow = guarded(rightFor, (ctx, document: Document) => ownerOf(ctx.rt.db, document));

function rightFor({ collection }: Document) {
  return rightOf(collection);
}

/** Takes a document's work, also from a colleague, as long as nobody changed whose it is since one looked. [ADM-3] */
export const claimWork = service(rightFor, (ctx, document: Document, seen: number): Promise<Result<Owner>> => change(ctx, document, seen, 'take'));

/** Lets go of work that one has taken. [ADM-3] */
export const releaseWork = service(rightFor, (ctx, document: Document, seen: number): Promise<Result<Owner>> => change(ctx, document, seen, 'let-go'));

/** Whoever begins or answers work that is nobody's is its owner from then on. [ADM-3] */
export async function takeIfNobodys(tx: Tx, ctx: Ctx, document: Document): Promise<AuditLine[]> {
  if (ctx.actor.kind !== 'staff') return [];
  const { staffId } = ctx.actor;
  const [known] = await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId));
  const version = known && (await write(tx, ctx, document, { staffId, guard: isNull(workClaims.staffId) }));
  return version === undefined ? [] : [{ action: 'work.take', subject: `${document.collection}:${document.id}`, facts: { before: null } }];
}

/** Refuses what concerns another's work: whoever wants to go on with it takes it first. [ADM-3] */
export const refuseOthersWork = service('admin.open', async (ctx, document: Document): Promise<Result<true>> => {
  const owner = await ownerOf(ctx.rt.db, document);
  return owner.staffId === null || owner.staffId === ctx.actor.staffId ? ok(true) : taken(owner);
});

function taken({ name }: Owner): Refusal {
  return refuse('work.taken', { name: name ?? '' }, { status: 409 });
}

/** The new number of whose a document is; none where the guard no longer holds. It stands in the statement: of two, one changes it. */
async function write(tx: Tx, ctx: Ctx, { collection, id }: Document, { staffId, guard }: { staffId: number | null; guard: SQL }): Promise<number | undefined> {
  const [row] = await tx
    .insert(workClaims)
    .values({ collection, documentId: id, staffId, version: 1, at: ctx.now })
    .onConflictDoUpdate({
      target: [workClaims.collection, workClaims.documentId],
      set: { staffId, version: sql`${workClaims.version} + 1`, at: ctx.now },
      setWhere: guard,
    })
    .returning({ version: workClaims.version });
  return row?.version;
}

async function change(ctx: By<'admin.open'>, document: Document, seen: number, what: 'take' | 'let-go'): Promise<Result<Owner>> {
  const { actor } = ctx;
  return commit(ctx, async (tx) => {
    if (!(await seesWork(tx, ctx, document))) return refuse('access.hidden', undefined, { status: 404 });
    const before = await ownerOf(tx, document);
    if (what === 'let-go' && before.staffId !== actor.staffId) return before.staffId === null ? changed(before) : taken(before);
    if (before.version !== seen) return changed(before);
    const staffId = what === 'take' ? actor.staffId : null;
    const version = await write(tx, ctx, document, { staffId, guard: eq(workClaims.version, seen) });
    if (version === undefined) return changed(await ownerOf(tx, document));
    const audit = { action: `work.${what}`, subject: `${document.collection}:${document.id}`, facts: { before: before.staffId } };
    return { value: { staffId, name: staffId === null ? null : actor.name, version }, audit };
  });
}

function changed(now: Owner): Refusal {
  return now.name === null ? refuse('work.changed', undefined, { status: 409 }) : refuse('work.changed-to', { name: now.name }, { status: 409 });
}
