import { FormField } from '../../components/form-field';
import { deliverOn, deliverPart } from '#domain/orders/delivery-choice';
import { cityCode } from '#domain/addresses/iran';
import { hoursOf } from '#domain/orders/day-parts';
import { openOffer } from '#domain/orders/delivery-choice';
import { chosenDayWords, partWords } from '#locales/delivery';
import type { Checkout } from '#services/orders/checkout';
import { errorOf, type Answer } from '../../answer';
import { useLang, useSay } from '../../words';

type Props = { shown: Checkout; answer: Answer | undefined };

/** The city that the order goes to: of the chosen address, else as it was typed; null as long as none is known. */
function cityOf({ address }: Checkout, answer: Answer | undefined): string | null {
  const { province = '', city = '' } = answer?.values ?? {};
  if (address) return address.city;
  return province && city.trim() ? (cityCode(province, city) ?? city) : null;
}

/** On which day and in which part of it: the earliest, or one of those that the promise allows in that city. What is reviewed first has no day yet. [ORD-7, ORD-11] */
export function CheckoutDay({ shown, answer }: Props) {
  const lang = useLang();
  const say = useSay();
  if (shown.highQuantity) return null;
  const city = cityOf(shown, answer);
  const offer = openOffer(shown.offers, city);
  const [first] = offer.days;
  const typed = answer?.values['deliverOn'] ?? '';
  const marked = (label: string, tehranOnly: boolean) => (tehranOnly ? say('orders.delivery.tehran-only', { label }) : label);
  return (
    <section className="card stack" id="delivery">
      <h2>{say('orders.delivery.title')}</h2>
      <div className="form">
        <FormField
          field={deliverOn}
          name="deliverOn"
          required={false}
          optional={false}
          help={say(city === null ? 'orders.delivery.help-new' : 'orders.delivery.help')}
          empty={
            city !== null && first ? say('orders.delivery.earliest', { promisedDay: chosenDayWords(lang, first.day) }) : say('orders.delivery.earliest-plain')
          }
          options={offer.days.map(({ day, tehranOnly }) => ({ value: day, label: marked(chosenDayWords(lang, day), tehranOnly) }))}
          defaultValue={offer.days.some(({ day }) => day === typed) ? typed : ''}
          error={errorOf(answer, 'deliverOn')}
        />
        <FormField
          field={deliverPart}
          name="deliverPart"
          required={false}
          optional={false}
          empty={say('orders.delivery.any')}
          options={offer.parts.map(({ part, tehranOnly }) => ({ value: part, label: marked(partWords(lang, hoursOf(part)), tehranOnly) }))}
          defaultValue={answer?.values['deliverPart'] ?? ''}
          error={errorOf(answer, 'deliverPart')}
        />
      </div>
    </section>
  );
}
