import Link from 'next/link';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';

type Props = { lang: Lang; previous: string | null; next: string | null };

/** The way to the pages before and behind. */
export function ListPages({ lang, previous, next }: Props) {
  if (!previous && !next) return null;
  return (
    <nav className="zb-buttons zb-pages" aria-label={say(lang, 'admin.orders.pages')}>
      {previous ? (
        <Link className="zb-chip" rel="prev" href={previous} prefetch={false}>
          {say(lang, 'staff.list.previous')}
        </Link>
      ) : null}
      {next ? (
        <Link className="zb-chip" rel="next" href={next} prefetch={false}>
          {say(lang, 'staff.list.next')}
        </Link>
      ) : null}
    </nav>
  );
}
