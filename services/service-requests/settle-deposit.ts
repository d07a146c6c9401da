import { eq } from '@payloadcms/db-postgres/drizzle';
import { requestReason } from '#domain/service-requests/fields';
import { unknownRequest } from '#domain/service-requests/code';
import { depositEnd } from '#domain/service-requests/rental';
import { refuse, type Result } from '#domain/result';
import { service } from '../service';
import { commit } from '../store/commit';
import { rentalLoans } from '../store/tables';
import { REQUESTS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { takeIfNobodys } from '../ownership/claim';
import { depositBack } from './end-paid';
import { keepRequestPromise } from './promise';
import { lastOffer, lockRequest, requestSubject, staffMovers, standing } from './row';
import { endSupplement } from './supplement-row';
import { visitsStand } from './visit-row';

type Damage = { requestId: number; damageToman: number; reason?: string };

/** The desk says what a damage costs: so much of the deposit stays, the rest goes back, and the request is done. Once; what is taken off has a reason that its requester reads. [INP-9] */
export const settleDeposit = service('requests.move', async (ctx, { requestId, damageToman, ...more }: Damage): Promise<Result<{ backToman: number }>> => {
  const reason = more.reason?.trim() ? requestReason.read(more.reason) : null;
  if (reason && !reason.ok) return { ...reason, field: 'reason' };
  return commit<{ backToman: number }>(ctx, async (tx) => {
    const row = await lockRequest(tx, requestId);
    if (!row) return unknownRequest;
    const stand = await visitsStand(tx, row, ctx.now);
    if (!stand.depositAwaited) return refuse('services.rental.settled', undefined, { status: 409 });
    const depositToman = (await lastOffer(tx, row.id))?.depositToman ?? 0;
    if (damageToman > depositToman) return refuse('services.rental.damage-beyond', { depositToman }, { field: 'damageToman' });
    if (damageToman > 0 && !reason) return refuse('lifecycle.reason.missing', undefined, { field: 'reason' });
    const end = depositEnd(depositToman, damageToman);
    await tx
      .update(rentalLoans)
      .set({ settledAt: ctx.now, damageToman: end.damageToman, damageReason: reason?.value ?? null })
      .where(eq(rentalLoans.requestId, row.id));
    const now = standing(row, ctx.now, { ...stand, depositAwaited: false });
    const made = await transition(tx, ctx, REQUESTS, row, { event: 'finish', who: staffMovers(ctx.actor), standing: now, facts: end });
    if (!made.ok) return made;
    await keepRequestPromise(tx, ctx, { id: row.id, event: 'finish', to: made.value.moved.to });
    await endSupplement(tx, ctx, made.value.row, 'ended');
    const { entry, tell = [] } = await depositBack(tx, ctx, row, end.damageToman);
    const taken = await takeIfNobodys(tx, ctx, { collection: 'service-requests', id: row.id });
    return {
      value: { backToman: end.backToman },
      audit: [...taken, { action: 'rentals.settle', subject: requestSubject(row.id), facts: end }],
      tell,
      ...(entry ? { entry } : {}),
    };
  });
});
