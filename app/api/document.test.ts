import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tokens } from '../../tests/api-client';
import { startApiServer, type ApiServer } from '../../tests/api-server';
import { API_BASE, type Call } from './call';
import { calls } from './calls';
import { failureSchema, successSchema } from './envelope';
import { userCalls } from './user-calls';

type Operation = {
  operationId: string;
  security: unknown[];
  parameters?: { name: string }[];
  requestBody?: { content: object };
  responses: Record<string, unknown>;
};
type Document = {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, unknown> };
};

let server: ApiServer;
let document: Document;
beforeAll(async () => {
  server = await startApiServer();
  document = (await (await fetch(`${server.url}${API_BASE}/openapi.json`)).json()) as Document;
});
afterAll(() => server.stop());

const operationOf = (call: Call) => document.paths[call.at[0]]?.[call.method.toLowerCase()] as Operation;

test('[API-4: login calls] the document is OpenAPI 3.1 and describes each call: who may, what it takes, what it answers', () => {
  expect(document.openapi).toBe('3.1.0');
  expect(document.servers).toEqual([{ url: server.rt.settings.publicUrl }]);
  expect(
    Object.entries(document.paths)
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
      .sort(),
  ).toEqual(calls.flatMap(({ method, at }) => at.map((address) => `${method.toLowerCase()} ${address}`)).sort());
  for (const call of calls) {
    const operation = operationOf(call);
    expect(operation.security.length > 0).toBe(call.access !== 'public');
    expect(Object.keys(operation.requestBody?.content ?? {})).toEqual(call.body ? [call.body.type] : []);
    expect(operation.parameters?.some(({ name }) => name === 'Idempotency-Key')).toBe(call.method !== 'GET');
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', ...call.refused.map(String)]));
  }
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining(['User', 'TokenSet', 'Error', 'Failure']));
  const fields = (JSON.stringify(operationOf(calls[1] as Call).requestBody) as string).match(/"(phone|verificationCode)":\{"type":"string"/g);
  expect(fields).toHaveLength(2);
});

test('[API-4: login calls] every call answers as the document says: done, refused for what was sent, and refused for who asks', async () => {
  const phone = '09121110001';
  const tokens: { now?: Tokens } = {};
  const good: Record<string, () => Promise<unknown> | unknown> = {
    requestLoginCode: () => ({ phone }),
    confirmLogin: async () => {
      const { rows } = await server.database.pool.query<{ facts: { code: string } }>(`select facts from messages where recipient = $1`, [phone]);
      return { phone, verificationCode: rows[0]?.facts.code };
    },
    completeUserInfo: () => ({ firstName: 'آوین', lastName: 'کهن‌سار', adult: 'true' }),
    renewTokens: () => ({ refreshToken: tokens.now?.refresh_token }),
    logout: () => ({ refreshToken: tokens.now?.refresh_token }),
  };
  for (const call of userCalls) {
    const authorized: Record<string, string> = call.access === 'user' ? { Authorization: `Bearer ${tokens.now?.access_token}` } : {};
    const refusals = [
      ...(call.access === 'user' ? [await send(call, {}, {})] : []),
      ...(call.body ? [await send(call, {}, authorized), await send(call, null, authorized)] : []),
    ];
    for (const { status, body } of refusals) {
      expect(Object.keys(operationOf(call).responses), `${call.name} ${status}`).toContain(String(status));
      expect(status).toBeGreaterThanOrEqual(400);
      expect(failureSchema.safeParse(body).error).toBeUndefined();
    }
    const done = await send(call, await good[call.name]?.(), authorized);
    expect(done.status, call.name).toBe(200);
    expect(successSchema(call.data).safeParse(done.body).error).toBeUndefined();
    const { data } = done.body as { data: { jwtResponse?: Tokens } & Tokens };
    if (data?.jwtResponse) tokens.now = data.jwtResponse;
    if (data?.refresh_token) tokens.now = data;
  }
});

async function send(call: Call, body: unknown, headers: Record<string, string>): Promise<{ status: number; body: unknown }> {
  const given = body === null ? '' : JSON.stringify(body);
  const form = call.body?.type === 'multipart/form-data' && body !== null ? formOf(body as Record<string, string>) : given;
  const type: Record<string, string> = typeof form === 'string' && call.body?.type === 'application/json' ? { 'Content-Type': 'application/json' } : {};
  const init: RequestInit = call.method === 'GET' ? {} : { method: 'POST', body: form };
  const response = await fetch(server.url + call.at[0], { ...init, headers: { ...type, ...headers } });
  return { status: response.status, body: await response.json() };
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
