import { FormField } from '../form-field';
import { demoFields } from '#domain/inquiries/fields';
import { errorOf, type Answer } from '../../answer';
import { useSay } from '../../words';
import { CityList, useProvinceOptions } from '../place-lists';

/** Province and city; the city's list helps, another may be written. */
export function PlaceFields({ answer }: { answer: Answer | undefined }) {
  const say = useSay();
  const own = (name: string) => ({ name, defaultValue: answer?.values[name] ?? '', error: errorOf(answer, name) });
  return (
    <>
      <FormField field={demoFields.province} {...own('province')} empty={say('inquiries.form.choose')} options={useProvinceOptions()} />
      <FormField field={demoFields.city} {...own('city')} />
      <CityList />
    </>
  );
}
