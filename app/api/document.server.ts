import type { RouteConfig } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { ONCE_KEY_SHAPE } from '#domain/text/once-key';
import type { Call } from './call';
import type { CallTable } from './call-table';
import { failureSchema, successSchema } from './envelope';
import { outcomeSchema } from './fhir-shape';
import { schemaOf } from './field-schema';

const REFUSALS: Record<number, string> = {
  400: 'The body or the once-key could not be read',
  401: 'A token is missing or does not work any more',
  403: 'Not for this account, or not accepted at the gate',
  404: 'Not there',
  409: 'A fact has changed, or the once-key was used for another body',
  412: 'Not what `If-Match` says any more: nothing was changed',
  415: 'Another content type',
  422: 'A field is wrong; `errors` names each',
  429: 'Too often; `Retry-After` says for how long to wait',
  503: 'Busy: nothing was written, try again',
};

const made = new WeakMap<CallTable, Map<string, Promise<object>>>();

/** The OpenAPI 3.1 document of a table of calls, derived once from the fields that read the requests. [API-4: document] */
export function apiDocument(publicUrl: string, table: CallTable): Promise<object> {
  const ofTable = made.get(table) ?? new Map<string, Promise<object>>();
  made.set(table, ofTable);
  let document = ofTable.get(publicUrl);
  if (!document) ofTable.set(publicUrl, (document = makeDocument(publicUrl, table)));
  return document;
}

/** The generator is loaded when somebody asks for the document, and not before. */
async function makeDocument(publicUrl: string, table: CallTable): Promise<object> {
  const { OpenAPIRegistry, OpenApiGeneratorV31 } = await import('@asteasolutions/zod-to-openapi');
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', 'accessToken', { type: 'http', scheme: 'bearer' });
  for (const call of table.calls) for (const [nth, address] of call.at.entries()) registry.registerPath(pathOf(call, address, { nth, table }));
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Zarban API',
      version: '2',
      description:
        'Answers are `{ data, message, errors }`, sentences in the language of `Accept-Language` (fa or en). Cookies are ignored. A write takes an `Idempotency-Key`: the same key with the same body is answered the same and done once. A read gives an `ETag`; a change of what was read may carry it as `If-Match`.',
    },
    servers: [{ url: publicUrl }],
  });
}

function header(name: string, schema: z.ZodType, example?: string): z.ZodType {
  return schema.optional().meta({ param: { name, in: 'header' }, ...(example ? { example } : {}) });
}

function pathOf(call: Call, address: string, { nth, table }: { nth: number; table: CallTable }): RouteConfig {
  const reads = call.method === 'GET';
  const isRead = table.calls.some((one) => one.method === 'GET' && one.at.some((other) => shapeOf(other) === shapeOf(address)));
  const tagged = !reads && isRead;
  const headers = [
    header('Accept-Language', z.string(), 'fa'),
    reads ? header('If-None-Match', z.string()) : header('Idempotency-Key', z.string().regex(ONCE_KEY_SHAPE)),
    ...(tagged ? [header('If-Match', z.string())] : []),
  ];
  const statuses = new Set([
    ...(call.access === 'public' ? [] : [401]),
    ...(call.body ? [400, 415] : []),
    ...(call.path ? [404] : []),
    ...(tagged ? [412] : []),
    ...call.refused,
  ]);
  return {
    method: call.method.toLowerCase() as Lowercase<Call['method']>,
    path: address,
    operationId: nth === 0 ? call.name : `${call.name}${nth + 1}`,
    summary: call.about,
    security: call.access === 'public' ? [] : [{ accessToken: [] }, ...(call.access === 'either' ? [{}] : [])],
    request: {
      headers,
      ...(call.path ? { params: schemaOf(call.path) } : {}),
      ...(call.query ? { query: schemaOf(call.query) } : {}),
      ...(call.body ? { body: { required: true, content: { [call.body.type]: { schema: call.body.schema ?? schemaOf(call.body.fields) } } } } : {}),
    },
    responses: {
      200: call.fhir ? answer('Done', call.data, 'application/fhir+json') : answer('Done', successSchema(call.data)),
      ...(reads ? { 304: { description: 'What `If-None-Match` names is what there is' } } : {}),
      ...Object.fromEntries(
        [...statuses]
          .sort((a, b) => a - b)
          .map((status) => [
            status,
            call.fhir ? answer(REFUSALS[status] ?? '', outcomeSchema, 'application/fhir+json') : answer(REFUSALS[status] ?? '', failureSchema),
          ]),
      ),
    },
  };
}

const shapeOf = (address: string) => address.replace(/\{\w+\}/g, '~');

function answer(description: string, schema: z.ZodType, type = 'application/json') {
  return { description, content: { [type]: { schema } } };
}
