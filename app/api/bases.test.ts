import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { mostBodyBytes, doorOf, pageAt } from '#server/gate/doors';
import { rateClassOf } from '#server/gate/rate';
import { field } from '#domain/fields';
import { ok, refuse, type Result } from '#domain/result';
import type { Ctx } from '#services/context';
import { commit, commitWith, type Once } from '#services/store/commit';
import { startApiServer, type ApiServer } from '../../tests/api-server';
import { call, type Call } from './call';
import { callTable } from './call-table';
import { calls } from './calls';
import { files, flag, list, object, typed } from './field';

const absent = refuse('common.not-found', undefined, { status: 404 });
type Thing = { id: string; count: number; tags: string[] };
type Row = Thing & Record<string, unknown>;
/** Called within each writing transaction, once its precondition was met. */
let meanwhile = async (): Promise<void> => {};
const thingOf = async ({ rt }: Ctx, one: string) => (await rt.db.execute<Row>(sql`select id, count, tags from thing where id = ${one}`)).rows[0];
const putThing = (ctx: Ctx, { id: key, count: many, tags }: Thing, once?: Once): Promise<Result<null>> =>
  commitWith(ctx, once, async (tx) => {
    await meanwhile();
    await tx.execute(
      sql`insert into thing values (${key}, ${many}, ${JSON.stringify(tags)}) on conflict (id) do update set count = excluded.count, tags = excluded.tags`,
    );
    return { value: null, audit: [] };
  });
const dropThing = (ctx: Ctx, key: string): Promise<Result<null>> =>
  commit(ctx, async (tx) => {
    const { rowCount } = await tx.execute(sql`delete from thing where id = ${key}`);
    return rowCount === 1 ? { value: null, audit: [] } : absent;
  });
const id = typed(
  field({ kind: 'text', least: 1, most: 8, about: 'Which', example: 'a' }, (one) => (/^[a-z]{1,8}$/.test(one) ? ok(one) : refuse('common.invalid'))),
);
const counted = (one: string) => (/^\d{1,4}$/.test(one) ? ok(Number(one)) : refuse('common.invalid'));
const count = typed(
  field({ kind: 'whole', least: 0, most: 9_999, about: 'How many', example: '3' }, (one) =>
    /^\d{1,4}$/.test(one) ? ok(Number(one)) : refuse('common.invalid'),
  ),
);
const thing = z.strictObject({ id: z.string(), count: z.int(), tags: z.array(z.string()) });
const at = ['/v2/thing/{id}', '/api/v1/thing/{id}', '/api/v3/thing/{id}', '/fhir/R4/Thing/{id}'] as const;
const word = typed(field({ kind: 'text', least: 0, most: 100, about: 'Word', example: 'a' }, ok<string>));
const made: Call[] = [
  call({
    ...{ name: 'thing', method: 'GET', at, about: 'One', access: 'public', path: { id }, data: thing, refused: [404] },
    query: {
      least: typed(field({ kind: 'whole', least: 0, most: 9_999, about: 'How many at least', example: '3' }, (one) => (one === '' ? ok(0) : counted(one)))),
    },
    run: async (ctx, { path, query }) => {
      const one = await thingOf(ctx, path.id);
      return one && one.count >= query.least ? { ok: true, value: { data: one } } : absent;
    },
  }),
  ...(['PUT', 'PATCH'] as const).map((method) =>
    call({
      ...{ name: `thing${method}`, method, at: [at[0]], about: 'Write', access: 'public', path: { id }, data: thing, refused: [404, 422] },
      body: {
        type: 'application/json',
        fields: {
          count,
          tags: list({ of: word, most: 2, about: 'Tags' }),
          gift: flag({ about: 'Gift', optional: true }),
          deep: object({ word }, { about: 'Deep', optional: true }),
        },
      },
      run: async (ctx, { path, body }, once) => {
        const one = { id: path.id, count: body.count, tags: [...body.tags, ...(body.gift ? ['gift'] : []), ...(body.deep ? [body.deep.word] : [])] };
        const put = await putThing(ctx, one, once);
        return put.ok ? { ok: true, value: { data: one } } : put;
      },
    }),
  ),
  call({
    ...{ name: 'removeThing', method: 'DELETE', at: [at[0]], about: 'Remove', access: 'public', path: { id }, data: z.null(), refused: [404] },
    run: async (ctx, { path }) => {
      const gone = await dropThing(ctx, path.id);
      return gone.ok ? { ok: true, value: { data: null } } : gone;
    },
  }),
  call({
    ...{ name: 'photo', method: 'POST', at: ['/v2/thing-photo'], about: 'Photo', access: 'public', data: z.array(z.int()), refused: [422] },
    body: { type: 'multipart/form-data', fields: { word, photos: files({ about: 'Photos', most: 2 }) } },
    run: async (_, { body }) => ({ ok: true, value: { data: body.photos.map(({ size }) => size) } }),
  }),
];

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer({ table: callTable(made) });
  await server.database.pool.query('create table thing (id text primary key, count int not null, tags jsonb not null)');
});
afterAll(() => server.stop());

type Outcome = { issue?: { details: { coding: { code: string }[] }; expression?: string[] }[] };
type Heard = { status: number; headers: Headers; data: unknown; errors: { code: string; field: string | null }[] };
async function ask(method: string, path: string, { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {}): Promise<Heard> {
  const sent = body instanceof FormData ? { body } : body === undefined ? {} : { body: JSON.stringify(body) };
  const type: Record<string, string> = body === undefined || body instanceof FormData ? {} : { 'Content-Type': 'application/json' };
  const response = await fetch(server.url + path, { method, ...sent, headers: { ...type, ...headers } });
  const text = await response.text();
  const heard = (text ? JSON.parse(text) : { data: undefined, errors: [] }) as Omit<Heard, 'status' | 'headers'> & Outcome;
  // Below the base of FHIR, what a call refuses is an OperationOutcome.
  const errors = heard.issue?.map(({ details, expression }) => ({ code: details.coding[0]?.code ?? '', field: expression?.[0] ?? null })) ?? heard.errors;
  return { status: response.status, headers: response.headers, data: heard.data, errors };
}

describe('a call', () => {
  test('[API-1] is put, read, changed and removed, under each base that it stands at', async () => {
    const put = await ask('PUT', '/v2/thing/a', { body: { count: 3, tags: ['x'], gift: true, deep: { word: 'y' } } });
    expect(put).toMatchObject({ status: 200, data: { id: 'a', count: 3, tags: ['x', 'gift', 'y'] } });
    for (const path of at) expect(await ask('GET', path.replace('{id}', 'a'))).toMatchObject({ status: 200, data: { count: 3 } });
    expect((await ask('PATCH', '/v2/thing/a', { body: { count: '4' } })).data).toEqual({ id: 'a', count: 4, tags: [] });
    expect((await ask('GET', '/v2/thing/a?least=5')).status).toBe(404);
    expect(await ask('GET', '/v2/thing/a?least=x')).toMatchObject({ status: 422, errors: [{ field: 'least' }] });
    expect(await ask('GET', '/v2/thing/9')).toMatchObject({ status: 404, errors: [{ code: 'api.path' }] });
    expect((await ask('DELETE', '/v2/thing/a')).status).toBe(200);
    expect((await ask('DELETE', '/v2/thing/a')).status).toBe(404);
  });

  test('[API-1] an address says which methods it takes; no other page may call', async () => {
    const { status, headers } = await ask('OPTIONS', '/v2/thing/a', { headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'PUT' } });
    expect([status, headers.get('Allow')]).toEqual([204, 'GET, PUT, PATCH, DELETE, HEAD, OPTIONS']);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    const other = await ask('POST', '/v2/thing/a', { body: {} });
    expect([other.status, other.headers.get('Allow'), other.errors[0]?.code]).toEqual([405, 'GET, PUT, PATCH, DELETE, HEAD, OPTIONS', 'api.method']);
    expect((await ask('OPTIONS', '/v2/nothing')).status).toBe(404);
    const head = await ask('HEAD', '/v2/nothing');
    expect([head.status, head.data]).toEqual([404, undefined]);
  });

  test('[API-5] numbers, lists and objects that are none are named', async () => {
    const wrong = await ask('PUT', '/v2/thing/b', { body: { count: true, tags: ['a', 'b', 'c'], deep: 'x' } });
    expect(wrong.errors.map(({ field, code }) => [field, code])).toEqual([
      ['count', 'api.kind.number'],
      ['tags', 'api.too-many'],
      ['deep', 'api.kind.object'],
    ]);
  });

  test('[API-1: tags] a read has a tag and is not sent again; a change with an old tag is refused and changes nothing', async () => {
    await ask('PUT', '/v2/thing/c', { body: { count: 1 } });
    const tag = (await ask('GET', '/v2/thing/c')).headers.get('ETag') ?? '';
    const same = await ask('GET', '/v2/thing/c', { headers: { 'If-None-Match': tag } });
    expect([same.status, same.data, same.headers.get('ETag')]).toEqual([304, undefined, tag]);
    expect((await ask('PUT', '/v2/thing/c', { body: { count: 2 }, headers: { 'If-Match': tag, 'Accept-Language': 'en' } })).status).toBe(200);
    const late = await ask('PUT', '/v2/thing/c', { body: { count: 3 }, headers: { 'If-Match': tag } });
    expect([late.status, late.errors[0]?.code]).toEqual([412, 'api.changed']);
    expect((await ask('DELETE', '/v2/thing/c', { headers: { 'If-Match': tag } })).status).toBe(412);
    expect((await ask('GET', '/v2/thing/c', { headers: { 'If-None-Match': tag } })).data).toMatchObject({ count: 2 });
    expect((await ask('PUT', '/v2/thing/none', { body: { count: 3 }, headers: { 'If-Match': '*' } })).status).toBe(412);
    expect((await ask('GET', '/v2/thing/none')).status).toBe(404);
  });

  test('[API-1: tags] of two who change the same at once, each with the tag that both have read, one changes it and the other is told', async () => {
    await ask('PUT', '/v2/thing/d', { body: { count: 1 } });
    const tag = (await ask('GET', '/v2/thing/d')).headers.get('ETag') ?? '';
    const key = () => `two-at-once-${Math.random().toString(36).slice(2)}`;
    // Each has found its precondition met before either has written.
    let come = 0;
    let go = (): void => {};
    const both = new Promise<void>((resolve) => (go = resolve));
    meanwhile = () => ((come += 1) === 2 ? go() : undefined, both);
    const put = (count: number, headers: Record<string, string>) => ask('PUT', '/v2/thing/d', { body: { count }, headers: { 'If-Match': tag, ...headers } });
    const answers = await Promise.all([put(2, {}), put(3, { 'Idempotency-Key': key() })]);
    meanwhile = async () => {};
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const won = answers.find(({ status }) => status === 200);
    expect((await ask('GET', '/v2/thing/d')).data).toEqual(won?.data);
  });

  test('[API-6] a change that is sent again with its once-key is answered as before, though its tag is an old one by then', async () => {
    await ask('PUT', '/v2/thing/e', { body: { count: 1 } });
    const tag = (await ask('GET', '/v2/thing/e')).headers.get('ETag') ?? '';
    const put = () => ask('PUT', '/v2/thing/e', { body: { count: 2 }, headers: { 'If-Match': tag, 'Idempotency-Key': 'the-same-change-twice' } });
    expect([(await put()).status, (await put()).status]).toEqual([200, 200]);
    expect((await ask('PUT', '/v2/thing/e', { body: { count: 2 }, headers: { 'If-Match': tag } })).status).toBe(412);
  });

  test('[API-1] files come in a multipart body, beside texts', async () => {
    const form = new FormData();
    form.set('word', 'a');
    for (const size of [5, 7]) form.append('photos', new File(['x'.repeat(size)], 'a.png', { type: 'image/png' }));
    expect((await ask('POST', '/v2/thing-photo', { body: form })).data).toEqual([5, 7]);
    form.append('photos', new File(['x'], 'b.png'));
    expect(await ask('POST', '/v2/thing-photo', { body: form })).toMatchObject({ status: 422, errors: [{ code: 'api.too-many', field: 'photos' }] });
  });

  test('[API-4] the document names every address, its parameters and its tags', async () => {
    const document = (await (await fetch(`${server.url}/v2/openapi.json`)).json()) as {
      paths: Record<string, Record<string, { operationId: string; parameters: { name: string; in: string }[]; responses: object }>>;
    };
    expect(Object.keys(document.paths)).toEqual([...at, '/v2/thing-photo']);
    expect(Object.keys(document.paths['/v2/thing/{id}'] ?? {})).toEqual(['get', 'put', 'patch', 'delete']);
    const put = document.paths['/v2/thing/{id}']?.['put'];
    expect(put?.parameters.map((one) => `${one.in} ${one.name}`)).toEqual(expect.arrayContaining(['path id', 'header If-Match', 'header Idempotency-Key']));
    expect(Object.keys(put?.responses ?? {})).toEqual(['200', '400', '404', '412', '415', '422']);
    const names = Object.values(document.paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the gate before it', () => {
  const BASES = ['/v2', '/api/v1', '/api/v2', '/api/v3', '/fhir/R4'];

  test.each(BASES)('[API-5] what it refuses under %s, and what is not there, is said in the API’s one shape', async (base) => {
    const refused = [
      await ask('PROPFIND', `${base}/x`),
      await ask('GET', `${base}//x`),
      await ask('POST', `${base}//x`, { body: {} }),
      await ask('GET', `${base}/%252e/x`),
      await ask('POST', `${base}/X%2f`, { body: {} }),
      await ask('GET', `${base}/x?a=%00`),
      await ask('GET', `${base}/x?y=${'y'.repeat(3_000)}`),
      await ask('POST', `${base}/x`, { body: { long: 'x'.repeat(300_000) } }),
      await ask('GET', `${base}/no/such/call`),
    ];
    expect(refused.map(({ status, errors }) => [status, errors[0]?.code])).toEqual([
      [403, 'api.gate.forbidden'],
      [404, 'api.path'],
      [403, 'api.gate.forbidden'],
      [404, 'api.path'],
      [403, 'api.gate.forbidden'],
      [400, 'api.gate.query'],
      [414, 'api.gate.size'],
      [413, 'api.gate.size'],
      [404, 'api.path'],
    ]);
  });

  test('[API-1] each call stands where the page table says that clients with tokens come in, its login and its files too', () => {
    const withFiles = calls.filter(({ body }) => Object.values(body?.fields ?? {}).some(({ kind }) => kind === 'files')).flatMap(({ at }) => [...at]);
    for (const { name, at: addresses } of calls)
      for (const address of addresses) {
        const path = address.replace(/\{\w+\}/g, 'x');
        expect([name, address, doorOf(path)]).toEqual([name, address, 'bearer']);
        const login = /\/user\/login(?:\/|$)/.test(path);
        expect([address, rateClassOf({ door: 'bearer', method: 'POST', path, page: pageAt(path) })]).toEqual([address, login ? 'api-login' : 'api-write']);
        const most = mostBodyBytes('bearer', { page: pageAt(path), path, contentType: 'multipart/form-data' });
        expect([address, most > 256 * 1024]).toEqual([address, withFiles.includes(address)]);
      }
  });
});
