import Link from 'next/link';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { WorkOwner } from '#services/work/due';
import { dueWords } from '../desk/due-words';
import { PersonMark } from '../desk/person-mark';

type Props = { lang: Lang; owners: readonly WorkOwner[]; me: number; now: Date };

/** Each colleague's open work: how much, how much is late, and what is next. [ADM-3] */
export function Colleagues({ lang, owners, me, now }: Props) {
  const people = owners.filter((one): one is WorkOwner & { id: number } => one.id !== null);
  const sorted = [...people.filter(({ id }) => id === me), ...people.filter(({ id }) => id !== me)];
  return (
    <section className="zb-card">
      <h2>{say(lang, 'staff.day.colleagues')}</h2>
      <ul className="zb-plain zb-three">
        {sorted.map((one) => (
          <li key={one.id}>
            <Link className="zb-owned" href={`/admin?owner=${one.id === me ? 'mine' : one.id}`} prefetch={false}>
              <PersonMark id={one.id} name={one.name ?? ''} />
              {one.id === me ? <b>{say(lang, 'staff.you')}</b> : one.name}
            </Link>
            <span>{say(lang, 'staff.day.things', { count: one.open })}</span>
            {one.late > 0 ? (
              <span className="zb-late">{say(lang, 'work.late', { count: one.late })}</span>
            ) : (
              <span className="zb-help">{one.next ? say(lang, 'staff.day.next', { at: dueWords(lang, one.next, now).at }) : ''}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
