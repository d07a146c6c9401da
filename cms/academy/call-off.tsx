'use client';
import { useState } from 'react';
import type { Lang } from '#locales/lang';
import { say } from '#locales/say';
import { usePress } from '../actions/press';

/** Calls a whole group off, with a reason; what it does to its students stands above the button. [ACAD-2] */
export function CallOff({ lang, cohortId }: { lang: Lang; cohortId: number }) {
  const [reason, setReason] = useState('');
  const { busy, press, outcome } = usePress(lang);
  const go = async () => {
    await press(`cohorts/${cohortId}`, 'call-off', { reason }, (value) => say(lang, 'admin.seats.call-off-done', value as { students: number }));
  };
  return (
    <details>
      <summary>{say(lang, 'admin.seats.call-off')}</summary>
      <p className="zb-help">{say(lang, 'admin.seats.call-off-about')}</p>
      <div className="zb-inline" aria-busy={busy}>
        <div>
          <label htmlFor="zb-call-off">{say(lang, 'admin.stock.reason')}</label>
          <input id="zb-call-off" autoComplete="off" value={reason} onChange={(event) => setReason(event.target.value)} />
        </div>
        <button type="button" className="zb-button" disabled={busy || !reason.trim()} onClick={() => void go()}>
          {say(lang, 'admin.seats.call-off-go')}
        </button>
        {outcome}
      </div>
    </details>
  );
}
