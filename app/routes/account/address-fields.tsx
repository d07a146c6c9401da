import { FormField } from '../../components/form-field';
import { addressFields } from '#domain/addresses/address';
import { COUNTRY, type Address } from '#domain/addresses/address';
import { placeNames } from '#domain/addresses/iran';
import { errorOf, type Answer } from '../../answer';
import { Notice } from '../../components/notice';
import { CityList, useProvinceOptions } from '../../components/place-lists';
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
        <FormField field={addressFields.receiverName} {...own('receiverName')} />
        <FormField field={addressFields.receiverPhone} {...own('receiverPhone')} />
        <FormField
          field={addressFields.country}
          {...own('country')}
          defaultValue={COUNTRY}
          options={[{ value: COUNTRY, label: say('checkout.address.country-iran') }]}
        />
        <FormField field={addressFields.province} {...own('province')} empty={say('checkout.address.province-choose')} options={useProvinceOptions()} />
        <FormField field={addressFields.city} {...own('city')} />
        <FormField field={addressFields.postalCode} {...own('postalCode')} />
        <FormField field={addressFields.fullAddress} {...own('fullAddress')} />
        <FormField field={addressFields.plate} {...own('plate')} />
        <FormField field={addressFields.unit} {...own('unit')} />
      </div>
      <CityList />
    </>
  );
}
