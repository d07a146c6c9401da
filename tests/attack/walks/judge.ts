import { nounNames, nouns } from '#domain/work/nouns';
import type { Deed } from './deed';
import { cycleOf, strayed, type Line, type Seen } from './look';

/** Moves on other rows that follow from a move, in the owner's name: a replacing device is registered to the same person. */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  'warranty_tickets replace': ['devices register', 'devices replace'],
  'orders dispatch': ['devices bind'],
  'orders correct-dispatch': ['devices unbind', 'devices bind'],
  'warranty_tickets correct-parcel': ['devices unbind', 'devices register'],
  'device_claims confirm': ['devices confirm'],
  'answers write': ['questions unanswer'],
  'answers withdraw': ['questions unanswer'],
  'device_claims give': ['devices release', 'devices confirm'],
};
/** Events of a history that change no state. */
const NOTES = [
  'at-door',
  'lead',
  'return',
  'due-soon',
  'overdue',
  'propose',
  'agree-to-proposal',
  'withdraw-proposal',
  'call',
  'no-answer',
  'ask-serials',
  'correct-dispatch',
  'correct-parcel',
  'answer',
];

/** What in these events and states no life cycle allows, or not to that person; empty when all is legal. */
export function judge(before: Seen, after: Seen, lines: readonly Line[], deed: Deed | null): string[] {
  const wrong = strayed(before, after);
  const at = new Map([...before.states].map(([key, { state }]) => [key, state]));
  for (const line of lines) {
    const key = `${line.table} ${line.id}`;
    const kind = after.states.get(key)?.kind ?? '';
    const cycle = cycleOf(line.table, kind);
    const was = at.get(key) ?? null;
    const said = `${key}: ${line.event} from ${line.from ?? 'nothing'} to ${line.to} by ${line.actor}`;
    if (was !== line.from && !(was === null && line.from === cycle.start)) wrong.push(`${said}, but it was ${was ?? 'not there'}`);
    at.set(key, line.to);
    if (line.from === null) {
      if (line.to !== cycle.start) wrong.push(`${said}: no life begins so`);
      continue;
    }
    const move = cycle.moves.find((one) => one.event === line.event && one.from.includes(line.from ?? '') && one.to === line.to);
    if (!move) {
      if (line.from !== line.to || !NOTES.includes(line.event)) wrong.push(`${said}: there is no such move`);
      continue;
    }
    const asked = deed?.asks?.table === line.table && String(deed.asks.id) === line.id && deed.asks.event === line.event;
    const follows = FOLLOWS[`${deed?.asks?.table} ${deed?.asks?.event}`]?.includes(`${line.table} ${line.event}`) ?? false;
    const may = follows || move.who.some((one) => deed?.by.as.includes(one) || (!asked && one === 'clock'));
    if (deed && !may) wrong.push(`${said}: not for ${deed.by.name} to do`);
  }
  for (const [key, state] of at) {
    const now = after.states.get(key);
    const told = lines.some((line) => `${line.table} ${line.id}` === key);
    if (told && now && now.state !== state) wrong.push(`${key} is ${now.state}, its history says ${state}`);
    if (now && !told && before.states.get(key)?.state !== now.state && HAVE_HISTORY.has(now.table))
      wrong.push(`${key} became ${now.state} and its history does not say so`);
  }
  return wrong;
}

/** Tables whose every move stands in the history. */
export const HAVE_HISTORY: ReadonlySet<string> = new Set(nounNames.map((name) => nouns[name].table));
