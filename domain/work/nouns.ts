import { enrolmentLifeCycle, seatedStates } from '../academy/enrolment-life-cycle';
import type { Action } from '../access/matrix';
import { accountRoleLifeCycle } from '../accounts/account-role';
import type { StaffRole } from '../accounts/roles';
import { HOUR_MS } from '../calendars/day';
import { liveStates, reservationLifeCycle } from '../consultations/life-cycle';
import { liveMeetingStates, meetingLifeCycle } from '../consultations/meeting';
import { commentCycle } from '../comments/life-cycle';
import { groupLifeCycle } from '../groups/life-cycle';
import { memberLifeCycle } from '../groups/member-life-cycle';
import { inquiryCycle } from '../inquiries/life-cycle';
import { statesThat, type Standing, type WorkCycle } from '../lifecycle';
import type { NoticesBy } from '../notices/notices';
import { orderLifeCycle } from '../orders/life-cycle';
import { answerCycle, publicStates, questionLifeCycle } from '../questions/life-cycle';
import { refundLifeCycle } from '../refunds/life-cycle';
import { AMBULANCE_CALL_MINUTES } from '../service-requests/clocks';
import { requestDesk, requestLifeCycle } from '../service-requests/life-cycle';
import { REMIND_HOURS } from '../service-requests/rental';
import { visitLifeCycle } from '../service-requests/visit-life-cycle';
import { reviewCycle } from '../reviews/life-cycle';
import { claimLifeCycle } from '../warranty/claim-life-cycle';
import { ticketPromises } from '../warranty/clocks';
import { deviceLifeCycle } from '../warranty/device-life-cycle';
import { ticketLifeCycles } from '../warranty/ticket-life-cycles';

type Tells = Readonly<Record<'soon' | 'late', readonly StaffRole[]>>;
type Warns = { who: StaffRole | 'owner'; soon: NoticesBy<'email'> | null; late: NoticesBy<'email'>; customer: NoticesBy<'sms'> | null };

/** Something with a life that staff work on, or that stands beside what they work on. [ADM-3, ADM-4] */
type Noun = {
  /** The admin's list in which it lies; none of what has a page of its own. */
  collection: string | null;
  table: string;
  /** Its life; several of one table are told apart by its `kind`. */
  cycles: readonly [WorkCycle<string, string, string>, ...WorkCycle<string, string, string>[]];
  /** Where its states have their words. */
  words: string;
  /** The right to read it, and the one to move it; null where nobody among staff does. */
  read: Action;
  move: Action | null;
  /** Its due time is the first of its open promises, or moves with its state; null where it has none. */
  due: 'promises' | 'state' | null;
  /** The queues in which it waits, each with its states: those that are named, or all others that are open. */
  queues: Readonly<Record<string, 'open' | readonly string[]>>;
  /** The admin's list in which the work of its queues is done, where that is not its own. */
  worksIn?: string;
  /** What staff owe, by the name of the deadline: the queue in which it is kept, and how many hours before it is due staff are warned, where that is worth it; what a customer owes us is in none. One that stands aside of its state waits in the queue too, but neither makes the thing itself due nor ends with a move. [JOB-3] */
  promises: Readonly<
    Record<
      string,
      {
        queue: string | null;
        warnHours?: number;
        aside?: true;
        /** Other roles that are told of this one promise. */ tells?: Tells;
        /** What its customer is told before it is due. */ reminds?: 'services.month-ends';
      }
    >
  >;
  /** Who is told of a promise that is soon due, or over: everybody of a role, or whoever has taken the work; and the customer. Null where nothing is promised. [JOB-1] */
  warns: Warns | null;
  /** The partial indexes by its state: over what does not rest, what rests, what is open, or the states that are named. */
  indexes: Readonly<Record<string, 'unrested' | 'rests' | 'open' | readonly string[]>>;
};

/** Most are told to whoever has taken the work; the desk shows what is late to everybody. */
const overdue = { who: 'owner', soon: null, late: 'staff.overdue', customer: null } as const;

/** Every noun of work, by the word with which its subject begins, as in `order:12`; the order of the rows is that of the queues, the calls before dispatch first. [ADM-3, ORD-11] */
export const nouns = {
  order: {
    collection: 'orders',
    table: 'orders',
    cycles: [orderLifeCycle],
    words: 'orders.states',
    read: 'admin.orders.read',
    move: 'orders.move',
    due: 'promises',
    queues: { calls: ['queued'], orders: 'open' },
    promises: {
      'orders.call': { queue: 'calls' },
      'orders.queue': { queue: 'orders' },
      'orders.dispatch': { queue: 'orders' },
      'orders.deliver': { queue: 'orders' },
      'orders.cancel-request': { queue: 'orders' },
      'orders.agree': { queue: null },
      'orders.refund': { queue: 'refunds' },
    },
    warns: overdue,
    indexes: { orders_open_due: 'unrested', orders_list_open: 'unrested', orders_list_state: 'unrested', orders_list_rested: 'rests' },
  },
  refund: {
    collection: null,
    table: 'refunds',
    cycles: [refundLifeCycle],
    words: 'admin.refund.states',
    read: 'admin.orders.read',
    move: 'refunds.finish-by-hand',
    due: null,
    queues: { refunds: 'open' },
    worksIn: 'orders',
    promises: { 'payments.refund': { queue: 'refunds' } },
    warns: overdue,
    indexes: { refunds_open: 'open' },
  },
  ticket: {
    collection: 'warranty-tickets',
    table: 'warranty_tickets',
    cycles: [ticketLifeCycles.guarantee, ticketLifeCycles.replacement, ticketLifeCycles['transit-damage']],
    words: 'warranty.tickets.states',
    read: 'admin.tickets.read',
    move: 'tickets.decide',
    due: 'promises',
    queues: { tickets: 'open' },
    promises: {
      'warranty.contact': { queue: 'tickets', warnHours: ticketPromises['warranty.contact'].warnHoursBefore },
      'warranty.decide': { queue: 'tickets', warnHours: ticketPromises['warranty.decide'].warnHoursBefore },
      'warranty.repair': { queue: 'tickets', warnHours: ticketPromises['warranty.repair'].warnHoursBefore },
      'warranty.return': { queue: 'tickets', warnHours: ticketPromises['warranty.return'].warnHoursBefore },
      'warranty.replace': { queue: 'tickets', warnHours: ticketPromises['warranty.replace'].warnHoursBefore },
    },
    warns: { who: 'after-sales', soon: 'warranty.due-soon', late: 'warranty.overdue', customer: 'warranty.late' },
    indexes: { warranty_tickets_list_open: 'open', warranty_tickets_one_open: 'open', warranty_tickets_open_due: 'open' },
  },
  claim: {
    collection: 'device-claims',
    table: 'device_claims',
    cycles: [claimLifeCycle],
    words: 'warranty.claims.states',
    read: 'admin.claims.read',
    move: 'claims.decide',
    due: 'promises',
    queues: { claims: 'open' },
    promises: { 'warranty.claim': { queue: 'claims' } },
    warns: overdue,
    indexes: { device_claims_list_open: 'open', device_claims_open_due: 'open', device_claims_one_waiting: 'open' },
  },
  request: {
    collection: 'service-requests',
    table: 'service_requests',
    cycles: [requestLifeCycle],
    words: 'services.states',
    read: 'admin.requests.read',
    move: 'requests.move',
    due: 'promises',
    queues: { services: 'open' },
    promises: {
      // Warned of as it begins: whoever works at the desk is told at once.
      'ambulance.call': { queue: 'services', warnHours: AMBULANCE_CALL_MINUTES / 60, tells: { soon: requestDesk, late: ['administrator'] } },
      'services.review': { queue: 'services', warnHours: 1 },
      'services.response': { queue: 'services', warnHours: 2 },
      'services.answer': { queue: null },
      'services.visit': { queue: 'services', warnHours: 1 },
      'services.result': { queue: 'services', warnHours: 24 },
      'services.message': { queue: 'services', warnHours: 1, aside: true },
      'services.deposit': { queue: 'services', warnHours: 2 },
      // Whoever rents is reminded when staff are warned.
      'services.rental-end': {
        queue: 'services',
        warnHours: REMIND_HOURS,
        aside: true,
        reminds: 'services.month-ends',
        tells: { soon: ['operations'], late: ['operations'] },
      },
    },
    warns: { ...overdue, soon: 'staff.due-soon' },
    indexes: { service_requests_open_due: 'unrested', service_requests_list_open: 'unrested' },
  },
  visit: {
    collection: null,
    table: 'visits',
    cycles: [visitLifeCycle],
    words: 'services.visits.states',
    read: 'admin.requests.read',
    move: 'requests.move',
    due: null,
    queues: {},
    promises: {},
    warns: null,
    indexes: {},
  },
  inquiry: {
    collection: 'inquiries',
    table: 'inquiries',
    cycles: [inquiryCycle],
    words: 'inquiries.states',
    read: 'admin.inquiries.read',
    move: 'inquiries.answer',
    due: 'promises',
    queues: { inquiries: 'open' },
    promises: { 'inquiries.answer': { queue: 'inquiries' }, 'inquiries.next-try': { queue: 'inquiries' } },
    warns: overdue,
    indexes: { inquiries_list_open: 'open', inquiries_open_due: 'open' },
  },
  review: {
    collection: 'reviews',
    table: 'reviews',
    cycles: [reviewCycle],
    words: 'reviews.states',
    read: 'admin.reviews.read',
    move: 'reviews.decide',
    due: 'promises',
    queues: { reviews: 'open' },
    promises: { 'reviews.check': { queue: 'reviews' } },
    warns: overdue,
    indexes: { reviews_waiting_due: 'open', reviews_shown: ['shown'], reviews_shown_ratings: ['shown'] },
  },
  comment: {
    collection: 'comments',
    table: 'comments',
    cycles: [commentCycle],
    words: 'comments.states',
    read: 'admin.comments.read',
    move: 'comments.decide',
    due: 'promises',
    queues: { comments: 'open' },
    promises: { 'comments.check': { queue: 'comments' } },
    warns: overdue,
    indexes: { comments_waiting_due: 'open', comments_shown: ['shown'] },
  },
  question: {
    collection: 'questions',
    table: 'questions',
    cycles: [questionLifeCycle],
    words: 'questions.states',
    read: 'admin.questions.read',
    move: 'questions.decide',
    due: 'promises',
    queues: { questions: 'open' },
    // That a doctor answers is no colleague's to do: its asker reads by when, the list shows what is late.
    promises: { 'questions.check': { queue: 'questions' }, 'questions.answer': { queue: null } },
    warns: overdue,
    indexes: { questions_waiting_due: 'open', questions_answerable: ['open', 'answered'], questions_public: publicStates },
  },
  answer: {
    collection: 'answers',
    table: 'answers',
    cycles: [answerCycle],
    words: 'questions.answer-states',
    read: 'admin.questions.read',
    move: 'questions.decide',
    due: 'promises',
    queues: { answers: 'open' },
    promises: { 'answers.check': { queue: 'answers' } },
    warns: overdue,
    indexes: { answers_waiting_due: 'open', answers_shown: ['shown'] },
  },
  device: {
    collection: 'devices',
    table: 'devices',
    cycles: [deviceLifeCycle],
    words: 'warranty.devices.states',
    read: 'admin.devices.read',
    move: 'devices.decide',
    due: null,
    queues: {},
    promises: {},
    warns: null,
    indexes: { devices_unit_of_order: ['active', 'void'] },
  },
  group: {
    collection: 'groups',
    table: 'groups',
    cycles: [groupLifeCycle],
    words: 'groups.states',
    read: 'admin.groups.read',
    move: 'groups.move',
    due: 'state',
    queues: {},
    promises: {},
    warns: null,
    indexes: { groups_open_due: 'open' },
  },
  'group-member': {
    collection: null,
    table: 'group_members',
    cycles: [memberLifeCycle],
    words: 'groups.member-states',
    read: 'admin.groups.read',
    move: null,
    due: null,
    queues: {},
    promises: {},
    warns: null,
    indexes: { group_members_owed: ['paid'], group_members_one_open: ['joined'] },
  },
  'account-role': {
    collection: 'account-roles',
    table: 'account_roles',
    cycles: [accountRoleLifeCycle],
    words: 'roles.states',
    read: 'admin.account-roles.read',
    move: 'account-roles.move',
    due: null,
    queues: {},
    promises: {},
    warns: null,
    indexes: {
      account_roles_once: ['applied', 'verified', 'suspended'],
      account_roles_number: ['applied', 'verified', 'suspended'],
      account_roles_verified: ['verified'],
    },
  },
  enrolment: {
    collection: null,
    table: 'enrolments',
    cycles: [enrolmentLifeCycle],
    words: 'academy.enrolment-states',
    read: 'admin.enrolments.read',
    move: null,
    due: null,
    queues: {},
    promises: {},
    warns: null,
    indexes: { enrolments_one_seat: seatedStates, enrolments_held: ['held'] },
  },
  reservation: {
    collection: null,
    table: 'reservations',
    cycles: [reservationLifeCycle],
    words: 'appointments.states',
    read: 'admin.reservations.read',
    move: null,
    due: null,
    queues: {},
    promises: {},
    warns: null,
    indexes: {
      reservations_slot: liveStates,
      reservations_patient: liveStates,
      reservations_held: ['held'],
      reservations_booked: ['booked'],
      reservations_owed: ['owed'],
    },
  },
  meeting: {
    collection: null,
    table: 'consultations',
    cycles: [meetingLifeCycle],
    words: 'room.states',
    read: 'admin.reservations.read',
    move: null,
    due: null,
    queues: {},
    promises: {},
    warns: null,
    indexes: { consultations_live: liveMeetingStates, consultations_due: liveMeetingStates },
  },
} as const satisfies Readonly<Record<string, Noun>>;

type Nouns = typeof nouns;
/** A noun's name: the word with which its subject begins. */
export type NounName = keyof Nouns;
export const nounNames = Object.keys(nouns) as NounName[];
/** The same rows where their names do not matter. */
export const nounOf = (name: NounName): Noun => nouns[name];

/** A noun's subject, as deadlines, events and audit lines name it. */
export function subjectOf(name: NounName, id: number | string): string {
  return `${name}:${id}`;
}

/** The noun that a subject names, and which; none for what is no noun of work. */
export function readSubject(subject: string): { noun: NounName; id: string } | null {
  const at = subject.indexOf(':');
  const noun = nounNames.find((one) => one === subject.slice(0, at));
  return noun ? { noun, id: subject.slice(at + 1) } : null;
}

/** The queues in which work waits for staff. [ADM-3] */
export type WorkQueue = { [N in NounName]: keyof Nouns[N]['queues'] }[NounName];
export const workQueues = nounNames.flatMap((name) => Object.keys(nouns[name].queues)) as WorkQueue[];

/** Nouns with a queue and a list of their own: these have an owner among staff. */
export type WorkNoun = { [N in NounName]: Nouns[N]['collection'] extends string ? (keyof Nouns[N]['queues'] extends never ? never : N) : never }[NounName];
export type WorkCollection = Nouns[WorkNoun]['collection'];
const workNouns = nounNames.filter((name): name is WorkNoun => nouns[name].collection !== null && Object.keys(nouns[name].queues).length > 0);
/** The admin's lists whose documents have an owner among staff; a refund and a call are worked on in their order. [ADM-3] */
export const workCollections: readonly WorkCollection[] = workNouns.map((name) => nouns[name].collection);

/** Every list of the admin that holds a noun. */
export type NounCollection = Exclude<Nouns[NounName]['collection'], null>;

/** The noun of a list; none where it holds something else. */
export function nounIn<C extends string>(collection: C): NounOf<C> {
  return (nounNames.find((name) => nouns[name].collection === collection) ?? null) as NounOf<C>;
}
type NounOf<C extends string> = C extends NounCollection ? { [N in NounName]: Nouns[N]['collection'] extends C ? N : never }[NounName] : NounName | null;

export function isWorkCollection(name: string): name is WorkCollection {
  return (workCollections as readonly string[]).includes(name);
}

/** The noun that waits in a queue. */
export function nounOfQueue(queue: WorkQueue): NounName {
  const name = nounNames.find((one) => Object.hasOwn(nouns[one].queues, queue));
  if (!name) throw new Error(`no noun waits in ${queue}`);
  return name;
}

/** Where the work of a queue is done. */
export function collectionOf(queue: WorkQueue): WorkCollection {
  const { collection, worksIn = collection } = nounOf(nounOfQueue(queue));
  if (worksIn === null || !isWorkCollection(worksIn)) throw new Error(`${queue} is worked on nowhere`);
  return worksIn;
}

/** The right to read what stands in a list of work; whoever has it may take such work. */
export function rightOf<C extends WorkCollection>(collection: C): Nouns[WorkNoun]['read'] {
  return nouns[nounIn(collection) as WorkNoun].read;
}

/** The queues whose work lies in a list; none for a list that holds no work. */
export function queuesIn(collection: string): WorkQueue[] {
  return workQueues.filter((queue) => collectionOf(queue) === collection);
}

/** A promise's name, as its deadline is kept. */
export type PromiseKind = { [N in NounName]: keyof Nouns[N]['promises'] }[NounName];
type Promised = Noun['promises'][string];
const promises: Readonly<Record<string, Promised>> = Object.assign({}, ...nounNames.map((name) => nouns[name].promises));
export const promiseKinds = Object.keys(promises) as PromiseKind[];

/** Promises that stand aside of the state of what they are about. */
export const asidePromises: readonly string[] = promiseKinds.filter((kind) => promises[kind]?.aside);

/** The queue in which a promise is kept; none for what an earlier version promised. */
export function promiseQueue(kind: string): WorkQueue | null {
  return Object.hasOwn(promises, kind) ? (promises[kind]?.queue as WorkQueue | null) : null;
}

/** Nouns that promise something. */
export type WarnedNoun = { [N in NounName]: Nouns[N]['warns'] extends null ? never : N }[NounName];

/** The noun that promises it. */
export function nounOfPromise(kind: PromiseKind): WarnedNoun {
  const name = nounNames.find((one) => Object.hasOwn(nouns[one].promises, kind));
  if (!name || nounOf(name).warns === null) throw new Error(`no noun promises ${kind}`);
  return name as WarnedNoun;
}

/** How long before a promise is due, and whether when it is over, staff are warned of it. [JOB-1] */
export function warningsOf(kind: PromiseKind, dueAt: Date): { when: 'before' | 'after'; at: Date }[] {
  const { queue = null, warnHours } = promises[kind] ?? {};
  if (queue === null) return [];
  const after = { when: 'after', at: dueAt } as const;
  return warnHours === undefined ? [after] : [{ when: 'before', at: new Date(dueAt.getTime() - warnHours * HOUR_MS) }, after];
}

/** The roles that are told of a promise besides whom its noun tells. [JOB-1] */
export function toldOf(kind: PromiseKind, when: 'before' | 'after'): readonly StaffRole[] {
  return promises[kind]?.tells?.[when === 'after' ? 'late' : 'soon'] ?? [];
}

/** What the customer is told before a promise is due; most are told nothing. */
export const reminderOf = (kind: PromiseKind): 'services.month-ends' | null => promises[kind]?.reminds ?? null;

/** Whether a word names a promise of ours. */
export const isPromise = (word: unknown): word is PromiseKind => typeof word === 'string' && Object.hasOwn(promises, word);

/** All states of a noun, each once. */
export function statesOf(name: NounName): string[] {
  return [...new Set(nounOf(name).cycles.flatMap(({ states }) => states))];
}

/** The states of a noun that stand so. */
export function statesOfThat(name: NounName, work: Standing['work']): string[] {
  const all = nounOf(name).cycles.flatMap((cycle) => statesThat(cycle, work));
  return statesOf(name).filter((state) => all.includes(state));
}

/** How a noun stands in a state; none for a state that an earlier version knew. */
export function standingOf(name: NounName, state: string): Standing | null {
  return nounOf(name).cycles.find(({ stands }) => Object.hasOwn(stands, state))?.stands[state] ?? null;
}

/** Whether a thing of a list of work is the desk's to work on, waits for somebody else, or rests. [ADM-3] */
export function standsWith(collection: WorkCollection, state: string): Standing['work'] | null {
  return standingOf(nounIn(collection) as WorkNoun, state)?.work ?? null;
}

/** Whether a thing of a list of work rests: nobody is asked to take it. [ADM-3] */
export function rests(collection: WorkCollection, state: string): boolean {
  return standsWith(collection, state) === 'rests';
}

/** The states in which a noun waits in a queue: those that the queue names, or what is open and no other queue of it names. */
export function statesIn(queue: WorkQueue): string[] {
  const name = nounOfQueue(queue);
  const { queues } = nounOf(name);
  const own = queues[queue];
  const named = Object.values(queues).flatMap((states) => (states === 'open' ? [] : states));
  return own !== undefined && own !== 'open' ? [...own] : statesOfThat(name, 'open').filter((state) => !named.includes(state));
}
