import type { ReactNode } from 'react';
import { Link } from '../../link';
import { pages, type Page, type PageName } from '../../routes';

const open = new Set(
  Object.entries(pages).flatMap(([name, page]: [string, Page]) => (page.resource || page.access !== 'public' || page.path.includes(':') ? [] : [name])),
);

/** Whether an editor's page name leads somewhere; one that does not yet is shown without a link. */
export function leadsTo(page: string | undefined): page is PageName {
  return page !== undefined && open.has(page);
}

/** Whether an editor wrote `soon` in place of a page: a part that is not open yet, whose link leads to the news form. */
export function isSoon(page: string | undefined): boolean {
  return page === 'soon';
}

/** A link to the page that an editor named, or its words alone. */
export function PageLink({ page, hash, className, children }: { page: string | undefined; hash?: string; className?: string; children: ReactNode }) {
  if (!leadsTo(page)) return <>{children}</>;
  return (
    <Link page={page as 'home'} hash={hash} className={className}>
      {children}
    </Link>
  );
}
