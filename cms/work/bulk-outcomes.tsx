import Link from 'next/link';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';

type Outcome = { row: string; title: string; code: string; ok: boolean; text: string; /** The row since, where it can be taken back. */ back?: string };
/** What came of one thing for many rows; `about` is the move, or what was done with whose they are. */
export type Outcomes = { about: string; lines: readonly Outcome[] };
type Props = { lang: Lang; outcomes: Outcomes | null; busy: boolean; undo: () => void };

/** What was not done first, with why, then what was; each by its code and leading to itself, and the way back where there is one. [ADM-3, ADM-4] */
export function BulkOutcomes({ lang, outcomes, busy, undo }: Props) {
  const lines = [...(outcomes?.lines ?? [])].sort((one, other) => Number(one.ok) - Number(other.ok));
  const made = lines.filter(({ ok }) => ok).length;
  const whose = outcomes?.about === 'take' || outcomes?.about === 'give' || outcomes?.about === 'let-go';
  return (
    <div role="status" aria-label={say(lang, 'staff.bulk.outcomes')}>
      {lines.length > 0 ? (
        <div className="zb-outcomes">
          <b>
            {lines.length > made ? say(lang, 'staff.bulk.left', { count: lines.length - made }) : null}
            {lines.length > made && made > 0 ? ' · ' : null}
            {made > 0 ? say(lang, 'staff.bulk.made', { count: made }) : null}
          </b>
          <ul className="zb-plain">
            {lines.map(({ row, title, code, ok, text }) => (
              <li key={row} className={ok ? 'zb-said--ok' : 'zb-said--bad'}>
                <Link href={`/admin/collections/${row.split(':')[0]}`} prefetch={false}>
                  {title ? <bdi>{title}</bdi> : null} {code ? <bdi dir="ltr">{code}</bdi> : null}
                </Link>{' '}
                {text}
              </li>
            ))}
          </ul>
          {lines.some(({ back }) => back) ? (
            <button type="button" className="zb-line" disabled={busy} onClick={undo}>
              {say(lang, 'staff.bulk.back')}
            </button>
          ) : null}
          {made > 0 && !whose ? <p className="zb-help">{say(lang, 'staff.bulk.no-back')}</p> : null}
        </div>
      ) : null}
    </div>
  );
}
