import { Link } from '../link';
import type { PageName, Query } from '../routes';
import { useSay } from '../words';
import { buttonClass } from './button-class';

type Props = { page: PageName; params?: Readonly<Record<string, string>>; label: string; first?: Query; next?: Query };

/** Links of a keyset-paginated list: back to the start, or to the next page. */
export function Pagination({ page, params, label, first, next }: Props) {
  const say = useSay();
  if (!first && !next) return null;
  const look = buttonClass({ kind: 'outline', small: true });
  return (
    <nav className="pager" aria-label={label}>
      {first ? (
        <Link page={page as 'home'} params={params as undefined} query={first} className={look}>
          {say('common.previous')}
        </Link>
      ) : (
        <span />
      )}
      {next && (
        <Link page={page as 'home'} params={params as undefined} query={next} className={look} rel="next">
          {say('common.next')}
        </Link>
      )}
    </nav>
  );
}
