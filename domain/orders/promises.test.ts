import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberOf } from '../calendars/day';
import { isWorkingDay } from '../calendars/calendar';
import { dueAt } from '../calendars/deadline';
import { GUARANTEE_CONTACT_HOURS, REPAIR_WEEKS, REPLACEMENT_DAYS, SERVICE_YEARS, TRANSIT_DAMAGE_HOURS, WARRANTY_YEARS } from '../catalog/promises';
import { toman } from '../money';
import { ticketPromises } from '../warranty/clocks';
import { FREE_DELIVERY_FROM_TOMAN, deliveryDays, deliveryToman, promisedBy } from './delivery';
import { holdUntil, isHeld } from './hold';
import { queuedFor } from './queueing';
import { REFUND_DUE_HOURS, REFUND_PROMISED_HOURS, refundDates } from './refund';
import { HIGH_TOTAL_TOMAN, needsReview } from './review';
import { makeTrackingCode, parseTrackingCode } from './tracking-code';

const t = (text: string) => new Date(`${text.replace(' ', 'T')}:00+03:30`);
const holidays = new Set(['2026-12-06']);

test('[ORD-11: the promise, NUM-6: delivery] two working days in Tehran, five elsewhere', () => {
  expect([deliveryDays('tehran'), deliveryDays('karaj'), deliveryDays('دهکده')]).toEqual([2, 5, 5]);
  expect(promisedBy(t('2026-12-03 10:24'), 'tehran', holidays)).toEqual({ day: '2026-12-07', at: t('2026-12-08 00:00') });
  expect(promisedBy(t('2026-12-03 10:24'), 'shiraz', holidays).day).toBe('2026-12-10');
});

test('[ORD-6: queueing] an order is queued on the next working day, strictly after its own', () => {
  expect(queuedFor(t('2026-12-03 00:00'), holidays)).toEqual({ day: '2026-12-05', at: t('2026-12-05 00:00') });
  expect(queuedFor(t('2026-12-05 23:59'), holidays).day).toBe('2026-12-07');
});

test('[ORD-9: the date, NUM-4: refund] a refund is promised after 48 working hours and due after 72', () => {
  expect(refundDates(t('2026-12-05 09:00'), holidays)).toEqual({ promisedAt: t('2026-12-08 09:00'), dueAt: t('2026-12-09 09:00') });
});

test('[ORD-4: the hold] stock is held for fifteen minutes, not a moment longer', () => {
  const until = holdUntil(t('2026-12-05 10:00'));
  expect(until).toEqual(t('2026-12-05 10:15'));
  expect([isHeld(until, new Date(until.getTime() - 1)), isHeld(until, until)]).toEqual([true, false]);
});

test('[ORD-7: which] more than ten of one product, over all its lines, or a high total', () => {
  const order = (quantities: number[], total = 1) => ({ lines: quantities.map((quantity) => ({ productId: 1, quantity })), totalToman: toman(total) });
  expect(needsReview(order([10]))).toBe(false);
  expect(needsReview(order([6, 5]))).toBe(true);
  expect(
    needsReview({
      lines: [
        { productId: 1, quantity: 10 },
        { productId: 2, quantity: 10 },
      ],
      totalToman: toman(1),
    }),
  ).toBe(false);
  expect(needsReview(order([1], HIGH_TOTAL_TOMAN))).toBe(false);
  expect(needsReview(order([1], HIGH_TOTAL_TOMAN + 1))).toBe(true);
  expect(needsReview(order([3]), { quantity: 2, totalToman: 10 })).toBe(true);
});

test('delivery is free from a sum on, and dearer outside Tehran', () => {
  expect(deliveryToman('tehran', FREE_DELIVERY_FROM_TOMAN)).toBe(0);
  expect(deliveryToman('tehran', toman(1))).toBeLessThan(deliveryToman('karaj', toman(1)));
});

test('[ORD-6: the tracking code, LANG-4: tracking code] a code is read as it is told on the phone, and a slip is caught', () => {
  const seed = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(seed, fc.integer({ min: 3, max: 9 }), fc.nat(30), (numbers, place, sign) => {
      const left = [...numbers];
      const code = makeTrackingCode(() => left.shift() ?? 0);
      expect(code).toMatch(/^ZR-[2-9A-HJKMNP-Z]{7}$/);
      for (const typed of [code, code.toLowerCase(), ` ${code.slice(3)} `, code.replace('-', ' '), code.replace(/2/g, '۲')]) {
        expect(parseTrackingCode(typed)).toEqual({ ok: true, value: code });
      }
      const other = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'[sign] ?? '2';
      const slip = code.slice(0, place) + other + code.slice(place + 1);
      expect(parseTrackingCode(slip).ok).toBe(slip === code);
      const swapped = place < 9 ? code.slice(0, place) + (code[place + 1] ?? '') + (code[place] ?? '') + code.slice(place + 2) : code;
      expect(parseTrackingCode(swapped).ok).toBe(swapped === code);
    }),
  );
  for (const bad of ['', 'ZR-', 'ZR-1111111', '<b>', 'ZR-ABCDEFGHJ']) expect(parseTrackingCode(bad)).toMatchObject({ status: 404 });
});

test('[NUM-4] refund 48 to 72 working hours of Saturday to Thursday without public holidays; transit damage 24 working hours; replacement 7 days; warranty 1 year, contact 24 hours, repair two weeks, service 5 years', () => {
  // Wednesday 9:00, Thursday a holiday, Friday no working day: two working days on is Sunday, three is Monday.
  const closed = new Set(['2026-12-03']);
  expect(refundDates(t('2026-12-02 09:00'), closed)).toEqual({ promisedAt: t('2026-12-06 09:00'), dueAt: t('2026-12-07 09:00') });
  expect([REFUND_PROMISED_HOURS, REFUND_DUE_HOURS]).toEqual([48, 72]);
  expect([1, 2, 3, 4, 5, 6, 7].map((day) => isWorkingDay('orders', numberOf(`2026-11-${String(20 + day)}`), new Set()))).toEqual([
    true,
    true,
    true,
    true,
    true,
    true,
    false,
  ]);
  expect([TRANSIT_DAMAGE_HOURS, REPLACEMENT_DAYS, WARRANTY_YEARS, GUARANTEE_CONTACT_HOURS, REPAIR_WEEKS, SERVICE_YEARS]).toEqual([24, 7, 1, 24, 2, 5]);
  expect(dueAt({ kind: 'working', calendar: 'orders', hours: TRANSIT_DAMAGE_HOURS }, t('2026-12-02 18:00'), closed)).toEqual(t('2026-12-05 18:00'));
  expect(dueAt(ticketPromises['warranty.contact'].clock, t('2026-12-01 10:00'), closed)).toEqual(t('2026-12-02 10:00'));
  expect(dueAt(ticketPromises['warranty.contact'].clock, t('2026-12-02 10:00'), closed)).toEqual(t('2026-12-03 10:00'));
  expect(dueAt(ticketPromises['warranty.repair'].clock, t('2026-12-01 10:00'), new Set())).toEqual(t('2026-12-15 18:00'));
});
