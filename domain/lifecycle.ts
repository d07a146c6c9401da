import type { NoticeName } from './notices/notices';
import { ok, refuse } from './result';
import type { Result } from './result';

/** One legal step of a thing's life: what does it, from where to where, who may, and whether a reason must be given. */
export type Move<State extends string, Event extends string, Who extends string> = {
  event: Event;
  from: readonly State[];
  to: State;
  who: readonly Who[];
  reason?: 'required';
  /** The notice that tells the customer, by its name in the notices table. */
  tells?: NoticeName;
};

/** A state machine: a thing's whole life as data; buttons, badges, filters, timers and tests all read this one table. [ADM-4] */
export type LifeCycle<State extends string, Event extends string, Who extends string> = {
  name: string;
  states: readonly State[];
  start: State;
  ends: readonly State[];
  moves: readonly Move<State, Event, Who>[];
};

/** The tones in which a state is shown. */
export type Tone = 'info' | 'warn' | 'ok' | 'bad' | 'idle';
/** How a state stands with staff: they work on it, it waits for somebody else, or it rests; and its tone. */
export type Standing = { work: 'open' | 'waits' | 'rests'; tone: Tone };

/** The life of something that staff work on: of each state it says how it stands, so that a new one does not compile before it does. [ADM-3, ADM-4] */
export type WorkCycle<State extends string, Event extends string, Who extends string> = LifeCycle<State, Event, Who> & {
  stands: Readonly<Record<State, Standing>>;
};

export const open = (tone: Tone): Standing => ({ work: 'open', tone });
export const waits = (tone: Tone): Standing => ({ work: 'waits', tone });
export const rests = (tone: Tone): Standing => ({ work: 'rests', tone });

/** The states that stand so, in the cycle's own order. */
export function statesThat<S extends string>({ states, stands }: { states: readonly S[]; stands: Readonly<Record<S, Standing>> }, work: Standing['work']): S[] {
  return states.filter((state) => stands[state].work === work);
}

/** A move that was decided: what commit writes. */
export type Moved<State extends string, Event extends string> = {
  event: Event;
  from: State;
  to: State;
  reason?: string;
  tells?: NoticeName;
};

/** The moves that are legal from here, for whoever asks (or for anybody, when nobody is named). [ADM-4] */
export function legalMoves<S extends string, E extends string, W extends string>(cycle: LifeCycle<S, E, W>, state: S, who?: readonly W[]): Move<S, E, W>[] {
  return cycle.moves.filter((move) => move.from.includes(state) && (who === undefined || move.who.some((one) => who.includes(one))));
}

/** Makes one move, or says why not: no such move from here (409), not theirs to make (403), or a reason is missing. */
export function applyMove<S extends string, E extends string, W extends string>(
  cycle: LifeCycle<S, E, W>,
  state: S,
  event: E,
  who: readonly W[],
  reason?: string,
): Result<Moved<S, E>> {
  const move = legalMoves(cycle, state).find((one) => one.event === event);
  if (!move) return refuse('lifecycle.move.not-now', { state, event }, { status: 409 });
  if (!move.who.some((one) => who.includes(one))) return refuse('lifecycle.move.not-yours', { event }, { status: 403 });
  const why = reason?.trim();
  if (move.reason === 'required' && !why) return refuse('lifecycle.reason.missing', undefined, { field: 'reason' });
  return ok({ event, from: state, to: move.to, ...(why ? { reason: why } : {}), ...(move.tells ? { tells: move.tells } : {}) });
}
