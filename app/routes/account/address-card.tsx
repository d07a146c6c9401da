import { localDigits } from '#locales/format';
import type { SavedAddress } from '#services/addresses/address-book';
import { Ask } from '../../components/ask';
import { ButtonLink } from '../../components/button-link';
import { dialogQuery } from '../../components/dialog-address';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';
import { AddressLines, placeLine } from '../shop/address-lines';

/** One address of the book, with the ways to change it or to take it out. [ORD-14] */
export function AddressCard({ address }: { address: SavedAddress }) {
  const lang = useLang();
  const say = useSay();
  const name = `delete-${address.id}`;
  return (
    <article className="card stack gap-2">
      <h2 className="text-h3">{placeLine(lang, address)}</h2>
      <AddressLines receiver={{ name: address.receiverName, phone: address.receiverPhone }} address={address} placed />
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
