'use client';
import { useEffect, useRef, type FormEvent } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { useMovedOn, usePress } from '../actions/press';
import { EngravedLines, type Engraved } from './engraved';
import { CourierFields, SerialFields, TrackingField, type CourierChoice, type SerialField } from './dispatch-fields';

type Props = {
  lang: Lang;
  orderId: number;
  state: string;
  /** The day that the buyer chose, in words. */ chosen: string | null;
  couriers: readonly CourierChoice[];
  serials: readonly SerialField[];
  /** Whether this member of staff records serials that were made. */ mayAdd: boolean;
  effects: readonly string[];
  /** Its buyer's wish to cancel stands among the effects. */ wished?: boolean | undefined;
  /** Engraved goods without serials. */ engraved: readonly Engraved[];
};

/** The dispatch: courier, tracking number and one serial for each device, with what follows before the press; every refusal stands beside its field, all at once. Without scripts the same form is sent as it is. [ADM-4, ORD-11, WAR-3] */
export function DispatchForm({ lang, orderId, state, chosen, couriers, serials, mayAdd, effects, wished = false, engraved }: Props) {
  const { busy, done, press, refused, outcome } = usePress(lang);
  const movedOn = useMovedOn(`orders/${orderId}`, state);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused?.field) form.current?.querySelector<HTMLInputElement>(`[name="${refused.field}"]`)?.focus();
  }, [refused]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void press(`orders/${orderId}`, 'dispatch', Object.fromEntries(new FormData(event.currentTarget)), () => say(lang, 'admin.order.done'));
  };
  const asked = { lang, refused };

  // What was sent cannot be sent again: the form goes before the page says the new state.
  if (done || movedOn) return null;
  return (
    <section className="zb-card zb-moves zb-dispatch" aria-busy={busy}>
      <h2>{say(lang, 'admin.dispatch.title')}</h2>
      <form ref={form} noValidate method="post" action={`/cms-api/orders/${orderId}/do/dispatch`} onSubmit={send}>
        <input type="hidden" name="expectedState" value={state} />
        {wished ? <input type="hidden" name="despiteWish" value="yes" /> : null}
        <CourierFields {...asked} couriers={couriers} chosen={chosen} first={couriers.find((one) => one.keeps)?.courier ?? couriers[0]?.courier ?? ''} />
        <TrackingField {...asked} />
        <SerialFields {...asked} serials={serials} mayAdd={mayAdd} waiting={orderId} paste />
        <EngravedLines lang={lang} engraved={engraved} title={say(lang, 'admin.dispatch.engraved')} />
        <div className="zb-effects">
          <strong>{say(lang, 'admin.dispatch.effects')}</strong>
          <ul>
            {effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </div>
        <button type="submit" className="zb-button" disabled={busy}>
          {busy
            ? say(lang, 'admin.order.busy')
            : serials.length > 0
              ? say(lang, 'admin.dispatch.go', { count: serials.length })
              : say(lang, 'admin.dispatch.go-plain')}
        </button>
        {refused && !refused.field ? outcome : null}
      </form>
    </section>
  );
}
