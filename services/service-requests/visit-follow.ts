import { ok, type Result } from '#domain/result';
import type { RequestMover } from '#domain/service-requests/life-cycle';
import type { RequestState } from '#domain/service-requests/states';
import type { Hours } from '#domain/service-requests/visits';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import type { AuditLine, Change } from '../store/commit';
import { REQUESTS } from '../transitions/nouns';
import { transition } from '../transitions/transition';
import { depositBack } from './end-paid';
import { keepRequestPromise } from './promise';
import { endSupplement } from './supplement-row';
import { testsOf } from './results';
import { requestSubject, standing, type RequestRow } from './row';
import { visitsStand, type VisitsStand } from './visit-row';

type Followed = { to: RequestState; audit: AuditLine[] } & Pick<Change<null>, 'entry' | 'tell'>;
/** The hours that were promised before the move, who moved, and why. */
type Moved = { before: Hours | null; who: readonly RequestMover[]; reason?: string | undefined };

/** The request after its visits: booked again it goes on, with its last visit, or the result of it, it is done and its deposit goes back, and until then the next one is promised. What was promised stands while its visit is not over, whoever is booked for it. */
export async function followVisits(tx: Tx, ctx: Ctx, row: RequestRow, { before, who, reason }: Moved): Promise<Result<Followed>> {
  const stand = await visitsStand(tx, row, ctx.now);
  const { next: visit } = stand;
  const event = eventOf(row, stand, who);
  if (!event) {
    // A sample was taken: its result is promised now.
    const another = visit?.from.getTime() !== before?.from.getTime() || visit?.to.getTime() !== before?.to.getTime();
    if (row.state === 'waiting-action' && another && (visit || stand.done > 0))
      await keepRequestPromise(tx, ctx, {
        ...{ id: row.id, event: 'visit', to: row.state, visit },
        ...{ tests: stand.resultAwaited ? await testsOf(tx, row.id) : null, waits: waitsFor(stand) },
      });
    return ok({ to: row.state, audit: [] });
  }
  const made = await transition(tx, ctx, REQUESTS, row, { event, who, reason, standing: standing(row, ctx.now, stand) });
  if (!made.ok) return made;
  const { to } = made.value.moved;
  await keepRequestPromise(tx, ctx, { id: row.id, event, to, visit: stand.atDoor && visit ? untilDone(visit, ctx.now) : visit });
  // What nobody has paid was done without.
  if (event === 'finish') await endSupplement(tx, ctx, made.value.row, 'ended');
  const money = event === 'finish' ? await depositBack(tx, ctx, row) : {};
  return ok({ to, audit: [{ action: `requests.${event}`, subject: requestSubject(row.id), facts: { from: row.state, to } }], ...money });
}

/** What the desk has to say before somebody comes again: what of a deposit goes back, or when what is lent is fetched after all. */
function waitsFor({ depositAwaited, lent, next }: VisitsStand): 'services.deposit' | 'services.response' | null {
  if (depositAwaited) return 'services.deposit';
  return lent && next === null ? 'services.response' : null;
}

function eventOf({ state }: RequestRow, stand: VisitsStand, who: readonly RequestMover[]): 'answer' | 'assign' | 'finish' | null {
  if (state === 'no-answer-provider' && stand.assigned) return who.includes('provider') ? 'answer' : 'assign';
  return state === 'waiting-action' && stand.visitsOver && !stand.resultAwaited && !stand.depositAwaited ? 'finish' : null;
}

const SOON_MS = 1_000;
/** Who came after the hours is promised to be done from now on. */
const untilDone = ({ from, to }: Hours, now: Date): Hours => ({ from, to: to > now ? to : new Date(now.getTime() + SOON_MS) });
