'use client';
import { useState } from 'react';
import type { Lang } from '#locales/lang';
import { say } from '#locales/say';
import { usePress } from '../actions/press';

const newKey = () => crypto.randomUUID();

/** Adds seats or takes free ones away; a double press counts once. The panel is inside the document's form, so it is no form itself. */
export function SeatsForm({ lang, cohortId }: { lang: Lang; cohortId: number }) {
  const [delta, setDelta] = useState('');
  const [reason, setReason] = useState('');
  const [key, setKey] = useState(newKey);
  const { busy, press, outcome } = usePress(lang);
  const go = async () => {
    const done = await press(`cohorts/${cohortId}`, 'move-seats', { delta, reason, key }, (value) =>
      say(lang, 'admin.seats.done', value as { seats: number; left: number }),
    );
    if (!done) return;
    setDelta('');
    setReason('');
    setKey(newKey());
  };
  return (
    <div className="zb-inline" aria-busy={busy}>
      <div>
        <label htmlFor="zb-seats">{say(lang, 'admin.seats.delta')}</label>
        <input id="zb-seats" dir="ltr" autoComplete="off" value={delta} onChange={(event) => setDelta(event.target.value)} aria-describedby="zb-seats-help" />
        <p id="zb-seats-help" className="zb-help">
          {say(lang, 'admin.seats.delta-help')}
        </p>
      </div>
      <div>
        <label htmlFor="zb-seats-reason">{say(lang, 'admin.stock.reason')}</label>
        <input id="zb-seats-reason" autoComplete="off" value={reason} onChange={(event) => setReason(event.target.value)} />
      </div>
      <button type="button" className="zb-button" disabled={busy || !delta.trim() || !reason.trim()} onClick={() => void go()}>
        {say(lang, 'admin.seats.go')}
      </button>
      {outcome}
    </div>
  );
}
