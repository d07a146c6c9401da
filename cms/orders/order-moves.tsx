'use client';
import { useState } from 'react';
import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { cancelCauses, type CancelCause } from '#domain/orders/proposal';
import { usePress } from '../actions/press';
import { Choice } from './choice';
import type { LineChoice } from './propose-form';

type Move = { event: string; to: string; needsReason: boolean };
type Props = { lang: Lang; orderId: number; state: string; moves: Move[]; lines: readonly LineChoice[] };

function words(lang: Lang, move: Move): string {
  const key = `orders.moves.${move.event}`;
  return hasWord(key) ? say(lang, key) : move.event;
}

/** Buttons for the moves that are allowed now and no others; what another has changed meanwhile is said plainly. [ADM-4, ORD-5] */
export function OrderMoves({ lang, orderId, state, moves, lines }: Props) {
  const [asking, setAsking] = useState<Move | null>(null);
  const [reason, setReason] = useState('');
  const [cause, setCause] = useState<CancelCause>('out-of-stock');
  const [lineId, setLine] = useState(lines[0]?.id ?? 0);
  const { busy, press, outcome } = usePress(lang);

  const go = async (move: Move) => {
    const body = { expectedState: state, reason, ...(move.event === 'cancel' ? { cause, lineId } : {}) };
    if (await press(`orders/${orderId}`, move.event, body, () => say(lang, 'admin.order.done'))) setAsking(null);
  };

  return (
    <section className="zb-card zb-moves" aria-busy={busy}>
      <h2>{say(lang, 'admin.order.next')}</h2>
      {moves.length === 0 ? <p className="zb-help">{say(lang, 'admin.order.no-moves')}</p> : null}
      {asking ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void go(asking);
          }}
        >
          {asking.event === 'cancel' ? (
            <>
              <Choice
                id="zb-cancel-cause"
                label={say(lang, 'admin.order.cause')}
                value={cause}
                onChange={(value) => setCause(value as CancelCause)}
                options={cancelCauses.map((one) => [one, say(lang, `orders.causes.${one}`)])}
              />
              {cause === 'out-of-stock' ? (
                <Choice
                  id="zb-cancel-line"
                  label={say(lang, 'admin.order.missing-line')}
                  value={String(lineId)}
                  onChange={(value) => setLine(Number(value))}
                  options={lines.map((one) => [String(one.id), say(lang, 'orders.proposal.line', { name: one.name, count: one.quantity })])}
                />
              ) : null}
            </>
          ) : null}
          <label htmlFor="zb-reason">{`${words(lang, asking)} — ${say(lang, 'admin.order.reason')}`}</label>
          <textarea id="zb-reason" rows={3} required value={reason} onChange={(event) => setReason(event.target.value)} aria-describedby="zb-reason-help" />
          <p id="zb-reason-help" className="zb-help">
            {say(lang, 'admin.order.reason-help')}
          </p>
          <button type="submit" className="zb-button zb-button--bad" disabled={busy || reason.trim() === ''}>
            {busy ? say(lang, 'admin.order.busy') : words(lang, asking)}
          </button>
          <button type="button" className="zb-button zb-button--quiet" disabled={busy} onClick={() => setAsking(null)}>
            {say(lang, 'admin.order.back')}
          </button>
        </form>
      ) : (
        <div className="zb-buttons">
          {moves.map((move, index) => (
            <button
              key={move.event}
              type="button"
              disabled={busy}
              className={`zb-button${index === 0 && !move.needsReason ? '' : ' zb-button--quiet'}`}
              onClick={() => (move.needsReason ? setAsking(move) : void go(move))}
            >
              {words(lang, move)}
            </button>
          ))}
        </div>
      )}
      {outcome}
    </section>
  );
}
