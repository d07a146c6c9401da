import { DAY_MS } from '../calendars/day';
import { lines } from '../fields';
import { statesThat } from '../lifecycle';
import { refuse, type Refusal } from '../result';
import { requestLifeCycle } from './life-cycle';
import type { RequestState } from './states';

/** Who writes: whoever asked, or the desk in nobody's own name. */
export type MessageSide = 'requester' | 'desk';

/** So long is a message, so many stand one after another without an answer, and so many a request has. *(ours)* */
export const MESSAGE_MOST_CHARACTERS = 1_000;
export const MOST_UNANSWERED_MESSAGES = 5;
export const MOST_MESSAGES = 100;
/** A request can be written about for so many days after its end. *(ours)* */
export const WRITE_AFTER_END_DAYS = 7;

/** What is written to the other side about a request. [INP-8: message the user] */
export const requestMessage = lines({
  area: 'services.text',
  min: 2,
  max: MESSAGE_MOST_CHARACTERS,
  label: 'services.messages.words',
  help: 'services.messages.help',
  example: { fa: 'زنگ واحد خراب است؛ لطفاً تلفن بزنید.', en: 'The bell does not work; please call.' },
});

type Thread = {
  state: RequestState;
  stateSince: Date;
  /** Who wrote each message, the first one first. */ sides: readonly MessageSide[];
  /** A message of the requester's waits for the desk. */ waiting: boolean;
};

/** Whether a side can write now, or why not: an ended request is open to both for some days, and to the desk until it has answered. [INP-8] */
export function mayWrite({ state, stateSince, sides, waiting }: Thread, side: MessageSide, now: Date): Refusal | null {
  const over = statesThat(requestLifeCycle, 'rests').includes(state) && now.getTime() - stateSince.getTime() > WRITE_AFTER_END_DAYS * DAY_MS;
  if (over && !(side === 'desk' && waiting)) return refuse('services.messages.closed', { days: WRITE_AFTER_END_DAYS }, { status: 409 });
  const others = sides.findLastIndex((one) => one !== side);
  if (sides.length - 1 - others >= MOST_UNANSWERED_MESSAGES || sides.length >= MOST_MESSAGES)
    return refuse(side === 'desk' ? 'services.messages.enough' : 'services.messages.too-many', undefined, { status: 409 });
  return null;
}
