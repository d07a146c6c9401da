import { and, eq, gte, sql } from '@payloadcms/db-postgres/drizzle';
import { dayNumber, numberOf, tehranDay } from '#domain/calendars/day';
import { weekdayNames } from '#domain/centres/hours';
import { HOURS_AHEAD_DAYS, MOST_EXCEPTIONS, MOST_RULES, spanOf, type CloseForm, type OpenForm, type RuleForm } from '#domain/doctors/hours-fields';
import { claimSame, type HoursException, type HoursRule } from '#domain/doctors/slots';
import type { ConsultationKind, Offer } from '#domain/doctors/doctor';
import { ok, refuse, type Refusal, type Result } from '#domain/result';
import { formatDateTime } from '#locales/format';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { service, type By } from '../service';
import { commit } from '../store/commit';
import { availabilityExceptions, availabilityRules, doctorDesks } from '../store/tables';
import { fillSlots, hoursOf, strandedNow } from './fill';
import { offersToday } from './offers';
import { profileOf } from './whose';

/** So many booked times are named where an edit would leave them without hours. */
const NAMED_TIMES = 6;
const noProfile: Refusal = refuse('doctors.no-profile', undefined, { status: 409 });
const gone: Refusal = refuse('doctors.row-gone', undefined, { status: 409 });

type Changed = { added: number; gone: number };
type Said = { what: string; facts?: Record<string, unknown> };

/**
 * Changes a doctor's own hours and makes the slots anew in one commit, the desk locked meanwhile. Where a booked time would
 * stand outside the hours, nothing is changed and the times are named. [DOC-3]
 */
async function change(ctx: By<'doctors.hours'>, work: (tx: Tx, doctorId: number) => Promise<Result<Said>>): Promise<Result<Changed>> {
  return commit<Changed>(ctx, async (tx) => {
    const profile = await profileOf(tx, ctx, ctx.actor.userId);
    if (!profile) return noProfile;
    // What a holiday has left without hours is no fault of this edit.
    const before = new Set((await strandedNow(tx, profile.id, ctx.now)).map(Number));
    const done = await work(tx, profile.id);
    if (!done.ok) return done;
    const { stranded: all, ...changed } = await fillSlots(tx, profile.id, ctx.now);
    const stranded = all.filter((at) => !before.has(Number(at)));
    if (stranded.length > 0) return strandedRefusal(ctx, stranded);
    const { what, facts } = done.value;
    return { value: changed, audit: { action: `doctors.${what}`, subject: `doctor:${profile.id}`, facts: { ...facts, ...changed } } };
  });
}

function strandedRefusal({ lang }: Ctx, stranded: readonly Date[]): Refusal {
  const named = stranded.slice(0, NAMED_TIMES).map((at) => formatDateTime(lang, at));
  const times = named.join(lang === 'fa' ? '؛ ' : '; ');
  return refuse('doctors.booked', { booked: stranded.length, times }, { status: 409 });
}

/** Adds hours of each week. [DOC-3] */
export const addRule = service('doctors.hours', async (ctx, form: RuleForm): Promise<Result<Changed>> => {
  const span = spanOf(form.weekFrom, form.weekTo, 'weekTo');
  if (!span.ok) return span;
  const { validFrom, validTo } = form;
  if (validFrom !== null && validTo !== null && validTo < validFrom) return refuse('doctors.day.order', undefined, { field: 'validTo' });
  return change(ctx, async (tx, doctorId) => {
    const placed = await placeOf(tx, ctx, doctorId, { kinds: form.weekKinds, centre: form.weekCentre }, 'week');
    if (!placed.ok) return placed;
    const rule: HoursRule = { weekday: weekdayNames.indexOf(form.weekday), ...span.value, ...placed.value, validFrom, validTo };
    const { rules } = await hoursOf(tx, doctorId);
    if (rules.length >= MOST_RULES) return refuse('doctors.too-many', { most: MOST_RULES }, { status: 409 });
    if (rules.some((one) => claimSame(one, rule))) return refuse('doctors.overlap', undefined, { field: 'weekFrom', status: 409 });
    await tx.insert(availabilityRules).values({ doctorId, ...rule, kinds: [...rule.kinds] });
    return ok({ what: 'hours-added', facts: { ...rule } });
  });
});

/** Adds hours to one day, also on a holiday. [DOC-3] */
export const openDay = service('doctors.hours', async (ctx, form: OpenForm): Promise<Result<Changed>> => {
  const span = spanOf(form.openFrom, form.openTo, 'openTo');
  if (!span.ok) return span;
  return otherwise(ctx, { day: form.openDay, ...span.value, reason: form.openReason }, 'open', async (tx, doctorId) => {
    const placed = await placeOf(tx, ctx, doctorId, { kinds: form.openKinds, centre: form.openCentre }, 'open');
    return placed.ok ? ok({ adds: true, ...placed.value }) : placed;
  });
});

/** Takes hours of one day away. [DOC-3] */
export const closeDay = service('doctors.hours', async (ctx, form: CloseForm): Promise<Result<Changed>> => {
  const span = spanOf(form.closeFrom, form.closeTo, 'closeTo');
  if (!span.ok) return span;
  const away: Kind = { adds: false, kinds: [], centreId: null };
  return otherwise(ctx, { day: form.closeDay, ...span.value, reason: form.closeReason }, 'close', () => Promise.resolve(ok(away)));
});

type Kind = Pick<HoursException, 'adds' | 'centreId'> & { kinds: ConsultationKind[] };
type Written = Pick<HoursException, 'day' | 'from' | 'to'> & { reason: string | null };

/** Writes down how a day differs; `form` is the beginning of its fields' names. */
async function otherwise(
  ctx: By<'doctors.hours'>,
  written: Written,
  form: 'open' | 'close',
  kindOf: (tx: Tx, doctorId: number) => Promise<Result<Kind>>,
): Promise<Result<Changed>> {
  const { day, from, to } = written;
  const ahead = numberOf(day) - dayNumber(ctx.now);
  if (ahead < 0) return refuse('doctors.day.past', undefined, { field: `${form}Day` });
  if (ahead > HOURS_AHEAD_DAYS) return refuse('doctors.day.too-far', { days: HOURS_AHEAD_DAYS }, { field: `${form}Day` });
  return change(ctx, async (tx, doctorId) => {
    const kind = await kindOf(tx, doctorId);
    if (!kind.ok) return kind;
    const coming = await tx
      .select()
      .from(availabilityExceptions)
      .where(and(eq(availabilityExceptions.doctorId, doctorId), gte(availabilityExceptions.day, tehranDay(ctx.now))));
    if (coming.length >= MOST_EXCEPTIONS) return refuse('doctors.too-many', { most: MOST_EXCEPTIONS }, { status: 409 });
    const meets = coming.some((one) => one.day === day && one.adds === kind.value.adds && one.from < to && from < one.to);
    if (meets) return refuse('doctors.overlap', undefined, { field: `${form}From`, status: 409 });
    await tx.insert(availabilityExceptions).values({ doctorId, ...written, ...kind.value });
    return ok({ what: kind.value.adds ? 'day-opened' : 'day-closed', facts: { day, from, to } });
  });
}

/** Takes hours of each week out. [DOC-3] */
export const removeRule = service('doctors.hours', async (ctx, id: number): Promise<Result<Changed>> =>
  change(ctx, async (tx, doctorId) => {
    const out = await tx
      .delete(availabilityRules)
      .where(and(eq(availabilityRules.id, id), eq(availabilityRules.doctorId, doctorId)))
      .returning({ weekday: availabilityRules.weekday, from: availabilityRules.from, to: availabilityRules.to });
    return out[0] ? ok({ what: 'hours-removed', facts: out[0] }) : gone;
  }),
);

/** A day is as its week again. [DOC-3] */
export const removeException = service('doctors.hours', async (ctx, id: number): Promise<Result<Changed>> =>
  change(ctx, async (tx, doctorId) => {
    const out = await tx
      .delete(availabilityExceptions)
      .where(and(eq(availabilityExceptions.id, id), eq(availabilityExceptions.doctorId, doctorId)))
      .returning({ day: availabilityExceptions.day, adds: availabilityExceptions.adds });
    return out[0] ? ok({ what: 'day-as-usual', facts: out[0] }) : gone;
  }),
);

/** Whether the weekly hours hold on public holidays too. [DOC-3] */
export const setHolidays = service('doctors.hours', async (ctx, worksHolidays: boolean): Promise<Result<Changed>> =>
  change(ctx, async (tx, doctorId) => {
    await tx.update(doctorDesks).set({ worksHolidays }).where(eq(doctorDesks.doctorId, doctorId));
    return ok({ what: 'holidays-set', facts: { worksHolidays } });
  }),
);

/** What is offered in some hours: kinds that have a price, and the centre of the profile where one of them is at a centre; `form` is the beginning of the fields' names. */
async function placeOf(
  tx: Tx,
  { now }: Ctx,
  doctorId: number,
  { kinds, centre }: { kinds: readonly ConsultationKind[]; centre: number | null },
  form: 'week' | 'open',
): Promise<Result<{ kinds: ConsultationKind[]; centreId: number | null }>> {
  const { rows } = await tx.execute(sql`select offered.offers from doctors d ${offersToday(now)} where d.id = ${doctorId}`);
  const offers = (rows as { offers: Offer[] }[])[0]?.offers ?? [];
  const centreId = kinds.includes('in-person') ? centre : null;
  if (kinds.includes('in-person') && centreId === null) return refuse('doctors.centre.missing', undefined, { field: `${form}Centre` });
  const priced = kinds.every((kind) => offers.some((one) => one.kind === kind && (kind !== 'in-person' || one.centreId === centreId)));
  return priced ? ok({ kinds: [...kinds], centreId }) : refuse('doctors.kinds.unpriced', undefined, { field: `${form}Kinds` });
}
