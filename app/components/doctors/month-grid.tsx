import { weekdayNames } from '#domain/centres/hours';
import { formatNumber, formatWeekdayDate } from '#locales/format';
import type { PickerCell, PickerMonth } from '../../routes/doctors/months.server';
import { LinkTo, type PlaceLink } from '../link-to';
import { useLang, useSay } from '../../words';

type Props = { month: PickerMonth; /** Where a day's times are shown. */ to: (day: string) => PlaceLink; chosen: string | null };

/** A month of the picker, its weeks from Saturday on: each day with its free times leads to them. [CONS-1] */
export function MonthGrid({ month, to, chosen }: Props) {
  const lang = useLang();
  const say = useSay();
  const name = (day: string) => say(`centres.days.${day as 'saturday'}`);
  return (
    <section className="stack gap-2" aria-label={month.name}>
      <div className="row between">
        <h3 className="text-h3">{month.name}</h3>
        <span className="tiny muted">{month.other}</span>
      </div>
      <div className="cal7">
        {weekdayNames.map((day) => (
          <span key={day} className="wd" aria-hidden="true">
            {lang === 'fa' ? name(day).slice(0, 1) : name(day).slice(0, 2)}
          </span>
        ))}
        {Array.from({ length: month.blanks }, (_, at) => (
          <span key={at} />
        ))}
        {month.days.map((cell) => (
          <Day key={cell.day} {...{ cell, to }} here={cell.day === chosen} />
        ))}
      </div>
    </section>
  );
}

function Day({ cell, to, here }: { cell: PickerCell; here: boolean } & Pick<Props, 'to'>) {
  const lang = useLang();
  const say = useSay();
  const { day, state, free, number, other, holiday, closed, bridge } = cell;
  const under =
    state === 'free'
      ? say('doctors.picker.free', { count: free })
      : holiday
        ? say('doctors.picker.closed')
        : state === 'full'
          ? say('doctors.picker.full')
          : null;
  const inside = (
    <>
      <span className="g" aria-hidden="true">
        {formatNumber(lang, other)}
      </span>
      <b>{formatNumber(lang, number)}</b>
      <small>{under}</small>
    </>
  );
  const look = `dy${closed ? ' hol' : ''}${bridge && state !== 'past' ? ' br' : ''}`;
  if (state !== 'free') return <span className={`${look} x`}>{inside}</span>;
  const said = say('doctors.picker.day-free', { count: free, freeDay: new Date(`${day}T12:00:00Z`) });
  const why = [holiday, bridge && say('doctors.picker.bridge')].filter(Boolean).join(lang === 'fa' ? '، ' : ', ');
  return (
    <LinkTo
      to={to(day)}
      hash="times"
      className={look}
      aria-current={here ? 'date' : undefined}
      aria-label={why ? `${said}${lang === 'fa' ? '، ' : ', '}${why}` : said}
      title={formatWeekdayDate(lang, new Date(`${day}T12:00:00Z`))}
    >
      {inside}
    </LinkTo>
  );
}
