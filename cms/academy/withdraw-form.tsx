'use client';
import { useState } from 'react';
import type { Lang } from '#locales/lang';
import { say } from '#locales/say';
import { usePress } from '../actions/press';

/** Withdraws a certificate, with a reason; what that does stands above the button. [ACAD-3] */
export function WithdrawForm({ lang, id }: { lang: Lang; id: number }) {
  const [reason, setReason] = useState('');
  const { busy, press, outcome } = usePress(lang);
  return (
    <details>
      <summary>{say(lang, 'admin.certificate.go')}</summary>
      <p className="zb-help">{say(lang, 'admin.certificate.about')}</p>
      <div className="zb-inline" aria-busy={busy}>
        <div>
          <label htmlFor="zb-withdraw">{say(lang, 'admin.stock.reason')}</label>
          <input id="zb-withdraw" autoComplete="off" value={reason} onChange={(event) => setReason(event.target.value)} />
        </div>
        <button
          type="button"
          className="zb-button"
          disabled={busy || !reason.trim()}
          onClick={() => void press(`certificates/${id}`, 'withdraw', { reason }, () => say(lang, 'admin.certificate.done'))}
        >
          {say(lang, 'admin.certificate.go')}
        </button>
        {outcome}
      </div>
    </details>
  );
}
