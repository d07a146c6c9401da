import { formatDate } from '#locales/dates';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { CustomerPenalty } from '#services/staff/customer-penalties';
import { inRow } from '../fields/in-row';
import { LiftForm } from './lift-form';
import { PenaltyForm } from './penalty-form';

type Props = { lang: Lang; userId: number; penalties: readonly CustomerPenalty[]; now: Date };

/** What is closed of an account, what was, and the ways to close more or to end it early. [ROLE-6, CONS-5] */
export function Penalties({ lang, userId, penalties, now }: Props) {
  return (
    <section className="zb-card">
      <h2>{say(lang, 'staff.penalty.title')}</h2>
      {penalties.length === 0 ? <p className="zb-help">{say(lang, 'staff.penalty.none')}</p> : null}
      <ul className="zb-plain">
        {penalties.map((one) => {
          const open = one.liftedAt === null && one.until > now;
          const parts =
            one.of === 'booking'
              ? [say(lang, 'staff.penalty.cycles', { count: one.cycles ?? 0 })]
              : one.parts.map((part) => say(lang, `accounts.penalty.parts.${part}`));
          return (
            <li key={`${one.of}-${one.id}`}>
              <b>{inRow(lang, parts)}</b>{' '}
              <span className={`zb-badge zb-badge--${open ? 'bad' : 'idle'}`}>
                {open
                  ? say(lang, 'staff.penalty.until', { openDay: one.until })
                  : one.liftedAt
                    ? say(lang, 'staff.penalty.lifted', { liftedDay: one.liftedAt })
                    : say(lang, 'staff.penalty.over', { openDay: one.until })}
              </span>
              <span className="zb-sub">{[formatDate(lang, one.from), one.by].filter(Boolean).join(' · ')}</span>
              {one.reason ? <p className="zb-words">{one.reason}</p> : null}
              {one.liftReason ? <p className="zb-words">{one.liftReason}</p> : null}
              {open ? (
                <details>
                  <summary>{say(lang, 'staff.penalty.lift')}</summary>
                  <LiftForm {...{ lang, userId }} of={one.of} id={one.id} />
                </details>
              ) : null}
            </li>
          );
        })}
      </ul>
      <details>
        <summary>{say(lang, 'staff.penalty.add')}</summary>
        <PenaltyForm lang={lang} userId={userId} />
      </details>
    </section>
  );
}
