'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { postEvent } from '../actions/post-event';

const newKey = () => crypto.randomUUID();

/** Records a receipt or a correction; a double press moves once. The panel stands inside the document's form, so it is no form itself. */
export function StockForm({ lang, variantId }: { lang: Lang; variantId: number }) {
  const router = useRouter();
  const [delta, setDelta] = useState('');
  const [reason, setReason] = useState('');
  const [key, setKey] = useState(newKey);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ tone: 'ok' | 'bad'; text: string } | null>(null);

  const go = async () => {
    setBusy(true);
    const answer = await postEvent(lang, `variants/${variantId}`, 'move-stock', { delta, reason, key });
    setBusy(false);
    if (!answer.ok) return setSaid({ tone: 'bad', text: answer.message });
    setSaid({ tone: 'ok', text: say(lang, 'admin.stock.done', { available: (answer.value as { available: number }).available }) });
    setDelta('');
    setReason('');
    setKey(newKey());
    router.refresh();
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
      <p role="status" className={said ? `zb-said zb-said--${said.tone}` : ''}>
        {said?.text}
      </p>
    </div>
  );
}
