import { formatTime, formatWeekdayDate } from '#locales/format';
import { LinkTo, type PlaceLink } from '../../components/link-to';
import { useLang } from '../../words';

/** The free times nearest to one that is gone, each with its day. [CONS-3] */
export function NearTimes({ near, to }: { near: readonly Date[]; to: (startsAt: Date) => PlaceLink }) {
  const lang = useLang();
  if (near.length === 0) return null;
  return (
    <ul className="doc-times">
      {near.map((at) => (
        <li key={at.getTime()}>
          <LinkTo to={to(at)} className="doc-time">
            {formatWeekdayDate(lang, at)} {formatTime(lang, at)}
          </LinkTo>
        </li>
      ))}
    </ul>
  );
}
