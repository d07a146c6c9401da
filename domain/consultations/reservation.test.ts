import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseReservationCode, makeReservationCode } from './code';
import { backNow, cancelPromise, isInTime, mayMove } from './cancelling';
import { closesUntil } from './cycles';
import { readSlotStart, slotStart } from './fields';
import { heldUntil } from './hold';
import { earned } from '../ledger/consultation-money';

const HOUR = 3_600_000;
const startsAt = new Date('2026-12-05T05:30:00Z');
const ahead = (hours: number, ms = 0) => new Date(startsAt.getTime() - hours * HOUR + ms);

test('[CONS-4, NUM-3] cancelling gives half back up to the very moment two days ahead that was said, and nothing a millisecond later', () => {
  const promise = cancelPromise({ totalToman: 250_001, startsAt });
  expect(promise).toEqual({ backToman: 125_001, until: ahead(48) });
  expect([ahead(49), ahead(48), ahead(48, 1), ahead(47)].map((now) => backNow(promise, now))).toEqual([125_001, 125_001, 0, 0]);
});

test('[CONS-4] whatever was paid, half and the rest are the whole, the half never the smaller part, and the entries sum to zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: -200 * HOUR, max: 200 * HOUR }), (totalToman, off) => {
      const promise = cancelPromise({ totalToman, startsAt });
      const now = new Date(startsAt.getTime() + off);
      const back = backNow(promise, now);
      expect(promise.backToman * 2 - totalToman).toBe(totalToman % 2);
      expect(back).toBe(isInTime(promise, now) ? promise.backToman : 0);
      const lines = earned({ doctorId: 3, paidToman: totalToman, backToman: back, userId: 7 });
      expect(lines.reduce((sum, { amountToman }) => sum + amountToman, 0)).toBe(0);
      expect(lines.find(({ account }) => account === 'wallet:7')?.amountToman ?? 0).toBe(0 - back);
    }),
  );
});

test('[CONS-4] a booking is moved once, as early as it may be cancelled', () => {
  expect(mayMove({ startsAt, movedAt: null }, ahead(48))).toBe(true);
  expect(mayMove({ startsAt, movedAt: null }, ahead(48, 1))).toBe(false);
  expect(mayMove({ startsAt, movedAt: ahead(90) }, ahead(80))).toBe(false);
});

test('[CONS-5, NUM-3] the sixth cancelled booking closes booking until the end of the fourteenth day, five do not', () => {
  const now = new Date('2026-11-21T05:00:00Z');
  expect([0, 4].map((before) => closesUntil(before, now))).toEqual([null, null]);
  expect(closesUntil(5, now)).toEqual(new Date('2026-12-05T20:30:00Z'));
});

test('[CONS-3: hold] a slot is kept for fifteen minutes, never beyond its start', () => {
  expect(heldUntil(startsAt, ahead(2))).toEqual(new Date(ahead(2).getTime() + 15 * 60_000));
  expect(heldUntil(startsAt, ahead(0, -60_000))).toEqual(startsAt);
});

test('[CONS-1] a reservation’s number is read as people type it, a slot’s start as an address carries it', () => {
  const code = makeReservationCode(() => 0.5);
  expect(code).toMatch(/^ZN-/);
  expect(parseReservationCode(` zn${code.slice(3).toLowerCase()} `)).toEqual({ ok: true, value: code });
  expect(parseReservationCode('nothing').ok).toBe(false);
  expect(readSlotStart(slotStart(startsAt))).toEqual(startsAt);
  for (const typed of [null, '', '1', '1780637401', '-900', '9'.repeat(30), '1e9']) expect(readSlotStart(typed)).toBeNull();
});
