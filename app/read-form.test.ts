import { expect, test } from 'vitest';
import { readForm } from './read-form.server';

const post = (body: BodyInit, type?: string) =>
  readForm(new Request('http://127.0.0.1/', { method: 'POST', body, headers: type ? { 'Content-Type': type } : undefined }));
const pairs = (...names: string[]) => post(new URLSearchParams(names.map((name) => [name, 'x'])));

test('a form of plain names is read, a name may come twice', async () => {
  expect([...((await pairs('intent', 'engraving1', 'order-new', 'key', 'key')) ?? [])].length).toBe(5);
});

test.each(['variant[4294967294]', 'a[0]', 'a.b', '__proto__[x]', '', 'نام', 'a'.repeat(61)])(
  'a form with the field %j is none of ours: a list of four thousand million places would stop the process',
  async (name) => {
    expect(await pairs('intent', name)).toBeNull();
  },
);

test('a form of too many fields is none of ours', async () => {
  expect(await pairs(...Array.from({ length: 100 }, (_, at) => `f${at}`))).not.toBeNull();
  expect(await pairs(...Array.from({ length: 101 }, (_, at) => `f${at}`))).toBeNull();
});

test.each([
  ['{"intent":"x"}', 'application/json'],
  ['no parts', 'multipart/form-data; boundary=zb'],
  ['intent=x', 'text/plain'],
])('%j as %s is no form', async (body, type) => {
  expect(await post(body, type)).toBeNull();
});
