'use client';
import type { FormEvent } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { usePress, wrongAt } from '../actions/press';

type Props = { lang: Lang; /** Its own address below the request’s. */ document: string; depositToman: number };

/** What a damage takes off a deposit, and why; without scripts the same form is sent as it is. [INP-9] */
export function DepositForm({ lang, document, depositToman }: Props) {
  const { busy, done, press, refused, outcome } = usePress(lang);
  const send = (sent: FormEvent<HTMLFormElement>) => {
    sent.preventDefault();
    void press(document, 'settle', Object.fromEntries(new FormData(sent.currentTarget)), () => say(lang, 'services.rental.settled'));
  };
  const wrong = (field: string) => {
    const message = wrongAt(refused, field);
    return message ? <p className="zb-late">{message}</p> : null;
  };
  if (done) return <>{outcome}</>;
  return (
    <form noValidate method="post" action={`/cms-api/${document}/do/settle`} onSubmit={send} aria-busy={busy}>
      <p>{say(lang, 'services.rental.desk-damage', { depositToman })}</p>
      <label>
        {say(lang, 'services.rental.damage')}
        <input name="damageToman" dir="ltr" inputMode="numeric" autoComplete="off" defaultValue="" />
      </label>
      {wrong('damageToman')}
      <label>
        {say(lang, 'services.rental.damage-why')}
        <textarea name="reason" rows={3} />
      </label>
      {wrong('reason')}
      <p className="zb-buttons">
        <button type="submit" className="zb-button" disabled={busy}>
          {say(lang, busy ? 'admin.order.busy' : 'services.rental.settle')}
        </button>
      </p>
      {refused && !refused.field ? outcome : null}
    </form>
  );
}
