import { formatMoney } from '#locales/format';
import type { ProofLine } from '#services/invoices/proof-lines';
import type { OrderDetail } from '#services/orders/detail';
import { PriceProof } from '../../components/price-proof';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';

/** How an order's total came about, for whoever wants to know: each toman with its rule, and the same for a computer. [N-A5] */
export function OrderProof({ order, lines }: { order: OrderDetail; lines: readonly ProofLine[] }) {
  const lang = useLang();
  const say = useSay();
  return (
    <details className="proof">
      <summary className="link">{say('invoices.proof.title')}</summary>
      <p className="small soft">{say('invoices.proof.lead')}</p>
      <PriceProof proof={{ lines, total: { name: say('invoices.proof.total'), value: formatMoney(lang, order.totalToman) } }} />
      <p className="small">
        <a href={href(lang, 'priceProof', { code: order.code })}>{say('invoices.proof.json')}</a>
      </p>
    </details>
  );
}
