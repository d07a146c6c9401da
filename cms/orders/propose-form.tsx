'use client';
import { useEffect, useState } from 'react';
import { AGREEMENT_HOURS } from '#domain/orders/review';
import { mayPropose, proposalCauses, proposalKinds, PROPOSAL_WORDS_MOST, type ProposalCause, type ProposalKind } from '#domain/orders/proposal';
import type { OrderState } from '#domain/orders/states';
import { normaliseDigits } from '#domain/text/normalise';
import { formatMoney, formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { ProposableUnit } from '#services/staff/order-asking';
import { useMovedOn, usePress } from '../actions/press';
import { Choice } from './choice';
import { PriceDifference, sendWord, type Difference } from './price-difference';

export type LineChoice = { id: number; name: string; quantity: number };
type Props = { lang: Lang; orderId: number; state: OrderState; lines: readonly LineChoice[]; units: readonly ProposableUnit[] };

/** Asks the buyer to agree: why, to what, in which words. Only what fits the order's state can be chosen. [ORD-7, ORD-8] */
export function ProposeForm({ lang, orderId, state, lines, units }: Props) {
  const causes = proposalCauses.filter((cause) => proposalKinds.some((kind) => mayPropose(state, kind, cause).ok));
  const [cause, setCause] = useState<ProposalCause>(causes[0] ?? 'out-of-stock');
  const kinds = proposalKinds.filter((kind) => mayPropose(state, kind, cause).ok);
  const [wantedKind, setKind] = useState<ProposalKind>('terms');
  const kind = kinds.find((one) => one === wantedKind) ?? kinds[0] ?? 'fewer';
  const [lineId, setLine] = useState(lines[0]?.id ?? 0);
  const [unitId, setUnit] = useState(0);
  const [colourId, setColour] = useState(0);
  const [quantity, setQuantity] = useState('');
  const [missing, setMissing] = useState('');
  const [words, setWords] = useState('');
  const [seen, setSeen] = useState<Difference | null>(null);
  const [dearer, setDearer] = useState<'buyer' | 'gift' | ''>('');
  const [giftReason, setGiftReason] = useState('');
  const line = lines.find((one) => one.id === lineId);
  const unit = units.find((one) => one.id === unitId);
  const { busy, done, press, refused, outcome } = usePress(lang);
  const movedOn = useMovedOn(`orders/${orderId}`, state);
  const shown = kind === 'replacement' ? seen : null;
  // What was seen holds only for what it was seen of.
  const over = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      setSeen(null);
      set(value);
    };
  };
  useEffect(() => {
    const { code, facts } = refused ?? {};
    if (code !== 'orders.proposal.unseen' && code !== 'orders.proposal.other-difference') return;
    setSeen({ paidToman: Number(facts?.['paidToman']), listToman: Number(facts?.['listToman']) });
  }, [refused]);

  // What is still to be filled in, said beside the button that waits for it.
  const lacks = kind === 'replacement' && unitId === 0 ? 'unit' : words.trim() === '' ? 'words' : null;
  const number = (typed: string) => Number(normaliseDigits(typed.trim() || String(line?.quantity ?? '')));
  const send = async () => {
    const changes = kind === 'terms' ? {} : { lineId, quantity: number(quantity) };
    const other =
      kind === 'replacement'
        ? {
            ...{ variantId: unitId, ...(colourId ? { colourId } : {}), ...(cause === 'out-of-stock' ? { missing: number(missing) } : {}) },
            ...(seen ? { seenToman: seen.listToman, dearer, giftReason } : {}),
          }
        : {};
    await press(`orders/${orderId}`, 'propose', { expectedState: state, kind, cause, words, ...changes, ...other }, () => say(lang, 'admin.order.done'));
  };

  if (done || movedOn) return null;
  return (
    <details className="zb-card zb-propose">
      <summary>{say(lang, state === 'under-review' ? 'admin.propose.title-review' : 'admin.propose.title')}</summary>
      <form
        className="zb-form"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p className="zb-help">{say(lang, 'admin.propose.help', { hours: AGREEMENT_HOURS })}</p>
        <Choice
          id="zb-cause"
          label={say(lang, 'admin.propose.cause')}
          value={cause}
          onChange={(value) => setCause(value as ProposalCause)}
          options={causes.map((one) => [one, say(lang, `orders.causes.${one}`)])}
        />
        <Choice
          id="zb-kind"
          label={say(lang, 'admin.propose.kind')}
          value={kind}
          onChange={(value) => setKind(value as ProposalKind)}
          options={kinds.map((one) => [one, say(lang, `orders.proposal.kinds.${one}`)])}
        />
        {kind === 'terms' ? null : (
          <>
            <Choice
              id="zb-line"
              label={say(lang, 'admin.propose.line')}
              value={String(lineId)}
              onChange={over((value: string) => setLine(Number(value)))}
              options={lines.map((one) => [String(one.id), say(lang, 'orders.proposal.line', { name: one.name, count: one.quantity })])}
            />
            {kind === 'replacement' ? (
              <>
                <Choice
                  id="zb-unit"
                  label={say(lang, 'admin.propose.unit')}
                  value={String(unitId)}
                  onChange={over((value: string) => setUnit(Number(value)))}
                  options={[
                    ['0', say(lang, 'admin.propose.unit-choose')],
                    ...units.map((one): [string, string] => [
                      String(one.id),
                      `${one.name} · ${formatMoney(lang, one.priceToman)} · ${say(lang, 'admin.propose.left', { count: one.available })}`,
                    ]),
                  ]}
                />
                {unit && unit.colours.length > 0 ? (
                  <Choice
                    id="zb-colour"
                    label={say(lang, 'admin.propose.colour')}
                    value={String(colourId)}
                    onChange={over((value: string) => setColour(Number(value)))}
                    options={[['0', say(lang, 'admin.propose.same-colour')], ...unit.colours.map((one): [string, string] => [String(one.id), one.name])]}
                  />
                ) : null}
              </>
            ) : null}
            <label htmlFor="zb-quantity">{say(lang, 'admin.propose.quantity', { most: line?.quantity ?? 0 })}</label>
            <input
              id="zb-quantity"
              inputMode="numeric"
              placeholder={formatNumber(lang, line?.quantity ?? 0)}
              value={quantity}
              onChange={(event) => over(setQuantity)(event.target.value)}
            />
            {kind === 'replacement' && cause === 'out-of-stock' && (line?.quantity ?? 1) > 1 ? (
              <>
                <label htmlFor="zb-missing">{say(lang, 'admin.propose.missing', { most: line?.quantity ?? 0 })}</label>
                <input
                  id="zb-missing"
                  inputMode="numeric"
                  placeholder={formatNumber(lang, line?.quantity ?? 0)}
                  value={missing}
                  onChange={(event) => setMissing(event.target.value)}
                />
              </>
            ) : null}
          </>
        )}
        <label htmlFor="zb-proposal-words">{say(lang, 'admin.propose.words')}</label>
        <textarea id="zb-proposal-words" rows={4} required maxLength={PROPOSAL_WORDS_MOST} value={words} onChange={(event) => setWords(event.target.value)} />
        {shown ? <PriceDifference {...{ lang, difference: shown, count: number(quantity), dearer, setDearer, giftReason, setGiftReason }} /> : null}
        <button type="submit" className="zb-button" disabled={busy || lacks !== null} aria-describedby={lacks ? 'zb-propose-lacks' : undefined}>
          {busy ? say(lang, 'admin.order.busy') : kind === 'replacement' ? sendWord(lang, shown, dearer) : say(lang, 'admin.propose.send')}
        </button>
        {lacks ? (
          <p id="zb-propose-lacks" className="zb-help">
            {say(lang, `admin.propose.lacks.${lacks}`)}
          </p>
        ) : null}
        {shown && refused?.code === 'orders.proposal.unseen' ? null : outcome}
      </form>
    </details>
  );
}
