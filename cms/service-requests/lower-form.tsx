'use client';
import { useState, type FormEvent } from 'react';
import { formatMoney } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { usePress, wrongAt } from '../actions/press';

type Props = { lang: Lang; requestId: number; leftToman: number; /** The form's once-key. */ once: string };

/** What of a paid price goes back, and why; the requester is told. Without scripts the same form is sent as it is. [INP-4: less is due] */
export function LowerForm({ lang, requestId, leftToman, once }: Props) {
  const document = `service-requests/${requestId}`;
  const { busy, done, press, refused, outcome } = usePress(lang);
  const [typed, setTyped] = useState({ amount: '', reason: '' });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void press(document, 'lower', { once, ...typed }, () => say(lang, 'services.lower.done'));
  };
  const wrong = (field: string) => {
    const said = wrongAt(refused, field);
    return said ? <p className="zb-late">{said}</p> : null;
  };
  return (
    <section className="zb-card zb-moves" aria-busy={busy}>
      <details>
        <summary>{say(lang, 'services.lower.title')}</summary>
        {done ? null : (
          <form noValidate method="post" action={`/cms-api/${document}/do/lower`} onSubmit={send}>
            <input type="hidden" name="once" value={once} />
            <label>
              {say(lang, 'services.lower.amount')}
              <input
                name="amount"
                dir="ltr"
                inputMode="numeric"
                autoComplete="off"
                value={typed.amount}
                onChange={(event) => setTyped({ ...typed, amount: event.target.value })}
              />
            </label>
            {wrong('amount')}
            <p className="zb-help">{say(lang, 'services.lower.left', { left: formatMoney(lang, leftToman) })}</p>
            <label>
              {say(lang, 'services.lower.reason')}
              <textarea name="reason" rows={3} required value={typed.reason} onChange={(event) => setTyped({ ...typed, reason: event.target.value })} />
            </label>
            {wrong('reason')}
            <button type="submit" className="zb-button zb-button--quiet" disabled={busy}>
              {say(lang, busy ? 'admin.order.busy' : 'services.lower.go')}
            </button>
          </form>
        )}
      </details>
      {refused?.field ? null : outcome}
    </section>
  );
}
