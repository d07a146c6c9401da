import type { MyCancelWish } from '#services/orders/cancel-requests/mine';
import type { MyClaim } from '#services/warranty/claims/mine';
import { Link } from '../../link';
import { useSay } from '../../words';

/** Requests about an order or a device: how each stands, and the way to it. [ORD-5, WAR-3] */
export function RequestRows({ wishes, claims }: { wishes: MyCancelWish[]; claims: MyClaim[] }) {
  const say = useSay();
  return (
    <>
      {wishes.length > 0 && (
        <section className="card stack">
          <h2 className="text-h3">{say('orders.cancel.way')}</h2>
          <ul className="stack gap-3">
            {wishes.map(({ id, code, state, answer, answerBy }) => (
              <li key={id}>
                <Link page="order" params={{ code }} hash="cancel">
                  <bdi dir="ltr">{code}</bdi>
                </Link>
                <span className="small soft block">
                  {state === 'open'
                    ? answerBy && say('orders.cancel.states.open', { answerBy })
                    : say(`orders.cancel.states.${state}`, { reason: answer ?? '' })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {claims.length > 0 && (
        <section className="card stack">
          <h2 className="text-h3">{say('warranty.register.title')}</h2>
          <ul className="stack gap-3">
            {claims.map(({ code, serial, dueAt }) => (
              <li key={code}>
                <Link page="devices">
                  <bdi dir="ltr">{serial}</bdi>
                </Link>
                {dueAt && <span className="small soft block">{say('warranty.claims.mine-text', { dueBy: dueAt })}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
