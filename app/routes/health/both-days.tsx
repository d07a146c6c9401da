import { formatDate, jalaliDate, jalaliMonths, localDigits } from '#locales/format';
import { useLang } from '../../words';

/** A day in the reader’s calendar with the other one behind it, or the other one alone. [LANG-3] */
export function BothDays({ day, other = false }: { day: Date; other?: boolean }) {
  const lang = useLang();
  const { year, month, day: date } = jalaliDate(day);
  const second = lang === 'fa' ? formatDate('en', day) : `${date} ${jalaliMonths.en[month - 1]} ${localDigits('en', String(year))}`;
  if (other) return <bdi>{second}</bdi>;
  return (
    <>
      {formatDate(lang, day)} (<bdi>{second}</bdi>)
    </>
  );
}
