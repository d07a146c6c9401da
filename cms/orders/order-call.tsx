'use client';
import { formatDue } from '#locales/dates';
import { formatPhone } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { useMovedOn, usePress } from '../actions/press';
import { EngravedLines, type Engraved } from './engraved';

type Props = {
  lang: Lang;
  orderId: number;
  receiver: { name: string; phone: string };
  tries: number;
  dueAt: string | null;
  late: boolean;
  engraved: readonly Engraved[];
};

/** The call before dispatch: whom to phone, by when, and that nobody picked up; who was reached is confirmed by the move beside it. [ORD-11] */
export function OrderCall({ lang, orderId, receiver, tries, dueAt, late, engraved }: Props) {
  const { busy, press, outcome } = usePress(lang);
  const movedOn = useMovedOn(`orders/${orderId}`, 'queued');
  const noAnswer = () => press(`orders/${orderId}`, 'no-answer', { seenTries: tries }, () => say(lang, 'admin.call.noted'));
  // Who was reached was confirmed on the card beside it.
  if (movedOn) return null;
  return (
    <section className="zb-card zb-call" aria-busy={busy}>
      <h2>{say(lang, 'admin.call.title')}</h2>
      <p>
        <strong>{receiver.name}</strong>{' '}
        <a href={`tel:${receiver.phone}`}>
          <bdi dir="ltr">{formatPhone(lang, receiver.phone)}</bdi>
        </a>
      </p>
      {dueAt ? (
        <p className={late ? 'zb-late' : 'zb-help'}>
          {say(lang, 'admin.call.by')}: {formatDue(lang, new Date(dueAt))}
        </p>
      ) : null}
      <p className="zb-help">{tries > 0 ? say(lang, 'admin.call.tries', { count: tries }) : say(lang, 'admin.call.help')}</p>
      <EngravedLines lang={lang} engraved={engraved} title={say(lang, 'admin.call.engraving')} />
      <div className="zb-buttons">
        <button
          type="button"
          className="zb-button zb-button--quiet zb-far"
          disabled={busy}
          aria-describedby="zb-note-no-answer"
          onClick={() => void noAnswer()}
        >
          {busy ? say(lang, 'admin.order.busy') : say(lang, 'admin.call.no-answer')}
        </button>
      </div>
      <p id="zb-note-no-answer" className="zb-help">
        {say(lang, 'admin.call.note')}
      </p>
      {outcome}
    </section>
  );
}
