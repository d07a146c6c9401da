import { inArray } from '@payloadcms/db-postgres/drizzle';
import { refuse, type Refusal, type Result } from '#domain/result';
import type { BulkOrderMove } from '#domain/orders/bulk-moves';
import { orderLifeCycle } from '#domain/orders/life-cycle';
import type { OrderState } from '#domain/orders/states';
import type { WorkCollection } from '#domain/work/nouns';
import type { Ctx } from '../context';
import { moveOrder } from '../orders/move';
import { orders } from '../store/schema.generated';
import { claimWork, ownerOf, refuseOthersWork, releaseWork } from '../ownership/claim';
import { giveWork } from './give';
import { service } from '../service';

/** A chosen row as somebody saw it: its state, and the number of whose it is. */
export type ChosenRow = { id: number; state: string; version: number };
export type ManyWish = { do: 'take' } | { do: 'let-go' } | { do: 'give'; to: number } | { do: 'move'; event: BulkOrderMove };
/** What came of one row: done now, with the number of whose it is since, done already (a press that was repeated), or refused for a reason. */
export type ManyOutcome = { id: number; done: 'now'; version?: number } | { id: number; done: 'before' } | { id: number; refusal: Refusal };
/** More rows than a page has nobody chooses. */
export const MOST_ROWS = 60;

/** One thing for all chosen rows, each done or refused by itself; to press again does nothing twice. [ADM-3, ADM-4] */
export const doMany = service(
  'admin.open',
  async (ctx, collection: WorkCollection, rows: readonly ChosenRow[], wish: ManyWish): Promise<Result<ManyOutcome[]>> => {
    if (rows.length === 0 || rows.length > MOST_ROWS) return refuse('work.none-chosen', { most: MOST_ROWS });
    if (wish.do === 'move' && collection !== 'orders') return refuse('access.denied', undefined, { status: 403 });
    const outcomes: ManyOutcome[] = [];
    for (const row of rows) outcomes.push(await doOne(ctx, collection, row, wish));
    return { ok: true, value: outcomes };
  },
);

async function doOne(ctx: Ctx, collection: WorkCollection, { id, state, version }: ChosenRow, wish: ManyWish): Promise<ManyOutcome> {
  const document = { collection, id };
  if (wish.do === 'move') return moveOne(ctx, id, state, wish.event);
  const result = await ownOne(ctx, document, version, wish);
  if (result.ok) return { id, done: 'now', version: result.value.version };
  const wanted = wish.do === 'give' ? wish.to : wish.do === 'let-go' ? null : ctx.actor.kind === 'staff' ? ctx.actor.staffId : -1;
  const owner = result.status === 409 ? await ownerOf(ctx.rt.db, document) : null;
  return owner && owner.staffId === wanted ? { id, done: 'before' } : { id, refusal: result };
}

function ownOne(ctx: Ctx, document: { collection: WorkCollection; id: number }, version: number, wish: Exclude<ManyWish, { do: 'move' }>) {
  if (wish.do === 'give') return giveWork(ctx, document, { to: wish.to, seen: version });
  return wish.do === 'take' ? claimWork(ctx, document, version) : releaseWork(ctx, document, version);
}

async function moveOne(ctx: Ctx, id: number, state: string, event: BulkOrderMove): Promise<ManyOutcome> {
  const free = await refuseOthersWork(ctx, { collection: 'orders', id });
  if (!free.ok) return { id, refusal: free };
  const moved = await moveOrder(ctx, { orderId: id, event, expectedState: state as OrderState });
  if (moved.ok) return { id, done: 'now' };
  const to = orderLifeCycle.moves.find((move) => move.event === event)?.to;
  const [now] =
    moved.status === 409
      ? await ctx.rt.db
          .select({ state: orders.state })
          .from(orders)
          .where(inArray(orders.id, [id]))
      : [];
  return now?.state === to && state !== to ? { id, done: 'before' } : { id, refusal: moved };
}
