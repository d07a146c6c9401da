import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ComponentType } from 'react';
import { langs } from '#locales/lang';
import { say } from '#locales/say';
import { provideRuntime } from '#services/runtime';
import { deviceOf } from '../../../tests/attack/forms/devices';
import { newsFor } from '../../../tests/attack/forms/health';
import { DoorBrowser } from '../../../tests/door-browser';
import { makeChannel, openShop, type Shop } from '../../../tests/warranty';
import type { Answer } from '../../answer';
import { LangProvider } from '../../words';
import * as outbox from '../dev-outbox';
import * as code from '../login/code';
import * as login from '../login/index';
import * as profile from '../login/profile';
import * as childNew from './child-new';
import * as device from './device';
import * as deviceNew from './device-new';
import * as devices from './devices';
import * as family from './family';
import * as about from './member-about';
import * as remove from './member-remove';
import * as picture from './picture';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  provideRuntime(shop.rt);
});
afterAll(() => shop.stop());

const PHONE = '09120009191';
/** Somebody who has just opened an account. */
async function comeIn(): Promise<DoorBrowser> {
  const visitor = new DoorBrowser('10.9.9.1');
  await visitor.post(login, '/login', { intent: 'phone', phone: PHONE, source: 'WEBSITE' });
  const { data } = await new DoorBrowser('127.0.0.1').get(outbox, `/dev/outbox?to=${PHONE}`, {}, { Accept: 'application/json' });
  const sent = (data as { messages: { facts: { code: string } }[] }).messages[0]?.facts.code ?? '';
  const entered = await visitor.post(code, '/login/code', { intent: 'check', code: sent });
  await visitor.post(profile, entered.location ?? '/login/profile', { firstName: 'آوین', lastName: 'کهن‌سار', job: '', adult: 'on' });
  return visitor;
}

type Page = { default: ComponentType; loader: Parameters<DoorBrowser['get']>[0]['loader'] };
/** Signs of a word or a value that was not there. */
const BROKEN = /undefined|NaN|\[object|health\.[a-z-]+\.|\{\{|Invalid Date/;
/** A page as its visitor has it, drawn in both languages; the Persian one. */
async function draw(visitor: DoorBrowser, page: Page, path: string, params: Record<string, string> = {}): Promise<string> {
  const came = await visitor.get(page as never, path, params);
  expect([path, came.status]).toEqual([path, 200]);
  const { default: Whole } = page;
  const [fa = '', en = ''] = langs.map((lang) => {
    const router = createMemoryRouter([{ id: 'page', path: '/', element: <Whole />, loader: () => came.data as object }], {
      hydrationData: { loaderData: { page: came.data as object } },
    });
    return renderToStaticMarkup(
      <LangProvider lang={lang}>
        <RouterProvider router={router} />
      </LangProvider>,
    );
  });
  for (const html of [fa, en]) expect(html.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(BROKEN);
  expect(en).not.toBe(fa);
  return fa;
}

test('[FAM-2: pages, FAM-3: pages, FAM-4: pages, FAM-5: list] the pages of a family are drawn with nothing missing, and each of their forms says what is wrong beside its field and does its deed once', async () => {
  const visitor = await comeIn();
  const { rows } = await shop.database.pool.query<{ id: number }>('select id from users where phone = $1', [PHONE]);
  const userId = rows[0]?.id ?? 0;
  await makeChannel(shop);
  expect(await draw(visitor, family, '/app/family')).toContain(say('fa', 'health.family.empty'));
  expect(await draw(visitor, devices, '/app/family/devices')).toContain(say('fa', 'health.devices.none-yet'));
  const form = { firstName: 'نوید', lastName: 'سپیدرود', relation: 'son', birthDay: '1394/06/02', height: '128' };
  const { once } = (await visitor.get(childNew, '/app/family/new')).data as { once: string };
  const made = await visitor.post(childNew, '/app/family/new', { once, ...form });
  const of = new URL(made.location ?? '', 'http://x').searchParams.get('of') ?? '';
  expect(of).toHaveLength(22);
  const { serial } = await deviceOf(shop.database.pool, userId);
  await newsFor(shop.database.pool, userId);
  // What was put into the tables is dated by the database's own clock.
  shop.at(new Date(Date.now() + 60_000));

  const wrong = await visitor.post(deviceNew, '/app/family/devices/new', { serial: 'NB12', member: '' });
  expect([wrong.status, (wrong.data as Answer).fields]).toEqual([
    422,
    { serial: [say('fa', 'refusals.health.devices.serial', { characters: 12 })], member: [say('fa', 'refusals.health.devices.member.missing')] },
  ]);
  const none = await visitor.post(deviceNew, '/app/family/devices/new', { serial: 'NB0000000000', member: of });
  expect([none.status, (none.data as Answer).fields['serial']?.[0]]).toEqual([422, say('fa', 'refusals.health.devices.none')]);
  expect(await draw(visitor, deviceNew, '/app/family/devices/new')).toContain(serial);
  expect((await visitor.post(deviceNew, '/app/family/devices/new', { serial: serial.toLowerCase(), member: of })).status).toBe(303);
  expect(await draw(visitor, devices, '/app/family/devices')).toContain('نوید');
  const { used } = (await visitor.get(devices, '/app/family/devices')).data as { used: { ref: string }[] };
  const ref = used[0]?.ref ?? '';
  expect(await draw(visitor, device, `/app/family/devices/${ref}`, { ref })).toContain(say('fa', 'health.devices.remove-now'));
  expect(await draw(visitor, picture, '/app/family/picture')).toContain('نوید');

  const home = await draw(visitor, family, '/app/family');
  for (const words of [say('fa', 'health.family.updated'), say('fa', 'health.family.fresh', { count: 1 }), serial, 'نوید']) expect(home).toContain(words);
  expect((await visitor.post(family, '/app/family', { intent: 'seen' })).status).toBe(303);
  expect(await draw(visitor, family, '/app/family')).not.toContain(say('fa', 'health.family.updated'));
  expect((await visitor.post(family, '/app/family', { intent: 'choose', member: of })).location).toBe(`/app?of=${of}`);
  expect((await visitor.post(family, '/app/family', { intent: 'choose', member: 'x' })).status).toBe(422);
  expect(await draw(visitor, family, '/app/family')).toContain(say('fa', 'health.family.chosen'));
  expect(await draw(visitor, about, `/app/family/${of}/about`, { of })).toContain(say('fa', 'health.about.note'));
  expect((await visitor.post(about, `/app/family/${of}/about`, { description: 'نزد پدربزرگ', note: '' }, { of })).status).toBe(303);
  expect(await draw(visitor, family, '/app/family')).toContain('نزد پدربزرگ');

  expect(await draw(visitor, remove, `/app/family/${of}/remove`, { of })).toContain(say('fa', 'health.remove.closes', { name: 'نوید' }));
  expect((await visitor.post(remove, `/app/family/${of}/remove`, {}, { of })).location).toBe('/app/family');
  expect(await draw(visitor, family, '/app/family')).toContain(say('fa', 'health.remove.removed'));
  expect((await visitor.post(family, '/app/family', { intent: 'bring-back', file: of })).status).toBe(303);
  expect((await visitor.post(device, `/app/family/devices/${ref}`, { intent: 'remove' }, { ref })).location).toBe('/app/family/devices');
  expect(await draw(visitor, devices, '/app/family/devices')).toContain(say('fa', 'health.devices.unused'));
});
