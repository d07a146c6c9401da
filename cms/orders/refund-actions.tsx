'use client';
import { useState } from 'react';
import { HAND_REFERENCE_MOST_CHARACTERS } from '#domain/refunds/by-hand';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { usePress } from '../actions/press';

type Props = { lang: Lang; document: string; refundId: string; /** Whether the bank refused it: then it can be tried again. */ refused: boolean };

/** What staff can do for a refund: hand it to the bank again, or record with the bank's reference that they paid it themselves. [ORD-9] */
export function RefundActions({ lang, document, refundId, refused }: Props) {
  const [writing, setWriting] = useState(false);
  const [reference, setReference] = useState('');
  const { busy, pressed, done, press, outcome } = usePress(lang);

  const go = (event: 'try-refund-again' | 'finish-refund-by-hand', done: 'again' | 'finished') =>
    press(document, event, { refundId, reference }, () => say(lang, `admin.refund.${done}`));

  if (done) return null;
  return (
    <div aria-busy={busy}>
      {writing ? (
        <form
          className="zb-form"
          onSubmit={(event) => {
            event.preventDefault();
            void go('finish-refund-by-hand', 'finished');
          }}
        >
          <label htmlFor={`ref-${refundId}`}>{say(lang, 'admin.refund.reference')}</label>
          <input
            id={`ref-${refundId}`}
            dir="auto"
            required
            maxLength={HAND_REFERENCE_MOST_CHARACTERS}
            value={reference}
            onChange={(event) => setReference(event.target.value)}
            aria-describedby={`ref-help-${refundId}`}
          />
          <p id={`ref-help-${refundId}`} className="zb-help">
            {say(lang, 'admin.refund.reference-help')}
          </p>
          <div className="zb-buttons">
            <button
              type="submit"
              className="zb-button"
              disabled={busy || reference.trim() === ''}
              aria-describedby={reference.trim() === '' ? `ref-lacks-${refundId}` : undefined}
            >
              {say(lang, busy ? 'admin.refund.busy' : 'admin.refund.by-hand')}
            </button>
            {reference.trim() === '' ? (
              <span id={`ref-lacks-${refundId}`} className="zb-help">
                {say(lang, 'admin.refund.lacks')}
              </span>
            ) : null}
            <button type="button" className="zb-button zb-button--quiet" disabled={busy} onClick={() => setWriting(false)}>
              {say(lang, 'admin.refund.back')}
            </button>
          </div>
        </form>
      ) : (
        <div className="zb-buttons">
          {refused ? (
            <button type="button" className="zb-button" disabled={busy} onClick={() => void go('try-refund-again', 'again')}>
              {say(lang, pressed ? 'admin.refund.busy' : 'admin.refund.try-again')}
            </button>
          ) : null}
          <button type="button" className="zb-button zb-button--quiet" disabled={busy} onClick={() => setWriting(true)}>
            {say(lang, 'admin.refund.by-hand')}
          </button>
        </div>
      )}
      {outcome}
    </div>
  );
}
