'use client';
import Link from 'next/link';
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { usePress } from '../actions/press';

export type CourierChoice = { courier: string; name: string; says: string; keeps: boolean };
export type SerialField = { key: string; variantId: number; name: string; piece: string | null; inPackage: string | null };
type Props = {
  lang: Lang;
  orderId: number;
  state: string;
  /** The day that the buyer chose, in words. */ chosen: string | null;
  couriers: readonly CourierChoice[];
  serials: readonly SerialField[];
  /** Whether this member of staff records serials that were made. */ mayAdd: boolean;
  effects: readonly string[];
};

/** The dispatch: courier, tracking number and one serial for each device, with what follows before the press; a refusal stands beside its field. Without scripts the same form is sent as it is. [ADM-4, ORD-11, WAR-3] */
export function DispatchForm({ lang, orderId, state, chosen, couriers, serials, mayAdd, effects }: Props) {
  const { busy, done, press, refused, outcome } = usePress(lang);
  const form = useRef<HTMLFormElement>(null);
  const [courier, setCourier] = useState(couriers.find((one) => one.keeps)?.courier ?? couriers[0]?.courier ?? '');
  useEffect(() => {
    if (refused?.field) form.current?.querySelector<HTMLInputElement>(`[name="${refused.field}"]`)?.focus();
  }, [refused]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void press(`orders/${orderId}`, 'dispatch', Object.fromEntries(new FormData(event.currentTarget)), () => say(lang, 'admin.order.done'));
  };
  /** A barcode scanner ends each number with Enter: on to the next empty field, and only from the last one on. */
  const onward = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = [...(form.current?.querySelectorAll<HTMLInputElement>('input[data-serial]') ?? [])].find((one) => one.value.trim() === '');
    if (event.key !== 'Enter' || !next) return;
    event.preventDefault();
    next.focus();
  };
  const wrong = (name: string) => (refused?.field === name ? refused.message : null);
  const field = (name: string) => ({
    id: `zb-${name}`,
    name,
    dir: 'ltr' as const,
    required: true,
    autoComplete: 'off',
    'aria-invalid': wrong(name) ? true : undefined,
    'aria-describedby': wrong(name) ? `zb-${name}-error` : undefined,
  });

  // What was sent cannot be sent again: the form goes before the page says the new state.
  if (done) return null;
  return (
    <section className="zb-card zb-moves zb-dispatch" aria-busy={busy}>
      <h2>{say(lang, 'admin.dispatch.title')}</h2>
      <form ref={form} noValidate method="post" action={`/cms-api/orders/${orderId}/do/dispatch`} onSubmit={send}>
        <input type="hidden" name="expectedState" value={state} />
        <fieldset>
          <legend>{say(lang, 'admin.dispatch.courier')}</legend>
          {chosen ? <p className="zb-waits">{chosen}</p> : null}
          <div className="zb-choices">
            {couriers.map((one) => (
              <label key={one.courier}>
                <input type="radio" name="courier" value={one.courier} required checked={courier === one.courier} onChange={() => setCourier(one.courier)} />
                <strong>{one.name}</strong>
                <span className={one.keeps ? 'zb-help' : 'zb-late'}>{one.says}</span>
              </label>
            ))}
          </div>
          <Wrong name="courier" text={wrong('courier')} />
        </fieldset>
        <label htmlFor="zb-tracking">{say(lang, 'admin.dispatch.tracking')}</label>
        <input {...field('tracking')} maxLength={40} />
        <Wrong name="tracking" text={wrong('tracking')} />
        <p className="zb-help">{say(lang, 'admin.dispatch.tracking-help')}</p>
        <fieldset>
          <legend>{say(lang, serials.length > 0 ? 'admin.dispatch.serials' : 'admin.dispatch.no-serials')}</legend>
          {serials.map((one) => (
            <div key={one.key} className="zb-serial">
              <label htmlFor={`zb-${one.key}`}>
                <strong>{one.name}</strong>{' '}
                <span className="zb-help">
                  {one.piece} {one.inPackage ? say(lang, 'admin.dispatch.in-package', { name: one.inPackage }) : null}
                </span>
              </label>
              <input {...field(one.key)} data-serial="" maxLength={20} onKeyDown={onward} />
              <p>
                <Wrong name={one.key} text={wrong(one.key)} />{' '}
                {wrong(one.key) && refused?.code === 'orders.dispatch.serial-unknown' ? (
                  <Unknown lang={lang} variantId={one.variantId} mayAdd={mayAdd} />
                ) : null}
              </p>
            </div>
          ))}
        </fieldset>
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

/** Where a serial is recorded, for whoever records them; all others are told whom to ask. */
function Unknown({ lang, variantId, mayAdd }: { lang: Lang; variantId: number; mayAdd: boolean }) {
  if (!mayAdd) return <span className="zb-help">{say(lang, 'admin.dispatch.ask-colleague')}</span>;
  return (
    <Link href={`/admin/collections/variants/${variantId}#zb-serials`} target="_blank" prefetch={false}>
      {say(lang, 'admin.dispatch.record-serial')}
    </Link>
  );
}

function Wrong({ name, text }: { name: string; text: string | null }) {
  return text ? (
    <span id={`zb-${name}-error`} className="zb-late">
      {text}
    </span>
  ) : null;
}
