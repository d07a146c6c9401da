import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWorkingDay } from '../calendars/calendar';
import { numberOf } from '../calendars/day';
import { dueAt } from '../calendars/deadline';
import { promisedBy } from './delivery';
import { chooseDelivery, deliverOn, deliverPart, deliveryOffer, DELIVERY_CHOICE_DAYS, keptDay, openOffer } from './delivery-choice';

const t = (text: string) => new Date(`${text.replace(' ', 'T')}:00+03:30`);
// Thursday 3 December, before a Friday and a holiday on Sunday.
const holidays = new Set(['2026-12-06']);
const ordered = t('2026-12-03 10:24');

test('[ORD-11: the chosen day] the days to choose begin with the promised one and skip Fridays and holidays', () => {
  expect(deliveryOffer(ordered, 'tehran', holidays).days).toEqual(['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-10', '2026-12-12', '2026-12-13']);
  expect(deliveryOffer(ordered, 'shiraz', holidays).days[0]).toBe('2026-12-10');
});

test('[ORD-11: the chosen day] whenever it is asked, no day lies before the promise and each is worked on', () => {
  fc.assert(
    fc.property(fc.date({ min: t('2026-03-21 00:00'), max: t('2027-03-20 00:00'), noInvalidDate: true }), fc.constantFrom('tehran', 'shiraz'), (at, city) => {
      const { days } = deliveryOffer(at, city, holidays);
      expect(days).toHaveLength(DELIVERY_CHOICE_DAYS);
      expect(days[0]).toBe(promisedBy(at, city, holidays).day);
      expect(new Set(days).size).toBe(days.length);
      for (const day of days) expect(isWorkingDay('orders', numberOf(day), holidays)).toBe(true);
    }),
  );
});

test('[ORD-11: the chosen day] an order ends its day at midnight in Tehran: a form left open over it is stale', () => {
  const late = deliveryOffer(t('2026-12-03 23:59'), 'tehran', holidays);
  const after = deliveryOffer(t('2026-12-05 00:00'), 'tehran', holidays);
  expect(chooseDelivery({ day: '2026-12-07', part: 'evening' }, late)).toEqual({ ok: true, value: { day: '2026-12-07', part: 'evening' } });
  expect(chooseDelivery({ day: '2026-12-07', part: 'evening' }, after)).toMatchObject({ code: 'orders.delivery.day-gone', field: 'deliverOn', status: 409 });
});

test('[ORD-11: the chosen day] what nobody can keep is refused beside its field: a Friday, a holiday, a day too far, a part without a day, an evening of the post', () => {
  const offer = deliveryOffer(ordered, 'tehran', holidays);
  for (const day of ['2026-12-04', '2026-12-06', '2026-12-11', '2027-12-13'])
    expect(chooseDelivery({ day, part: null }, offer)).toMatchObject({ ok: false, field: 'deliverOn' });
  expect(chooseDelivery({ day: null, part: 'morning' }, offer)).toMatchObject({ code: 'orders.delivery.day-first', field: 'deliverOn' });
  const far = deliveryOffer(ordered, 'shiraz', holidays);
  expect(chooseDelivery({ day: '2026-12-10', part: 'evening' }, far)).toMatchObject({ code: 'orders.delivery.part-elsewhere', field: 'deliverPart' });
  expect(chooseDelivery({ day: '2026-12-10', part: 'morning' }, far).ok).toBe(true);
  expect(chooseDelivery({ day: null, part: null }, offer)).toEqual({ ok: true, value: null });
});

test('[ORD-11: the chosen day] the fields read a day and a part, or nothing', () => {
  expect([deliverOn.read(''), deliverOn.read('2026-12-07'), deliverPart.read(''), deliverPart.read('evening')]).toEqual([
    { ok: true, value: null },
    { ok: true, value: '2026-12-07' },
    { ok: true, value: null },
    { ok: true, value: 'evening' },
  ]);
  for (const bad of ['tomorrow', '2026-13-01', '2026-12-32', '1405-09-16', '2026-12-07 ', '۲۰۲۶-۱۲-۰۷']) expect(deliverOn.read(bad).ok).toBe(false);
  expect(deliverPart.read('night').ok).toBe(false);
});

test('[ORD-7, ORD-11: the chosen day] a day that payment or review has overtaken moves to the first that can be kept', () => {
  const offer = deliveryOffer(t('2026-12-08 10:00'), 'tehran', holidays);
  expect([keptDay('2026-12-07', offer), keptDay('2026-12-12', offer)]).toEqual(['2026-12-10', '2026-12-12']);
});

test('[JOB-3, ORD-11: the chosen day] the day is an appointment: it moves only when it is itself no working day', () => {
  const on = { kind: 'on', calendar: 'orders', day: '2026-12-07' } as const;
  expect(dueAt(on, ordered, holidays)).toEqual(t('2026-12-08 00:00'));
  expect(dueAt(on, ordered, new Set(['2026-12-05']))).toEqual(t('2026-12-08 00:00'));
  expect(dueAt(on, ordered, new Set(['2026-12-07']))).toEqual(t('2026-12-09 00:00'));
});

test('[ORD-11: the chosen day] while no city is known the list says what Tehran alone may; once it is, the list is that city’s', () => {
  const offers = { tehran: deliveryOffer(ordered, 'tehran', holidays), elsewhere: deliveryOffer(ordered, 'shiraz', holidays) };
  const open = openOffer(offers, null);
  const tehranOnly = open.days.filter((one) => one.tehranOnly).map(({ day }) => day);
  expect(tehranOnly).toEqual(['2026-12-07', '2026-12-08', '2026-12-09']);
  // What is not marked may be chosen wherever one lives.
  for (const { day, tehranOnly: alone } of open.days) if (!alone) expect(chooseDelivery({ day, part: null }, offers.elsewhere).ok).toBe(true);
  expect(open.parts.filter((one) => one.tehranOnly).map(({ part }) => part)).toEqual(['evening']);
  for (const city of ['tehran', 'shiraz'] as const) {
    const own = city === 'tehran' ? offers.tehran : offers.elsewhere;
    expect(openOffer(offers, city)).toEqual({
      days: own.days.map((day) => ({ day, tehranOnly: false })),
      parts: own.parts.map((part) => ({ part, tehranOnly: false })),
    });
  }
});

test('[ORD-11: the chosen day] a refused day is answered with the first that is possible there', () => {
  const refused = chooseDelivery({ day: '2026-12-07', part: null }, deliveryOffer(ordered, 'shiraz', holidays));
  expect(refused).toMatchObject({ code: 'orders.delivery.day-gone', facts: { firstDay: t('2026-12-10 12:00') } });
});
