'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { postEvent } from '../actions/post-event';

/** Takes an open proposal back; an answer that came meanwhile is said plainly. [ORD-7, ORD-8] */
export function WithdrawProposal({ lang, orderId, proposalId }: { lang: Lang; orderId: number; proposalId: number }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const press = async () => {
    setBusy(true);
    const answer = await postEvent(lang, `orders/${orderId}`, 'withdraw-proposal', { proposalId });
    setBusy(false);
    setSaid(answer.ok ? '' : answer.message);
    router.refresh();
  };
  return (
    <div className="zb-buttons">
      <button type="button" className="zb-button zb-button--quiet" disabled={busy} onClick={() => void press()}>
        {busy ? say(lang, 'admin.order.busy') : say(lang, 'admin.propose.withdraw')}
      </button>
      <span role="status" className={said ? 'zb-said zb-said--bad' : ''}>
        {said}
      </span>
    </div>
  );
}
