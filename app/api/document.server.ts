import type { RouteConfig } from '@asteasolutions/zod-to-openapi';
import { z } from 'zod';
import { ONCE_KEY_SHAPE } from '#domain/text/once-key';
import { API_BASE, type Call } from './call';
import { calls } from './calls';
import { failureSchema, successSchema } from './envelope';

const REFUSALS: Record<number, string> = {
  400: 'The body or the once-key could not be read',
  401: 'A token is missing or does not work any more',
  403: 'Not for this account, or not accepted at the gate',
  404: 'Not there',
  409: 'A fact has changed, or the once-key was used for another body',
  415: 'Another content type',
  422: 'A field is wrong; `errors` names each',
  429: 'Too often; `Retry-After` says for how long to wait',
  503: 'Busy: nothing was written, try again',
};

const made = new Map<string, Promise<object>>();

/** The OpenAPI 3.1 document, made once from the schemas that validate. [API-4: document] */
export function apiDocument(publicUrl: string): Promise<object> {
  let document = made.get(publicUrl);
  if (!document) made.set(publicUrl, (document = makeDocument(publicUrl)));
  return document;
}

/** The generator is loaded when somebody asks for the document, and not before. */
async function makeDocument(publicUrl: string): Promise<object> {
  const { OpenAPIRegistry, OpenApiGeneratorV31 } = await import('@asteasolutions/zod-to-openapi');
  const registry = new OpenAPIRegistry();
  registry.registerComponent('securitySchemes', 'accessToken', { type: 'http', scheme: 'bearer' });
  for (const call of calls) registry.registerPath(pathOf(call));
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: '3.1.0',
    info: {
      title: 'Zarban API',
      version: '2',
      description:
        'Answers are `{ data, message, errors }`, sentences in the language of `Accept-Language` (fa or en). Cookies are ignored. A write takes an `Idempotency-Key`: the same key with the same body is answered the same and done once.',
    },
    servers: [{ url: publicUrl + API_BASE }],
  });
}

function pathOf(call: Call): RouteConfig {
  const headers = [
    z
      .string()
      .optional()
      .meta({ param: { name: 'Accept-Language', in: 'header' }, example: 'fa' }),
    ...(call.method === 'GET'
      ? []
      : [
          z
            .string()
            .regex(ONCE_KEY_SHAPE)
            .optional()
            .meta({ param: { name: 'Idempotency-Key', in: 'header' } }),
        ]),
  ];
  const query = Object.fromEntries(Object.entries(call.query ?? {}).map(([name, { about, schema }]) => [name, schema.meta({ description: about })]));
  const statuses = new Set([...(call.access === 'user' ? [401] : []), ...(call.body ? [400, 415] : []), ...call.refused].sort());
  return {
    method: call.method === 'GET' ? 'get' : 'post',
    path: call.path,
    operationId: call.name,
    summary: call.about,
    security: call.access === 'user' ? [{ accessToken: [] }] : [],
    request: {
      headers,
      ...(call.query ? { query: z.object(query) } : {}),
      ...(call.body ? { body: { required: true, content: { [call.body.type]: { schema: call.body.schema } } } } : {}),
    },
    responses: {
      200: answer('Done', successSchema(call.data)),
      ...Object.fromEntries([...statuses].map((status) => [status, answer(REFUSALS[status] ?? '', failureSchema)])),
    },
  };
}

function answer(description: string, schema: z.ZodType) {
  return { description, content: { 'application/json': { schema } } };
}
