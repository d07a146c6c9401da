import { Notice } from '../../components/notice';
import { Link } from '../../link';
import { useSay } from '../../words';

/** An order that still awaits its payment, and the way to it. [CART-5, ORD-4] */
export function OpenOrderNotice({ open }: { open: { code: string; holdUntil: Date } | null }) {
  const say = useSay();
  if (!open) return null;
  return (
    <Notice tone="info">
      {say('cart.open-order.text', { code: open.code, untilTime: open.holdUntil })}{' '}
      <Link page="pay" params={{ code: open.code }}>
        {say('cart.open-order.go')}
      </Link>
    </Notice>
  );
}
