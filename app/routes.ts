import { academyPages } from './pages/academy';
import { accountPages } from './pages/account';
import { appointmentPages } from './pages/appointments';
import { carePages } from './pages/care';
import { centrePages } from './pages/centres';
import { communityPages } from './pages/community';
import { companyPages } from './pages/company';
import { doctorPages } from './pages/doctor';
import { doctorsPages } from './pages/doctors';
import { healthPages } from './pages/health';
import { machinePages } from './pages/machines';
import { magazinePages } from './pages/magazine';
import { providerPages } from './pages/provider';
import { servicePages } from './pages/services';
import { shopPages } from './pages/shop';
import { signalPages } from './pages/signals';
import { solutionPages } from './pages/solutions';
import { sitePages } from './pages/site';
import type { Page } from './pages/page';

export type { Page } from './pages/page';

/** The page table by area; each name stands in one area only. */
export const areas = [
  sitePages,
  shopPages,
  academyPages,
  accountPages,
  carePages,
  centrePages,
  healthPages,
  servicePages,
  providerPages,
  doctorPages,
  doctorsPages,
  appointmentPages,
  signalPages,
  solutionPages,
  communityPages,
  companyPages,
  magazinePages,
  machinePages,
] as const;

/** The one page table: router, addresses, navigation, sitemap, robots, hreflang, access, gate, policies, worker and the smoke test read it. */
export const pages = {
  ...sitePages,
  ...shopPages,
  ...academyPages,
  ...accountPages,
  ...carePages,
  ...centrePages,
  ...healthPages,
  ...servicePages,
  ...providerPages,
  ...doctorPages,
  ...doctorsPages,
  ...appointmentPages,
  ...signalPages,
  ...solutionPages,
  ...communityPages,
  ...companyPages,
  ...magazinePages,
  ...machinePages,
};

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
  /** The same, ignoring case, as the router matches it. */ loose: RegExp;
};
const compiled: Compiled[] = (Object.entries(pages) as [PageName, Page][])
  .map(([name, page]) => {
    const steps = page.path
      .replace(/[.]/g, '\\.')
      .replace(/:(\w+)/g, '([^/]+)')
      .replace(/\/\*$/, '(?:/.*)?');
    const names = [...page.path.matchAll(/:(\w+)/g)].map((found) => found[1] as string);
    return { name, page, names, match: new RegExp(`^${steps}$`), loose: new RegExp(`^${steps.replace(/\(\?:\/\.\*\)\?$/, '/(.*)')}$`, 'i') };
  })
  // A fixed address goes before one with a parameter, and a fixed step before a parameter: in whichever order the areas name them.
  .sort((a, b) => rank(a.page) - rank(b.page) || (shape(a.page) < shape(b.page) ? -1 : 1));

function rank({ path }: Page): number {
  return (path.match(/:/g)?.length ?? 0) + (path.endsWith('*') ? 10 : 0);
}

function shape({ path }: Page): string {
  return path.replace(/:\w+/g, '~');
}

/** Pages whose address has no parameter, by it: they go first, so most addresses are found without being compared with each page. */
const fixed = new Map(compiled.filter(({ page }) => rank(page) === 0).map((one) => [one.page.path, one]));
/** All pages by the first step of their address in small letters, which no page has as a parameter, in the order in which they are tried. */
const byFirstStep = new Map<string, Compiled[]>();
for (const one of compiled) {
  const step = firstStep(one.page.path);
  byFirstStep.set(step, [...(byFirstStep.get(step) ?? []), one]);
}

function firstStep(path: string): string {
  return path.split('/', 2)[1]?.toLowerCase() ?? '';
}

export type Located = { lang: Lang; name?: PageName; page?: Page; params: Record<string, string> };

/** Which page, in which language, an address is. */
export function locate(pathname: string): Located {
  const lang = langOfPath(pathname);
  const bare = (lang === 'en' ? pathname.slice(3) : pathname).replace(/(.)\/$/, '$1') || '/';
  const known = fixed.get(bare);
  if (known && !(known.page.neutral && lang === 'en')) return { lang, name: known.name, page: known.page, params: {} };
  for (const { name, page, names, match } of byFirstStep.get(firstStep(bare)) ?? []) {
    if (page.neutral && lang === 'en') continue;
    const found = match.exec(bare);
    if (found) return { lang, name, page, params: Object.fromEntries(names.map((key, i) => [key, decode(found[i + 1] as string)])) };
  }
  return { lang, params: {} };
}

/** The language of an address. */
function langOfPath(pathname: string): Lang {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'fa';
}

/** An address in the case of the page table, its parameters as they came; what is no page stays as it is. */
export function loosePath(pathname: string): string {
  const lang = /^\/en(?:\/|$)/i.test(pathname) ? 'en' : 'fa';
  const bare = (lang === 'en' ? pathname.slice(3) : pathname) || '/';
  for (const { page, loose } of byFirstStep.get(firstStep(bare)) ?? []) {
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
  const lang = langOfPath(pathname);
  // Two slashes at the start would be another site's name.
  const other = lang === 'en' ? pathname.slice(3).replace(/^\/+/, '/') || '/' : `/en${pathname === '/' ? '' : pathname}`;
  return other + query;
}
