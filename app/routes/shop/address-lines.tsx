import { placeNames } from '#domain/addresses/iran';
import { localDigits } from '#locales/format';
import type { Lang } from '#locales/lang';
import { Said } from '../../components/said';
import { useLang, useSay } from '../../words';

type Props = {
  receiver: { name: string; phone: string };
  address: { province: string; city: string; fullAddress: string; plate: string | null; unit: string | null; postalCode: string };
  /** Leaves the town out, since it is shown above. */
  placed?: boolean;
};

const commaIn = (lang: Lang) => (lang === 'fa' ? '، ' : ', ');

/** Province and town; once, where they are called the same. */
export function placeLine(lang: Lang, { province, city }: Pick<Props['address'], 'province' | 'city'>): string {
  const place = placeNames(lang, province, city);
  return place.province === place.city ? place.city : `${place.province}${commaIn(lang)}${place.city}`;
}

/** An address as one reads it on a parcel. */
export function AddressLines({ receiver, address, placed = false }: Props) {
  const lang = useLang();
  const say = useSay();
  const parts = [
    !placed && placeLine(lang, address),
    localDigits(lang, address.fullAddress),
    address.plate && say('accounts.addresses.plate-line', { plate: localDigits(lang, address.plate) }),
    address.unit && say('accounts.addresses.unit-line', { unit: localDigits(lang, address.unit) }),
  ];
  return (
    <span className="block">
      {parts.filter(Boolean).join(commaIn(lang))}
      <span className="small soft block">
        {say('accounts.addresses.postal-line', { code: localDigits(lang, address.postalCode) })}
        <br />
        <Said words="accounts.addresses.receiver-line" facts={{ name: receiver.name, receiverPhone: receiver.phone }} />
      </span>
    </span>
  );
}
