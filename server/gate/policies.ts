import type { ServerResponse } from 'node:http';
import type { Permission } from '../../app/pages/page';

export type Policies = {
  https: boolean;
  /** Where a payment form may lead: the gateway's origin. */ paymentOrigin: string | undefined;
  /** Where the streets of maps come from. */ tilesOrigin?: string | undefined;
  /** The admin's origins, which alone may frame a preview. */ adminOrigins?: readonly string[];
};

const FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'usb',
  'serial',
  'hid',
  'midi',
  'accelerometer',
  'gyroscope',
  'magnetometer',
];

/** The Permissions-Policy: nothing but what the page table grants, as the microphone where sounds are recorded. [PCG-3] */
export function permissionsPolicy({ permissions = [] }: Pick<PageNeeds, 'permissions'> = {}): string {
  return FEATURES.map((feature) => `${feature}=${permissions.some((one) => one === feature) ? '(self)' : '()'}`).join(', ');
}

const common = new WeakMap<object, readonly [string, string][]>();

/** What every answer carries, whichever door it came through; written once for these policies. */
export function commonHeaders(policies: Pick<Policies, 'https'>): readonly [string, string][] {
  let headers = common.get(policies);
  if (!headers) common.set(policies, (headers = writeCommon(policies)));
  return headers;
}

function writeCommon({ https }: Pick<Policies, 'https'>): [string, string][] {
  return [
    // Helmet's no-referrer would make browsers send our own forms with Origin: null.
    ['Referrer-Policy', 'same-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['X-Permitted-Cross-Domain-Policies', 'none'],
    ['Origin-Agent-Cluster', '?1'],
    ['Permissions-Policy', permissionsPolicy()],
    ...(https ? ([['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']] as [string, string][]) : []),
  ];
}

/** What one page's policy must allow beyond the common one: a nonce where React hydrates, WebAssembly where signals are drawn, sound files, device features, the admin's frame. */
export type PageNeeds = {
  nonce?: string | undefined;
  wasm?: boolean | undefined;
  sound?: boolean | undefined;
  map?: boolean | undefined;
  permissions?: readonly Permission[] | undefined;
  framed?: boolean | undefined;
  secret?: boolean | undefined;
  lone?: boolean | undefined;
};

/** What a page says whose address is a key: to no other page, no search engine, no store. */
const SECRET: readonly [string, string][] = [
  ['Referrer-Policy', 'no-referrer'],
  ['X-Robots-Tag', 'noindex, nofollow'],
  ['Cache-Control', 'no-store'],
];

/** The policies of one page's answer: Content-Security-Policy (CSP) and its like. */
export function pagePolicies(policies: Policies, needs: PageNeeds = {}): [string, string][] {
  return [['Content-Security-Policy', portalPolicy(policies, needs)], ['Permissions-Policy', permissionsPolicy(needs)], ...(needs.secret ? SECRET : [])];
}

/** The same for pages that need no nonce, written once for each of these policies. */
export function policiesByPage(policies: Policies): (page: PageNeeds | undefined) => readonly [string, string][] {
  const none: PageNeeds = {};
  const written = new Map<PageNeeds, readonly [string, string][]>();
  return (page = none) => {
    let headers = written.get(page);
    if (!headers) written.set(page, (headers = pagePolicies(policies, page)));
    return headers;
  };
}

/** The portal's policy: our own files only, nothing inline, no `eval`; WebAssembly and sound on the signals' pages alone. */
export function portalPolicy(
  { https, paymentOrigin, tilesOrigin, adminOrigins = [] }: Policies,
  { nonce, wasm, sound, map, framed, lone }: PageNeeds = {},
): string {
  return [
    `default-src 'none'`,
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}${wasm ? ` 'wasm-unsafe-eval'` : ''}`,
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src ${lone ? `'none'` : `'self'${map && tilesOrigin ? ` ${tilesOrigin}` : ''}`}`,
    ...(sound ? [`media-src 'self'`] : []),
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    // Chromium asks this also of the redirect that follows a form, hence the gateway.
    `form-action 'self'${paymentOrigin ? ` ${paymentOrigin}` : ''}`,
    // A policy cannot name an IPv6 address; browsers complain of one.
    `frame-ancestors ${framed ? ["'self'", ...adminOrigins.filter((origin) => !origin.includes('['))].join(' ') : "'none'"}`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The admin's policy: scripts by nonce; its editor writes styles; the portal's previews in a frame. */
export function adminPolicy({ https, portalOrigin }: Pick<Policies, 'https'> & { portalOrigin?: string }, nonce: string): string {
  return [
    `default-src 'self'`,
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `frame-src 'self'${portalOrigin ? ` ${portalOrigin}` : ''}`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(https ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** What the admin's interface answers is data or a file, never a page; its public files open in the browser's own viewers, which a sandbox would close. [ROLE-5] */
export const adminDataPolicy = (path: string): string | null =>
  path.startsWith('/cms-api/') && !/^\/cms-api\/(?:documents|media)\/file\//.test(path) ? `default-src 'none'; frame-ancestors 'none'; sandbox` : null;

/** Puts headers on an answer. */
export function setHeaders(res: ServerResponse, headers: readonly [string, string][]): void {
  for (const [name, value] of headers) res.setHeader(name, value);
}
