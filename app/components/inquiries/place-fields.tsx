import { errorOf, type Answer } from '../../answer';
import { useSay } from '../../words';
import { Field } from '../field';
import { CityList, CITY_LIST, useProvinceOptions } from '../place-lists';
import { Select } from '../select';

/** Province and city; the city's list helps, another may be written. */
export function PlaceFields({ answer }: { answer: Answer | undefined }) {
  const say = useSay();
  const own = (name: string) => ({ name, defaultValue: answer?.values[name] ?? '', error: errorOf(answer, name) });
  return (
    <>
      <Select
        {...own('province')}
        autoComplete="address-level1"
        empty={say('inquiries.form.choose')}
        options={useProvinceOptions()}
        label={say('inquiries.form.province')}
      />
      <Field {...own('city')} list={CITY_LIST} autoComplete="address-level2" label={say('inquiries.form.city')} />
      <CityList />
    </>
  );
}
