import { createHash } from 'node:crypto';
import { and, eq, sql } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Refusal, type Result } from '#domain/result';
import { ulid } from 'ulidx';
import { actorName, type Ctx } from '../context';
import type { Tx } from '../runtime';
import { audit, ledgerEntries, ledgerPostings, onceKeys, outbox } from './tables';

export type LedgerLine = { account: string; amountToman: number };
/** A movement of money; `cause` and `subject` together happen once. */
export type LedgerEntry = { cause: string; subject: string; lines: readonly LedgerLine[] };
export type AuditLine = { action: string; subject: string; facts?: Record<string, unknown> };
/** What must happen later: a job of `queue`, at `dueAt` or at once. `id` makes it once-only. */
export type Later = { queue: string; kind: string; payload: Record<string, unknown>; dueAt?: Date; id?: string };

/** What a decision changes besides the rows that it wrote itself. */
export type Change<T> = { value: T; audit: AuditLine | readonly AuditLine[]; entry?: LedgerEntry | readonly LedgerEntry[]; tell?: readonly Later[] };

class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

/** Ends a commit with a refusal from within its work: all that was written is rolled back, and the refusal is the answer. */
export function refuseNow(refusal: Refusal): never {
  throw new Refused(refusal);
}

/** Optimistic locking: a guarded update that hit no row, since the fact has changed after it was read. */
export function changedMeanwhile(): Refusal {
  return refuse('common.changed-meanwhile', undefined, { status: 409 });
}

const RETRIES = 6;
const busy: Refusal = refuse('common.busy', undefined, { status: 503 });

type PgFault = { code?: string; constraint?: string; cause?: PgFault };

function faultOf(error: unknown): PgFault {
  const fault = error as PgFault;
  return fault?.cause?.code ? fault.cause : (fault ?? {});
}

/** Refusals of unique keys: the constraint's name gives the code of what it means. */
export type KeyRefusals = Readonly<Record<string, Refusal>>;

/**
 * The only writer (unit of work). One transaction (read committed) holds the rows that `work` writes, the entries of the
 * double-entry ledger, the lines of the audit log and the rows of the transactional outbox; a refusal rolls all of it back. Deadlocks and serialization failures
 * are tried again with jitter, then refused with 503; a unique key's violation becomes its refusal.
 */
export async function commit<T>(ctx: Ctx, work: Work<T>, keys: KeyRefusals = {}): Promise<Result<T>> {
  return transact(ctx, guarded(ctx, work), keys);
}

type Work<T> = (tx: Tx) => Promise<Change<T> | Refusal>;
const changedSinceRead: Refusal = refuse('api.changed', undefined, { status: 412 });

function guarded<T>({ precondition }: Ctx, work: Work<T>): Work<T> {
  if (!precondition || precondition.met) return work;
  return async (tx) => ((await precondition.holds(tx)) ? work(tx) : changedSinceRead);
}

async function transact<T>(ctx: Ctx, work: Work<T>, keys: KeyRefusals): Promise<Result<T>> {
  // A row that another has changed since the precondition was read then fails to be written, and all is tried again.
  const isolation = ctx.precondition ? ({ isolationLevel: 'repeatable read' } as const) : undefined;
  for (let attempt = 0; ; attempt += 1) {
    try {
      const done = await ctx.rt.db.transaction(async (tx) => {
        const change = await work(tx as unknown as Tx);
        if ('ok' in change) throw new Refused(change);
        await record(ctx, tx as unknown as Tx, change);
        return { ok: true, value: change.value } as const;
      }, isolation);
      if (ctx.precondition) ctx.precondition.met = true;
      return done;
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      const fault = faultOf(error);
      const refusal = fault.code === '23505' ? keys[fault.constraint ?? ''] : undefined;
      if (refusal) return refusal;
      if (fault.code !== '40001' && fault.code !== '40P01' && fault.code !== '55P03') throw error;
      if (attempt >= RETRIES) return busy;
      await new Promise((resolve) => setTimeout(resolve, 5 * 2 ** attempt * (0.5 + Math.random())));
    }
  }
}

/** A statement of PostgreSQL takes 65,535 values. */
const LINES_AT_ONCE = 5_000;

async function record<T>(ctx: Ctx, tx: Tx, change: Change<T>): Promise<void> {
  const actor = actorName(ctx.actor);
  for (const entry of [change.entry ?? []].flat() as LedgerEntry[]) {
    const id = ulid();
    await tx.insert(ledgerEntries).values({ id, cause: entry.cause, subject: entry.subject, at: ctx.now });
    await tx.insert(ledgerPostings).values(entry.lines.map((line) => ({ entryId: id, account: line.account, amountToman: line.amountToman })));
  }
  const lines = [change.audit].flat() as AuditLine[];
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
    const some = lines.slice(from, from + LINES_AT_ONCE);
    await tx
      .insert(audit)
      .values(some.map((line) => ({ at: ctx.now, actor, action: line.action, subject: line.subject, facts: line.facts ?? {}, requestId: ctx.requestId })));
  }
  if (change.tell && change.tell.length > 0) {
    await tx
      .insert(outbox)
      .values(
        change.tell.map((later) => ({
          id: later.id ?? ulid(),
          queue: later.queue,
          kind: later.kind,
          payload: later.payload,
          createdAt: ctx.now,
          dueAt: later.dueAt ?? ctx.now,
        })),
      )
      .onConflictDoNothing();
    await tx.execute(sql`select pg_notify('outbox', '')`);
  }
}

export type Once = {
  form: string;
  key: string;
  body: unknown;
  /** Where the actor alone does not tell who it is (a guest): the browser's token. */ by?: string;
};

/**
 * `commit` for forms of money and booking: the same key answers the same result once;
 * the same key with another body is refused with 409. The key is kept with the change, in its transaction.
 * Refusals are not kept: a refused form may be sent again with the same key.
 */
export async function commitOnce<T>(ctx: Ctx, once: Once, work: Work<T>, keys: KeyRefusals = {}): Promise<Result<T>> {
  const { actor, bodyHash, mine } = claimOf(ctx, once);
  return transact<T>(
    ctx,
    async (tx) => {
      // Claims the key first: a second press waits here until the first has ended, then reads its answer.
      const claimed = await tx
        .insert(onceKeys)
        .values({ actor, form: once.form, key: once.key, bodyHash, result: {}, at: ctx.now })
        .onConflictDoNothing()
        .returning({ key: onceKeys.key });
      if (claimed.length === 0) {
        const answered = await answeredBefore<T>(tx, ctx, once);
        if (!answered) return onceKeyReused;
        return answered.ok ? { value: answered.value, audit: [] } : answered;
      }
      const change = await guarded(ctx, work)(tx);
      if (!('ok' in change))
        await tx
          .update(onceKeys)
          .set({ result: change.value === null ? nothing : (change.value as unknown) })
          .where(mine);
      return change;
    },
    keys,
  );
}

/** `commitOnce` where a once-key came along, else `commit`: the API's callers may leave it out. [API-6] */
export function commitWith<T>(ctx: Ctx, once: Once | undefined, work: Work<T>): Promise<Result<T>> {
  return once ? commitOnce(ctx, once, work) : commit(ctx, work);
}

/** What a once-key has answered already, or that its body was another; null while it is new. [API-6] */
export async function answeredOnce<T>(ctx: Ctx, once: Once | undefined): Promise<Result<T> | null> {
  return once ? answeredBefore<T>(ctx.rt.db, ctx, once) : null;
}

/** What a form with this key has answered already, whatever came with it. */
export async function keptAnswer<T>(ctx: Ctx, { form, key }: Pick<Once, 'form' | 'key'>): Promise<T | null> {
  const [row] = await ctx.rt.db
    .select({ result: onceKeys.result })
    .from(onceKeys)
    .where(claimOf(ctx, { form, key, body: null }).mine);
  return (row?.result as T | undefined) ?? null;
}

/** The stored form of an answer without data, so that it is kept too. */
const nothing = sql`'null'::jsonb`;
const onceKeyReused: Refusal = refuse('common.once-key-reused', undefined, { status: 409 });

function claimOf(ctx: Ctx, once: Once) {
  const actor = once.by ? `${actorName(ctx.actor)}:${createHash('sha256').update(once.by).digest('base64url')}` : actorName(ctx.actor);
  const bodyHash = createHash('sha256').update(JSON.stringify(once.body)).digest('base64url');
  return { actor, bodyHash, mine: and(eq(onceKeys.actor, actor), eq(onceKeys.form, once.form), eq(onceKeys.key, once.key)) };
}

async function answeredBefore<T>(tx: Tx, ctx: Ctx, once: Once): Promise<Result<T> | null> {
  const { bodyHash, mine } = claimOf(ctx, once);
  const [row] = await tx.select().from(onceKeys).where(mine);
  if (!row) return null;
  return row.bodyHash === bodyHash ? { ok: true, value: row.result as T } : onceKeyReused;
}
