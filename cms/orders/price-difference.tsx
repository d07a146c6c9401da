'use client';
import { PROPOSAL_WORDS_MOST } from '#domain/orders/proposal';
import { formatMoney } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';

/** What was paid for as many pieces, and what the other unit costs, as the service said. */
export type Difference = { paidToman: number; listToman: number };
type Payer = 'buyer' | 'gift' | '';
type Props = {
  lang: Lang;
  difference: Difference;
  count: number;
  dearer: Payer;
  setDearer: (payer: Payer) => void;
  giftReason: string;
  setGiftReason: (reason: string) => void;
};

/** The old price, the new one and the difference: what is refunded and how, or who pays what is more. [ORD-8] */
export function PriceDifference({ lang, difference: { paidToman, listToman }, count, dearer, setDearer, giftReason, setGiftReason }: Props) {
  const more = listToman - paidToman;
  const amountToman = Math.abs(more);
  return (
    <div className="zb-effects">
      <dl className="zb-pairs">
        <dt>{say(lang, 'admin.propose.was', { count })}</dt>
        <dd>{formatMoney(lang, paidToman)}</dd>
        <dt>{say(lang, 'admin.propose.is')}</dt>
        <dd>{formatMoney(lang, listToman)}</dd>
        <dt>{say(lang, 'admin.propose.difference')}</dt>
        <dd>
          <strong>{more === 0 ? say(lang, 'admin.propose.same') : formatMoney(lang, amountToman)}</strong>
        </dd>
      </dl>
      {more < 0 ? <p>{say(lang, 'admin.propose.cheaper', { amountToman })}</p> : null}
      {more > 0 ? (
        <>
          <p>{say(lang, 'admin.propose.dearer', { amountToman })}</p>
          <div className="zb-choices">
            {(['buyer', 'gift'] as const).map((one) => (
              <label key={one}>
                <input type="radio" name="zb-dearer" required checked={dearer === one} onChange={() => setDearer(one)} />
                <span>{say(lang, one === 'buyer' ? 'admin.propose.by-buyer' : 'admin.propose.as-gift')}</span>
              </label>
            ))}
          </div>
          {dearer === 'gift' ? (
            <>
              <label htmlFor="zb-gift-reason">{say(lang, 'admin.propose.gift-reason')}</label>
              <textarea
                id="zb-gift-reason"
                rows={2}
                required
                maxLength={PROPOSAL_WORDS_MOST}
                value={giftReason}
                onChange={(event) => setGiftReason(event.target.value)}
              />
            </>
          ) : null}
        </>
      ) : null}
    </div>
  );
}

/** The button of a proposed replacement: first it shows the difference, then it names what it does with it. [ORD-8] */
export function sendWord(lang: Lang, difference: Difference | null, dearer: Payer): string {
  if (!difference) return say(lang, 'admin.propose.see');
  const more = difference.listToman - difference.paidToman;
  const amountToman = Math.abs(more);
  if (more < 0) return say(lang, 'admin.propose.send-back', { amountToman });
  if (more > 0 && dearer === 'buyer') return say(lang, 'admin.propose.send-pay', { amountToman });
  return more > 0 && dearer === 'gift' ? say(lang, 'admin.propose.send-gift', { amountToman }) : say(lang, 'admin.propose.send');
}
