import type { AfterDelivery } from '#services/orders/after-delivery';
import { Button } from '../../components/button';
import { Isolated } from '../../components/sections/isolated';
import { Link } from '../../link';
import { useSay } from '../../words';

/** What comes after the delivery: warranty, help, a review, the same again. [WAR-8, WAR-5, PROD-5] */
export function OrderAfter({ after }: { after: AfterDelivery }) {
  const say = useSay();
  return (
    <section className="card stack gap-3" id="after">
      <h2>{say('orders.after.title')}</h2>
      <ul className="stack gap-2">
        {after.devices.map(({ serial, name }) => (
          <li key={serial}>
            <Isolated text={name} /> <bdi dir="ltr">{serial}</bdi>:{' '}
            <Link page="device" params={{ serial }}>
              {say('orders.after.warranty')}
            </Link>
            {' · '}
            <Link page="ticketNew" params={{ serial }}>
              {say('orders.after.ticket')}
            </Link>
          </li>
        ))}
        {after.devices.length === 0 && (
          <li>
            <Link page="deviceNew">{say('orders.after.register')}</Link> <span className="small soft">{say('orders.after.register-text')}</span>
          </li>
        )}
        {after.products.map(({ slug, name, reviewed }) => (
          <li key={slug}>
            <Link page="reviewNew" params={{ slug }}>
              <Isolated text={say(reviewed ? 'orders.after.review-change' : 'orders.after.review', { name })} />
            </Link>
          </li>
        ))}
        <li>
          <Link page="contact">{say('orders.after.help')}</Link>
        </li>
      </ul>
      <form method="post" noValidate>
        <input type="hidden" name="intent" value="again" />
        <Button kind="soft" small busyLabel={say('orders.after.going')}>
          {say('orders.after.again')}
        </Button>
      </form>
    </section>
  );
}
