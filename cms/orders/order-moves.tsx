'use client';
import { useState, type ReactNode } from 'react';
import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { asksDespite } from '#domain/orders/life-cycle';
import { cancelCauses, type CancelCause } from '#domain/orders/proposal';
import type { OrderEvent } from '#domain/orders/states';
import { normaliseDigits } from '#domain/text/normalise';
import { formatNumber } from '#locales/numbers';
import { Moves } from '../moves/moves';
import { Choice } from './choice';
import type { LineChoice } from './propose-form';

type Move = { event: string; to: string; needsReason: boolean };
type Props = {
  lang: Lang;
  orderId: number;
  state: string;
  moves: Move[];
  lines: readonly LineChoice[];
  paidToman: number;
  ask?: string;
  /** Its heading where another card has the next move. */ title?: string;
  /** What is said where no move is open. */ none?: string;
  /** The cause that is preselected: its buyer wants to cancel. */ given?: CancelCause;
  /** The same in the buyer's language, for the reason that they read. */ givenWords?: string | undefined;
};

function wordOf(lang: Lang, { event }: Move): string {
  const key = `orders.moves.${event}`;
  return hasWord(key) ? say(lang, key) : event;
}

const despite = (event: string, given: CancelCause | undefined) => asksDespite(given !== undefined, event as OrderEvent);

/** The label of a confirming button: what the move does that cannot be undone. */
function effectOf(lang: Lang, move: Move, paidToman: number, given?: CancelCause): string | undefined {
  const { event } = move;
  const amount = { amountToman: paidToman };
  if (event === 'cancel') return paidToman > 0 ? say(lang, 'admin.order.effects.cancel', amount) : say(lang, 'admin.order.effects.cancel-plain');
  if (event === 'start-refund') return say(lang, 'admin.order.effects.start-refund', amount);
  if (event === 'deliver' || event === 'replace') return say(lang, `admin.order.effects.${event}`);
  // While its buyer waits for an answer to a wish to cancel, nothing goes on by one press.
  return despite(event, given) ? say(lang, 'admin.order.effects.despite', { move: wordOf(lang, move) }) : undefined;
}

/** What one press does at once, and that the buyer is told. */
function noteOf(lang: Lang, { event }: Move): string | undefined {
  const key = `admin.order.notes.${event}`;
  return hasWord(key) ? say(lang, key) : undefined;
}

/** An order's moves; cancelling asks why, and which goods are not there, and what cannot be undone is asked once more. [ADM-4, ORD-5] */
export function OrderMoves({ lang, orderId, state, moves, lines, paidToman, ask, title, none, given, givenWords }: Props) {
  const [cause, setCause] = useState<CancelCause | ''>(given ?? '');
  const [lineId, setLine] = useState(lines.length === 1 ? (lines[0]?.id ?? 0) : 0);
  const [missing, setMissing] = useState('');
  const most = lines.find((one) => one.id === lineId)?.quantity ?? 1;
  const causes = (wrong: (field: string) => ReactNode) => (
    <>
      <Choice
        id="zb-cancel-cause"
        name="cause"
        label={say(lang, 'admin.order.cause')}
        value={cause}
        onChange={(value) => setCause(value as CancelCause | '')}
        required
        options={[['', say(lang, 'admin.order.choose')], ...cancelCauses.map((one): [string, string] => [one, say(lang, `orders.causes.${one}`)])]}
      />
      {wrong('cause')}
      {cause === 'out-of-stock' ? (
        <>
          <Choice
            id="zb-cancel-line"
            name="lineId"
            label={say(lang, 'admin.order.missing-line')}
            value={lineId === 0 ? '' : String(lineId)}
            required
            onChange={(value) => setLine(Number(value))}
            options={[
              ...(lines.length > 1 ? [['', say(lang, 'admin.order.choose')] as [string, string]] : []),
              ...lines.map((one): [string, string] => [String(one.id), say(lang, 'orders.proposal.line', { name: one.name, count: one.quantity })]),
            ]}
          />
          {wrong('line')}
          {most > 1 ? (
            <>
              <label htmlFor="zb-cancel-missing">{say(lang, 'admin.order.missing-count')}</label>
              <input
                id="zb-cancel-missing"
                name="missing"
                inputMode="numeric"
                placeholder={formatNumber(lang, most)}
                value={missing}
                onChange={(event) => setMissing(event.target.value)}
              />
              {wrong('missing')}
            </>
          ) : null}
        </>
      ) : null}
    </>
  );
  return (
    <Moves
      lang={lang}
      document={`orders/${orderId}`}
      state={state}
      ask={ask}
      second={title !== undefined}
      words={{ ...(title ? { title } : {}), ...(none ? { none } : {}) }}
      moves={moves.map((move) => ({
        ...{
          ...move,
          label: wordOf(lang, move),
          effect: effectOf(lang, move, paidToman, given),
          note: noteOf(lang, move),
          ...(move.event === 'cancel' ? { reasonFirst: givenWords } : {}),
          quiet: move.needsReason || despite(move.event, given),
        },
        ...(move.needsReason ? { tone: 'bad' as const } : {}),
      }))}
      also={({ event }, wrong) =>
        event === 'cancel'
          ? { fields: causes(wrong), body: { cause, lineId, ...(missing.trim() === '' ? {} : { missing: normaliseDigits(missing.trim()) }) } }
          : despite(event, given)
            ? { fields: <input type="hidden" name="despiteWish" value="yes" />, body: { despiteWish: true } }
            : { fields: null, body: {} }
      }
    />
  );
}
