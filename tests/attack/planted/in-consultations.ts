import type { Bug } from './bug';

const SILENCE = 'services/consultations/silence.test.ts';
const WAITING = 'services/consultations/waiting.test.ts';
const AHEAD = 'services/consultations/ahead.test.ts';
const CLOCK = 'domain/consultations/clock.test.ts';

/** Bugs around a talk: its clocks, the search for another time, who waits and who may refuse. */
export const bugsInConsultations: readonly Bug[] = [
  {
    name: 'a doctor who did something is taken for silent',
    file: 'domain/consultations/silence.ts',
    find: 'return meeting.doctorActedAt === null && at !== null',
    replace: 'return at !== null',
    seenBy: { file: SILENCE, title: 'a doctor who did anything' },
  },
  {
    name: 'the minutes of silence are counted from the start, whenever the patient came',
    file: 'domain/consultations/silence.ts',
    find: 'Math.max(startsAt.getTime(), patientEnteredAt.getTime()) + SILENT_MS',
    replace: 'startsAt.getTime() + SILENT_MS',
    seenBy: { file: CLOCK, title: 'a doctor is silent five minutes after' },
  },
  {
    name: 'two clocks find one free time',
    file: 'services/consultations/stand-in.ts',
    find: 'limit 1 for update skip locked',
    replace: 'limit 1',
    seenBy: { file: SILENCE, title: 'more silent doctors than free times' },
  },
  {
    name: 'the same doctor’s next time is given again and again',
    file: 'domain/consultations/search.ts',
    find: `(rule === 'same-soon' && sameSoonUsed ? [] : [windowOf(rule, now)])`,
    replace: '[windowOf(rule, now)]',
    seenBy: { file: SILENCE, title: 'next time is given once' },
  },
  {
    name: 'a doctor of another field stands in',
    file: 'domain/consultations/search.ts',
    find: 'one.categories.some((category) => silent.categories.includes(category))',
    replace: 'one.categories.length > 0',
    seenBy: { file: SILENCE, title: 'another doctor within half an hour' },
  },
  {
    name: 'the old time stays taken when another is given',
    file: 'services/consultations/silence.ts',
    find: '  await freeSlot(tx, row);\n',
    replace: '',
    seenBy: { file: SILENCE, title: 'five minutes after both have begun the patient' },
  },
  {
    name: 'a talk that its patient missed counts as held',
    file: 'domain/consultations/end.ts',
    find: `meeting.patientEnteredAt ? 'finish' : 'miss'`,
    replace: `'finish'`,
    seenBy: { file: SILENCE, title: 'when the time is over' },
  },
  {
    name: 'a time that the house gave is cancelled at its patient’s cost',
    file: 'services/consultations/cancel.ts',
    find: `if (row.state === 'booked' && row.assignedAt) return`,
    replace: 'if (row.assignedTimes < 0) return',
    seenBy: { file: SILENCE, title: 'is not cancelled for half or nothing' },
  },
  {
    name: 'a time that the house gave is refused after it has begun',
    file: 'services/consultations/refuse-assigned.ts',
    find: '|| !row.assignedAt || ctx.now >= row.startsAt)',
    replace: '|| !row.assignedAt)',
    seenBy: { file: WAITING, title: 'once it has begun' },
  },
  {
    name: 'whoever booked for another adult comes in their place',
    file: 'services/consultations/patients-side.ts',
    find: `patientSideOf(tx, { userId: actor.userId, memberId: patientId, at: now })) !== null`,
    replace: `patientSideOf(tx, { userId: actor.userId, memberId: patientId, at: now })) !== undefined`,
    seenBy: { file: WAITING, title: 'not whoever booked for an adult' },
  },
  {
    name: 'another time is asked for while the doctor writes',
    file: 'domain/consultations/silence.ts',
    find: 'doctorActedAt.getTime(), lastSignAt?.getTime() ?? 0)',
    replace: 'doctorActedAt.getTime())',
    seenBy: { file: WAITING, title: 'five minutes after the last sign' },
  },
  {
    name: 'a reminder goes out for a time that was moved',
    file: 'services/consultations/ahead.ts',
    find: ` || row.startsAt.toISOString() !== ahead.startsAt`,
    replace: '',
    seenBy: { file: AHEAD, title: 'moved or cancelled reminds of nothing' },
  },
];
