import { REFUND_DUE_HOURS, REFUND_PROMISED_HOURS } from '#domain/orders/refund';
import { formatDateTime } from '#locales/format';
import type { Proposal } from '#services/orders/proposals/view';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { Dialog, dialogQuery } from '../../components/dialog';
import { Price } from '../../components/price';
import { Isolated } from '../../components/sections/isolated';
import { useLang, useSay } from '../../words';

type Props = { code: string; proposal: Proposal; once: string };
const hours = { from: REFUND_PROMISED_HOURS, to: REFUND_DUE_HOURS };

/** What the buyer is asked: why, what is proposed, what it costs and gives back, until when, and both answers. [ORD-7, ORD-8] */
export function OrderProposal({ code, proposal, once }: Props) {
  const say = useSay();
  const { kind, cause, words, agreeBy, backToman, payToman, giftToman, change } = proposal;
  const difference = () => {
    if (payToman > 0) return say('orders.proposal.pay', { amountToman: payToman });
    if (giftToman > 0) return say('orders.proposal.gift', { amountToman: giftToman });
    if (backToman > 0) return say('orders.proposal.back', { amountToman: backToman });
    return say(change ? 'orders.proposal.no-back' : 'orders.proposal.terms-back');
  };
  return (
    <section className="card lift stack" id="proposal">
      <div className="row between">
        <h2>{say(`orders.proposal.title.${kind}`)}</h2>
        <Badge tone="warn">{say('orders.proposal.waiting')}</Badge>
      </div>
      <p>{say(`orders.proposal.why.${cause}`)}</p>
      <p>
        <b>{say('orders.proposal.words')}</b>
        <span className="block said">{words}</span>
      </p>
      {change && <Change change={change} />}
      <p>{difference()}</p>
      <p className="small">{say('orders.proposal.until', { agreeBy, ...hours })}</p>
      <div className="row">
        <form method="post" noValidate>
          <input type="hidden" name="intent" value="agree" />
          <input type="hidden" name="once" value={once} />
          <input type="hidden" name="proposal" value={proposal.id} />
          <Button busyLabel={say('orders.proposal.agreeing')}>{say('orders.proposal.agree')}</Button>
        </form>
        <ButtonLink kind="outline" page="order" params={{ code }} query={dialogQuery('decline')}>
          {say('orders.proposal.decline')}
        </ButtonLink>
      </div>
      <Dialog name="decline" title={say('orders.proposal.decline-ask')}>
        <p>{say('orders.proposal.decline-text', hours)}</p>
        <form method="post" noValidate className="row">
          <input type="hidden" name="intent" value="decline" />
          <input type="hidden" name="once" value={once} />
          <input type="hidden" name="proposal" value={proposal.id} />
          <Button kind="danger">{say('orders.proposal.decline-yes')}</Button>
          <ButtonLink kind="outline" page="order" params={{ code }}>
            {say('orders.proposal.decline-no')}
          </ButtonLink>
        </form>
      </Dialog>
    </section>
  );
}

function Change({ change: { from, to, engraving } }: { change: NonNullable<Proposal['change']> }) {
  const say = useSay();
  return (
    <>
      <table className="ledger">
        <tbody>
          <tr>
            <td>
              {say('orders.proposal.now')}: <Isolated text={say('orders.proposal.line', { name: from.name, count: from.quantity })} />
            </td>
            <td>
              <s className="soft">
                <Price toman={from.totalToman} />
              </s>
            </td>
          </tr>
          <tr className="total">
            <td>
              {say('orders.proposal.instead')}: <Isolated text={say('orders.proposal.line', { name: to.name, count: to.quantity })} />
              {to.colour && <span className="block small soft">{to.colour.title}</span>}
            </td>
            <td>
              <Price toman={to.totalToman} />
            </td>
          </tr>
        </tbody>
      </table>
      {engraving !== 'none' && <p className="small">{say(`orders.proposal.engraving-${engraving}`)}</p>}
    </>
  );
}

/** What was changed with the buyer's agreement, under the goods as they were bought. [ORD-8] */
export function AgreedChange({ proposal: { kind, words, backToman, payToman, change, endedAt } }: { proposal: Proposal }) {
  const lang = useLang();
  const say = useSay();
  return (
    <div className="say info">
      <div className="grow">
        <b>{say(`orders.proposal.kinds.${kind}`)}</b>
        {change && (
          <span className="block">
            {say('orders.proposal.instead')}: <Isolated text={say('orders.proposal.line', { name: change.to.name, count: change.to.quantity })} />
            {change.to.colour && ` · ${change.to.colour.title}`}
          </span>
        )}
        <span className="block small said">{words}</span>
        {backToman > 0 && <span className="block small">{say('orders.proposal.back-given', { amountToman: backToman })}</span>}
        {payToman > 0 && <span className="block small">{say('orders.proposal.paid', { amountToman: payToman })}</span>}
        {endedAt && <span className="block small soft">{say('orders.proposal.agreed-line', { agreedAt: formatDateTime(lang, endedAt) })}</span>}
      </div>
    </div>
  );
}
