import { COUNTRY, FULL_ADDRESS_MOST_CHARACTERS, POSTAL_CODE_DIGITS, type Address } from '#domain/addresses/address';
import { placeNames } from '#domain/addresses/iran';
import { errorOf, type Answer } from '../../answer';
import { Field } from '../../components/field';
import { Notice } from '../../components/notice';
import { CityList, CITY_LIST, useProvinceOptions } from '../../components/place-lists';
import { Select } from '../../components/select';
import { TextArea } from '../../components/text-area';
import { useLang, useSay } from '../../words';

type Name = keyof Address;
type Props = { values: Partial<Record<Name, string | null>>; answer: Answer | undefined };

/** Receiver and address, each error beside its field; the city's list helps, another city may be written. [ORD-1, ORD-3, ORD-14] */
export function AddressFields({ values, answer }: Props) {
  const lang = useLang();
  const say = useSay();
  const saved = values.province && values.city ? { ...values, city: placeNames(lang, values.province, values.city).city } : values;
  const own = (name: Name) => ({ name, defaultValue: answer ? (answer.values[name] ?? '') : (saved[name] ?? ''), error: errorOf(answer, name) });
  return (
    <>
      <Notice tone="warn">{say('checkout.address.public-venue')}</Notice>
      <div className="form">
        <Field {...own('receiverName')} autoComplete="name" label={say('checkout.receiver.name')} />
        <Field {...own('receiverPhone')} type="tel" numeric autoComplete="tel" label={say('checkout.receiver.phone')} />
        <Select
          {...own('country')}
          defaultValue={COUNTRY}
          options={[{ value: COUNTRY, label: say('checkout.address.country-iran') }]}
          autoComplete="country"
          label={say('checkout.address.country')}
        />
        <Select
          {...own('province')}
          autoComplete="address-level1"
          empty={say('checkout.address.province-choose')}
          options={useProvinceOptions()}
          label={say('checkout.address.province')}
        />
        <Field {...own('city')} list={CITY_LIST} autoComplete="address-level2" label={say('checkout.address.city')} />
        <Field
          {...own('postalCode')}
          numeric
          autoComplete="postal-code"
          label={say('checkout.address.postal-code')}
          help={say('checkout.address.postal-code-help', { digits: POSTAL_CODE_DIGITS })}
        />
        <TextArea
          {...own('fullAddress')}
          full
          maxLength={FULL_ADDRESS_MOST_CHARACTERS}
          autoComplete="street-address"
          label={say('checkout.address.full')}
          help={say('checkout.address.full-help')}
        />
        <Field {...own('plate')} optional label={say('checkout.address.plate')} />
        <Field {...own('unit')} optional label={say('checkout.address.unit')} />
      </div>
      <CityList />
    </>
  );
}
