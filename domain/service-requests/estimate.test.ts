import { describe, expect, test } from 'vitest';
import { langs } from '#locales/lang';
import { hasWord, say, type WordKey } from '#locales/say';
import { sensibleRequest, casesOf } from '../../tests/attack/forms/service-inputs';
import { dayFault, DAYS_AHEAD, daysAhead } from './days';
import { estimate, priceShape } from './estimate';
import { nextSteps } from './next-step';
import { offeredOf } from './offered';
import { readService } from './read-service';
import type { ServiceType } from './service-type';
import { requestStates } from './states';
import { fieldsOf, serviceOf, serviceTypes } from './types/all';

const rows: readonly ServiceType[] = serviceTypes;
const typeOf = (code: string) => serviceOf(code) as ServiceType;
const listed = (type: ServiceType) => (code: string) => type.items.find((item) => item.code === code)?.priceToman ?? null;
const shapeOf = (code: string) => priceShape(typeOf(code), listed(typeOf(code)));

describe('[SVC-1: price] an estimate is what is known before review, from what is typed', () => {
  test('so many of each thing, in either digits; what is not asked is no line', () => {
    const { lines, totalToman } = estimate(shapeOf('nurse'), {
      'count-serum-therapy': '۲',
      'count-injections': '1',
      'count-wound-dressing': '',
      every: 'once',
    });
    expect(lines).toEqual([
      { item: 'injections', base: false, count: 1, unitToman: 110_000, sumToman: 110_000 },
      { item: 'serum-therapy', base: false, count: 2, unitToman: 420_000, sumToman: 840_000 },
    ]);
    expect(totalToman).toBe(950_000);
  });

  test('[INP-6: base fee] sampling at home has its base, each test is found after review; at a centre there is no base', () => {
    const home = estimate(shapeOf('lab'), { place: 'home', tests: 'cbc\nhiv', quantity: '3' });
    expect(home.lines.map(({ item, base, sumToman }) => [item, base, sumToman])).toEqual([
      ['home-sampling', true, 275_000],
      ['test-cbc', false, null],
      ['test-hiv', false, null],
    ]);
    expect([home.totalToman, estimate(shapeOf('lab'), { place: 'centre', tests: ['cbc'] }).totalToman]).toEqual([275_000, 0]);
  });

  test('a price is multiplied by the field that its row names: views, sessions', () => {
    expect(estimate(shapeOf('imaging'), { item: 'radiography', views: '3' }).totalToman).toBe(1_620_000);
    expect(estimate(shapeOf('physiotherapy'), { sessions: '10' }).totalToman).toBe(4_800_000);
    expect(estimate(shapeOf('physiotherapy'), {}).totalToman).toBe(480_000);
  });

  test.each(['-1', '1.5', '1e9', '999999999999', 'دو', '2; drop'])('%s is no count', (typed) => {
    expect(estimate(shapeOf('nurse'), { 'count-serum-therapy': typed }).lines).toEqual([]);
  });

  test.each(rows.flatMap((type) => casesOf(type).map((inCase) => [type.code, inCase ?? 'always'] as const)))(
    '%s, %s: what was typed and what was kept of it have one estimate',
    (code, inCase) => {
      const type = typeOf(code);
      const typed = sensibleRequest(type, 'fa', inCase === 'always' ? null : inCase);
      const read = readService(type, typed, new Set(Object.keys(fieldsOf(type))));
      if (!read.ok) throw new Error('an example was refused');
      const shape = priceShape(type, listed(type));
      expect(estimate(shape, read.value)).toEqual(estimate(shape, typed));
      expect(estimate(shape, typed).lines.length).toBeGreaterThan(0);
    },
  );
});

describe('[INP-3: what the user sees, INP-5] each state says what happens next, and until when', () => {
  const dueAt = new Date('2026-11-23T10:00:00Z');
  const visit = { from: new Date('2026-11-24T05:00:00Z'), to: new Date('2026-11-24T08:00:00Z') };
  const table = requestStates.flatMap((state) => [null, dueAt].flatMap((due) => [0, 50_000].map((paidToman) => [state, due, paidToman] as const)));
  test.each(table)('%s, due %s, %d paid', (state, due, paidToman) => {
    const rentals = [null, ...[false, true].flatMap((returned) => [false, true].map((settled) => ({ returned, deposit: { settled } })))];
    for (const [seen, rental] of [null, visit].flatMap((one) => rentals.map((other) => [one, other] as const))) {
      const { title, text } = nextSteps({ state, dueAt: due, totalToman: 960_000, paidToman, visit: seen, rental, awaited: null });
      for (const lang of langs) {
        const said = [say(lang, `services.next.${title.key}` as WordKey), say(lang, `services.next.${text.key}` as WordKey, text.facts)];
        expect(said.filter((one) => one === '' || /\{\{|services\.next|undefined/.test(one))).toEqual([]);
        if (due && 'dueBy' in text.facts) expect(said[1]).toMatch(lang === 'fa' ? /۱۳:۳۰/ : /13:30/);
      }
    }
  });

  test('where nobody answered it says that cancelling is free', () => {
    for (const state of ['no-answer-staff', 'no-answer-provider'] as const)
      for (const due of [null, dueAt]) {
        const { text } = nextSteps({ state, dueAt: due, totalToman: null, paidToman: 0, visit: null, rental: null, awaited: null });
        expect(say('en', `services.next.${text.key}` as WordKey, text.facts)).toMatch(/free/);
        expect(say('fa', `services.next.${text.key}` as WordKey, text.facts)).toMatch(/رایگان/);
      }
  });

  test('everything that happens has its words', () => {
    for (const event of ['send', 'wait', 'nobody-came', 'lapse', 're-offer']) expect(hasWord(`services.told.${event}`)).toBe(true);
  });
});

test('a wished day is one of the next thirty, in Tehran', () => {
  const now = new Date('2026-11-21T21:00:00Z');
  expect([daysAhead(now)[0], daysAhead(now).length]).toEqual(['2026-11-22', DAYS_AHEAD + 1]);
  const at = (day: string) => dayFault(typeOf('nurse'), { day }, now);
  expect([at('2026-11-21')?.code, at('2026-11-22'), at('2026-12-22'), at('2026-12-23')?.code]).toEqual([
    'services.day.past',
    null,
    null,
    'services.day.too-far',
  ]);
  expect(dayFault(typeOf('home-care'), { beginsOn: '2026-11-01' }, now)).toMatchObject({ field: 'beginsOn' });
});

describe('what is switched off is neither asked nor taken', () => {
  const left = (code: string, off: string) =>
    offeredOf(
      typeOf(code),
      new Set(
        typeOf(code)
          .items.map((item) => item.code)
          .filter((item) => item !== off),
      ),
    );
  test('a count, a choice, a case, a test', () => {
    expect(fieldsOf(left('nurse', 'serum-therapy'))).not.toHaveProperty('count-serum-therapy');
    for (const [code, off, typed] of [
      ['rental', 'wheelchair', { item: 'wheelchair' }],
      ['imaging', 'radiography', { item: 'radiography' }],
      ['lab', 'test-hiv', { tests: 'hiv' }],
    ] as const) {
      const type = left(code, off);
      const choices = Object.values(fieldsOf(type)).flatMap((field) => ('of' in field ? field.of : []));
      expect(choices).not.toContain(off.replace('test-', ''));
      const read = readService(type, { ...sensibleRequest(typeOf(code), 'fa'), ...typed }, new Set(Object.keys(fieldsOf(type))));
      expect(read).toMatchObject({ ok: false });
    }
  });
});
