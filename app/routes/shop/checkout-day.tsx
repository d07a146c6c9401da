import { hoursOf } from '#domain/orders/day-parts';
import { chosenDayWords, partWords } from '#locales/delivery';
import type { Checkout } from '#services/orders/checkout';
import { errorOf, type Answer } from '../../answer';
import { Select } from '../../components/select';
import { useLang, useSay } from '../../words';

type Props = { shown: Checkout; answer: Answer | undefined };

/** On which day and in which part of it: the earliest, or one of those that the promise allows. What is reviewed first has no day yet. [ORD-7, ORD-11] */
export function CheckoutDay({ shown: { offer, promisedDay, highQuantity }, answer }: Props) {
  const lang = useLang();
  const say = useSay();
  if (highQuantity) return null;
  const help = offer.elsewhereFrom
    ? `${say('orders.delivery.help')} ${say('orders.delivery.help-new', { firstDay: chosenDayWords(lang, offer.elsewhereFrom) })}`
    : say('orders.delivery.help');
  const typed = answer?.values['deliverOn'] ?? '';
  return (
    <section className="card stack" id="delivery">
      <h2>{say('orders.delivery.title')}</h2>
      <div className="form">
        <Select
          name="deliverOn"
          required={false}
          label={say('orders.delivery.day')}
          help={help}
          empty={promisedDay ? say('orders.delivery.earliest', { promisedDay }) : say('orders.delivery.earliest-plain')}
          options={offer.days.map((day) => ({ value: day, label: chosenDayWords(lang, day) }))}
          defaultValue={offer.days.includes(typed) ? typed : ''}
          error={errorOf(answer, 'deliverOn')}
        />
        <Select
          name="deliverPart"
          required={false}
          label={say('orders.delivery.part')}
          empty={say('orders.delivery.any')}
          options={offer.parts.map((part) => ({ value: part, label: partWords(lang, hoursOf(part)) }))}
          defaultValue={answer?.values['deliverPart'] ?? ''}
          error={errorOf(answer, 'deliverPart')}
        />
      </div>
    </section>
  );
}
