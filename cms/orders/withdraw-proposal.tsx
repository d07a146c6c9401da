'use client';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { usePress } from '../actions/press';

/** Takes an open proposal back; an answer that came meanwhile is said plainly. [ORD-7, ORD-8] */
export function WithdrawProposal({ lang, orderId, proposalId }: { lang: Lang; orderId: number; proposalId: number }) {
  const { busy, done, press, outcome } = usePress(lang);
  const withdraw = () => press(`orders/${orderId}`, 'withdraw-proposal', { proposalId }, () => say(lang, 'admin.order.done'));
  if (done) return null;
  return (
    <div className="zb-buttons">
      <button type="button" className="zb-button zb-button--quiet" disabled={busy} onClick={() => void withdraw()}>
        {busy ? say(lang, 'admin.order.busy') : say(lang, 'admin.propose.withdraw')}
      </button>
      {outcome}
    </div>
  );
}
