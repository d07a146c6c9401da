import type { z } from 'zod';
import type { Fields } from '#domain/fields';
import type { Result } from '#domain/result';
import type { WordFacts, WordKey } from '#locales/say';
import type { Ctx } from '#services/context';
import type { Once } from '#services/store/commit';
import type { ApiBody } from './body';

export const API_BASE = '/v2';

export type BodyType = 'application/json' | 'multipart/form-data';
/** What a call gives back: its data, and the sentence that goes with it. */
export type Done<D> = { data: D; message?: WordKey; facts?: WordFacts; headers?: Readonly<Record<string, string>> };

/** By this header an app is known again: the login gives it, and it comes with the next request for a code. [AUTH-6] */
export const CLIENT_HEADER = 'Known-Client';

/** One call of the API: what the router, the document and the tests read. */
export type Call<B = unknown, D = unknown> = {
  name: string;
  method: 'GET' | 'POST';
  /** Below the base path. */
  path: string;
  about: string;
  /** Whether it needs an access token. */
  access: 'public' | 'user';
  body?: { type: BodyType } & Pick<ApiBody<Fields>, 'fields'> & { schema: z.ZodType<B> };
  /** Query parameters that it reads, with what they mean. */
  query?: Readonly<Record<string, { about: string; schema: z.ZodType }>>;
  data: z.ZodType<D>;
  /** The statuses of its refusals, beside those that every call has. */
  refused: readonly (401 | 403 | 404 | 409 | 422 | 429 | 503)[];
  /** Who a once-key belongs to where no token says it: what the caller alone knows. */
  by?: (body: B) => string;
  run: (ctx: Ctx, body: B, once: Once | undefined) => Promise<Result<Done<D>>>;
};

/** Declares a call, its types held together. */
export function call<B, D>(declared: Call<B, D>): Call {
  return declared as unknown as Call;
}
