import { unknownRequest } from '#domain/service-requests/code';
import { fetchHours, type FetchWish } from '#domain/service-requests/rental';
import type { RequestState } from '#domain/service-requests/states';
import { refuse, type Result } from '#domain/result';
import { service } from '../service';
import { commit } from '../store/commit';
import { REQUESTS } from '../transitions/nouns';
import { note, transition } from '../transitions/transition';
import { fetchUnderWay, loanOf } from './loan';
import { keepRequestPromise } from './promise';
import { isArranged, lockMyRequest, requestSubject, standing } from './row';
import { planFetch } from './visit-plan';
import { hoursOf, standOf, visitsOf } from './visit-row';

/** Whoever rents wants the thing fetched, now or again after nobody came: the day is theirs, whoever comes is the desk's to find. What was paid for its month stays paid. [INP-9] */
export const askFetch = service(
  'requests.decide',
  async (ctx, { code, ...wish }: FetchWish & { code: string }): Promise<Result<{ code: string; state: RequestState }>> => {
    return commit<{ code: string; state: RequestState }>(ctx, async (tx) => {
      const row = await lockMyRequest(tx, ctx.actor.userId, code);
      if (!row) return unknownRequest;
      const rows = await visitsOf(tx, row.id);
      const loan = await loanOf(tx, row.id);
      const stand = standOf(rows, ctx.now, { loan, lacks: false });
      if (!isArranged(row) || !stand.lent || !loan) return refuse('services.not-lent', undefined, { status: 409 });
      if (fetchUnderWay(rows)) return refuse('services.rental.under-way', undefined, { status: 409 });
      const hours = fetchHours(wish, loan.endsOn, ctx.now);
      if (!hours.ok) return hours;
      const { from, to } = hours.value;
      const there = rows.find(({ kind, state }) => kind === 'fetch' && state !== 'missed' && state !== 'cancelled');
      const before = there ? hoursOf(there) : null;
      // Pressed twice: it is asked for so already.
      if (row.state === 'waiting-action' && before?.from.getTime() === from.getTime() && before.to.getTime() === to.getTime())
        return { value: { code: row.code, state: row.state }, audit: [] };
      const tell = await planFetch(tx, ctx, row, () => hours.value);
      const facts = { from: from.toISOString(), to: to.toISOString() };
      const audit = { action: 'requests.ask-fetch', subject: requestSubject(row.id), facts };
      if (row.state === 'no-answer-provider') {
        const again = { event: 'ask-again' as const, who: ['requester'] as const, standing: standing(row, ctx.now, stand), facts };
        const made = await transition(tx, ctx, REQUESTS, row, again);
        if (!made.ok) return made;
      } else await note(tx, ctx, REQUESTS, row, { event: 'ask-fetch', facts });
      await keepRequestPromise(tx, ctx, { id: row.id, event: 'visit', to: 'waiting-action', visit: hours.value });
      return { value: { code: row.code, state: 'waiting-action' }, audit, tell };
    });
  },
);
