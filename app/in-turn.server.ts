import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { runtime } from '#services/runtime';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { DatabaseAway, isUnreachable } from '#services/store/unreachable';
import { openTurns, TooBusy, type Turns } from './turns';

/** Requests at work for each connection to the database: some wait for it, others for a file. */
const WORKING_PER_CONNECTION = 10;
const MOST_WAITING = 2_000;
const WAIT_MS = 30_000;

let turns: Turns | undefined;

function ourTurns(): Turns {
  turns ??= openTurns({ most: WORKING_PER_CONNECTION * (runtime().pool.options.max ?? 10), mostWaiting: MOST_WAITING, waitMs: WAIT_MS });
  return turns;
}

/** Does a request's work when it is its turn. */
export function takeTurn<T>(load: object, request: Request, work: () => Promise<T>): Promise<T> {
  return ourTurns().take(load, request.signal, () => {
    if (runtime().pulse?.away()) throw new DatabaseAway('not asked');
    return work();
  });
}

/** Awaits what is done elsewhere, and lets others work meanwhile. */
export function asideTurn<T>(load: object, work: () => Promise<T>): Promise<T> {
  return ourTurns().aside(load, work);
}

/** The same for pages: where no turn comes in time, the page asks to come back and says that nothing was stored. */
export async function inTurn<T>({ context, request }: LoaderFunctionArgs, work: () => Promise<T>): Promise<T> {
  try {
    return await takeTurn(context, request, work);
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error;
    runtime().log.warn({ requestId: context.requestId }, error.message);
    throw comeBack();
  }
}

/** The same for work that only reads: where the database cannot be reached just then, the page says to come back too. */
export async function reading<T>(args: LoaderFunctionArgs, work: () => Promise<T>): Promise<T> {
  try {
    return await inTurn(args, work);
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    runtime().log.error({ requestId: args.context.requestId, error: String(error) }, 'the database could not be reached');
    throw comeBack();
  }
}

/** The same for work that writes: what could not be reached any more may have stored it or not, and the page says so. */
export async function writing<T>(args: LoaderFunctionArgs, lang: Lang, work: () => Promise<T>): Promise<T> {
  try {
    return await inTurn(args, work);
  } catch (error) {
    if (error instanceof DatabaseAway) throw comeBack();
    if (!isUnreachable(error)) throw error;
    runtime().log.error({ requestId: args.context.requestId, error: String(error) }, 'the database could not be reached within a form');
    throw data({ text: say(lang, 'shell.unavailable.unsure') }, { status: 503 });
  }
}

function comeBack() {
  return data(null, { status: 503 });
}
