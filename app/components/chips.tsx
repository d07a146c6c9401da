import { Link } from '../link';
import type { PageName, Query } from '../routes';

type Chip = { page: PageName; params?: Record<string, string | number>; query?: Query; label: string; here?: boolean };

type Props = { label: string; chips: readonly Chip[]; /** Many: on a phone they lie in one line that scrolls, the active one in sight. */ many?: boolean };

/** Filters as links; the active one carries a check mark. [PROD-4] */
export function Chips({ label, chips, many = false }: Props) {
  return (
    <nav className={many ? 'chips many' : 'chips'} aria-label={label}>
      {chips.map(({ label: text, here, page, params, query }) => (
        <Link key={text} className="chip" page={page as 'home'} params={params as undefined} query={query} aria-current={here ? 'true' : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
