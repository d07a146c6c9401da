import { errorOf, type Answer } from '../../answer';
import { Field } from '../../components/field';
import { CityList, CITY_LIST, useProvinceOptions } from '../../components/place-lists';
import { Select } from '../../components/select';
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
        <Select
          {...own('province')}
          autoComplete="address-level1"
          empty={say('checkout.address.province-choose')}
          options={useProvinceOptions()}
          label={say('checkout.address.province')}
        />
        <Field {...own('city')} list={CITY_LIST} autoComplete="address-level2" label={say('checkout.address.city')} />
      </div>
      <CityList />
    </fieldset>
  );
}
