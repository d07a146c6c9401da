import type { ReactNode } from 'react';
import { Link } from '../link';
import type { PageName, Query } from '../routes';
import { useSay } from '../words';

export type Crumb = { page: PageName; params?: Record<string, string | number>; query?: Query; label: ReactNode };

/** The way to here; the last is the page itself. */
export function Breadcrumbs({ crumbs, here }: { crumbs: readonly Crumb[]; here: ReactNode }) {
  const say = useSay();
  return (
    <nav aria-label={say('shell.nav.breadcrumb')}>
      <ol className="crumb">
        {crumbs.map(({ label, page, params, query }, at) => (
          <li key={at}>
            <Link page={page as 'home'} params={params as undefined} query={query}>
              {label}
            </Link>
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
