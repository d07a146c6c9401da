import { FormField } from '../../components/form-field';
import { ticketFields } from '#domain/warranty/fields';
import { errorOf, type Answer } from '../../answer';
import { CityList, useProvinceOptions } from '../../components/place-lists';
import { useSay } from '../../words';

/** Where in Iran a device is; the city's list helps, another city may be written. [WAR-1] */
export function PlaceFields({ answer }: { answer: Answer | undefined }) {
  const say = useSay();
  const own = (name: string) => ({ name, defaultValue: answer?.values[name] ?? '', error: errorOf(answer, name) });
  return (
    <fieldset className="stack gap-3">
      <legend>{say('warranty.ticket-new.where')}</legend>
      <p className="small soft">{say('warranty.ticket-new.where-help')}</p>
      <div className="form">
        <FormField field={ticketFields.province} {...own('province')} empty={say('checkout.address.province-choose')} options={useProvinceOptions()} />
        <FormField field={ticketFields.city} {...own('city')} />
      </div>
      <CityList />
    </fieldset>
  );
}
