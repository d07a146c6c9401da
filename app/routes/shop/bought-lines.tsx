import type { OrderLine } from '#services/orders/detail';
import { LineItem } from '../../components/line-item';
import { Price } from '../../components/price';
import { Isolated } from '../../components/sections/isolated';
import { useSay } from '../../words';
import { Chosen } from './chosen';

/** The lines of an order as they were bought. */
export function BoughtLines({ lines }: { lines: readonly OrderLine[] }) {
  const say = useSay();
  return lines.map((line, at) => (
    <LineItem
      key={at}
      device={line.look}
      colour={line.colour?.code}
      name={<Isolated text={line.name} />}
      details={<Chosen colour={line.colour} engraving={line.engraving} />}
      end={
        <>
          <Price toman={line.totalToman} />
          {line.discountToman > 0 && <p className="tiny muted">{say('common.less_by', { amountToman: line.discountToman })}</p>}
        </>
      }
    >
      {line.quantity > 1 && (
        <p className="small">
          {say('orders.order.each', { count: line.quantity })}
          <br />
          {say('cart.line.each', { priceToman: line.unitToman + line.engravingToman })}
        </p>
      )}
    </LineItem>
  ));
}
