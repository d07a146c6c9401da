import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAt } from '#domain/centres/hours';
import { say } from '#locales/say';
import { allCentres, shownHolidays } from '#services/centres/all';
import { readCentre } from '#services/centres/centre';
import { publishedAddresses } from '#services/content/addresses';
import { testContext } from '../../tests/test-context';
import { openCms, type Cms, type Person } from '../../tests/cms';

let cms: Cms;
let editor: Person;
beforeAll(async () => {
  cms = await openCms();
  editor = await cms.full('editor');
});
afterAll(() => cms.stop());

const sepidar = {
  slug: 'sepidar',
  kind: 'laboratory',
  title: 'آزمایشگاه سپیدار',
  address: 'خیابان نمونه، پلاک ۴۱',
  province: 'tehran',
  city: 'tehran',
  latitude: 35.7297,
  longitude: 51.4281,
};
const post = (more: object, by = editor) => cms.rest('POST', '/cms-api/centres?locale=fa', { cookie: by.cookie, body: { ...sepidar, ...more } });

test('[MAP-1: editors] a centre is kept as it was typed, in any digits', async () => {
  const { status, body } = await post({
    slug: ' Sepidar ',
    phones: [{ phone: '۰۲۱ ۰۰۰۰-۱۱۰۱' }],
    hours: [
      { days: ['saturday', 'sunday'], from: '۷', to: '۲۰:۳۰' },
      { days: ['thursday'], from: '20:00', to: '2' },
    ],
    onHolidays: 'own',
    holidayHours: [{ from: '9', to: '12' }],
    exceptions: [{ day: '۱۴۰۵/۰۱/۱۳' }, { day: '2026-04-03', from: '8', to: '10' }],
    appointment: 'https://example.com/book',
  });
  expect([status, body['errors']]).toEqual([201, undefined]);
  expect(body['doc']).toMatchObject({
    slug: 'sepidar',
    published: false,
    phones: [{ phone: '02100001101' }],
    hours: [
      { days: ['saturday', 'sunday'], from: '07:00', to: '20:30' },
      { days: ['thursday'], from: '20:00', to: '02:00' },
    ],
    holidayHours: [{ from: '09:00', to: '12:00' }],
    exceptions: [{ day: '2026-04-02' }, { day: '2026-04-03', from: '08:00', to: '10:00' }],
  });
});

test.each([
  ['a latitude beyond Iran', { latitude: 51.4281 }, 'latitude'],
  ['a longitude beyond Iran', { longitude: 35.7297 }, 'longitude'],
  ['a place in another province', { latitude: 32.66, longitude: 51.67 }, 'province'],
  ['a city of another province', { city: 'karaj' }, 'city'],
  ['a time that is none', { hours: [{ days: ['saturday'], from: '25', to: '26' }] }, 'time'],
  ['hours without length', { hours: [{ days: ['saturday'], from: '8', to: '8' }] }, 'time'],
  ['an exception with one time', { exceptions: [{ day: '2026-04-03', from: '8' }] }, 'time'],
  ['a phone that is none', { phones: [{ phone: 'call us' }] }, 'phone'],
  ['a link that runs', { appointment: 'javascript:alert(1)' }, 'link'],
])('[MAP-1: editors] %s is refused beside its field, in words', async (_, more, word) => {
  const { status, body } = await post({ slug: 'refused', ...more });
  expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(say('fa', `admin.invalid.centre.${word}` as 'admin.invalid.centre.city'))]);
});

test('[MAP-1: editors, ADM-5] the desk reads centres, editors alone change them', async () => {
  const support = await cms.full('support');
  const { rows } = await cms.database.pool.query<{ id: number }>('select id from centres');
  const change = (by: Person, body: object) => cms.rest('PATCH', `/cms-api/centres/${rows[0]?.id}?locale=fa`, { cookie: by.cookie, body });
  expect((await post({ slug: 'mine' }, support)).status).toBe(403);
  expect((await change(support, { published: true })).status).toBe(403);
  expect((await cms.rest('GET', '/cms-api/centres', { cookie: support.cookie })).status).toBe(200);
  // What is not sent stays: a place is still held against the province that was there.
  expect((await change(editor, { published: true })).status).toBe(200);
  expect((await change(editor, { longitude: 59.6 })).status).toBe(400);
  expect((await change(editor, { province: 'alborz' })).status).toBe(400);
});

test('[MAP-1: editors] a centre is shown once it is published, in the languages that it has a name in, with its hours as they were written', async () => {
  const [fa, en] = (['fa', 'en'] as const).map((lang) => testContext(cms.rt, { lang }));
  expect(await readCentre(fa!, 'hidden')).toMatchObject({ ok: false, status: 404 });
  const made = await post({
    slug: 'night',
    published: true,
    phones: [{ phone: '115' }],
    services: 'قند\n\n چربی ',
    hours: [{ days: ['tuesday', 'friday'], from: '20', to: '2' }],
  });
  const { id } = made.body['doc'] as { id: number };
  await post({ slug: 'hidden' });
  expect((await allCentres(fa!)).map(({ slug }) => slug).sort()).toEqual(['night', 'sepidar']);
  expect(await readCentre(fa!, 'hidden')).toMatchObject({ ok: false, status: 404 });
  const night = await readCentre(fa!, 'night');
  if (!night.ok) throw new Error(night.code);
  expect(night.value).toMatchObject({ phones: ['115'], services: ['قند', 'چربی'], langs: ['fa'], photo: null, beside: [{ slug: 'sepidar', metres: 0 }] });
  // 2026-12-22 is a Tuesday; Wednesday's first hours belong to its night.
  expect(openAt(night.value.hours, await shownHolidays(fa!), new Date('2026-12-22T21:29:00Z'))).toEqual({
    open: true,
    until: new Date('2026-12-22T22:30:00Z'),
  });
  expect(await allCentres(en!)).toEqual([]);
  expect(await readCentre(en!, 'night')).toMatchObject({ ok: false, status: 404 });
  await cms.rest('PATCH', `/cms-api/centres/${id}?locale=en`, { cookie: editor.cookie, body: { title: 'Night', address: '1 Nemooneh Street' } });
  expect(await allCentres(en!)).toMatchObject([{ slug: 'night', title: 'Night' }]);
  expect((await publishedAddresses(en!)).filter(({ of }) => of === 'centre').map(({ slug, lang }) => `${lang} ${slug}`)).toEqual(
    expect.arrayContaining(['en night', 'fa night']),
  );
});
