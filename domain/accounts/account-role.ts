import { isDay } from '../calendars/day';
import { code, field, lines, oneOf, optional, text } from '../fields';
import type { Field, Parsed } from '../fields';
import { applyMove, legalMoves, open, rests } from '../lifecycle';
import type { LifeCycle, Move, Moved, WorkCycle } from '../lifecycle';
import { ok, refuse } from '../result';
import type { Result } from '../result';
import { accountRoles } from './roles';
import type { AccountRole, StaffRole } from './roles';

/** Where a role of an account can be: it counts only while it is verified. [ROLE-1, DOC-4] */
export const accountRoleStates = ['applied', 'verified', 'suspended', 'left'] as const;
export type AccountRoleState = (typeof accountRoleStates)[number];
export const accountRoleEvents = ['verify', 'suspend', 'restore', 'end'] as const;
export type AccountRoleEvent = (typeof accountRoleEvents)[number];
type Mover = 'support' | 'administrator';
export type AccountRoleMove = Move<AccountRoleState, AccountRoleEvent, Mover>;

const who = ['support', 'administrator'] as const satisfies readonly StaffRole[];

/** The life of an account's role besides being a customer: staff write it down, verify it by its papers, and take it back, each with a reason; its owner is told. [ROLE-1, DOC-4] */
export const accountRoleLifeCycle = {
  name: 'account-roles',
  states: accountRoleStates,
  start: 'applied',
  ends: ['left'],
  stands: { applied: open('warn'), verified: rests('ok'), suspended: rests('bad'), left: rests('idle') },
  moves: [
    { event: 'verify', from: ['applied'], to: 'verified', who, reason: 'required', tells: 'roles.verified' },
    { event: 'suspend', from: ['verified'], to: 'suspended', who, reason: 'required', tells: 'roles.suspended' },
    { event: 'restore', from: ['suspended'], to: 'verified', who, reason: 'required', tells: 'roles.verified' },
    { event: 'end', from: ['applied', 'verified', 'suspended'], to: 'left', who, reason: 'required', tells: 'roles.ended' },
  ],
} as const satisfies WorkCycle<AccountRoleState, AccountRoleEvent, Mover>;
const cycle: LifeCycle<AccountRoleState, AccountRoleEvent, Mover> = accountRoleLifeCycle;

/** The moves that are open to staff with these roles. [ADM-4] */
export function accountRoleMoves(state: AccountRoleState, roles: readonly string[]): AccountRoleMove[] {
  return legalMoves(cycle, state, roles as readonly Mover[]);
}

/** Moves it, or says why not. [DOC-4] */
export function moveAccountRole(
  state: AccountRoleState,
  event: AccountRoleEvent,
  roles: readonly string[],
  reason: string,
): Result<Moved<AccountRoleState, AccountRoleEvent>> {
  return applyMove(cycle, state, event, roles as readonly Mover[], reason);
}

/** What a provider of services does at a patient's home. */
export const trades = ['nurse', 'carer', 'doctor', 'laboratory', 'imaging', 'therapist', 'pharmacy', 'depot', 'beauty', 'ambulance'] as const;
export type Trade = (typeof trades)[number];

/** How far a doctor has trained, and in what. [LIST-2] */
export const doctorLevels = ['general', 'specialist', 'super-specialist'] as const;
export type DoctorLevel = (typeof doctorLevels)[number];
export const doctorCategories = [
  'public-health',
  'heart',
  'cosmetic',
  'skin-and-hair',
  'psychologist',
  'nutrition',
  'kids',
  'infectious',
  'internist',
  'skin',
  'surgery',
  'psychiatrist',
  'ent',
  'neurology',
  'urology',
  'blood',
] as const;
export type DoctorCategory = (typeof doctorCategories)[number];

/** What is written down of each role, and looked up before it is verified. */
export const rolePapers = {
  doctor: ['number', 'level', 'category'],
  'service-provider': ['trade', 'number', 'endsOn'],
  'stand-operator': ['place'],
  'organisation-officer': ['place'],
  agent: ['place'],
} as const satisfies Readonly<Record<AccountRole, readonly ('number' | 'trade' | 'place' | 'endsOn' | 'level' | 'category')[]>>;

const COUNCIL_DIGITS = { least: 2, most: 8 } as const;
const LICENCE = /^[\p{L}\d/-]{2,40}$/u;

const day: Field<string> = field({ kind: 'day' }, (typed) => (isDay(typed) ? ok(typed) : refuse('roles.ends-on.invalid')));
const kinds = { kind: oneOf(accountRoles, 'roles.kind.missing') } as const;
const papers = {
  number: optional(code({ area: 'roles.number', max: 40 })),
  trade: optional(oneOf(trades, 'roles.trade.missing')),
  place: optional(text({ area: 'roles.place', max: 120 })),
  endsOn: optional(day),
  level: optional(oneOf(doctorLevels, 'roles.level.missing')),
  category: optional(oneOf(doctorCategories, 'roles.category.missing')),
} as const;
export const accountRoleFields = { ...kinds, ...papers } as const;
export type AccountRoleForm = Parsed<typeof accountRoleFields>;

/** Keeps the papers that the role asks for: each is required but the end of a licence and a doctor's training; others are dropped. [DOC-4] */
export function papersOf(form: AccountRoleForm): Result<AccountRoleForm> {
  const asked: readonly string[] = rolePapers[form.kind];
  const kept = (name: keyof typeof papers) => (asked.includes(name) ? form[name] : null);
  const number = kept('number');
  if (asked.includes('number')) {
    if (!number) return refuse('roles.number.missing', undefined, { field: 'number' });
    const { least, most } = COUNCIL_DIGITS;
    const council = /^\d+$/.test(number) && number.length >= least && number.length <= most;
    if (form.kind === 'doctor' && !council) return refuse('roles.number.council', { least, most }, { field: 'number' });
    if (form.kind !== 'doctor' && !LICENCE.test(number)) return refuse('roles.number.invalid', undefined, { field: 'number' });
  }
  if (asked.includes('trade') && !form.trade) return refuse('roles.trade.missing', undefined, { field: 'trade' });
  if (asked.includes('place') && !form.place) return refuse('roles.place.missing', undefined, { field: 'place' });
  return ok({
    kind: form.kind,
    number,
    trade: kept('trade') as Trade | null,
    place: kept('place'),
    endsOn: kept('endsOn'),
    level: kept('level') as DoctorLevel | null,
    category: kept('category') as DoctorCategory | null,
  });
}

/** A reason that staff write, as it is kept. */
export const roleReason = lines({ area: 'roles.reason', max: 500 }).read;

/** Whether a verified role counts no more, since its licence ended before this day; on its last day it still counts. The session's own read asks the same. [ROLE-1] */
export function licenceIsOver({ state, endsOn }: { state: AccountRoleState; endsOn: string | null }, today: string): boolean {
  return state === 'verified' && endsOn !== null && endsOn < today;
}
