import { pages, type Page } from '../routes';
import { besidePages } from './beside';
import { isPrivate } from './page';

/** An address that is one visitor's own, and whether it stands in both languages. */
type PrivateAddress = { path: string; neutral: boolean };

/** The paths of one visitor's own pages, from the page table; a path below another one of them is left out. */
function privateAddresses(table: Readonly<Record<string, Page>> = pages): PrivateAddress[] {
  const all = Object.values(table)
    .filter(isPrivate)
    .map(({ path, neutral = false }) => ({ path: path.replace(/\/\*$/, ''), neutral }));
  return all.filter(({ path }, at) => !all.some((other, place) => place !== at && path.startsWith(`${other.path}/`)));
}

/** The same as rules of robots.txt (RFC 9309), which hold from an address's beginning: where a public one begins alike (`/doctor`, `/doctors`), the rule ends where that goes on. [LANG-7] */
export function closedRules(table: Readonly<Record<string, Page>> = pages): string[] {
  const open = Object.values(table).flatMap((page) => (isPrivate(page) ? [] : [page.path]));
  const begun = (path: string) => open.some((other) => other.startsWith(path) && other !== path && !other.startsWith(`${path}/`));
  return privateAddresses(table).flatMap(({ path, neutral }) =>
    (neutral ? [path] : [path, `/en${path}`])
      .map((each) => each.replace(/:\w+/g, '*'))
      .flatMap((each) => (begun(path) ? [`${each}$`, `${each}?`, `${each}/`] : [each])),
  );
}

/** The same as one pattern for the service worker, with the admin's addresses. [SHELL-2] */
export function privatePattern(): RegExp {
  const own = privateAddresses().map(({ path, neutral }) => (neutral ? '' : '(?:/en)?') + path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+'));
  return new RegExp(`^(?:${[...own, ...Object.values(besidePages).flat()].join('|')})(?:/|$)`);
}
