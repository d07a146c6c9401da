import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { ulid } from 'ulidx';

type Route = { loader?: (args: LoaderFunctionArgs) => unknown; action?: (args: ActionFunctionArgs) => unknown };
type Came = { status: number; location: string | null; headers: Headers; data: unknown };

/** A simulated browser for the portal's routes: keeps its cookies, and calls a loader or action as the server does. */
export class DoorBrowser {
  readonly cookies = new Map<string, string>();
  constructor(readonly ip: string) {}

  async get(route: Route, path: string, params: Record<string, string> = {}, headers: Record<string, string> = {}): Promise<Came> {
    return this.call((args) => route.loader?.(args as LoaderFunctionArgs), path, params, { headers });
  }

  async post(route: Route, path: string, fields: Record<string, string> | FormData, params: Record<string, string> = {}): Promise<Came> {
    const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
    return this.call((args) => route.action?.(args as ActionFunctionArgs), path, params, { method: 'POST', body });
  }

  private async call(ask: (args: unknown) => unknown, path: string, params: Record<string, string>, init: RequestInit): Promise<Came> {
    const headers = new Headers(init.headers);
    headers.set('Cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const request = new Request(new URL(path, 'http://127.0.0.1:3000'), { ...init, headers });
    const context = { requestId: ulid(), nonce: '', ip: this.ip, fromHere: this.ip === '127.0.0.1' };
    let came: unknown;
    try {
      came = await ask({ request, params, context });
    } catch (thrown) {
      if (thrown instanceof Error) throw thrown;
      came = thrown;
    }
    return this.read(came);
  }

  private async read(came: unknown): Promise<Came> {
    if (came instanceof Response) {
      this.keep(came.headers);
      const text = await came.text();
      return {
        status: came.status,
        location: came.headers.get('Location'),
        headers: came.headers,
        data: came.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text,
      };
    }
    const { data, init } = came as { data: unknown; init: ResponseInit | null };
    const headers = new Headers(init?.headers);
    this.keep(headers);
    return { status: init?.status ?? 200, location: null, headers, data };
  }

  private keep(headers: Headers) {
    for (const line of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}
