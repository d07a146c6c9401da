import type { NamedChange } from '#services/orders/price-now';
import type { Answer } from '../../answer';
import { Price } from '../../components/price';
import { Isolated } from '../../components/sections/isolated';
import { useSay } from '../../words';

export type ShownChange = { wasToman: number; nowToman: number; changes: NamedChange[] };

/** What a refused form says of the price: none where it was refused for something else. */
export function changeOf(answer: Answer | undefined): ShownChange | null {
  const { shownToman, nowToman, changes } = answer?.facts ?? {};
  if (typeof shownToman !== 'number' || typeof nowToman !== 'number' || typeof changes !== 'string') return null;
  return { wasToman: shownToman, nowToman, changes: JSON.parse(changes) as NamedChange[] };
}

/** The price as it was and as it is: each line that changed and why, then the whole. [PROD-3, DISC-2] */
export function PriceChanges({ wasToman, nowToman, changes, ordered = false }: ShownChange & { /** Of an order, not of a cart. */ ordered?: boolean }) {
  const say = useSay();
  return (
    <section className="card lift stack" aria-labelledby="price-changes">
      <h2 id="price-changes">{say('checkout.changes.title')}</h2>
      <table className="ledger">
        <tbody>
          {changes.map((one, at) => (
            <tr key={at}>
              <td>
                <Isolated text={one.name ?? say(one.why === 'delivery' ? 'checkout.changes.delivery' : 'checkout.changes.item')} />
                <span className="block small soft">{say(`checkout.changes.why.${one.why}`)}</span>
              </td>
              <td>
                <WasIs was={one.wasToman} now={one.isToman} />
              </td>
            </tr>
          ))}
          <tr className="total">
            <td>{say('checkout.changes.total')}</td>
            <td>
              <WasIs was={wasToman} now={nowToman} />
            </td>
          </tr>
        </tbody>
      </table>
      <p className="small">{say(ordered ? 'checkout.changes.nothing-paid' : 'checkout.changes.nothing-written')}</p>
    </section>
  );
}

function WasIs({ was, now }: { was: number | null; now: number | null }) {
  const say = useSay();
  return (
    <>
      {was !== null && (
        <s className="soft block">
          <span className="sr">{say('checkout.changes.was')} </span>
          <Price toman={was} />
        </s>
      )}
      {now !== null && (
        <b className="block">
          <span className="sr">{say('checkout.changes.is')} </span>
          <Price toman={now} />
        </b>
      )}
    </>
  );
}
