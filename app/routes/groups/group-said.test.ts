import { afterAll, beforeAll, expect, test } from 'vitest';
import { provideRuntime } from '#services/runtime';
import { DoorBrowser } from '../../../tests/door-browser';
import { open } from '../../../tests/group';
import { buyer, openShop, type Shop } from '../../../tests/shop';
import { takeFlash } from '../../flash.server';
import * as outbox from '../dev-outbox';
import * as code from '../login/code';
import * as profile from '../login/profile';
import * as group from './group';
import * as groupSale from './group-sale';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  provideRuntime(shop.rt);
});
afterAll(() => shop.stop());

const said = async (visitor: DoorBrowser) => {
  const cookie = `zb_flash=${visitor.cookies.get('zb_flash')}`;
  return (await takeFlash(new Request('http://127.0.0.1:3000', { headers: { Cookie: cookie } })))?.flash.key;
};

/** Enters the code that was sent to a guest's number, gives the names, and goes on. */
async function tellNames(visitor: DoorBrowser, to: string, phone: string) {
  const { data } = await new DoorBrowser('127.0.0.1').get(outbox, `/dev/outbox?to=${phone}`, {}, { Accept: 'application/json' });
  const [message] = (data as { messages: { facts: { code: string } }[] }).messages;
  const entered = await visitor.post(code, to, { intent: 'check', code: message?.facts.code ?? '' });
  expect(entered.location).toMatch(/^\/login\/profile/);
  const before = await said(visitor);
  visitor.cookies.delete('zb_flash');
  const named = await visitor.post(profile, entered.location ?? '', { firstName: 'نیما', lastName: 'سپهری', job: '', adult: 'on' });
  return { before, to: named.location };
}

test('[GRP-1: said] who joins a group on the way through the login is told so on the group’s page, new customers too', async () => {
  const link = await open(shop, await buyer(shop, 1));
  const visitor = new DoorBrowser('10.3.0.1');
  const asked = await visitor.post(group, `/shop/group/${link}`, { intent: 'join', fullName: 'نیما سپهری', phone: '09121110001' }, { code: link });
  const named = await tellNames(visitor, asked.location ?? '', '09121110001');
  expect([named.before, named.to, await said(visitor)]).toEqual(['common.success.logged-in', `/shop/group/${link}`, 'groups.group.joined']);
});

test('[GRP-1: said] who opens one on that way is told that it is open', async () => {
  const visitor = new DoorBrowser('10.3.0.2');
  const form = { intent: 'open', unit: String(shop.unit.variantId), fullName: 'نیما سپهری', phone: '09121110002' };
  const asked = await visitor.post(groupSale, '/shop/group-sale', form);
  const named = await tellNames(visitor, asked.location ?? '', '09121110002');
  expect(named.to).toMatch(/^\/shop\/group\/[A-Z0-9]+$/);
  expect(await said(visitor)).toBe('groups.group.opened');
});
