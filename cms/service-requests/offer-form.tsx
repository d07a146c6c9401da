'use client';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { lineChoices, type OfferLine } from '#domain/service-requests/offer';
import { formatMoney, formatNumber } from '#locales/numbers';
import { say, type WordKey } from '#locales/say';
import type { Lang } from '#locales/lang';
import { useMovedOn, usePress, wrongAt } from '../actions/press';
import type { TypedHours } from './hours';
import { HoursFields } from './hours-fields';
import type { FirstLine } from './first-lines';
import { lineWords } from './line-words';
import { readOfferForm } from './read-offer';

type Props = {
  lang: Lang;
  requestId: number;
  state: string;
  event: 'offer' | 're-offer';
  /** How many prices came before. */ seenVersion: number;
  lines: readonly FirstLine[];
  /** The day and hours that the form begins with, as they are typed. */
  visit: TypedHours;
  /** What helps whoever prices it. */ children?: ReactNode;
};

/** So many empty lines stand there without scripts. */
const SPARE_LINES = 2;
const EMPTY: FirstLine = { for: 'address.distance', item: '', name: '', words: '', count: 1, unitToman: null };

/** The price of a request, line by line, with the hours in which somebody comes; each line's total and the sum grow while it is typed, and the button says the sum. Without scripts the same form is sent as it is. [INP-6, INP-8] */
export function OfferForm({ lang, requestId, state, event, seenVersion, lines: first, visit, children }: Props) {
  const { busy, done, press, refused, outcome } = usePress(lang);
  const movedOn = useMovedOn(`service-requests/${requestId}`, state);
  const form = useRef<HTMLFormElement>(null);
  const [lines, setLines] = useState<readonly FirstLine[]>([...first, ...Array<FirstLine>(SPARE_LINES).fill(EMPTY)]);
  const [typed, setTyped] = useState<readonly TypedLine[]>(() => first.map(asTyped));
  const sum = typed.reduce((all, line) => all + totalOf(line), 0);
  const count = () => form.current && setTyped(typedLines(Object.fromEntries(new FormData(form.current)), lines.length));
  const send = (sent: FormEvent<HTMLFormElement>) => {
    sent.preventDefault();
    void press(`service-requests/${requestId}`, event, Object.fromEntries(new FormData(sent.currentTarget)), () => say(lang, 'admin.request.offered'));
  };
  const wrong = (field: string) => {
    const message = wrongAt(refused, field);
    return message ? <p className="zb-late">{message}</p> : null;
  };
  if (done || movedOn) return null;
  return (
    <section className="zb-card zb-moves" aria-busy={busy}>
      <h2>{say(lang, event === 'offer' ? 'admin.request.price' : 'admin.request.price-again')}</h2>
      {children}
      <form ref={form} noValidate method="post" action={`/cms-api/service-requests/${requestId}/do/${event}`} onSubmit={send} onInput={count}>
        <input type="hidden" name="expectedState" value={state} />
        <input type="hidden" name="seenVersion" value={seenVersion} />
        {lines.map((line, at) => {
          const name = (part: string) => `lines.${at}.${part}`;
          return (
            <fieldset key={at} className="zb-offer-line">
              <legend>{line.name || say(lang, 'admin.request.line', { number: at + 1 })}</legend>
              <input type="hidden" name={name('item')} value={line.item} />
              <label>
                <span>{say(lang, 'admin.request.for')}</span>
                <select name={name('for')} defaultValue={line.for}>
                  {lineChoices.map((one) => (
                    <option key={one} value={one}>
                      {say(lang, `services.lines.${one}` as WordKey)}
                    </option>
                  ))}
                </select>
              </label>
              <label>
                <span>{say(lang, 'admin.request.words')}</span>
                <input name={name('words')} defaultValue={line.words} maxLength={120} />
              </label>
              <label>
                <span>{say(lang, 'admin.request.count')}</span>
                <input name={name('count')} dir="ltr" inputMode="numeric" defaultValue={formatNumber(lang, line.count, 0)} />
              </label>
              <label>
                <span>{say(lang, 'admin.request.unit')}</span>
                <input
                  name={name('unitToman')}
                  dir="ltr"
                  inputMode="numeric"
                  defaultValue={line.unitToman === null ? '' : formatNumber(lang, line.unitToman, 0)}
                />
              </label>
              <output className="zb-offer-total">{totalOf(typed[at] ?? null) ? formatMoney(lang, totalOf(typed[at] ?? null)) : null}</output>
              {['reason', 'words', 'count', 'unitToman'].map((part) => (
                <span key={part}>{wrong(name(part))}</span>
              ))}
            </fieldset>
          );
        })}
        {wrong('lines')}
        <p className="zb-buttons">
          <button type="button" className="zb-button zb-button--quiet" onClick={() => setLines([...lines, EMPTY])}>
            {say(lang, 'admin.request.add-line')}
          </button>
          <strong aria-live="polite">{say(lang, 'admin.request.sum', { sum: formatMoney(lang, sum) })}</strong>
        </p>
        <ReadByRequester lang={lang} lines={typed} />
        <fieldset>
          <legend>{say(lang, 'admin.request.visit')}</legend>
          <HoursFields lang={lang} hours={visit} wrong={wrong} />
        </fieldset>
        {event === 're-offer' ? (
          <label>
            {say(lang, 'admin.request.why')}
            <textarea name="reason" rows={3} required />
            {wrong('reason')}
          </label>
        ) : null}
        <button type="submit" className={`zb-button${event === 'offer' ? '' : ' zb-button--quiet'}`} disabled={busy}>
          {busy
            ? say(lang, 'admin.order.busy')
            : sum > 0
              ? say(lang, 'admin.request.send-sum', { sum: formatMoney(lang, sum) })
              : say(lang, 'admin.request.send-price')}
        </button>
        {refused && !refused.field ? outcome : null}
      </form>
    </section>
  );
}

/** A line as it stands in the form; null where nothing is typed. */
type TypedLine = OfferLine | null;

/** What the requester will read of the lines as they are typed, each with what it comes to. [INP-6] */
function ReadByRequester({ lang, lines }: { lang: Lang; lines: readonly TypedLine[] }) {
  const read = lines.filter((line) => line !== null && totalOf(line) !== 0);
  if (read.length === 0) return null;
  return (
    <div className="zb-read">
      <h3>{say(lang, 'admin.request.they-read')}</h3>
      <ul className="zb-plain">
        {read.map((line, at) => (
          <li key={at}>
            {line && lineWords(lang, line)}: {formatMoney(lang, totalOf(line))}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A line that the form begins with, as it would be sent. */
function asTyped({ for: what, item, words, count, unitToman }: FirstLine): TypedLine {
  const [kind, reason] = what.split('.') as [OfferLine['kind'], OfferLine['reason']];
  return unitToman === null ? null : { kind, reason, item: item || null, words, count, unitToman };
}

/** Each line of the form as it would be sent. */
function typedLines(body: Record<string, unknown>, count: number): TypedLine[] {
  return Array.from({ length: count }, (_, at) => {
    const own = Object.fromEntries(['for', 'item', 'words', 'count', 'unitToman'].map((part) => [`lines.0.${part}`, body[`lines.${at}.${part}`]]));
    return readOfferForm(own).offer?.lines[0] ?? null;
  });
}

/** What a line comes to, a discount below zero; nothing where no number is typed. */
function totalOf(line: TypedLine): number {
  const total = line ? (line.kind === 'discount' ? -1 : 1) * line.count * line.unitToman : 0;
  return Number.isFinite(total) ? total : 0;
}
