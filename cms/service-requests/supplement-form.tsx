'use client';
import { useState, type FormEvent } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { usePress, wrongAt } from '../actions/press';

type Props = {
  lang: Lang;
  requestId: number;
  /** The sum that waits for its requester; none where nothing does. */ openToman: number | null;
  /** The form's once-key. */ once: string;
};

/** What a paid price costs more, and why: the requester pays or declines it; taken back with a reason. Without scripts the same forms are sent as they are. [INP-4, INP-8] */
export function SupplementForm({ lang, requestId, openToman, once }: Props) {
  const document = `service-requests/${requestId}`;
  const { busy, done, press, refused, outcome } = usePress(lang);
  const [typed, setTyped] = useState({ amount: '', reason: '' });
  const event = openToman === null ? 'supplement' : 'withdraw-supplement';
  const send = (sent: FormEvent) => {
    sent.preventDefault();
    void press(document, event, { once, ...typed }, () => say(lang, openToman === null ? 'services.supplement.asked' : 'services.supplement.taken-back'));
  };
  const wrong = (field: string) => {
    const message = wrongAt(refused, field);
    return message ? <p className="zb-late">{message}</p> : null;
  };
  return (
    <section className="zb-card zb-moves" aria-busy={busy}>
      <details open={openToman !== null}>
        <summary>{say(lang, openToman === null ? 'services.supplement.ask-title' : 'services.supplement.title')}</summary>
        {done ? null : (
          <form noValidate method="post" action={`/cms-api/${document}/do/${event}`} onSubmit={send}>
            <input type="hidden" name="once" value={once} />
            <p className="zb-help">
              {openToman === null ? say(lang, 'services.supplement.ask-help') : say(lang, 'services.supplement.waits', { amountToman: openToman })}
            </p>
            {openToman === null ? (
              <>
                <label>
                  {say(lang, 'services.supplement.amount')}
                  <input
                    name="amount"
                    dir="ltr"
                    inputMode="numeric"
                    autoComplete="off"
                    value={typed.amount}
                    onChange={(at) => setTyped({ ...typed, amount: at.target.value })}
                  />
                </label>
                {wrong('amount')}
              </>
            ) : null}
            <label>
              {say(lang, openToman === null ? 'services.supplement.reason' : 'services.supplement.withdraw-reason')}
              <textarea name="reason" rows={3} required value={typed.reason} onChange={(at) => setTyped({ ...typed, reason: at.target.value })} />
            </label>
            {wrong('reason')}
            <button type="submit" className="zb-button zb-button--quiet" disabled={busy}>
              {say(lang, busy ? 'admin.order.busy' : openToman === null ? 'services.supplement.ask' : 'services.supplement.withdraw')}
            </button>
          </form>
        )}
      </details>
      {refused?.field ? null : outcome}
    </section>
  );
}
