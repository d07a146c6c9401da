import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { field, text } from '#domain/fields';
import { ok, refuse } from '#domain/result';
import { call, type Method } from './call';
import { callTable } from './call-table';
import { calls } from './calls';
import { files, flag, list, object, typed } from './field';
import { readFields } from './read-fields';
import { schemaOf } from './field-schema';
import { matchesData, namesTag, tagOf } from './tag';

const made = (name: string, method: Method, ...at: [string, ...string[]]) =>
  call({ name, method, at, about: '', access: 'public', data: z.null(), refused: [], run: async () => ({ ok: true, value: { data: null } }) });
const table = callTable([
  made('one', 'GET', '/v2/shop/product/{slug}', '/api/v1/product/{name}'),
  made('change', 'PUT', '/v2/shop/product/{slug}'),
  made('list', 'GET', '/v2/shop/product'),
  made('fixed', 'GET', '/v2/shop/product/new'),
  made('part', 'GET', '/v2/shop/{kind}/new'),
  made('meta', 'GET', '/fhir/R4/$meta.json'),
]);
const found = (address: string) => table.at(address).map(({ call: { name }, params }) => [name, params]);

test('[API-1] a call is found by its address, whichever base it stands under; a fixed step goes before a parameter', () => {
  expect(found('/v2/shop/product/ns1')).toEqual([
    ['one', { slug: 'ns1' }],
    ['change', { slug: 'ns1' }],
  ]);
  expect(found('/api/v1/product/ns1')).toEqual([['one', { name: 'ns1' }]]);
  expect(found('/v2/shop/product/new')).toEqual([['fixed', {}]]);
  expect(found('/v2/shop/device/new')).toEqual([['part', { kind: 'device' }]]);
  expect(found('/fhir/R4/$meta.json')).toEqual([['meta', {}]]);
  for (const none of ['/v2/shop', '/v2/shop/product/', '/v2/shop/product/a/b', '/fhir/R4/$metaXjson', '/v2/shop/product/%E0%A4', '/v3/shop/product'])
    expect([none, found(none)]).toEqual([none, []]);
});

test('[API-1] two calls of one method at one address are refused as the table is made', () => {
  expect(() => callTable([made('a', 'GET', '/v2/x/{id}'), made('b', 'GET', '/v2/x/{slug}')])).toThrow(/twice/);
});

test('[API-1] each call has its own name, and a field for each parameter of its addresses', () => {
  expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
  for (const { name, at, path = {} } of calls)
    for (const address of at) expect([name, [...address.matchAll(/\{(\w+)\}/g)].map(([, one]) => one)]).toEqual([name, Object.keys(path)]);
});

const fields = {
  name: typed(text({ area: 'accounts.first-name', max: 20, about: 'Name', example: 'آوین' })),
  count: typed(
    field({ kind: 'whole', least: 0, most: 999, about: 'How many', example: '2' }, (one) =>
      /^\d{1,3}$/.test(one) ? ok(Number(one)) : refuse('common.invalid'),
    ),
  ),
  gift: flag({ about: 'Whether', optional: true }),
  tags: list({
    of: typed(field({ kind: 'text', least: 1, most: 100, about: 'One', example: 'a' }, (one) => (one ? ok(one) : refuse('common.required')))),
    most: 3,
    about: 'Words',
  }),
  place: object(
    {
      city: typed(field({ kind: 'text', least: 0, most: 100, about: 'City', example: 'Tehran' }, (one) => (one === 'x' ? refuse('common.invalid') : ok(one)))),
    },
    { about: 'Where', optional: true },
  ),
};
const read = (sent: Record<string, unknown>) => {
  const all = readFields(fields, sent);
  return all.ok ? all.value : all.refusals.map(({ field, code }) => `${field} ${code}`);
};

test('[API-5] numbers, yes and no, lists and objects come as JSON; what is left out is null or empty where it may be', () => {
  expect(read({ name: 'a', count: 7, gift: true, tags: ['x', 'y'], place: { city: 'Tehran' } })).toEqual({
    name: 'a',
    count: 7,
    gift: true,
    tags: ['x', 'y'],
    place: { city: 'Tehran' },
  });
  expect(read({ name: 'a', count: '7', gift: 'false' })).toEqual({ name: 'a', count: 7, gift: false, tags: [], place: null });
});

test('[API-5] each wrong field says why and where, also within lists and objects', () => {
  expect(read({ name: 3, count: [7], gift: 'perhaps', tags: ['x', '', 4], place: [] })).toEqual([
    'name accounts.first-name.missing',
    'count api.kind.number',
    'gift api.kind.flag',
    'tags.1 common.required',
    'tags.2 common.required',
    'place api.kind.object',
  ]);
  expect(read({ name: 'a', count: 7.5, tags: 'x', place: { city: 'x' } })).toEqual(['count common.invalid', 'tags api.kind.list', 'place.city common.invalid']);
  expect(read({ name: 'a', count: 1e21, tags: ['a', 'b', 'c', 'd'] })).toEqual(['count common.invalid', 'tags api.too-many']);
  expect(read({ ['__proto__']: { name: 'a', count: 1 } })).toEqual(['name accounts.first-name.missing', 'count common.invalid']);
});

test('[API-5] files come as files, no more than are taken', () => {
  const taken = { photos: files({ about: 'Photos', most: 2 }) };
  const photo = () => new File(['x'], 'a.png');
  const say = (photos: unknown) => {
    const all = readFields(taken, { photos });
    return all.ok ? all.value.photos.length : all.refusals.map(({ code }) => code);
  };
  expect([say([photo(), photo()]), say(photo()), say([]), say('a'), say([photo(), photo(), photo()]), say([new File([], 'empty')])]).toEqual([
    2,
    1,
    ['api.missing'],
    ['api.kind.files'],
    ['api.too-many'],
    ['api.missing'],
  ]);
});

test('[API-4] what the document describes is read or refused by its rule, never by its kind; whatever comes, reading it does not fail', () => {
  const shape = schemaOf(fields);
  fc.assert(
    fc.property(
      fc.record({
        name: fc.string(),
        count: fc.oneof(fc.double(), fc.integer()),
        gift: fc.boolean(),
        tags: fc.array(fc.string(), { maxLength: 3 }),
        place: fc.record({ city: fc.string() }),
      }),
      (sent) => {
        if (!shape.safeParse(sent).success) return;
        const all = readFields(fields, sent);
        if (!all.ok) for (const { code } of all.refusals) expect(code).not.toMatch(/^api\./);
      },
    ),
  );
  fc.assert(fc.property(fc.dictionary(fc.constantFrom('name', 'count', 'gift', 'tags', 'place'), fc.jsonValue()), (sent) => void readFields(fields, sent)));
});

test('[API-1: tags] a tag is of its data and language; a writer’s may be of either language, and never weak', () => {
  const tag = tagOf('fa', { a: 1 });
  expect(tag).toMatch(/^"[\w-]{22}-fa"$/);
  expect([tagOf('fa', { a: 2 }), tagOf('en', { a: 1 })]).not.toContain(tag);
  expect(['*', tag, `W/${tag}`, `"x", ${tag}`].map((header) => namesTag(header, tag))).toEqual([true, true, true, true]);
  expect(namesTag('"x"', tag)).toBe(false);
  expect(['*', tag, tagOf('en', { a: 1 }), `"x", ${tag}`].map((header) => matchesData(header, { a: 1 }))).toEqual([true, true, true, true]);
  expect([`W/${tag}`, tagOf('fa', { a: 2 }), ''].map((header) => matchesData(header, { a: 1 }))).toEqual([false, false, false]);
});
