import { placeNames } from '#domain/addresses/iran';
import { localDigits } from '#locales/format';
import { useLang, useSay } from '../../words';

type Props = {
  receiver: { name: string; phone: string };
  address: { province: string; city: string; fullAddress: string; plate: string | null; unit: string | null; postalCode: string };
};

/** An address as one reads it on a parcel. */
export function AddressLines({ receiver, address }: Props) {
  const lang = useLang();
  const say = useSay();
  const place = placeNames(lang, address.province, address.city);
  const comma = lang === 'fa' ? '، ' : ', ';
  const parts = [
    place.province === place.city ? place.city : `${place.province}${comma}${place.city}`,
    localDigits(lang, address.fullAddress),
    address.plate && say('accounts.addresses.plate-line', { plate: localDigits(lang, address.plate) }),
    address.unit && say('accounts.addresses.unit-line', { unit: localDigits(lang, address.unit) }),
  ];
  return (
    <span className="block">
      {parts.filter(Boolean).join(comma)}
      <span className="small soft block">
        {say('accounts.addresses.postal-line', { code: localDigits(lang, address.postalCode) })}
        <br />
        {say('accounts.addresses.receiver-line', { name: receiver.name, receiverPhone: receiver.phone })}
      </span>
    </span>
  );
}
