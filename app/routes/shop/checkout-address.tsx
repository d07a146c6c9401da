import type { Checkout } from '#services/orders/checkout';
import { errorOf, type Answer } from '../../answer';
import { FieldNote } from '../../components/field-frame';
import { Link } from '../../link';
import { useSay } from '../../words';
import { AddressFields } from '../account/address-fields';
import { AddressLines } from './address-lines';

type Props = { shown: Checkout; answer: Answer | undefined };

/** Who takes it and where: an address of the book, or a new one that is kept there. Choosing another is a link, so that price and promise are always those of the address shown. [ORD-1, ORD-3, ORD-14] */
export function CheckoutAddress({ shown, answer }: Props) {
  const say = useSay();
  const { address, book, guess } = shown;
  const group = shown.cart.group?.code;
  const others = book.filter((one) => one.id !== address?.id);
  return (
    <section className="card stack" id="address" tabIndex={-1}>
      <h2>{say('checkout.receiver.title')}</h2>
      <p className="small soft">{say('checkout.receiver.id')}</p>
      {address ? (
        <div className="optc">
          <input type="radio" className="box" id="address-chosen" name="address" value={address.id} defaultChecked required />
          <label htmlFor="address-chosen">
            <AddressLines receiver={{ name: address.receiverName, phone: address.receiverPhone }} address={address} />
          </label>
        </div>
      ) : (
        <AddressFields values={guess} answer={answer} />
      )}
      <FieldNote id="address" error={errorOf(answer, 'address')} />
      {address && <p className="small soft">{say('checkout.address.public-venue')}</p>}
      {(others.length > 0 || address) && (
        <details open={!address && others.length > 0}>
          <summary className="btn s3 sm">{say('checkout.address.change')}</summary>
          <ul className="stack gap-2">
            {others.map((one) => (
              <li key={one.id} className="optc">
                <Link page="checkout" query={{ group, address: one.id }} hash="address">
                  <AddressLines receiver={{ name: one.receiverName, phone: one.receiverPhone }} address={one} />
                </Link>
              </li>
            ))}
            {address && (
              <li>
                <Link page="checkout" query={{ group, address: 'new' }} hash="address" className="btn s2 sm">
                  {say('checkout.address.new')}
                </Link>
              </li>
            )}
          </ul>
        </details>
      )}
    </section>
  );
}
