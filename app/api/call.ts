import type { z } from 'zod';
import type { FormResult } from '#domain/fields';
import type { Result } from '#domain/result';
import type { WordFacts, WordKey } from '#locales/say';
import type { Ctx } from '#services/context';
import type { Once } from '#services/store/commit';
import type { ApiFields, ValuesOf } from './field';

/** The oldest base of the API; its document stands there for all of them. */
export const API_BASE = '/v2';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type BodyType = 'application/json' | 'multipart/form-data';
/** What a call gives back: its data, and the sentence that goes with it. */
export type Done<D> = { data: D; message?: WordKey; facts?: WordFacts; headers?: Readonly<Record<string, string>> };
/** What came with a call, read by its declaration. */
export type Sent<P, Q, B> = { path: P; query: Q; body: B };

/** The header by which an app is recognized: a login answers with it, and the app sends it with its next request for a code. [AUTH-6] */
export const CLIENT_HEADER = 'Known-Client';

/** How a body is described and read that is more than a list of fields, as a form with cases: by a schema of its own (`oneOf`), and by whoever runs the call. */
type Shaped<B extends ApiFields> = { schema?: z.ZodType; read?: (sent: Readonly<Record<string, unknown>>) => FormResult<ValuesOf<B>> };

type Declared<P extends ApiFields, Q extends ApiFields, B extends ApiFields, D> = {
  name: string;
  method: Method;
  /** Its paths from the root; `{name}` is a parameter. The first is canonical, the others are aliases. */
  at: readonly [string, ...string[]];
  about: string;
  /** Whether it needs an access token; `either` is for anybody, and for an account where a token is shown. */
  access: 'public' | 'either' | 'user';
  path?: P;
  query?: Q;
  body?: { type: BodyType; fields: B } & Shaped<B>;
  data: z.ZodType<D>;
  /** Answers a bare resource, and an OperationOutcome where it is refused (HL7 FHIR R4); else the API's one shape. */
  fhir?: true;
  /** The statuses of its refusals, beside those that every call has. */
  refused: readonly (401 | 403 | 404 | 409 | 422 | 429 | 503)[];
  /** Whose the once-key is where no token says so: something that the caller alone knows. */
  by?: (body: ValuesOf<B>) => string;
  run: (ctx: Ctx, sent: Sent<ValuesOf<P>, ValuesOf<Q>, ValuesOf<B>>, once: Once | undefined) => Promise<Result<Done<D>>>;
};

/** One call of the API: what the router, the document and the tests read. */
export type Call = Omit<Declared<ApiFields, ApiFields, ApiFields, unknown>, 'by' | 'run'> & {
  by?: (body: unknown) => string;
  run: (ctx: Ctx, sent: Sent<unknown, unknown, unknown>, once: Once | undefined) => Promise<Result<Done<unknown>>>;
};

type Nothing = Record<never, never>;

/** Declares a call and infers its types. */
export function call<D, P extends ApiFields = Nothing, Q extends ApiFields = Nothing, B extends ApiFields = Nothing>(declared: Declared<P, Q, B, D>): Call {
  return declared as unknown as Call;
}
