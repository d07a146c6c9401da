import { eq } from '@payloadcms/db-postgres/drizzle';
import { unknownRequest } from '#domain/service-requests/code';
import { fareFields, fareRefusal } from '#domain/service-requests/fare';
import { refuse, type Result } from '#domain/result';
import { takeIfNobodys } from '../ownership/claim';
import { service } from '../service';
import { commit, commitOnce } from '../store/commit';
import { requestFares } from '../store/tables';
import { REQUESTS } from '../transitions/nouns';
import { note } from '../transitions/transition';
import { fareOf } from './fare-row';
import { followLink, followToken, openFollow } from './follow';
import { isPaidAfterwards, lockRequest, requestSubject } from './row';
import { tellFare } from './tell';

export type FareForm = { once: string; requestId: number; /** As it was typed. */ amount: string };

/** The desk writes down what a ride costs, as it was agreed by phone, or corrects it while it is due; whoever asked gets an address at which it is paid. [AMB-1, INP-8] */
export const writeFare = service('requests.move', async (ctx, { once, requestId, amount: typed }: FareForm): Promise<Result<{ amountToman: number }>> => {
  const amount = fareFields.amount.read(typed);
  if (!amount.ok) return { ...amount, field: 'amount' };
  const token = followToken(ctx, once);
  return commitOnce<{ amountToman: number }>(
    ctx,
    { form: 'request fare', key: once, body: { requestId, amount: typed } },
    async (tx) => {
      const row = await lockRequest(tx, requestId);
      if (!row) return unknownRequest;
      const fare = await fareOf(tx, row.id);
      const no = fareRefusal({ state: row.state, afterwards: isPaidAfterwards(row), fare: fare?.state ?? null });
      if (no) return no;
      const amountToman = amount.value;
      await tx
        .insert(requestFares)
        .values({ requestId: row.id, amountToman, state: 'due', staffId: ctx.actor.staffId, createdAt: ctx.now })
        .onConflictDoUpdate({ target: requestFares.requestId, set: { amountToman, staffId: ctx.actor.staffId } });
      // A correction goes to the address that is there.
      if (!fare) await openFollow(tx, ctx, row.id, token);
      await note(tx, ctx, REQUESTS, row, { event: 'fare', facts: { amountToman } });
      return {
        value: { amountToman },
        audit: [
          ...(await takeIfNobodys(tx, ctx, { collection: 'service-requests', id: row.id })),
          { action: 'requests.fare', subject: requestSubject(row.id), facts: { amountToman } },
        ],
        tell: fare ? [] : await tellFare(tx, ctx, row, { link: followLink(ctx, row.lang, token) }),
      };
    },
    { follow_links_token: refuse('common.busy', undefined, { status: 503 }) },
  );
});

/** The desk notes that a ride was paid to its crew; pressed twice it is noted once, and what was paid by its address is not. [AMB-1, INP-8] */
export const fareToCrew = service('requests.move', async (ctx, requestId: number): Promise<Result<null>> =>
  commit<null>(ctx, async (tx) => {
    const row = await lockRequest(tx, requestId);
    const fare = row && (await fareOf(tx, row.id));
    if (!row || !fare) return unknownRequest;
    if (fare.state === 'crew') return { value: null, audit: [] };
    if (fare.state === 'paid') return refuse('services.fare.settled', undefined, { status: 409 });
    await tx.update(requestFares).set({ state: 'crew', settledAt: ctx.now }).where(eq(requestFares.requestId, row.id));
    await note(tx, ctx, REQUESTS, row, { event: 'fare-crew', facts: { amountToman: fare.amountToman } });
    return { value: null, audit: { action: 'requests.fare-crew', subject: requestSubject(row.id), facts: { amountToman: fare.amountToman } } };
  }),
);
