import { Link } from '../link';
import type { PageName, Query } from '../routes';

export type Tab = { page: PageName; params?: Record<string, string | number>; query?: Query; label: string; here?: boolean };

/** Places of equal rank, underlined where we are; they scroll sideways on a phone. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ label: text, here, page, params, query }) => (
        <Link key={text} page={page as 'home'} params={params as undefined} query={query} aria-current={here ? 'page' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
