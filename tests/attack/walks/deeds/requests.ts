import { requestLifeCycle } from '#domain/service-requests/life-cycle';
import type { RequestEvent, RequestState } from '#domain/service-requests/states';
import { askForService } from '#services/service-requests/ask';
import { decideRequest } from '#services/service-requests/decide';
import { moveServiceRequest } from '#services/service-requests/move';
import { settleDueRequests, settleRequest } from '#services/service-requests/settle';
import { chooseMove } from '../choose-move';
import type { Deed } from '../deed';
import { oneRow, type World } from '../world';

type Row = { id: number; code: string; state: RequestState; user: number; version: number | null };
const anyRequest = (world: World) =>
  oneRow<Row>(world, `select id, code, state::text as state, user_id as "user", offer_version::int as version from service_requests`);
const HOUR = 3_600_000;

/** What can happen to requests for services. */
export const requestDeeds: readonly ((world: World) => Promise<Deed | undefined>)[] = [
  (world) => {
    const by = world.one(world.everybody);
    const values = { name: 'آوین کهن‌سار', phone: '09120000001', city: 'tehran', district: 5, item: 'massage', day: '2026-12-05', part: 'any' };
    const asked = { once: `once-${world.random()}-000000000000`, service: 'massage' as const, values, files: {} };
    return Promise.resolve({ name: 'ask for a service', by, stranger: by.userId === undefined, run: () => askForService(by.ctx(), asked) });
  },
  ...[0, 1, 2].map(() => async (world: World): Promise<Deed | undefined> => {
    const row = await anyRequest(world);
    if (!row) return undefined;
    const { event, by, expectedState, reason } = chooseMove(world, requestLifeCycle, row.state);
    const from = by.ctx().now.getTime() + 30 * HOUR;
    const lines = [{ kind: 'base' as const, reason: 'list' as const, item: null, words: '', count: 1, unitToman: Math.floor(world.random() * 9) * 100_000 }];
    const deed = {
      ...{ requestId: row.id, event: event as RequestEvent, expectedState: expectedState as RequestState, ...(reason ? { reason } : {}) },
      ...(event === 'offer' || event === 're-offer' ? { offer: { lines, visitFrom: new Date(from), visitTo: new Date(from + 2 * HOUR) } } : {}),
      seenVersion: world.chance(0.9) ? (row.version ?? 0) : 7,
    };
    return {
      name: `requests ${event}`,
      by,
      asks: { table: 'service_requests', id: row.id, event },
      run: () => moveServiceRequest(by.ctx(), deed),
    };
  }),
  async (world) => {
    const row = await anyRequest(world);
    if (!row || world.chance(0.5)) return undefined;
    const by = world.one(world.everybody);
    const event = world.one(['decline', 'cancel'] as const);
    return { name: `${event} a request`, by, stranger: by.userId !== row.user, run: () => decideRequest(by.ctx(), { code: row.code, event }) };
  },
  async (world) => {
    const row = await anyRequest(world);
    if (!row) return undefined;
    const all = world.chance(0.3);
    return {
      name: 'what is due of requests',
      by: world.clock,
      leaves: 'all',
      run: () => (all ? settleDueRequests(world.clock.ctx()) : settleRequest(world.clock.ctx(), row.id)),
    };
  },
];
