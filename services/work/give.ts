import { eq, sql } from '@payloadcms/db-postgres/drizzle';
import { can } from '#domain/access/can';
import type { Action } from '#domain/access/matrix';
import { staffRoles, type StaffRole } from '#domain/accounts/roles';
import { refuse, type Refusal, type Result } from '#domain/result';
import { rightOf, type WorkCollection } from '#domain/work/nouns';
import type { Tx } from '../runtime';
import { commit } from '../store/commit';
import { staff, staff_roles } from '../store/schema.generated';
import { workClaims } from '../store/tables';
import { ownerOf, type Owner } from '../ownership/claim';
import { service } from '../service';

type Document = { collection: WorkCollection; id: number };
export type Colleague = { id: number; name: string };

/** Everybody whose role has a right. [ROLE-5] */
async function whoMay(tx: Tx, action: Action): Promise<Colleague[]> {
  const rows = await tx
    .select({ id: staff.id, name: staff.name, role: staff_roles.value })
    .from(staff)
    .innerJoin(staff_roles, eq(staff_roles.parent, staff.id))
    .orderBy(staff.name, staff.id);
  const able = rows.filter(({ id, role }) => {
    const known = staffRoles.find((one): one is StaffRole => one === role);
    return known !== undefined && can({ kind: 'staff', staffId: id, roles: [known] }, action);
  });
  return [...new Map(able.map(({ id, name }) => [id, { id, name }])).values()];
}

/** Who may be given work of a list: everybody whose role shows it. [ADM-3, ROLE-5] */
export const colleaguesFor = service(
  'admin.open',
  (ctx, collection: WorkCollection) => whoMay(ctx.rt.db, rightOf(collection)),
  () => [],
);

/** The colleagues who have a right that one may lack oneself. [ROLE-5] */
export const colleaguesWith = service(
  'admin.open',
  (ctx, action: Action) => whoMay(ctx.rt.db, action),
  () => [],
);

/** Gives a document's work to a colleague, whosever it was, as long as nobody changed that since one looked; the colleague is told on the desk. [ADM-3] */
export const giveWork = service(
  ({ collection }: Document) => rightOf(collection),
  async (ctx, document: Document, { to, seen }: { to: number; seen: number }): Promise<Result<Owner>> => {
    const { actor } = ctx;
    return commit(ctx, async (tx) => {
      const colleague = (await whoMay(tx, rightOf(document.collection))).find(({ id }) => id === to);
      if (!colleague) return refuse('work.no-colleague', undefined, { field: 'to' });
      const before = await ownerOf(tx, document);
      if (before.version !== seen) return changed(before);
      const givenBy = to === actor.staffId ? null : actor.staffId;
      // The guard stands in the statement: of two that saw the same number, one changes it.
      const [row] = await tx
        .insert(workClaims)
        .values({ collection: document.collection, documentId: document.id, staffId: to, version: 1, at: ctx.now, givenBy })
        .onConflictDoUpdate({
          target: [workClaims.collection, workClaims.documentId],
          set: { staffId: to, version: sql`${workClaims.version} + 1`, at: ctx.now, givenBy },
          setWhere: eq(workClaims.version, seen),
        })
        .returning({ version: workClaims.version });
      if (!row) return changed(await ownerOf(tx, document));
      const audit = { action: 'work.give', subject: `${document.collection}:${document.id}`, facts: { before: before.staffId, to } };
      return { value: { staffId: to, name: colleague.name, version: row.version }, audit };
    });
  },
);

/** The owner has seen that work was given: the notice goes. [ADM-3] */
export const seeGiven = service('admin.open', async (ctx): Promise<Result<number>> => {
  const { actor } = ctx;
  return commit(ctx, async (tx) => {
    const seen = await tx
      .update(workClaims)
      .set({ givenBy: null })
      .where(sql`${workClaims.staffId} = ${actor.staffId} and ${workClaims.givenBy} is not null`)
      .returning({ collection: workClaims.collection, id: workClaims.documentId });
    return { value: seen.length, audit: seen.map((one) => ({ action: 'work.given-seen', subject: `${one.collection}:${one.id}` })) };
  });
});

function changed(now: Owner): Refusal {
  return now.name === null ? refuse('work.changed', undefined, { status: 409 }) : refuse('work.changed-to', { name: now.name }, { status: 409 });
}
