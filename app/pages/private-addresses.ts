import { pages, type Page } from '../routes';
import { besidePages } from './beside';
import { isPrivate } from './page';

/** An address that is one visitor's own, and whether it stands in both languages. */
type PrivateAddress = { path: string; neutral: boolean };

/** What belongs to one visitor, from the page table; what lies below another of them goes with it. */
export function privateAddresses(table: Readonly<Record<string, Page>> = pages): PrivateAddress[] {
  const all = Object.values(table)
    .filter(isPrivate)
    .map(({ path, neutral = false }) => ({ path: path.replace(/\/\*$/, ''), neutral }));
  return all.filter(({ path }, at) => !all.some((other, place) => place !== at && path.startsWith(`${other.path}/`)));
}

/** The same as the service worker asks it, with the staff's addresses. [SHELL-2] */
export function privatePattern(): RegExp {
  const own = privateAddresses().map(({ path, neutral }) => (neutral ? '' : '(?:/en)?') + path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+'));
  return new RegExp(`^(?:${[...own, ...Object.values(besidePages).flat()].join('|')})(?:/|$)`);
}
