import Link from 'next/link';
import { formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { Work } from '#services/work/due';
import type { Shown } from '../work/shown';

type Props = { lang: Lang; all: Work; queues: Work['queues']; shown: Shown; me: number };

/** Filters of the day's list by owner and by queue, as links. [ADM-3] */
export function DayFilters({ lang, all, queues, shown, me }: Props) {
  const open = (owner: (id: number | null) => boolean) => all.owners.filter(({ id }) => owner(id)).reduce((sum, one) => sum + one.open, 0);
  const other = shown.owner !== undefined && /^\d+$/.test(shown.owner) ? all.owners.find(({ id }) => String(id) === shown.owner) : undefined;
  const owners = [
    { value: undefined, label: say(lang, 'work.owners.all'), count: open(() => true) },
    { value: 'mine', label: say(lang, 'work.owners.mine'), count: open((id) => id === me) },
    { value: 'nobody', label: say(lang, 'work.owners.nobody'), count: open((id) => id === null) },
    ...(other && other.id !== me ? [{ value: shown.owner, label: other.name ?? '', count: other.open }] : []),
  ];
  return (
    <>
      <div className="zb-hd">
        <h2 id="zb-work-title">{say(lang, 'staff.day.list')}</h2>
        <nav className="zb-seg" aria-label={say(lang, 'work.owner')}>
          {owners.map(({ value, label, count }) => (
            <Link key={value ?? ''} href={addressOf({ ...shown, owner: value })} aria-current={shown.owner === value ? 'true' : undefined} prefetch={false}>
              {label} <span>{formatNumber(lang, count)}</span>
            </Link>
          ))}
        </nav>
      </div>
      <nav className="zb-buttons zb-chips" aria-label={say(lang, 'work.queue')}>
        {[{ queue: undefined, open: 0, late: 0 }, ...queues].map(({ queue, open: count, late }) => (
          <Link
            key={queue ?? ''}
            className="zb-chip"
            href={addressOf({ ...shown, queue })}
            aria-current={shown.queue === queue ? 'true' : undefined}
            prefetch={false}
          >
            {say(lang, `work.queues.${queue ?? 'all'}`)}
            {queue ? <em>{formatNumber(lang, count)}</em> : null}
            {late > 0 ? <span className="zb-late">{say(lang, 'work.late', { count: late })}</span> : null}
          </Link>
        ))}
      </nav>
    </>
  );
}

function addressOf(shown: Shown): string {
  const query = new URLSearchParams(Object.entries(shown).filter((pair): pair is [string, string] => pair[1] !== undefined)).toString();
  return query ? `/admin?${query}` : '/admin';
}
