/** Facts a refusal's sentence needs; dates and numbers are formatted at the edge, in the reader's language. */
export type Facts = Record<string, string | number | Date>;

/** An expected "no": its code is the key of its words in `locales/<lang>/refusals.json`. */
export type Refusal = {
  ok: false;
  code: string;
  facts?: Facts;
  /** The form field it concerns, if one. */
  field?: string;
  /** The HTTP status; 422 unless a fact has changed (409; 412 where the caller said what it had read), is absent (404), forbidden (403), needs a token (401), too often (429) or for later (503). */
  status?: 401 | 403 | 404 | 409 | 412 | 422 | 429 | 503;
  /** Everything else that was found wrong, so that a form says all of it at once. */
  also?: readonly Refusal[];
};

export type Ok<T> = { ok: true; value: T };
export type Result<T> = Ok<T> | Refusal;

/** The decision stands, with its value. */
export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

/** The decision is no, and why. */
export function refuse(code: string, facts?: Facts, more?: Pick<Refusal, 'field' | 'status'>): Refusal {
  return { ok: false, code, ...(facts ? { facts } : {}), ...more };
}

/** Several checks of one form: fine when each is, else the first refusal with all others beside it. */
export function together(...results: readonly Result<unknown>[]): Result<null> {
  const [first, ...also] = results.flatMap((one) => (one.ok ? [] : [one, ...(one.also ?? [])]));
  return first ? { ...first, ...(also.length > 0 ? { also } : {}) } : ok(null);
}

/** Joins the refusals among several results; at least one of them is one. */
export function refusalOf(...results: readonly Result<unknown>[]): Refusal {
  const all = together(...results);
  if (all.ok) throw new Error('nothing was refused');
  return all;
}

/** Ends an exhaustive switch: reaching it is a bug. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
