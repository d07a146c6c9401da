import { provinces } from '#domain/addresses/iran';
import { errorOf, type Answer } from '../../answer';
import { useLang, useSay } from '../../words';
import { Field } from '../field';
import { Select } from '../select';

/** Province and city; the city's list helps, another may be written. */
export function PlaceFields({ answer }: { answer: Answer | undefined }) {
  const lang = useLang();
  const say = useSay();
  const own = (name: string) => ({ name, defaultValue: answer?.values[name] ?? '', error: errorOf(answer, name) });
  return (
    <>
      <Select
        {...own('province')}
        autoComplete="address-level1"
        empty={say('inquiries.form.choose')}
        options={provinces.map((one) => ({ value: one.code, label: one[lang] }))}
        label={say('inquiries.form.province')}
      />
      <Field {...own('city')} list="cities" autoComplete="address-level2" label={say('inquiries.form.city')} />
      <datalist id="cities">
        {provinces.flatMap((province) =>
          province.cities.map((city) => <option key={`${province.code} ${city.code}`} value={city[lang]} label={province[lang]} />),
        )}
      </datalist>
    </>
  );
}
