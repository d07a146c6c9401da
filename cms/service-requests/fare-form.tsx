'use client';
import { useState, type FormEvent } from 'react';
import type { FareState } from '#domain/service-requests/fare';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { usePress, wrongAt } from '../actions/press';

type Props = {
  lang: Lang;
  requestId: number;
  fare: { amountToman: number; state: FareState } | null;
  mayWrite: boolean;
  /** The form's once-key. */ once: string;
};

/** What a ride costs, as it was agreed by phone: written, corrected while it is due, or noted as paid to its crew. Without scripts the same forms are sent as they are. [AMB-1] */
export function FareForm({ lang, requestId, fare, mayWrite, once }: Props) {
  const document = `service-requests/${requestId}`;
  const { busy, done, press, refused, outcome } = usePress(lang);
  const [amount, setAmount] = useState('');
  const send = (event: 'fare' | 'fare-crew') => (sent: FormEvent) => {
    sent.preventDefault();
    void press(document, event, event === 'fare' ? { once, amount } : {}, () => say(lang, 'services.fare.written'));
  };
  const wrong = wrongAt(refused, 'amount');
  return (
    <section className="zb-card zb-moves" aria-busy={busy}>
      <h2>{say(lang, 'services.fare.title')}</h2>
      {fare ? <p>{say(lang, `services.fare.desk.${fare.state}`, { amountToman: fare.amountToman })}</p> : null}
      {mayWrite && !done ? (
        <form noValidate method="post" action={`/cms-api/${document}/do/fare`} onSubmit={send('fare')}>
          <input type="hidden" name="once" value={once} />
          <label>
            {say(lang, 'services.fare.amount')}
            <input name="amount" dir="ltr" inputMode="numeric" autoComplete="off" value={amount} onChange={(at) => setAmount(at.target.value)} />
          </label>
          {wrong ? <p className="zb-late">{wrong}</p> : null}
          <p className="zb-help">{say(lang, 'services.fare.help')}</p>
          <button type="submit" className="zb-button zb-button--quiet" disabled={busy}>
            {say(lang, busy ? 'admin.order.busy' : fare ? 'services.fare.correct' : 'services.fare.write')}
          </button>
        </form>
      ) : null}
      {fare?.state === 'due' && !done ? (
        <form method="post" action={`/cms-api/${document}/do/fare-crew`} onSubmit={send('fare-crew')}>
          <button type="submit" className="zb-button zb-button--quiet" disabled={busy}>
            {say(lang, 'services.fare.crew')}
          </button>
        </form>
      ) : null}
      {refused?.field ? null : outcome}
    </section>
  );
}
