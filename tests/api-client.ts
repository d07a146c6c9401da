import { STORAGE_KEYS } from '#domain/shell/storage-keys';

export type Tokens = { access_token: string; access_token_expires_in: number; refresh_token: string; refresh_token_expires_in: number };
export type ApiError = { code: string; message: string; field: string | null };
export type Answer<D = unknown> = { status: number; headers: Headers; data: D; message: string | null; errors: ApiError[] };
export type Call = { method?: string; body?: unknown; form?: Record<string, string>; headers?: Record<string, string> };
type User = { id: number; phone: string; firstName: string | null; profileComplete: boolean };
/** What a client keeps between its starts: a phone's storage, a browser's. */
export type Storage = { getItem: (key: string) => string | null; setItem: (key: string, value: string) => void; removeItem: (key: string) => void };
/** The state that a client shows. [AUTH-3] */
export type State = { status: 'idle' | 'success' | 'fail'; authenticated: boolean; user: User | null; error: string | null };

/** One call, as any HTTP client makes it. */
export async function ask<D = Record<string, never>>(url: string, path: string, { method, body, form, headers = {} }: Call = {}): Promise<Answer<D>> {
  const sent = form ? formOf(form) : body === undefined ? undefined : JSON.stringify(body);
  const type: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
  const response = await fetch(`${url}/v2${path}`, { method: method ?? (sent === undefined ? 'GET' : 'POST'), body: sent, headers: { ...type, ...headers } });
  const { data, message, errors } = (await response.json()) as Omit<Answer<D>, 'status' | 'headers'>;
  return { status: response.status, headers: response.headers, data, message, errors };
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** A memory that a test can look into. */
export function memory(): Storage & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/**
 * An API client as the specification wants it: the token set lies under `token`; at its start no token is a failure,
 * an access token that has ended is renewed and kept before the user is loaded, and any failure clears the token. [AUTH-4]
 */
export function apiClient(url: string, storage: Storage, clock: () => number) {
  const keep = (tokens: Tokens) => storage.setItem(STORAGE_KEYS.token, JSON.stringify(tokens));
  const fail = (error: string): State => {
    storage.removeItem(STORAGE_KEYS.token);
    return { status: 'fail', authenticated: false, user: null, error };
  };
  const kept = () => JSON.parse(storage.getItem(STORAGE_KEYS.token) ?? 'null') as Tokens | null;
  return {
    keep,
    async start(): Promise<State> {
      let tokens = kept();
      if (!tokens) return fail('no-token');
      if (tokens.access_token_expires_in <= clock()) {
        const renewed = await ask<Tokens>(url, '/user/accessToken/v2', { body: { refreshToken: tokens.refresh_token } });
        if (renewed.status !== 200) return fail(renewed.errors[0]?.code ?? '');
        keep((tokens = renewed.data));
      }
      const found = await ask<User>(url, '/user/info', { headers: { Token: tokens.access_token, 'Cache-Control': 'no-cache' } });
      if (found.status !== 200) return fail(found.errors[0]?.code ?? '');
      return { status: 'success', authenticated: true, user: found.data, error: null };
    },
    async logout(): Promise<void> {
      await ask(url, '/user/logout/v2', { body: { refreshToken: kept()?.refresh_token ?? '' } });
      storage.removeItem(STORAGE_KEYS.token);
    },
  };
}
