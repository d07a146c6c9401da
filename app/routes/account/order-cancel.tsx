import { CANCEL_ANSWER_WORKING_HOURS, CANCEL_WORDS_MOST } from '#domain/orders/cancel-request';
import type { OrderDetail } from '#services/orders/detail';
import { errorOf, type Answer } from '../../answer';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { TextArea } from '../../components/text-area';
import { useSay } from '../../words';

type Props = { order: OrderDetail; answer: Answer | undefined };
const tones = { open: 'wait', granted: 'ok', declined: 'warn', withdrawn: 'info', overtaken: 'warn' } as const;

/** The wish to cancel: its rule before it is asked, its answer and by when, and the way to take it back. [ORD-5, ORD-9] */
export function OrderCancel({ order, answer }: Props) {
  const say = useSay();
  const { mayAsk, wish } = order.cancel;
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
        <details open={Boolean(mine)}>
          <summary className="link">{say('orders.cancel.go')}</summary>
          <form method="post" noValidate className="stack gap-3">
            <input type="hidden" name="intent" value="ask-to-cancel" />
            <p className="small">{say('orders.cancel.rule', { hours: CANCEL_ANSWER_WORKING_HOURS, paidToman: order.paidToman })}</p>
            {order.lines.some(({ engraving }) => engraving.length > 0) && <p className="small">{say('orders.cancel.engraved')}</p>}
            <TextArea
              name="words"
              optional
              maxLength={CANCEL_WORDS_MOST}
              label={say('orders.cancel.words')}
              defaultValue={mine?.values['words'] ?? ''}
              error={errorOf(mine, 'words')}
            />
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
