import { filterNames } from '#domain/catalog/filters';
import { stripChoiceNames } from '#domain/signals/strip-choice';

/** Who may open a page: everybody, or a person who is logged in. */
export type Access = 'public' | 'user';

export type Page = {
  /** The path below the language's prefix; `:name` stands for a parameter, `*` for all that follows. */
  path: string;
  file: string;
  access: Access;
  /** Whether React comes to life in the browser; public pages ship no framework script. */
  hydrate: boolean;
  /** Kept whole in the page cache, with these query parameters as part of its key. */
  cache?: readonly string[];
  /** A query that asks past the cache: the page then shows what one visitor typed. */
  past?: string;
  /** Listed in the sitemap; pages with parameters are listed by their content. */
  sitemap?: boolean;
  /** Runs the signal core: its policy lets WebAssembly compile. */
  wasm?: boolean;
  /** Plays sound files. */
  sound?: boolean;
  /** Records by the microphone. */
  microphone?: boolean;
  /** Its form is typed for a while: what was typed outlives a change of language and the end of a session. Never on a kept page. */
  draft?: boolean;
  /** Its form brings files along: more than a form's worth comes in there, and nowhere else. */
  files?: boolean;
  /** One address for both languages, without the prefix. */
  neutral?: boolean;
  /** Shown in a frame of the admin. */
  framed?: boolean;
  /** No page of its own: it answers a form, a provider or a machine. */
  resource?: boolean;
};

const DIALOG = ['modal', 'dialog'] as const;

const shown = { access: 'public', hydrate: false, cache: DIALOG, sitemap: true } as const;
const live = { access: 'public', hydrate: false } as const;
const own = { access: 'user', hydrate: true } as const;
const resource = { access: 'public', hydrate: false, resource: true } as const;

/** The one page table: router, addresses, navigation, sitemap, hreflang, access and the smoke test read it. */
export const pages = {
  home: { path: '/', file: 'routes/home.tsx', ...shown },
  shop: { path: '/shop', file: 'routes/shop/index.tsx', ...shown, cache: [...DIALOG, ...filterNames] },
  packages: { path: '/shop/packages', file: 'routes/shop/packages.tsx', ...shown },
  compare: { path: '/shop/compare', file: 'routes/shop/compare.tsx', ...shown, cache: [...DIALOG, 'kind'] },
  cart: { path: '/shop/cart', file: 'routes/shop/cart.tsx', ...live },
  checkout: { path: '/shop/checkout', file: 'routes/shop/checkout.tsx', access: 'user', hydrate: false, draft: true },
  pay: { path: '/shop/pay/:code', file: 'routes/shop/pay.tsx', access: 'user', hydrate: false, draft: true },
  orderDone: { path: '/shop/done/:code', file: 'routes/shop/done.tsx', access: 'user', hydrate: false },
  groupSale: { path: '/shop/group-sale', file: 'routes/shop/group-sale.tsx', ...shown, cache: [...DIALOG, 'unit'] },
  group: { path: '/shop/group/:code', file: 'routes/shop/group.tsx', ...live },
  groupPulse: { path: '/shop/group/:code/pulse', file: 'routes/shop/group-pulse.tsx', ...resource, neutral: true },
  product: {
    path: '/shop/:slug',
    file: 'routes/shop/product.tsx',
    ...shown,
    cache: [...DIALOG, 'variant', 'colour', 'view'],
    past: 'show',
    wasm: true,
    sound: true,
  },
  login: { path: '/login', file: 'routes/login/index.tsx', ...live },
  loginCode: { path: '/login/code', file: 'routes/login/code.tsx', ...live },
  loginProfile: { path: '/login/profile', file: 'routes/login/profile.tsx', access: 'user', hydrate: false, draft: true },
  logout: { path: '/logout', file: 'routes/login/logout.tsx', ...resource },
  account: { path: '/account', file: 'routes/account/index.tsx', ...own },
  accountInfo: { path: '/account/info', file: 'routes/account/info.tsx', ...own, draft: true },
  orders: { path: '/account/orders', file: 'routes/account/orders.tsx', ...own },
  order: { path: '/account/orders/:code', file: 'routes/account/order.tsx', ...own, draft: true },
  invoice: { path: '/account/orders/:code/invoice', file: 'routes/account/invoice.tsx', ...own, draft: true },
  invoicePdf: { path: '/account/orders/:code/invoice.pdf', file: 'routes/account/invoice-pdf.tsx', access: 'user', hydrate: false, resource: true },
  priceProof: { path: '/account/orders/:code/price.json', file: 'routes/account/price-proof.tsx', access: 'user', hydrate: false, resource: true },
  requests: { path: '/account/requests', file: 'routes/account/requests.tsx', ...own },
  groups: { path: '/account/groups', file: 'routes/account/groups.tsx', ...own },
  addresses: { path: '/account/addresses', file: 'routes/account/addresses.tsx', ...own },
  addressNew: { path: '/account/addresses/new', file: 'routes/account/address-new.tsx', ...own, draft: true },
  addressEdit: { path: '/account/addresses/:id', file: 'routes/account/address-edit.tsx', ...own, draft: true },
  devices: { path: '/account/devices', file: 'routes/warranty/devices.tsx', ...own },
  deviceNew: { path: '/account/devices/new', file: 'routes/warranty/device-new.tsx', ...own, draft: true, files: true },
  device: { path: '/account/devices/:serial', file: 'routes/warranty/device.tsx', ...own },
  ticketNew: { path: '/account/devices/:serial/ticket', file: 'routes/warranty/ticket-new.tsx', ...own, draft: true, files: true },
  ticket: { path: '/account/tickets/:code', file: 'routes/warranty/ticket.tsx', ...own },
  paper: { path: '/account/papers/:id', file: 'routes/warranty/paper.tsx', access: 'user', hydrate: false, resource: true },
  sessions: { path: '/account/sessions', file: 'routes/account/sessions.tsx', ...own },
  wallet: { path: '/account/wallet', file: 'routes/account/wallet.tsx', ...own, draft: true },
  walletDiscount: { path: '/wallet/applyDiscount', file: 'routes/wallet-discount.tsx', access: 'user', hydrate: false, resource: true, neutral: true },
  signals: { path: '/signals', file: 'routes/signals/index.tsx', ...shown },
  ecg: { path: '/signals/ecg', file: 'routes/signals/ecg.tsx', ...shown, cache: [...DIALOG, ...stripChoiceNames], wasm: true },
  sound: { path: '/signals/sound', file: 'routes/signals/sound.tsx', ...shown, wasm: true, sound: true, microphone: true },
  terms: { path: '/legal/terms-of-service', file: 'routes/legal/terms.tsx', ...shown },
  privacy: { path: '/legal/privacy-policy', file: 'routes/legal/privacy.tsx', ...shown },
  trademark: { path: '/legal/trademark-policy', file: 'routes/legal/trademark.tsx', ...shown },
  faq: { path: '/legal/faq', file: 'routes/legal/faq.tsx', ...shown },
  warranty: { path: '/guides/warranty', file: 'routes/warranty/guide.tsx', ...shown },
  about: { path: '/company/about', file: 'routes/company/about.tsx', ...shown },
  made: { path: '/pages/:slug', file: 'routes/made.tsx', ...shown },
  reviews: { path: '/shop/:slug/reviews', file: 'routes/shop/reviews.tsx', ...shown, cache: [...DIALOG, 'after'] },
  reviewNew: { path: '/shop/:slug/reviews/new', file: 'routes/shop/review-new.tsx', access: 'user', hydrate: false, draft: true },
  demo: { path: '/shop/:slug/demo', file: 'routes/shop/demo.tsx', ...live, draft: true },
  stockNotice: { path: '/shop/:slug/notice', file: 'routes/shop/stock-notice.tsx', access: 'user', hydrate: false, draft: true },
  sale: { path: '/shop/black-friday', file: 'routes/shop/sale.tsx', ...shown },
  manuals: { path: '/guides/manuals', file: 'routes/guides/manuals.tsx', ...shown },
  manual: { path: '/guides/manuals/:slug/:reader', file: 'routes/guides/manual.tsx', ...shown },
  manualFile: { path: '/guides/manuals/:slug/:reader/file', file: 'routes/guides/manual-file.tsx', ...resource },
  contact: { path: '/company/contact-us', file: 'routes/company/contact.tsx', ...live, sitemap: true, draft: true },
  callRequest: { path: '/company/call-request', file: 'routes/company/call.tsx', ...live, sitemap: true, draft: true },
  careers: { path: '/company/careers', file: 'routes/company/careers.tsx', ...live, sitemap: true, draft: true, files: true },
  inquiry: { path: '/company/request/:code', file: 'routes/company/request.tsx', ...live },
  search: { path: '/search', file: 'routes/search.tsx', ...live },
  offline: { path: '/offline', file: 'routes/offline.tsx', access: 'public', hydrate: false, cache: ['why'] },
  subscribe: { path: '/subscribe', file: 'routes/subscribe.tsx', ...live },
  language: { path: '/language', file: 'routes/language.tsx', ...resource },
  sitemap: { path: '/sitemap.xml', file: 'routes/sitemap.tsx', ...resource, cache: [] },
  manifest: { path: '/manifest.webmanifest', file: 'routes/manifest.tsx', ...resource, cache: [] },
  paymentReturn: { path: '/payment/return', file: 'routes/payment-return.tsx', ...resource, neutral: true },
  robots: { path: '/robots.txt', file: 'routes/robots.tsx', ...resource, neutral: true, cache: [] },
  preview: { path: '/preview/:ticket', file: 'routes/preview.tsx', ...resource, neutral: true, framed: true, wasm: true, sound: true },
  api: { path: '/v2/*', file: 'routes/api.tsx', ...resource, neutral: true },
  devOutbox: { path: '/dev/outbox', file: 'routes/dev-outbox.tsx', ...resource, neutral: true },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;

type Names<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Names<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
/** The parameters that an address of this page needs. */
export type ParamsOf<N extends PageName> = Record<Names<(typeof pages)[N]['path']>, string | number>;
export type Query = Record<string, string | number | undefined>;
export type Lang = 'fa' | 'en';

const prefix: Record<Lang, string> = { fa: '', en: '/en' };

/** The typed address of a page: no page writes one by hand. */
export function href<N extends PageName>(lang: Lang, page: N, params?: ParamsOf<N>, query?: Query): string {
  const { path, neutral } = pages[page] as Page;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String((params as Record<string, string | number>)[name])));
  const whole = (neutral ? '' : prefix[lang]) + filled;
  return (whole === '/en/' ? '/en' : whole) + search(query);
}

function search(query: Query = {}): string {
  const given = Object.entries(query).filter((pair): pair is [string, string | number] => pair[1] !== undefined);
  const words = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return words && `?${words}`;
}

/** The router's patterns of a page, one per language that it stands in. */
export function patternsOf(page: Page): { lang: Lang; pattern: string }[] {
  const bare = page.path.slice(1);
  if (page.neutral) return [{ lang: 'fa', pattern: bare }];
  return [
    { lang: 'fa', pattern: bare },
    { lang: 'en', pattern: bare ? `en/${bare}` : 'en' },
  ];
}

type Compiled = {
  name: PageName;
  page: Page;
  names: string[];
  match: RegExp;
  /** The same, whatever the case of its letters, as the router reads it. */ loose: RegExp;
};
const compiled: Compiled[] = (Object.entries(pages) as [PageName, Page][])
  .map(([name, page]) => {
    const steps = page.path
      .replace(/[.]/g, '\\.')
      .replace(/:(\w+)/g, '([^/]+)')
      .replace(/\*$/, '.*');
    const names = [...page.path.matchAll(/:(\w+)/g)].map((found) => found[1] as string);
    return { name, page, names, match: new RegExp(`^${steps}$`), loose: new RegExp(`^${steps.replace(/\.\*$/, '(.*)')}$`, 'i') };
  })
  // A fixed address goes before one with a parameter.
  .sort((a, b) => a.names.length - b.names.length);

export type Located = { lang: Lang; name?: PageName; page?: Page; params: Record<string, string> };

/** Which page, in which language, an address is. */
export function locate(pathname: string): Located {
  const lang: Lang = pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'fa';
  const bare = (lang === 'en' ? pathname.slice(3) : pathname).replace(/(.)\/$/, '$1') || '/';
  for (const { name, page, names, match } of compiled) {
    if (page.neutral && lang === 'en') continue;
    const found = match.exec(bare);
    if (found) return { lang, name, page, params: Object.fromEntries(names.map((key, i) => [key, decode(found[i + 1] as string)])) };
  }
  return { lang, params: {} };
}

/** An address in the case of the page table, its parameters as they came; what is no page stays as it is. */
export function loosePath(pathname: string): string {
  const lang = /^\/en(?:\/|$)/i.test(pathname) ? 'en' : 'fa';
  const bare = (lang === 'en' ? pathname.slice(3) : pathname) || '/';
  for (const { page, loose } of compiled) {
    if (page.neutral && lang === 'en') continue;
    const found = loose.exec(bare);
    if (!found) continue;
    let at = 0;
    const whole = prefix[lang] + page.path.replace(/:\w+|\*$/g, () => found[(at += 1)] ?? '');
    return whole === '/en/' ? '/en' : whole;
  }
  return pathname;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The same page in the other language, query kept; a neutral page has one address. [LANG-5] */
export function inOtherLang(pathname: string, query = ''): string {
  const { lang } = locate(pathname);
  // Two slashes at the start would be another site's name.
  const other = lang === 'en' ? pathname.slice(3).replace(/^\/+/, '/') || '/' : `/en${pathname === '/' ? '' : pathname}`;
  return other + query;
}
