import type { ReactNode } from 'react';
import { readNamedPage } from '#domain/content/named-page';
import { Link } from '../../link';
import { isPrivate, type Page } from '../../pages/page';
import { pages } from '../../routes';

/** Public pages with the names of their parameters: none, or the one that names a thing. */
const open = new Map(
  Object.entries(pages).flatMap(([name, page]: [string, Page]): [string, string | undefined][] => {
    const [parameter, second] = [...page.path.matchAll(/:(\w+)/g)].map((found) => found[1]);
    if (page.resource || page.access !== 'public' || page.path.includes('*') || second) return [];
    return parameter && isPrivate(page) ? [] : [[name, parameter]];
  }),
);

/** The page that an editor's words lead to, with its parameter. */
function placeOf(written: string | undefined): { page: 'home'; params?: Record<string, string> } | null {
  const named = readNamedPage(written);
  if (!named || !open.has(named.page)) return null;
  const parameter = open.get(named.page);
  if ((parameter === undefined) !== (named.thing === undefined)) return null;
  const page = named.page as 'home';
  return parameter && named.thing ? { page, params: { [parameter]: named.thing } } : { page };
}

/** Whether an editor's page name leads somewhere; one that does not yet is shown without a link. */
export function leadsTo(page: string | undefined): boolean {
  return placeOf(page) !== null;
}

/** Whether an editor wrote `soon` in place of a page: a part that is not open yet, whose link leads to the news form. */
export function isSoon(page: string | undefined): boolean {
  return page === 'soon';
}

/** A link to the page that an editor named, or its words alone. */
export function PageLink({ page, hash, className, children }: { page: string | undefined; hash?: string; className?: string; children: ReactNode }) {
  const place = placeOf(page);
  if (!place) return <>{children}</>;
  return (
    <Link page={place.page} params={place.params as undefined} hash={hash} className={className}>
      {children}
    </Link>
  );
}
