'use client';
import { useState } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { usePress } from '../actions/press';
import { STOCK_MOVED } from '../selling/steps';

const newKey = () => crypto.randomUUID();

/** Records a receipt or a correction; a double press counts once. The panel is inside the document's form, so it is no form itself. */
export function StockForm({ lang, variantId }: { lang: Lang; variantId: number }) {
  const [delta, setDelta] = useState('');
  const [reason, setReason] = useState('');
  const [key, setKey] = useState(newKey);
  const { busy, press, outcome } = usePress(lang);

  const go = async () => {
    const moved = await press(`variants/${variantId}`, 'move-stock', { delta, reason, key }, (value) =>
      say(lang, 'admin.stock.done', { available: (value as { available: number }).available }),
    );
    if (!moved) return;
    window.dispatchEvent(new Event(STOCK_MOVED));
    setDelta('');
    setReason('');
    setKey(newKey());
  };

  return (
    <div className="zb-inline" aria-busy={busy}>
      <div>
        <label htmlFor="zb-delta">{say(lang, 'admin.stock.delta')}</label>
        <input
          id="zb-delta"
          dir="ltr"
          inputMode="text"
          autoComplete="off"
          value={delta}
          onChange={(event) => setDelta(event.target.value)}
          aria-describedby="zb-delta-help"
        />
        <p id="zb-delta-help" className="zb-help">
          {say(lang, 'admin.stock.delta-help')}
        </p>
      </div>
      <div>
        <label htmlFor="zb-stock-reason">{say(lang, 'admin.stock.reason')}</label>
        <input id="zb-stock-reason" autoComplete="off" value={reason} onChange={(event) => setReason(event.target.value)} aria-describedby="zb-stock-help" />
        <p id="zb-stock-help" className="zb-help">
          {say(lang, 'admin.stock.reason-help')}
        </p>
      </div>
      <button type="button" className="zb-button" disabled={busy || !delta.trim() || !reason.trim()} onClick={() => void go()}>
        {say(lang, 'admin.stock.go')}
      </button>
      {outcome}
    </div>
  );
}
