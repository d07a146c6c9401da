import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseFields } from '#domain/fields';
import { tools } from '#domain/tools/all';
import { startApiServer, type ApiServer } from '../../tests/api-server';
import { failureSchema, successSchema } from './envelope';
import { toolCalls } from './tool-calls';

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer();
});
afterAll(() => server.stop());

async function ask(path: string, body?: object, lang = 'fa') {
  const headers = { 'Accept-Language': lang, ...(body ? { 'Content-Type': 'application/json' } : {}) };
  const response = await fetch(`${server.url}/v2/community/tool${path}`, {
    method: body ? 'POST' : 'GET',
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const heard = (await response.json()) as { data: never; errors: { code: string; field: string | null }[] };
  const call = toolCalls.find(({ method, at }) => method === (body ? 'POST' : 'GET') && at[0] === `/v2/community/tool${path}`);
  if (response.status === 200 && call) expect(successSchema(call.data).safeParse(heard).error, path).toBeUndefined();
  if (response.status >= 400) expect(failureSchema.safeParse(heard).error, path).toBeUndefined();
  return { status: response.status, cache: response.headers.get('Cache-Control'), ...heard };
}

describe('[COMM-1] calculators are asked for by their rows', () => {
  test('the list and each of them say formula, sources, figures and classes in the reader’s language', async () => {
    const all = await ask('');
    expect((all.data as { name: string }[]).map(({ name }) => name)).toEqual(tools.map(({ slug }) => slug));
    for (const lang of ['fa', 'en']) for (const { slug } of tools) expect((await ask(`/${slug}`, undefined, lang)).status).toBe(200);
    expect((await ask('/unknown')).status).toBe(404);
  });

  test('[API-2: tools] each computes what its page computes, keeps nothing, and refuses at the field', async () => {
    for (const tool of tools)
      for (const { given, class: found } of tool.vectors.slice(0, 1)) {
        const { status, data, cache } = await ask(`/${tool.slug}`, given, 'en');
        const read = parseFields(tool.fields, given);
        const outcome = read.ok ? tool.compute(read.value, '2026-01-01') : null;
        if (tool.slug === 'pregnancy-week') continue;
        expect([tool.slug, status, cache]).toEqual([tool.slug, 200, 'no-store']);
        expect(data).toMatchObject({
          figures: outcome && 'figures' in outcome ? outcome.figures : {},
          outside: null,
          ...(found ? { class: { code: found } } : {}),
        });
      }
    expect(await ask('/bmi', { age: 40, weight: 7, height: '۱۷۵' })).toMatchObject({
      status: 422,
      errors: [{ code: 'tools.number.invalid', field: 'weight' }],
    });
    expect(await ask('/blood-pressure', { place: 'home', age: 40, systolic: 90, diastolic: 95 })).toMatchObject({
      status: 422,
      errors: [{ field: 'diastolic' }],
    });
    expect((await ask('/bmi', { age: 9, weight: 30, height: 140 }, 'en')).data).toMatchObject({
      figures: {},
      outside: expect.stringContaining('eighteen') as string,
    });
  });
});
