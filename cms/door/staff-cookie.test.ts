import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { changeLanguage, keepLanguage, languageOf } from './language';
import { renameStaffCookie } from './staff-cookie';

function asked(cookie: string, https: boolean) {
  const req = new IncomingMessage(new Socket());
  req.headers.cookie = cookie;
  const res = new ServerResponse(req);
  renameStaffCookie(req, res, https);
  return { req, res };
}

test('[ADM-5: cookies] on https the staff’s session and language are kept for this host alone, and inside have their plain names', () => {
  const { req, res } = asked('__Host-zb_staff-token=t; __Host-zb_staff-lng=en; zb_cart=c', true);
  expect(req.headers.cookie).toBe('zb_staff-token=t; zb_staff-lng=en; zb_cart=c');
  expect(languageOf(req)).toBe('en');
  res.appendHeader('Set-Cookie', 'zb_staff-lng=fa; Path=/; SameSite=Lax');
  res.appendHeader('Set-Cookie', 'zb_staff-token=t; Path=/; HttpOnly; Secure; Domain=zarban.example');
  expect(res.getHeader('set-cookie')).toEqual(['__Host-zb_staff-lng=fa; Path=/; SameSite=Lax; Secure', '__Host-zb_staff-token=t; Path=/; HttpOnly; Secure']);
});

test('[ADM-5: cookies] a plain name that came over https is not ours: it is dropped', () => {
  const { req, res } = asked('zb_staff-token=forged; zb_staff-lng=en', true);
  expect(req.headers.cookie).toBe('');
  keepLanguage(req, res);
  expect(res.getHeader('set-cookie')).toEqual(['__Host-zb_staff-lng=fa; Path=/; Max-Age=31536000; SameSite=Lax; Secure']);
  expect(languageOf(req)).toBe('fa');
});

test('[ADM-5: cookies] on a machine of one’s own they keep their names', () => {
  const { req, res } = asked('zb_staff-token=t', false);
  res.appendHeader('Set-Cookie', 'zb_staff-lng=fa');
  expect(req.headers.cookie).toBe('zb_staff-token=t');
  expect(res.getHeader('set-cookie')).toBe('zb_staff-lng=fa');
});

test.each([
  ['/admin?lng=en', 'en', '/admin?locale=en'],
  ['/admin/collections/posts?locale=fa&lng=en', 'en', '/admin/collections/posts?locale=en'],
  ['/admin/collections/orders?page=2&lng=fa', 'fa', '/admin/collections/orders?page=2&locale=fa'],
])('[ADM-2: Persian and English] %s keeps the language and leads to the page itself, whose content follows', (url, lang, to) => {
  const { req, res } = asked('', true);
  Object.assign(req, { method: 'GET', url });
  expect(changeLanguage(req, res)).toBe(true);
  expect([res.statusCode, res.getHeader('location')]).toEqual([303, to]);
  expect(res.getHeader('set-cookie')).toEqual([`__Host-zb_staff-lng=${lang}; Path=/; Max-Age=31536000; SameSite=Lax; Secure`]);
});

test.each([
  ['GET', '/admin?lng=de'],
  ['GET', '/admin'],
  ['POST', '/admin?lng=en'],
  ['GET', '/cms-api/orders?lng=en'],
])('[ADM-2: Persian and English] %s %s goes on as it is', (method, url) => {
  const { req, res } = asked('', false);
  Object.assign(req, { method, url });
  expect(changeLanguage(req, res)).toBe(false);
  expect(res.headersSent).toBe(false);
});
