import { NotKnownYet } from '#services/orders/end-unpaid';
import { NotDelivered } from '#services/messages/deliver';
import { NotRefundedYet } from '#services/refunds/carry-out';
import type { WorkCollection } from '#domain/work/nouns';
import { GROUPS_NEVER } from '../../group';
import { WALLETS_NEVER } from '../../wallet';
import { rowsNow, writtenBetween } from '../gate/untouched';
import type { Deed } from './deed';
import { commentDeeds } from './deeds/comments';
import { deskDeeds } from './deeds/desk';
import { groupDeeds } from './deeds/groups';
import { orderDeeds } from './deeds/orders';
import { questionDeeds } from './deeds/questions';
import { proposalDeeds } from './deeds/proposals';
import { refundDeeds } from './deeds/refunds';
import { requestDeeds } from './deeds/requests';
import { warrantyDeeds } from './deeds/warranty';
import { judge } from './judge';
import { linesSince, look, type Seen } from './look';
import type { World } from './world';

/** The actions on each list of work: a list without any does not compile. */
const ofWork: Readonly<Record<WorkCollection, typeof orderDeeds>> = {
  orders: orderDeeds,
  'warranty-tickets': warrantyDeeds,
  'device-claims': warrantyDeeds,
  'service-requests': requestDeeds,
  inquiries: deskDeeds,
  reviews: deskDeeds,
  comments: commentDeeds,
  questions: questionDeeds,
  answers: questionDeeds,
};
/** The families of actions by weight: those that take many steps are tried more often. */
const families = [...Object.values(ofWork), orderDeeds, orderDeeds, orderDeeds, proposalDeeds, refundDeeds, groupDeeds, groupDeeds];
/** How many minutes pass after an action: mostly few, sometimes hours or days. */
const PAUSES = [0, 0, 0, 0, 1, 1, 1, 2, 4];
const LONG_PAUSES = [16, 61, 400, 1_500, 4_400];
const LONG = 0.04;

export type Walked = { done: number; refused: number; moves: number; by: Map<string, number> };

/** Runs so many actions: after each, every state is one that its life cycle allows, and a refused action has written nothing. [ADM-4, ORD-5, GRP-4, WAR-7] */
export async function walk(world: World, steps: number): Promise<Walked> {
  const { pool } = world.shop.database;
  const walked: Walked = { done: 0, refused: 0, moves: 0, by: new Map() };
  let before = await look(pool);
  let rows = await rowsNow(pool);
  const trail: string[] = [];
  for (let step = 0; step < steps;) {
    const deed = await world.one(world.one(families))(world);
    if (!deed) continue;
    step += 1;
    const outcome = await attempt(deed);
    trail.push(`${deed.name} by ${deed.by.name}: ${outcome.kind}`);
    const after = await look(pool);
    const lines = await linesSince(pool, before);
    const now = await rowsNow(pool);
    const wrong = judge(before, after, lines, deed);
    const written = writtenBetween(rows, now).filter((table) => deed.leaves !== 'all' && !deed.leaves?.includes(table));
    if (outcome.kind === 'refused' && written.length > 0) wrong.push(`refused (${outcome.why}) and wrote to ${written.join(', ')}`);
    if (deed.stranger && outcome.kind === 'done') wrong.push('was done, though it is not theirs to do');
    if (outcome.kind === 'broken') wrong.push(outcome.why);
    if (wrong.length > 0) throw new Error(`step ${step}, after ${trail.slice(-6).join('; ')}:\n${wrong.join('\n')}`);
    walked[outcome.kind === 'done' ? 'done' : 'refused'] += 1;
    count(walked, before, after);
    [before, rows] = [after, now];
    world.pass(world.one(world.chance(LONG) ? LONG_PAUSES : PAUSES));
  }
  await settleBooks(world);
  return walked;
}

type Outcome = { kind: 'done' } | { kind: 'refused' | 'broken' | 'later'; why: string };

async function attempt(deed: Deed): Promise<Outcome> {
  try {
    const result = (await deed.run()) as { ok?: boolean; code?: string } | undefined;
    return result && typeof result === 'object' && result.ok === false ? { kind: 'refused', why: result.code ?? '' } : { kind: 'done' };
  } catch (error) {
    const later = error instanceof NotKnownYet || error instanceof NotRefundedYet || error instanceof NotDelivered;
    return {
      kind: later ? 'later' : 'broken',
      why: error instanceof Error ? `${error.message} ${(error.cause as Error | undefined)?.message ?? ''}` : String(error),
    };
  }
}

function count(walked: Walked, before: Seen, after: Seen): void {
  for (const [key, { table, state }] of after.states) {
    const was = before.states.get(key)?.state;
    if (was === state) continue;
    walked.moves += 1;
    const way = `${table} ${was ?? ''}→${state}`;
    walked.by.set(way, (walked.by.get(way) ?? 0) + 1);
  }
}

/** Money and groups add up at the end of a walk. */
async function settleBooks(world: World): Promise<void> {
  for (const [what, query] of Object.entries({ ...WALLETS_NEVER, ...GROUPS_NEVER })) {
    const found = await world.rows(query);
    if (found.length > 0) throw new Error(`${what}: ${JSON.stringify(found.slice(0, 3))}`);
  }
}
