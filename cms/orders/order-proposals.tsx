import { formatDateTime, formatDue } from '#locales/dates';
import { formatMoney } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { OrderAsking } from '#services/staff/order-asking';
import { Said } from '../desk/said';
import { WithdrawProposal } from './withdraw-proposal';

const tones = { open: 'warn', agreed: 'ok', declined: 'bad', lapsed: 'bad', withdrawn: 'idle' } as const;
type Props = { lang: Lang; orderId: number; proposals: OrderAsking['proposals']; mayPropose: boolean };

/** What the buyer is asked, until when, and what became of what they were asked before. [ORD-7, ORD-8] */
export function OrderProposals({ lang, orderId, proposals, mayPropose }: Props) {
  return proposals.map((one) => (
    <section key={one.id} className={`zb-card${one.state === 'open' ? ' zb-moves' : ''}`}>
      <h2>
        {say(lang, `orders.proposal.kinds.${one.kind}`)}{' '}
        <span className={`zb-badge zb-badge--${tones[one.state]}`}>{say(lang, `orders.proposal.states.${one.state}`)}</span>
      </h2>
      <p className="zb-help">{say(lang, `orders.causes.${one.cause}`)}</p>
      <p className="zb-words">{one.words}</p>
      <dl className="zb-pairs">
        {one.change ? (
          <>
            <dt>{say(lang, 'admin.propose.from')}</dt>
            <dd>
              <Said lang={lang} words="orders.proposal.line" facts={{ name: one.change.from.name, count: one.change.from.quantity }} /> ·{' '}
              {formatMoney(lang, one.change.from.totalToman)}
            </dd>
            <dt>{say(lang, 'orders.proposal.instead')}</dt>
            <dd>
              <Said lang={lang} words="orders.proposal.line" facts={{ name: one.change.to.name, count: one.change.to.quantity }} />
              {one.change.to.colour ? ` · ${one.change.to.colour.title}` : ''} · {formatMoney(lang, one.change.to.totalToman)}
            </dd>
            <dt>{say(lang, one.payToman > 0 ? 'admin.propose.pays' : one.giftToman > 0 ? 'admin.propose.gift' : 'admin.propose.back')}</dt>
            <dd>
              {one.payToman + one.giftToman + one.backToman > 0
                ? formatMoney(lang, one.payToman || one.giftToman || one.backToman)
                : say(lang, 'admin.propose.nothing-back')}
            </dd>
          </>
        ) : null}
        <dt>{say(lang, one.endedAt ? 'admin.propose.ended' : 'admin.propose.until')}</dt>
        <dd>{one.endedAt ? formatDateTime(lang, one.endedAt) : formatDue(lang, one.agreeBy)}</dd>
      </dl>
      {one.state === 'open' && mayPropose ? <WithdrawProposal lang={lang} orderId={orderId} proposalId={one.id} /> : null}
    </section>
  ));
}
