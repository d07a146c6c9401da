'use client';
import { useState } from 'react';
import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { cancelCauses, type CancelCause } from '#domain/orders/proposal';
import { Moves } from '../moves/moves';
import { Choice } from './choice';
import type { LineChoice } from './propose-form';

type Move = { event: string; to: string; needsReason: boolean };
type Props = { lang: Lang; orderId: number; state: string; moves: Move[]; lines: readonly LineChoice[] };

function wordOf(lang: Lang, { event }: Move): string {
  const key = `orders.moves.${event}`;
  return hasWord(key) ? say(lang, key) : event;
}

/** An order's moves; cancelling asks why, and which goods are not there. [ADM-4, ORD-5] */
export function OrderMoves({ lang, orderId, state, moves, lines }: Props) {
  const [cause, setCause] = useState<CancelCause>('out-of-stock');
  const [lineId, setLine] = useState(lines[0]?.id ?? 0);
  const causes = (
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
  );
  return (
    <Moves
      lang={lang}
      document={`orders/${orderId}`}
      state={state}
      moves={moves.map((move) => ({ ...move, label: wordOf(lang, move), quiet: move.needsReason, ...(move.needsReason ? { tone: 'bad' as const } : {}) }))}
      also={({ event }) => (event === 'cancel' ? { fields: causes, body: { cause, lineId } } : { fields: null, body: {} })}
    />
  );
}
