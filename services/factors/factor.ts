import { SECOND_FACTOR_LOCK_MINUTES, SECOND_FACTOR_TRIES, openSteps } from '#domain/accounts/second-factor';
import { refuse, type Refusal, type Result } from '#domain/result';
import { normaliseDigits } from '#domain/text/normalise';
import type { Ctx } from '../context';
import type { Runtime, Tx } from '../runtime';
import { commit, type Change } from '../store/commit';
import { factors, recoveryCodes } from '../store/tables';
import { unseal } from './seal';
import { matchingStep } from './totp';
import { codesOf, factorsOf, type Whose } from './whose';

type Row = typeof factors.$inferSelect;

export const wrong = refuse('admin.second-factor.wrong', undefined, { field: 'code' });
export const replayed = refuse('admin.second-factor.replayed', undefined, { field: 'code' });
const none = refuse('admin.second-factor.none', undefined, { status: 403 });

/** A confirmed factor's secret; null where none is enrolled. A session never sees it. [ADM-5] */
export async function secretOf(rt: Pick<Runtime, 'db' | 'settings'>, whose: Whose): Promise<string | null> {
  const [row] = await rt.db.select().from(factors).where(factorsOf(whose));
  return row?.confirmedAt ? unseal(rt.settings.secrets.payload, whose, row.secret) : null;
}

/** Checks somebody's factor under its lock; wrong codes are counted, and the fifth locks it for a while. [ADM-5] */
export async function withFactor<T>(ctx: Ctx, whose: Whose, look: (tx: Tx, row: Row) => Promise<Change<T> | Refusal>): Promise<Result<T>> {
  const lockUntil = new Date(ctx.now.getTime() + SECOND_FACTOR_LOCK_MINUTES * 60_000);
  const looked = await commit<Result<T>>(ctx, async (tx) => {
    const [row] = await tx.select().from(factors).where(factorsOf(whose)).for('update');
    if (!row?.confirmedAt) return none;
    if (row.lockedUntil && row.lockedUntil > ctx.now) {
      return refuse('admin.second-factor.too-many', { nextTime: row.lockedUntil }, { field: 'code', status: 429 });
    }
    const outcome = await look(tx, row);
    if (!('ok' in outcome)) return { ...outcome, value: { ok: true, value: outcome.value } };
    if (outcome === replayed) return outcome;
    const tries = row.lockedUntil ? 1 : row.tries + 1;
    await tx
      .update(factors)
      .set({ tries, lockedUntil: tries >= SECOND_FACTOR_TRIES ? lockUntil : null })
      .where(factorsOf(whose));
    // The count stays, though the answer is no.
    return { value: outcome, audit: [] };
  });
  return looked.ok ? looked.value : looked;
}

/** The TOTP step of a typed code; null when it is wrong. */
export function stepOf(ctx: Ctx, whose: Whose, sealed: string, typed: string): number | undefined {
  return matchingStep(unseal(ctx.rt.settings.secrets.payload, whose, sealed), normaliseDigits(typed).replace(/\s/g, ''), openSteps(ctx.now));
}

/** Accepts a code once: a right one that comes again is refused, but not counted as wrong. [ADM-5] */
export async function takeCode(tx: Tx, ctx: Ctx, whose: Whose, row: Row, typed: string): Promise<Refusal | null> {
  const step = stepOf(ctx, whose, row.secret, typed);
  if (step === undefined) return wrong;
  if (step <= row.lastStep) return replayed;
  await tx.update(factors).set({ lastStep: step, tries: 0, lockedUntil: null }).where(factorsOf(whose));
  return null;
}

/** Deletes the factor and the recovery codes. The factor goes first: a simultaneous check holds its row, and ends before us or finds none. */
export async function dropFactor(tx: Tx, whose: Whose): Promise<boolean> {
  const gone = await tx.delete(factors).where(factorsOf(whose)).returning({ id: factors.id });
  await tx.delete(recoveryCodes).where(codesOf(whose));
  return gone.length > 0;
}
