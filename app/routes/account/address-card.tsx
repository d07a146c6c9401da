import { placeNames } from '#domain/addresses/iran';
import { localDigits } from '#locales/format';
import type { SavedAddress } from '#services/addresses/address-book';
import { Ask } from '../../components/ask';
import { ButtonLink } from '../../components/button-link';
import { dialogQuery } from '../../components/dialog-address';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';

/** One address of the book, with the ways to change it or to take it out. [ORD-14] */
export function AddressCard({ address }: { address: SavedAddress }) {
  const lang = useLang();
  const say = useSay();
  const place = placeNames(lang, address.province, address.city);
  const comma = lang === 'fa' ? '، ' : ', ';
  const lines = [
    address.plate && say('accounts.addresses.plate-line', { plate: localDigits(lang, address.plate) }),
    address.unit && say('accounts.addresses.unit-line', { unit: localDigits(lang, address.unit) }),
  ].filter(Boolean);
  const name = `delete-${address.id}`;
  return (
    <article className="card stack gap-2">
      <h2 className="text-h3">{place.province === place.city ? place.city : [place.province, place.city].join(comma)}</h2>
      <p>{[localDigits(lang, address.fullAddress), ...lines].join(comma)}</p>
      <p className="small soft">
        {say('accounts.addresses.postal-line', { code: localDigits(lang, address.postalCode) })}
        <br />
        {say('accounts.addresses.receiver-line', { name: address.receiverName, receiverPhone: address.receiverPhone })}
      </p>
      <div className="row">
        <ButtonLink kind="outline" small page="addressEdit" params={{ id: address.id }}>
          {say('accounts.addresses.edit')}
        </ButtonLink>
        <Link page="addresses" query={dialogQuery(name)} className="btn s3 sm">
          {say('accounts.addresses.delete')}
        </Link>
      </div>
      <Ask
        name={name}
        title={say('accounts.addresses.delete-title')}
        intent="delete"
        sent={{ id: address.id }}
        yes={say('accounts.addresses.delete-yes')}
        no={
          <ButtonLink kind="outline" page="addresses">
            {say('accounts.addresses.delete-no')}
          </ButtonLink>
        }
      >
        {localDigits(lang, address.fullAddress)}
        <br />
        <span className="small soft">{say('accounts.addresses.delete-text')}</span>
      </Ask>
    </article>
  );
}
