'use client';
import { useState, type FormEvent } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { usePress } from '../actions/press';

const EVENT = 'ask-serials';

/** Asks the colleagues who record serials for those that an order lacks; without scripts the same form is sent as it is. [ORD-11, WAR-3] */
export function AskSerials({ lang, orderId }: { lang: Lang; orderId: number }) {
  const { busy, press, outcome } = usePress(lang);
  const send = (event: FormEvent) => {
    event.preventDefault();
    void press(`orders/${orderId}`, EVENT, {}, () => say(lang, 'admin.lacking.done'));
  };
  return (
    <form method="post" action={`/cms-api/orders/${orderId}/do/${EVENT}`} onSubmit={send} aria-busy={busy}>
      <button type="submit" className="zb-button zb-button--quiet" disabled={busy}>
        {busy ? say(lang, 'admin.order.busy') : say(lang, 'admin.lacking.ask')}
      </button>
      {outcome}
    </form>
  );
}

/** The same for serials that were read from devices and that the dispatch did not know; it stands in its form. [WAR-3] */
export function AskForRead({ lang, orderId, read }: { lang: Lang; orderId: number; /** What stands in the fields now. */ read: () => string }) {
  const { busy, press, outcome } = usePress(lang);
  const [asked, setAsked] = useState(false);
  const ask = () => void press(`orders/${orderId}`, EVENT, { serials: read() }, () => say(lang, 'admin.lacking.done')).then(setAsked);
  return (
    <span>
      {asked ? (
        <strong>{say(lang, 'admin.lacking.done')}</strong>
      ) : (
        <button type="button" className="zb-line" disabled={busy} onClick={ask}>
          {busy ? say(lang, 'admin.order.busy') : say(lang, 'admin.lacking.ask')}
        </button>
      )}
      {outcome}
    </span>
  );
}
