import { legalMoves, type LifeCycle } from '#domain/lifecycle';
import type { Person } from './deed';
import type { World } from './world';

const LEGAL = 0.6;
const RIGHT_PERSON = 0.6;
const FRESH = 0.9;
const WITH_REASON = 0.85;
/** Moves that end a life early: chosen less often, so that some lives last. */
const STOPS = ['cancel', 'delete', 'withdraw', 'void', 'dissolve', 'refuse'];
const STOP = 0.25;

export type ChosenMove = { event: string; by: Person; expectedState: string; reason: string | undefined };

/** Picks a move to try in this state: mostly a legal one by the right person, sometimes not. */
export function chooseMove(world: World, cycle: LifeCycle<string, string, string>, state: string): ChosenMove {
  const legal = legalMoves(cycle, state).filter((one) => !STOPS.includes(one.event) || world.chance(STOP));
  const move = legal.length > 0 && world.chance(LEGAL) ? world.one(legal) : world.one(cycle.moves);
  const right = world.everybody.filter((one) => one.as.some((role) => move.who.includes(role)));
  return {
    event: move.event,
    by: right.length > 0 && world.chance(RIGHT_PERSON) ? world.one(right) : world.one(world.everybody),
    expectedState: world.chance(FRESH) ? state : world.one(cycle.states),
    reason: world.chance(WITH_REASON) ? 'بررسی شد و چنین تصمیم گرفتیم' : undefined,
  };
}
