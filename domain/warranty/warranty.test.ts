import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roles } from '../accounts/roles';
import { can } from '../access/can';
import { dayNumber, isoOf, numberOf } from '../calendars/day';
import { urgencyOf, warnAt } from './clocks';
import { eligibilityOf, eligibleFor } from './eligibility';
import type { Claimable } from './eligibility';
import { yearsLater } from '../calendars/jalali';
import { daysLeft, daysLeftOf, warrantyPeriod } from './period';
import type { DeviceState } from './states';
import { SERIAL_TRIES, SERIAL_TRIES_OF_ADDRESS, checkElsewhere, mayTrySerial, registrationOpenUntil } from './registration';
import { parseBought, parseTicketCode } from './fields';

const t = (text: string) => new Date(`${text.replace(' ', 'T')}:00+03:30`);

describe('[WAR-1: the period] one year of warranty and five of service from the day of purchase', () => {
  test.each([
    ['2026-11-21', '2027-11-21', '2031-11-21', '30 Aban 1405 to 30 Aban 1406 and 1410'],
    ['2025-03-20', '2026-03-20', '2030-03-20', '30 Esfand 1403 to 29 Esfand 1404 and 1408'],
    ['2025-03-21', '2026-03-21', '2030-03-21', '1 Farvardin 1404 to 1 Farvardin 1405 and 1409'],
    ['2026-09-22', '2027-09-22', '2031-09-22', '31 Shahrivar 1405'],
    ['2024-02-29', '2025-02-28', '2029-02-28', '10 Esfand 1402, a leap day of the other calendar'],
  ])('bought %s: to %s, served to %s (%s)', (bought, ends, served) => {
    expect(warrantyPeriod(bought)).toEqual({ purchasedOn: bought, endsOn: ends, serviceEndsOn: served });
  });

  test('the same Jalali date each year, or the last of Esfand', () => {
    const form = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', { timeZone: 'UTC', year: 'numeric', month: '2-digit', day: '2-digit' });
    const jalali = (iso: string) => {
      const at = Object.fromEntries(form.formatToParts(new Date(`${iso}T12:00:00Z`)).map(({ type, value }) => [type, value]));
      return [Number.parseInt(at['year'] ?? '', 10), `${at['month']}-${at['day']}`] as const;
    };
    fc.assert(
      fc.property(fc.integer({ min: numberOf('2020-01-01'), max: numberOf('2060-01-01') }), fc.integer({ min: 1, max: 5 }), (day, years) => {
        const [year, monthDay] = jalali(isoOf(day));
        const [later, laterDay] = jalali(yearsLater(isoOf(day), years));
        expect(later).toBe(year + years);
        expect([monthDay, monthDay === '12-30' ? '12-29' : monthDay]).toContain(laterDay);
      }),
    );
  });

  test('days left: the last day is none, and still covered', () => {
    expect([
      daysLeft('2027-11-21', t('2026-11-21 09:00')),
      daysLeft('2027-11-21', t('2027-11-21 23:59')),
      daysLeft('2027-11-21', t('2027-11-22 00:00')),
    ]).toEqual([365, 0, -1]);
  });

  test('[WAR-8] a device that was replaced, or whose warranty is void, has no days left', () => {
    const left = (state: DeviceState, warrantyEndsOn: string | null = '2027-11-21') => daysLeftOf({ state, warrantyEndsOn }, t('2026-11-21 09:00'));
    expect([left('active'), left('released'), left('replaced'), left('void'), left('active', null)]).toEqual([365, 365, null, null, null]);
  });
});

describe('[WAR-3: one week] a purchase elsewhere is sent within a week of receipt', () => {
  const received = '2026-11-01';
  test.each([
    ['2026-11-01 08:00', true, 'the day of receipt'],
    ['2026-11-08 00:00', true, 'day 7 begins'],
    ['2026-11-08 23:59', true, 'day 7 ends'],
    ['2026-11-09 00:00', false, 'day 8'],
  ])('received on 1 November, sent %s: %s (%s)', (now, taken) => {
    const answer = checkElsewhere({ purchasedOn: '2026-10-30', receivedOn: received }, t(now));
    expect(answer.ok).toBe(taken);
    if (!answer.ok) expect(answer).toMatchObject({ code: 'warranty.registration.late', field: 'receivedOn', facts: { days: 7 } });
  });

  test('the refusal names the last day that would have done', () => {
    const late = checkElsewhere({ purchasedOn: received, receivedOn: received }, t('2026-11-09 00:00'));
    expect(late.ok ? null : isoOf(dayNumber(late.facts?.['lastDate'] as Date))).toBe('2026-11-08');
    expect(registrationOpenUntil(received)).toEqual(t('2026-11-09 00:00'));
  });

  test.each([
    [{ purchasedOn: '2026-10-30', receivedOn: null }, 'warranty.received.missing', 'receivedOn'],
    [{ purchasedOn: null, receivedOn: received }, 'warranty.purchased.missing', 'purchasedOn'],
    [{ purchasedOn: '2026-11-02', receivedOn: received }, 'warranty.purchased.after-receipt', 'purchasedOn'],
    [{ purchasedOn: received, receivedOn: '2026-11-06' }, 'warranty.day.future', 'receivedOn'],
    [{ purchasedOn: 'yesterday', receivedOn: received }, 'warranty.day.invalid', 'purchasedOn'],
    [{ purchasedOn: '۱۴۰۵/۰۷/۳۱', receivedOn: received }, 'warranty.day.none', 'purchasedOn'],
    [{ purchasedOn: '2026-02-31', receivedOn: received }, 'warranty.day.none', 'purchasedOn'],
    [{ purchasedOn: '2026/13/1', receivedOn: received }, 'warranty.day.none', 'purchasedOn'],
  ])('%j is refused: %s', (days, code, field) => {
    expect(checkElsewhere(days, t('2026-11-05 10:00'))).toMatchObject({ ok: false, code, field });
  });

  test('guessing serials ends soon, by account and by address', () => {
    expect(mayTrySerial({ byUser: SERIAL_TRIES - 1, byAddress: 0 }).ok).toBe(true);
    expect(mayTrySerial({ byUser: SERIAL_TRIES, byAddress: 0 })).toMatchObject({ ok: false, status: 429 });
    expect(mayTrySerial({ byUser: 0, byAddress: SERIAL_TRIES_OF_ADDRESS })).toMatchObject({ ok: false, status: 429 });
  });
});

/** Delivered on Saturday 21 November 2026 at 10:00 by our parcel. */
const device: Claimable = {
  state: 'active',
  purchasedOn: '2026-11-18',
  warrantyEndsOn: '2027-11-18',
  fromWebsite: true,
  ownParcel: true,
  deliveredAt: t('2026-11-21 10:00'),
  receivedOn: null,
  openTicket: null,
};
const none = new Set<string>();
const open = (kind: Parameters<typeof eligibleFor>[0], now: string, more: Partial<Claimable> = {}, holidays = none) =>
  eligibleFor(kind, { ...device, ...more }, t(now), holidays).open;

describe('which ticket may be sent, and until when', () => {
  test('[WAR-5: the window] a defect is replaced when reported within seven days of delivery, to the end of the last', () => {
    expect([open('replacement', '2026-11-28 23:59'), open('replacement', '2026-11-29 00:00')]).toEqual([true, false]);
    const elsewhere = { fromWebsite: false, deliveredAt: null, receivedOn: '2026-11-20' };
    expect([open('replacement', '2026-11-27 23:59', elsewhere), open('replacement', '2026-11-28 00:00', elsewhere)]).toEqual([true, false]);
  });

  test('[WAR-6: the window] damage in transit is reported within 24 working hours of delivery; Friday and holidays do not count', () => {
    expect([open('transit-damage', '2026-11-22 09:59'), open('transit-damage', '2026-11-22 10:00')]).toEqual([true, false]);
    const thursday = { deliveredAt: t('2026-11-26 18:00') };
    expect([open('transit-damage', '2026-11-28 17:59', thursday), open('transit-damage', '2026-11-28 18:00', thursday)]).toEqual([true, false]);
    expect(open('transit-damage', '2026-11-28 18:00', thursday, new Set(['2026-11-28']))).toBe(true);
    expect(
      eligibleFor('transit-damage', { ...device, fromWebsite: false, deliveredAt: null, receivedOn: '2026-11-21' }, t('2026-11-21 12:00'), none).why,
    ).toMatchObject({
      code: 'warranty.claim.transit-elsewhere',
    });
  });

  test('[WAR-1: in force] a repair under warranty is asked for until the end of its last day', () => {
    expect([open('guarantee', '2027-11-18 23:59'), open('guarantee', '2027-11-19 00:00')]).toEqual([true, false]);
  });

  test('a delivery that nobody recorded starts no clock', () => {
    expect(eligibilityOf({ ...device, deliveredAt: null }, t('2026-12-30 10:00'), none).map((one) => [one.kind, one.open, one.until === null])).toEqual([
      ['guarantee', true, false],
      ['replacement', true, true],
      ['transit-damage', true, true],
    ]);
  });

  test('each “no” has its reason', () => {
    const why = (more: Partial<Claimable>, now = '2026-12-30 10:00') =>
      eligibilityOf({ ...device, ...more }, t(now), none).map((one) => one.why?.code ?? 'open');
    expect(why({})).toEqual(['open', 'warranty.claim.replacement-late', 'warranty.claim.transit-late']);
    expect(why({}, '2028-01-01 10:00')[0]).toBe('warranty.claim.over');
    expect(why({ state: 'void' })).toEqual(Array(3).fill('warranty.claim.void'));
    expect(why({ state: 'replaced' })).toEqual(Array(3).fill('warranty.claim.not-active'));
    expect(why({ openTicket: 'ZT-2345678' })).toEqual(Array(3).fill('warranty.claim.open-ticket'));
  });
});

test('[WAR-4: warnings] a promise warns before it runs out and says when it is broken', () => {
  const due = t('2026-11-22 10:00');
  expect(warnAt('warranty.contact', due)).toEqual(t('2026-11-22 06:00'));
  expect([
    urgencyOf('warranty.contact', due, t('2026-11-22 05:59')),
    urgencyOf('warranty.contact', due, t('2026-11-22 06:00')),
    urgencyOf('warranty.contact', due, due),
  ]).toEqual(['in-time', 'soon', 'late']);
});

test('[WAR-7: who] company support and after-sales staff decide, an administrator for them; no other role does', () => {
  const allowed = roles.filter((role) =>
    can(role === 'guest' ? { kind: 'guest' } : role === 'user' ? { kind: 'user', userId: 1 } : { kind: 'staff', staffId: 1, roles: [role] }, 'tickets.decide', {
      ownerId: 1,
    }),
  );
  expect(allowed).toEqual(['support', 'after-sales', 'administrator']);
  expect(roles.filter((role) => can({ kind: 'staff', staffId: 1, roles: [role] }, 'devices.decide'))).toEqual(['support', 'after-sales', 'administrator']);
});

test('what a form names is read strictly', () => {
  expect(parseBought('channel:12')).toEqual({ ok: true, value: { channelId: 12 } });
  for (const typed of ['', 'channel:', 'channel:0', 'channel:1e3', 'order:', 'order:x', 'website', 'channel:99999999999'])
    expect(parseBought(typed).ok).toBe(false);
  expect(parseTicketCode('zt-۲۳۴abcd')).toBe('ZT-234ABCD');
  for (const typed of ['', 'ZT-', 'ZR-234ABCD', 'ZT-0000000', '<b>']) expect(parseTicketCode(typed)).toBeNull();
});
