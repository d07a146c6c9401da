'use client';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { CORRECTION_REASON_MOST } from '#domain/orders/dispatch';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { useMovedOn, usePress, wrongAt } from '../actions/press';
import { roomWords } from '../moves/room';
import { CourierFields, NewSerialField, SerialFields, TrackingField, Wrong, type CourierChoice, type SerialField } from './dispatch-fields';

type Props = {
  lang: Lang;
  /** As `orders/7`. */ document: string;
  event: 'correct-dispatch' | 'correct-parcel';
  state: string;
  /** How many corrections there were when the form was made: a later one is noticed. */ seen: number;
  /** None where the parcel has arrived. */ carrier: { courier: string; tracking: string; couriers: readonly CourierChoice[] } | null;
  serials: readonly SerialField[];
  /** The one device that took another's place. */ newSerial?: string | undefined;
  mayAdd: boolean;
};

/** Puts right what was recorded of a parcel, an order's or a ticket's: the same fields as its dispatch, filled with what stands, and why. Without scripts the same form is sent as it is. [ADM-4, ORD-11, WAR-3] */
export function CorrectForm({ lang, document, event: move, state, seen, carrier, serials, newSerial, mayAdd }: Props) {
  const { busy, done, press, refused, outcome } = usePress(lang);
  const movedOn = useMovedOn(document, state);
  const [reason, setReason] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused?.field) form.current?.querySelector<HTMLElement>(`[name="${refused.field}"]`)?.focus();
  }, [refused]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void press(document, move, Object.fromEntries(new FormData(event.currentTarget)), () => say(lang, 'admin.dispatch.correct.done'));
  };
  const asked = { lang, refused };
  const wrong = wrongAt(refused, 'reason');

  if (done || movedOn) return null;
  return (
    <details className="zb-card zb-moves zb-dispatch zb-propose zb-correct" aria-busy={busy}>
      <summary>{say(lang, 'admin.dispatch.correct.title')}</summary>
      <form ref={form} noValidate method="post" action={`/cms-api/${document}/do/${move}`} onSubmit={send}>
        <p className="zb-help">{say(lang, `admin.dispatch.correct.${carrier || move === 'correct-parcel' ? 'help' : 'help-delivered'}`)}</p>
        <input type="hidden" name="expectedState" value={state} />
        <input type="hidden" name="seen" value={seen} />
        {carrier ? (
          <>
            <CourierFields {...asked} couriers={carrier.couriers} first={carrier.courier} />
            <TrackingField {...asked} first={carrier.tracking} />
          </>
        ) : null}
        {serials.length > 0 ? <SerialFields {...asked} serials={serials} mayAdd={mayAdd} /> : null}
        {newSerial === undefined ? null : <NewSerialField {...asked} first={newSerial} />}
        <label htmlFor="zb-correct-reason">{say(lang, 'admin.dispatch.correct.reason')}</label>
        <textarea
          id="zb-correct-reason"
          name="reason"
          rows={2}
          required
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          aria-invalid={wrong ? true : undefined}
          aria-describedby="zb-reason-error zb-correct-left"
        />
        <Wrong name="reason" text={wrong} />
        <p id="zb-correct-left" className="zb-help">
          {roomWords(lang, reason, CORRECTION_REASON_MOST)}
        </p>
        <div className="zb-effects">
          <strong>{say(lang, 'admin.dispatch.correct.effects')}</strong>
          <ul>
            {carrier ? <li>{say(lang, `admin.dispatch.correct.${move === 'correct-parcel' ? 'effect-sms-told' : 'effect-sms'}`)}</li> : null}
            {serials.length > 0 || newSerial !== undefined ? (
              <li>{say(lang, `admin.dispatch.correct.${move === 'correct-parcel' ? 'effect-serial-told' : 'effect-serial'}`)}</li>
            ) : null}
          </ul>
        </div>
        <button type="submit" className="zb-button" disabled={busy}>
          {say(lang, busy ? 'admin.order.busy' : 'admin.dispatch.correct.go')}
        </button>
        {refused && !refused.field ? outcome : null}
      </form>
    </details>
  );
}
