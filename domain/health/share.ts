import type { Limit } from '../access/quota';
import { phoneField } from '../accounts/fields';
import { dayStart, DAY_MS, isoOf, numberOf, tehranDay } from '../calendars/day';
import { asSent, lines, named, oneOf, onceField, optional, someOf, tick, type Parsed } from '../fields';
import { recordTypes } from '../records/types/all';

/** How long a share waits to be opened by the phone that it was sent to. Ours. */
export const CLAIM_DAYS = 14;
/** The longest that a share lasts. Ours. */
export const MOST_DAYS = 90;
/** So many shares of one file wait or are open at once, and so many an account gives in a day. Ours. */
export const MOST_OPEN = 50;
export const GIVEN_IN_A_DAY = 20;
export const GIVEN_PER_ACCOUNT: readonly Limit[] = [{ requests: GIVEN_IN_A_DAY, seconds: 86_400 }];

/** For how many days whoever opens it may look. */
export const shareDays = ['1', '7', '30', '90'] as const;
export type ShareDays = (typeof shareDays)[number];
/** Which readings, by when they were measured: those of the last days until now, all until now, or also what is still to come. */
export const sharePeriods = ['week', 'month', 'quarter', 'all', 'ongoing'] as const;
export type SharePeriod = (typeof sharePeriods)[number];
const PERIOD_DAYS: Partial<Record<SharePeriod, number>> = { week: 7, month: 30, quarter: 90 };

/** What can be shared of a file: types of readings, and the health history. */
const codes = [...recordTypes.map(({ code }) => code), 'ehr'] as const;

const toWhom = {
  phone: named(phoneField, { label: 'health.share.phone', help: 'health.share.phone-help', fill: 'off' }),
  days: oneOf(shareDays, 'health.share.days.missing', { says: 'health.share.days', label: 'health.share.how-long', example: '30' }),
  message: optional(lines({ area: 'health.share.message', max: 300, label: 'health.share.message', help: 'health.share.message-help' })),
} as const;

/** The form of one reading's share. [SHARE-1] */
export const shareOneFields = toWhom;
/** The form of a share of a file: of which types, which time, and whether what is private goes along. [SHARE-1] */
export const shareFields = {
  types: someOf(codes, 'health.share.types', { says: 'health.share.type', label: 'health.share.what', example: 'blood-pressure' }),
  period: oneOf(sharePeriods, 'health.share.period.missing', { says: 'health.share.period', label: 'health.share.measured', example: 'month' }),
  sensitive: { ...tick, label: 'health.share.sensitive', help: 'health.share.sensitive-help' },
  ...toWhom,
} as const;

/** What the form carries besides: its once-key, what the second page showed, whether the terms are accepted with it. */
export const carriedWithShare = { once: onceField, confirmed: optional(asSent(300)) } as const;
/** What is shared, with whom, for how long: of a whole file by types and time, or of one reading. */
export type Share = Parsed<typeof shareOneFields> & Partial<Omit<Parsed<typeof shareFields>, keyof typeof toWhom>>;

/** Which readings a share opens: types, and the time of measuring; none means whenever. */
export type ShareScope = { types: string[]; from: Date | null; to: Date | null; sensitive: boolean };

/** The readings that a choice means at this moment. */
export function scopeOfShare({ types, period, sensitive }: { types: readonly string[]; period: SharePeriod; sensitive: boolean }, now: Date): ShareScope {
  const days = PERIOD_DAYS[period];
  return {
    types: [...types],
    from: days === undefined ? null : dayStart(isoOf(numberOf(tehranDay(now)) - days + 1)),
    // A reading of this very moment is among them.
    to: period === 'ongoing' ? null : new Date(now.getTime() + 1),
    sensitive,
  };
}

/** Until when it may be opened, and how long it lasts; a guardian’s ends at the latest when the child is of age. */
export function timesOfShare(days: ShareDays, now: Date, ofAgeOn: string | null): { claimUntil: Date; endsAt: Date } {
  const wished = new Date(now.getTime() + Number(days) * DAY_MS);
  const grown = ofAgeOn === null ? wished : dayStart(ofAgeOn);
  const endsAt = grown < wished ? grown : wished;
  const claim = new Date(now.getTime() + CLAIM_DAYS * DAY_MS);
  return { claimUntil: claim < endsAt ? claim : endsAt, endsAt };
}

/** A choice in one line: what the second page showed is what is confirmed, and the same choice shared twice is one share. */
export function signOfShare({ phone, types, period, days, sensitive }: Share, reading: string | null): string {
  return [phone, reading ?? types?.join(',') ?? '', period ?? '', days, sensitive ? 'private' : ''].join(' ');
}

/** How a share stands: it waits to be opened, is open, or is over, and by what. */
export type ShareState = 'waiting' | 'open' | 'taken-back' | 'not-opened' | 'ended' | 'run-out';
export type ShareTimes = { claimUntil: Date; endsAt: Date; openedAt: Date | null; endedAt: Date | null };

/** How a share stands at a moment. [SHARE-1, SHARE-2] */
export function stateOfShare({ claimUntil, endsAt, openedAt, endedAt }: ShareTimes, now: Date): ShareState {
  const over = openedAt === null ? claimUntil : endsAt;
  if (endedAt !== null && endedAt < over) return openedAt === null ? 'taken-back' : 'ended';
  if (over > now) return openedAt === null ? 'waiting' : 'open';
  return openedAt === null ? 'not-opened' : 'run-out';
}
