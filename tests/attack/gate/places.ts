import { appRoutes } from '@bull-board/api/dist/routes.js';
import { orderEvents } from '#domain/orders/states';
import { ticketEvents } from '#domain/warranty/states';
import { sensible } from '../forms/sensible';
import { adminEndpoints } from './admin-endpoints';
import { addressOf, writingRoutes, type WritingRoute } from './web-routes';

/** A place that writes: its door, address and method. */
export type Place = { door: 'portal' | 'callback' | 'bearer' | 'admin' | 'operations'; name: string; method: string; path: string; type: string; body: string };

const FORM = 'application/x-www-form-urlencoded';
const JSON_TYPE = 'application/json';
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The door of a route: whether anything but our own forms may post there. */
const doorOf = ({ callback, bearer }: WritingRoute['page']) => (callback ? 'callback' : bearer ? 'bearer' : 'portal');

/** Every place that writes, read from the page table, the built route modules, the admin's configuration and the queues' board. */
export async function places(params: Readonly<Record<string, string>>): Promise<Place[]> {
  return [...(await ofThePages(params)), ...(await ofTheAdmin()), ...ofOperations()];
}

async function ofThePages(params: Readonly<Record<string, string>>): Promise<Place[]> {
  const routes = await writingRoutes();
  return routes.flatMap((route) =>
    (route.intents.length > 0 ? route.intents : ['default']).map((intent) => ({
      door: doorOf(route.page),
      name: `${route.id} ${intent}`,
      method: 'POST',
      path: addressOf(route, params),
      type: FORM,
      body: new URLSearchParams({ ...sensible(route.lang), intent }).toString(),
    })),
  );
}

async function ofTheAdmin(): Promise<Place[]> {
  const endpoints = await adminEndpoints([
    ...orderEvents,
    ...ticketEvents,
    'take',
    'let-go',
    'void',
    'reinstate',
    'release',
    'move-stock',
    'add-serials',
    'reset-factor',
  ]);
  const body = JSON.stringify({ email: 'editor@zarban.example', password: 'x', expectedState: 'queued', title: 'x', delta: 1, reason: 'x', key: 'x' });
  const rest = endpoints
    .filter(({ method }) => !SAFE.has(method))
    .map(({ method, path }) => ({ door: 'admin' as const, name: `${method} ${path}`, method, path, type: JSON_TYPE, body }));
  const pages = ['/admin', '/admin/login', '/admin/collections/orders', '/admin/second-factor', '/_next/x'].map((path) => ({
    door: 'admin' as const,
    name: `POST ${path}`,
    method: 'POST',
    path,
    type: FORM,
    body: 'code=123456&leave=1',
  }));
  return [...rest, ...pages];
}

function ofOperations(): Place[] {
  const names: Readonly<Record<string, string>> = { queueName: 'orders', jobId: '1', queueStatus: 'failed', schedulerId: 'expire' };
  const board = appRoutes.api
    .flatMap(({ method, route }) => [method].flat().map((one) => ({ method: one.toUpperCase(), route: [route].flat()[0] ?? '' })))
    .filter(({ method }) => !SAFE.has(method));
  const at = (method: string, path: string, type: string, body: string): Place => ({
    door: 'operations',
    name: `${method} ${path}`,
    method,
    path: `/operations/queues${path}`,
    type,
    body,
  });
  return [
    ...board.map(({ method, route }) =>
      at(
        method,
        route.replace(/:(\w+)/g, (_, name: string) => names[name] ?? 'x'),
        JSON_TYPE,
        '{}',
      ),
    ),
    at('POST', '/outbox', FORM, 'id=x'),
  ];
}
