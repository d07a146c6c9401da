import { FormField } from '../../components/form-field';
import { cancelWords } from '#domain/orders/cancel-request';
import { CANCEL_ANSWER_WORKING_HOURS } from '#domain/orders/cancel-request';
import { REFUND_DUE_HOURS, REFUND_PROMISED_HOURS } from '#domain/orders/refund';
import type { OrderDetail } from '#services/orders/detail';
import { errorOf, type Answer } from '../../answer';
import { href } from '../../routes';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { dialogQuery } from '../../components/dialog-address';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';

type Props = { order: OrderDetail; answer: Answer | undefined; /** Whether the form is open: the address asks for it. */ open: boolean };
const REFUND_HOURS = { from: REFUND_PROMISED_HOURS, to: REFUND_DUE_HOURS };
const tones = { open: 'wait', granted: 'ok', declined: 'warn', withdrawn: 'info', overtaken: 'warn' } as const;

/** The wish to cancel: its rule before it is asked, its answer and by when, and the way to take it back. [ORD-5, ORD-9] */
export function OrderCancel({ order, answer, open }: Props) {
  const say = useSay();
  const { mayAsk, answerBy, wish } = order.cancel;
  if (!mayAsk && !wish) return null;
  const mine = answer?.intent === 'ask-to-cancel' ? answer : undefined;
  return (
    <section className="card stack gap-3" id="cancel">
      <h2>{say('orders.cancel.title')}</h2>
      {wish && wish.state !== 'withdrawn' && (
        <Notice tone={tones[wish.state]}>
          {wish.state === 'open'
            ? wish.answerBy && say('orders.cancel.states.open', { answerBy: wish.answerBy })
            : say(`orders.cancel.states.${wish.state}`, { reason: wish.answer ?? '' })}
        </Notice>
      )}
      {wish?.state === 'open' && (
        <form method="post" noValidate>
          <input type="hidden" name="intent" value="keep-order" />
          <Button kind="outline" small>
            {say('orders.cancel.keep')}
          </Button>
        </form>
      )}
      {mayAsk && (
        <details open={open || Boolean(mine)}>
          <summary className="link">{say('orders.cancel.go')}</summary>
          <form method="post" noValidate className="stack gap-3">
            <input type="hidden" name="intent" value="ask-to-cancel" />
            <p className="small">
              {answerBy && say('orders.cancel.rule', { answerBy, hours: CANCEL_ANSWER_WORKING_HOURS, paidToman: order.paidToman, ...REFUND_HOURS })}
            </p>
            {order.lines.some(({ engraving }) => engraving.length > 0) && <p className="small">{say('orders.cancel.engraved')}</p>}
            <FormField field={cancelWords} name="words" defaultValue={mine?.values['words'] ?? ''} error={errorOf(mine, 'words')} />
            <div>
              <Button kind="soft" busyLabel={say('orders.cancel.going')}>
                {say('orders.cancel.go')}
              </Button>
            </div>
          </form>
        </details>
      )}
    </section>
  );
}

/** Near the top: the way to cancel as long as there is one, until when and at what cost; or by when the wish is answered. [ORD-5, ORD-9] */
export function CancelWay({ order }: { order: OrderDetail }) {
  const lang = useLang();
  const say = useSay();
  const { mayAsk, wish } = order.cancel;
  if (order.state === 'awaiting-payment')
    return (
      <p className="small">
        <Link page="pay" params={{ code: order.code }} query={dialogQuery('give-up')}>
          {say('checkout.pay.give-up')}
        </Link>{' '}
        <span className="soft">{say('orders.cancel.free-unpaid')}</span>
      </p>
    );
  // A document's navigation: it opens the form and goes there, without scripts too.
  const form = `${href(lang, 'order', { code: order.code }, { cancel: 'ask' })}#cancel`;
  if (mayAsk)
    return (
      <p className="small">
        <a href={form}>{say('orders.cancel.way')}</a> <span className="soft">{say('orders.cancel.free')}</span>
      </p>
    );
  if (wish?.state !== 'open' || !wish.answerBy) return null;
  return (
    <p className="small">
      {say('orders.cancel.row', { answerBy: wish.answerBy })} <a href="#cancel">{say('orders.cancel.see')}</a>
    </p>
  );
}
