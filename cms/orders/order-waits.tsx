import type { ProposalKind } from '#domain/orders/proposal';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { dueWords } from '../desk/due-words';

type Props = { lang: Lang; asked: { kind: ProposalKind; askedAt: Date; agreeBy: Date }; now: Date };

/** On top of an order that waits for its buyer: for what, since when and until when. [ORD-7, ADM-3] */
export function OrderWaits({ lang, asked, now }: Props) {
  return (
    <p className="zb-note zb-waits">
      <strong>
        {say(lang, 'admin.order.waits', { what: say(lang, `orders.proposal.kinds.${asked.kind}`), askedAt: asked.askedAt, agreeBy: asked.agreeBy })}
      </strong>{' '}
      <span>{dueWords(lang, asked.agreeBy, now).left}</span>
    </p>
  );
}
