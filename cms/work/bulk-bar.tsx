'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';
import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { BulkOutcomes, type Outcomes } from './bulk-outcomes';

type Colleague = { id: number; name: string };
type Props = { lang: Lang; colleagues: readonly Colleague[]; me: number };
type Chosen = { value: string; moves: string[]; title: string; code: string; wished: boolean };
/** What is asked for: whose the rows are, or a move of them. */
type Wish = { do: 'take' } | { do: 'let-go' } | { do: 'give'; to: number } | { do: 'move'; event: string };
type Answered = { outcomes?: { row: string; ok: boolean; text: string; back?: string }[]; errors?: { message: string }[] };

/** The rows that are chosen in the form around this. */
function chosenIn(form: HTMLFormElement | null): Chosen[] {
  const boxes = form?.querySelectorAll<HTMLInputElement>('input[name=row]:checked') ?? [];
  return [...boxes].map(({ value, dataset }) => ({
    ...{ value, title: dataset['title'] ?? '', code: dataset['code'] ?? '', wished: dataset['wished'] !== undefined },
    moves: (dataset['moves'] ?? '').split(' ').filter(Boolean),
  }));
}

/** One thing for all chosen rows: to take them, to give them, or the moves that every one of them allows; what came of each is told by itself. A move of many tells as many buyers and has no way back: it is asked once more. [ADM-3, ADM-4] */
export function BulkBar({ lang, colleagues, me }: Props) {
  const router = useRouter();
  const bar = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const [asking, setAsking] = useState(false);
  const [fresh, startFresh] = useTransition();
  const busy = asking || fresh;
  const [sure, setSure] = useState<string | null>(null);
  const [giving, setGiving] = useState(false);
  const [to, setTo] = useState('');
  const [outcomes, setOutcomes] = useState<Outcomes | null>(null);

  useEffect(() => {
    const form = bar.current?.closest('form') ?? null;
    const look = () => setChosen(chosenIn(form));
    look();
    form?.addEventListener('change', look);
    return () => form?.removeEventListener('change', look);
  }, []);

  const clear = () => {
    bar.current
      ?.closest('form')
      ?.querySelectorAll<HTMLInputElement>('input[name=row]:checked')
      .forEach((box) => (box.checked = false));
    setChosen([]);
    setGiving(false);
    setSure(null);
  };
  const ask = async (wish: Wish, rows: readonly Chosen[] = chosen) => {
    setAsking(true);
    const about = wish.do === 'move' ? wish.event : wish.do;
    const lineOf = (row: string, rest: { ok: boolean; text: string; back?: string }) => {
      const { title = '', code = '' } = rows.find(({ value }) => value === row) ?? {};
      return { row, title, code, ...rest };
    };
    try {
      const answer = await fetch('/cms-api/desk/many', {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...wish, rows: rows.map(({ value }) => value) }),
      });
      const read = (await answer.json()) as Answered;
      const none = { ok: false, text: read.errors?.[0]?.message ?? say(lang, 'admin.failed') };
      setOutcomes({ about, lines: read.outcomes?.map(({ row, ...rest }) => lineOf(row, rest)) ?? rows.map(({ value }) => lineOf(value, none)) });
      clear();
      startFresh(() => router.refresh());
    } catch {
      setOutcomes({ about, lines: rows.map(({ value }) => lineOf(value, { ok: false, text: say(lang, 'admin.failed') })) });
    }
    setAsking(false);
  };
  /** Takes back what was taken: the rows as they are since. */
  const undo = () => {
    const back = outcomes?.lines.filter((one) => one.back) ?? [];
    void ask(
      { do: 'let-go' },
      back.map(({ back: value = '', title, code }) => ({ value, title, code, moves: [], wished: false })),
    );
  };

  // Whose buyer wants them cancelled are left out, and say so in the answer.
  const wished = chosen.filter((one) => one.wished);
  const movable = chosen.filter((one) => !one.wished);
  const moves = (movable[0]?.moves ?? []).filter((move) => movable.every((one) => one.moves.includes(move)));
  const wordOf = (move: string) => {
    const key = `orders.moves.${move}`;
    return hasWord(key) ? say(lang, key) : move;
  };
  return (
    <div ref={bar} className="zb-bulk-box">
      {chosen.length > 0 ? (
        <div className="zb-bulk" role="group" aria-label={say(lang, 'staff.bulk.label')} aria-busy={busy}>
          <b role="status">{say(lang, 'staff.bulk.chosen', { count: chosen.length })}</b>
          <button type="button" className="zb-soft" disabled={busy} onClick={() => void ask({ do: 'take' })}>
            {say(lang, 'staff.bulk.take')}
          </button>
          {giving ? (
            <>
              <select aria-label={say(lang, 'staff.give.to')} value={to} onChange={(event) => setTo(event.target.value)}>
                <option value="">{say(lang, 'staff.give.choose')}</option>
                {colleagues.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {id === me ? say(lang, 'staff.you') : name}
                  </option>
                ))}
              </select>
              <button type="button" className="zb-line" disabled={busy || to === ''} onClick={() => void ask({ do: 'give', to: Number(to) })}>
                {say(lang, 'staff.give.go')}
              </button>
            </>
          ) : (
            <button type="button" className="zb-line" disabled={busy} onClick={() => setGiving(true)}>
              {say(lang, 'staff.give.label')}
            </button>
          )}
          {moves.map((move) => (
            <button key={move} type="button" className="zb-ghost" disabled={busy} onClick={() => setSure(move)}>
              {wordOf(move)}
            </button>
          ))}
          {moves.length === 0 && movable.some((one) => one.moves.length > 0) ? <span className="zb-help">{say(lang, 'staff.bulk.no-move')}</span> : null}
          <button type="button" className="zb-plainlink" onClick={clear}>
            {say(lang, 'staff.bulk.clear')}
          </button>
          {wished.length > 0 ? <p className="zb-late">{say(lang, 'staff.bulk.wished', { count: wished.length })}</p> : null}
          {sure ? (
            <div className="zb-sure">
              <b>{say(lang, 'staff.bulk.ask', { move: wordOf(sure), count: movable.length })}</b>{' '}
              <bdi dir="ltr">{movable.map(({ code }) => code).join(' · ')}</bdi>
              <span className="zb-help"> {say(lang, 'staff.bulk.sure')}</span>
              <span className="zb-buttons">
                <button type="button" className="zb-soft" disabled={busy} onClick={() => void ask({ do: 'move', event: sure })}>
                  {say(lang, 'staff.bulk.yes')}
                </button>
                <button type="button" className="zb-line" disabled={busy} onClick={() => setSure(null)}>
                  {say(lang, 'staff.bulk.no')}
                </button>
              </span>
            </div>
          ) : null}
        </div>
      ) : null}
      <BulkOutcomes lang={lang} outcomes={outcomes} busy={busy} undo={undo} />
    </div>
  );
}
