import Link from 'next/link';
import { formatTime } from '#locales/dates';
import { formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { DayVisit } from '#services/service-requests/day-visits';
import { NounBadge } from '../work/noun-badge';

/** The visits of a day in their order, numbered as on the map. [INP-8] */
export function DayList({ lang, day, visits, now }: { lang: Lang; day: string; visits: readonly DayVisit[]; now: Date }) {
  if (visits.length === 0) return <p className="zb-help">{say(lang, 'services.day.none')}</p>;
  return (
    <ol className="zb-plain zb-daylist">
      {visits.map(({ id, requestId, code, kind, state, district, provider, hours }, at) => {
        const late = hours.to < now && !['done', 'missed', 'arrived'].includes(state);
        return (
          <li key={id} id={`v-${id}`}>
            <b>{formatNumber(lang, at + 1)}</b>
            <span>
              <Link href={`/admin/collections/service-requests/${requestId}#visit-${id}`} prefetch={false}>
                <bdi dir="ltr">{code}</bdi>
              </Link>{' '}
              <span className={late ? 'zb-late' : 'zb-due'}>
                {say(lang, 'staff.due.between', { from: formatTime(lang, hours.from), to: formatTime(lang, hours.to) })}
              </span>
              <small className="zb-help">
                {[
                  say(lang, `services.visits.kinds.${kind}`),
                  district === null ? null : say(lang, 'services.day.district', { districtNumber: district }),
                  provider ?? say(lang, 'services.day.nobody'),
                ]
                  .filter(Boolean)
                  .join(lang === 'fa' ? '، ' : ', ')}
                {provider === null ? (
                  <>
                    {' '}
                    <Link href={`/admin/visits?day=${day}&wanted=${id}`} prefetch={false}>
                      {say(lang, 'services.day.find-free')}
                    </Link>
                  </>
                ) : null}
              </small>
            </span>
            <NounBadge lang={lang} of="visit" state={state} />
          </li>
        );
      })}
    </ol>
  );
}
