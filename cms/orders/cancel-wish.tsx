import { CANCEL_WORDS_MOST } from '#domain/orders/cancel-request';
import { formatDue } from '#locales/dates';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { OrderAsking } from '#services/staff/order-asking';
import { DeclineCancel } from './decline-cancel';

type Props = { lang: Lang; orderId: number; wish: OrderAsking['wish']; dueAt: string | null; mayAnswer: boolean };

/** The buyer's open wish to cancel: why, by when it is to be answered, and the two answers. Granting reloads the page, so that it asks for confirmation again. [ORD-5] */
export function CancelWish({ lang, orderId, wish, dueAt, mayAnswer }: Props) {
  if (!wish) return null;
  return (
    <section className="zb-card zb-moves">
      <h2>{say(lang, 'admin.cancel.title')}</h2>
      <p className="zb-words">{wish.words || say(lang, 'admin.cancel.no-words')}</p>
      {dueAt ? (
        <p className="zb-help">
          {say(lang, 'admin.cancel.by')} {formatDue(lang, new Date(dueAt))}
        </p>
      ) : null}
      <p className="zb-help">{say(lang, 'admin.cancel.help')}</p>
      {mayAnswer ? (
        <p>
          <a className="zb-button zb-button--quiet zb-button--bad-line" href={`/admin/collections/orders/${orderId}?ask=cancel`}>
            {say(lang, 'admin.cancel.grant')}
          </a>
        </p>
      ) : null}
      {mayAnswer ? <DeclineCancel lang={lang} orderId={orderId} requestId={wish.id} most={CANCEL_WORDS_MOST} /> : null}
    </section>
  );
}
