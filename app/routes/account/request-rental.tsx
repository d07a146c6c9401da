import { dayStart } from '#domain/calendars/day';
import { fetchFields } from '#domain/service-requests/rental';
import { formatWeekdayDate } from '#locales/format';
import type { MyRental } from '#services/service-requests/my-rental';
import type { MyVisit } from '#services/service-requests/my-request';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormField } from '../../components/form-field';
import { useLang, useSay } from '../../words';

type Props = { code: string; rental: MyRental; /** The visit at which it is fetched. */ fetch: MyVisit | undefined; answer: Answer | undefined };

/** What is lent: until when, another month, the fetching, and its deposit once it is back. [INP-9] */
export function RequestRental({ code, rental, fetch, answer }: Props) {
  const say = useSay();
  const { serial, months, endsOn, over, returned, extend, extendOn, price } = rental;
  if (returned) return <Deposit rental={rental} />;
  const endsDay = dayStart(endsOn);
  const { hours } = fetch ?? {};
  return (
    <section className="card lift stack gap-3" aria-labelledby="rental">
      <h2 id="rental">{say('services.rental.title')}</h2>
      <p>
        {over
          ? say('services.rental.over', { endsDay })
          : hours
            ? say('services.rental.until', { endsDay, fetchDay: hours.from, fromTime: hours.from, toTime: hours.to })
            : say('services.rental.until-open', { endsDay })}
      </p>
      <p className="small soft">
        {say('services.rental.serial')}{' '}
        <bdi dir="ltr" className="ltr">
          {serial}
        </bdi>
        {say('services.page.comma')}
        {say('services.rental.months', { count: months })}
      </p>
      {extend === 'now' && price.isToman !== null && (
        <div>
          <ButtonLink page="requestMonth" params={{ code }}>
            {say('services.rental.extend-price', { isToman: price.isToman })}
          </ButtonLink>
        </div>
      )}
      {extend === 'later' && <p className="small soft">{say('services.rental.extend-from', { extendDay: dayStart(extendOn) })}</p>}
      {extend === 'review' && <p className="small soft">{say('services.rental.extend-review')}</p>}
      <Fetch rental={rental} again={over || !hours} answer={answer} />
    </section>
  );
}

/** A day and a part of it on which it is to be fetched. */
function Fetch({ rental: { fetchDays }, again, answer }: { rental: MyRental; again: boolean; answer: Answer | undefined }) {
  const lang = useLang();
  const say = useSay();
  const last = fetchDays.at(-1);
  if (!last) return null;
  const options = fetchDays.map((value) => ({ value, label: formatWeekdayDate(lang, dayStart(value)) }));
  const chosen = (name: 'day' | 'part') => ({ error: errorOf(answer, name), defaultValue: answer?.values[name] });
  return (
    <details open={again || answer?.intent === 'fetch'}>
      <summary>{say(again ? 'services.rental.fetch-again' : 'services.rental.fetch-title')}</summary>
      <form method="post" noValidate className="stack gap-3">
        <input type="hidden" name="intent" value="fetch" />
        <p className="small soft">{say('services.rental.fetch-text', { lastDay: dayStart(last) })}</p>
        <FormField field={fetchFields.day} name="day" options={options} {...chosen('day')} />
        <FormField field={fetchFields.part} name="part" {...chosen('part')} />
        <Button kind="soft">{say('services.rental.fetch')}</Button>
      </form>
    </details>
  );
}

/** What of its deposit went back, and why not all of it. */
function Deposit({ rental: { deposit } }: { rental: MyRental }) {
  const say = useSay();
  const { depositToman, damageToman, backToman, reason, settled } = deposit;
  if (depositToman === 0) return null;
  const words = !settled
    ? say('services.rental.deposit-looked', { depositToman })
    : damageToman > 0
      ? say('services.rental.deposit-less', { damageToman, backToman, reason: reason ?? '' })
      : say('services.rental.deposit-back', { backToman });
  return <p className="card">{words}</p>;
}
