'use client';
import { useState } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { usePress } from '../actions/press';

type Props = { lang: Lang; orderId: number; requestId: number; most: number };

/** Declines a wish to cancel, with the reason that the buyer reads. [ORD-5] */
export function DeclineCancel({ lang, orderId, requestId, most }: Props) {
  const [reason, setReason] = useState('');
  const { busy, done, press, outcome } = usePress(lang);
  const empty = reason.trim() === '';
  if (done) return null;
  return (
    <form
      className="zb-form"
      onSubmit={(event) => {
        event.preventDefault();
        void press(`orders/${orderId}`, 'decline-cancel', { requestId, reason }, () => say(lang, 'admin.order.done'));
      }}
    >
      <label htmlFor="decline-cancel">{say(lang, 'admin.cancel.reason')}</label>
      <textarea id="decline-cancel" required maxLength={most} rows={2} value={reason} onChange={(event) => setReason(event.target.value)} />
      <div className="zb-buttons">
        <button type="submit" className="zb-button zb-button--quiet" disabled={busy || empty} aria-describedby={empty ? 'decline-cancel-why' : undefined}>
          {say(lang, busy ? 'admin.order.busy' : 'admin.cancel.decline')}
        </button>
        {empty ? (
          <span id="decline-cancel-why" className="zb-help">
            {say(lang, 'admin.cancel.write-first')}
          </span>
        ) : null}
      </div>
      {outcome}
    </form>
  );
}
