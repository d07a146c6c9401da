import Link from 'next/link';
import { formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { Work } from '#services/work/due';
import type { Shown } from './shown';

type Props = { lang: Lang; work: Work; shown: Shown; me: number };

/** The desk by queue and by owner: each choice is an address. [ADM-3] */
export function WorkFilters({ lang, work, shown, me }: Props) {
  const open = (owner: (id: number | null) => boolean) => work.owners.filter(({ id }) => owner(id)).reduce((sum, one) => sum + one.open, 0);
  const owners = [
    { value: undefined, label: say(lang, 'work.owners.all'), open: open(() => true) },
    { value: 'mine', label: say(lang, 'work.owners.mine'), open: open((id) => id === me) },
    { value: 'nobody', label: say(lang, 'work.owners.nobody'), open: open((id) => id === null) },
    ...work.owners.filter(({ id }) => id !== null && id !== me).map((one) => ({ value: String(one.id), label: one.name ?? '', open: one.open })),
  ];
  const queues = [
    { value: undefined, open: work.queues.reduce((sum, one) => sum + one.open, 0), late: 0 },
    ...work.queues.map(({ queue, ...counts }) => ({ value: queue, ...counts })),
  ];
  return (
    <div className="zb-filters">
      <Row label={say(lang, 'work.queue')}>
        {queues.map(({ value, open: count, late }) => (
          <Chip key={value ?? ''} shown={shown} name="queue" value={value}>
            {say(lang, `work.queues.${value ?? 'all'}`)} <strong>{formatNumber(lang, count)}</strong>
            {late > 0 ? <span className="zb-late">{say(lang, 'work.late', { count: late })}</span> : null}
          </Chip>
        ))}
      </Row>
      <Row label={say(lang, 'work.owner')}>
        {owners.map(({ value, label, open: count }) => (
          <Chip key={value ?? ''} shown={shown} name="owner" value={value}>
            {label} <strong>{formatNumber(lang, count)}</strong>
          </Chip>
        ))}
      </Row>
    </div>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <nav aria-label={label} className="zb-buttons">
      <span className="zb-help" aria-hidden="true">
        {label}
      </span>
      {children}
    </nav>
  );
}

type ChipProps = { shown: Shown; name: 'queue' | 'owner'; value: string | undefined; children: React.ReactNode };

function Chip({ shown, name, value, children }: ChipProps) {
  const query = new URLSearchParams(Object.entries({ ...shown, [name]: value }).filter((pair): pair is [string, string] => pair[1] !== undefined)).toString();
  return (
    <Link className="zb-chip" href={query ? `/admin?${query}` : '/admin'} aria-current={shown[name] === value ? 'true' : undefined} prefetch={false}>
      {children}
    </Link>
  );
}
