'use client';
import { useState, type FormEvent } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { usePress, wrongAt } from '../actions/press';

/** Takes a result back that was wrong or another’s, with the reason; without scripts the same form is sent as it is. [LABR-1: result] */
export function WithdrawForm({ lang, requestId, result }: { lang: Lang; requestId: number; result: number }) {
  const document = `service-requests/${requestId}`;
  const { busy, done, press, refused, outcome } = usePress(lang);
  const [reason, setReason] = useState('');
  const send = (sent: FormEvent) => {
    sent.preventDefault();
    void press(document, 'withdraw-result', { result: String(result), reason }, () => say(lang, 'services.results.withdraw.done'));
  };
  const wrong = wrongAt(refused, 'reason');
  if (done) return <>{outcome}</>;
  return (
    <details>
      <summary>{say(lang, 'services.results.withdraw.title')}</summary>
      <form noValidate method="post" action={`/cms-api/${document}/do/withdraw-result`} onSubmit={send} aria-busy={busy}>
        <input type="hidden" name="result" value={result} />
        <label>
          {say(lang, 'services.results.withdraw.reason')}
          <textarea name="reason" rows={2} required value={reason} onChange={(event) => setReason(event.target.value)} />
        </label>
        {wrong ? <p className="zb-late">{wrong}</p> : null}
        <p className="zb-help">{say(lang, 'services.results.withdraw.help')}</p>
        <button type="submit" className="zb-button zb-button--quiet" disabled={busy}>
          {say(lang, busy ? 'admin.order.busy' : 'services.results.withdraw.go')}
        </button>
      </form>
      {refused?.field ? null : outcome}
    </details>
  );
}
