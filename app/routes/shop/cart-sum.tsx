import { DELIVERY_TOMAN_ELSEWHERE, DELIVERY_TOMAN_TEHRAN, FREE_DELIVERY_FROM_TOMAN } from '#domain/orders/delivery';
import { formatMoney, formatNumber } from '#locales/format';
import type { CartView } from '#services/cart/view';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { Badge } from '../../components/badge';
import { FieldNote } from '../../components/field-frame';
import { Notice } from '../../components/notice';
import { Price } from '../../components/price';
import { SummaryList, type SummaryRow } from '../../components/summary-list';
import { useLang, useSay } from '../../words';

/** The sum, row by row; delivery is exact once the address is known. [PROD-3, DISC-2] */
export function CartSum({ cart, delivery, totalToman = cart.priced.totalToman }: { cart: CartView; delivery: 'known' | 'later'; totalToman?: number }) {
  const lang = useLang();
  const say = useSay();
  const { priced } = cart;
  const deliveryToman = totalToman - priced.goodsToman + priced.discountToman;
  const free = priced.goodsToman >= FREE_DELIVERY_FROM_TOMAN;
  const rows: SummaryRow[] = [{ name: say('common.items', { count: priced.itemCount }), value: formatNumber(lang, priced.goodsToman) }];
  if (priced.discountToman > 0) rows.push({ name: say('cart.summary.discount'), value: say('common.less_by', { amountToman: priced.discountToman }) });
  if (free || delivery === 'known')
    rows.push({ name: say('cart.summary.delivery'), value: deliveryToman === 0 ? say('common.free') : formatMoney(lang, deliveryToman) });
  else {
    rows.push({ name: say('cart.summary.delivery-tehran'), value: formatMoney(lang, DELIVERY_TOMAN_TEHRAN) });
    rows.push({ name: say('cart.summary.delivery-elsewhere'), value: formatMoney(lang, DELIVERY_TOMAN_ELSEWHERE) });
  }
  rows.push({ name: say('cart.summary.total'), value: <Price toman={totalToman} />, total: true });
  return (
    <>
      <SummaryList rows={rows} />
      {!free && <p className="small muted">{say('cart.summary.free-from', { amountToman: FREE_DELIVERY_FROM_TOMAN })}</p>}
      <Proof cart={cart} />
    </>
  );
}

/** Every toman of the sum with the rule that it comes from. [PROD-3] */
function Proof({ cart }: { cart: CartView }) {
  const lang = useLang();
  const say = useSay();
  const nameOf = (key: string | null) => cart.items.find((item) => item.key === key)?.name;
  const amount = (toman: number) => (toman < 0 ? say('common.less_by', { amountToman: -toman }) : formatNumber(lang, toman));
  return (
    <details className="small">
      <summary className="link">{say('cart.proof.title')}</summary>
      <table className="ledger">
        <tbody>
          {cart.priced.proof.map((one, at) => {
            const name = nameOf(one.key);
            const rule = say(`cart.proof.${one.rule}`);
            return (
              <tr key={at}>
                <td>{name ? say('cart.proof.of', { rule, name }) : rule}</td>
                <td>{amount(one.amountToman)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

/** The discount code: set, said, taken off again; what locks the order is said before. [DISC-2, DISC-3] */
export function CodeForm({ cart, answer }: { cart: CartView; answer: Answer | undefined }) {
  const say = useSay();
  const error = errorOf(answer, 'code') ?? (answer?.intent === 'code' ? answer.form[0] : undefined);
  if (cart.code)
    return (
      <form method="post" noValidate className="stack gap-2" id="code">
        <input type="hidden" name="intent" value="drop-code" />
        <Badge tone={cart.priced.holds === 'group' ? undefined : 'ok'}>{say('cart.code.held', { code: cart.code.code })}</Badge>
        <Button kind="outline" small>
          {say('cart.code.remove')}
        </Button>
        <p className="small muted">{say('cart.code.lock')}</p>
        <FieldNote id="code" error={error} />
      </form>
    );
  return (
    <form method="post" noValidate className="field">
      <input type="hidden" name="intent" value="code" />
      <label htmlFor="code">
        {say('cart.code.label')} <span className="opt">({say('common.optional')})</span>
      </label>
      <div className="row tight">
        <input
          className="in grow"
          id="code"
          name="code"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={answer?.values['code'] ?? ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'code-error' : undefined}
        />
        <Button kind="soft" small busyLabel={say('cart.code.applying')}>
          {say('cart.code.apply')}
        </Button>
      </div>
      <FieldNote id="code" error={error} />
      {cart.codeRefusal && <Notice tone="warn">{say('cart.code-dropped')}</Notice>}
    </form>
  );
}
