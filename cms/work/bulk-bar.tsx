'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';

type Colleague = { id: number; name: string };
type Props = { lang: Lang; colleagues: readonly Colleague[]; me: number };
type Chosen = { value: string; moves: string[]; title: string };
type Outcome = { title: string; ok: boolean; text: string };

/** The rows that are chosen in the form around this. */
function chosenIn(form: HTMLFormElement | null): Chosen[] {
  const boxes = form?.querySelectorAll<HTMLInputElement>('input[name=row]:checked') ?? [];
  return [...boxes].map(({ value, dataset }) => ({ value, moves: (dataset['moves'] ?? '').split(' ').filter(Boolean), title: dataset['title'] ?? '' }));
}

/** One thing for all chosen rows: to take them, to give them, or the moves that every one of them allows; what came of each is told by itself. [ADM-3, ADM-4] */
export function BulkBar({ lang, colleagues, me }: Props) {
  const router = useRouter();
  const bar = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const [busy, setBusy] = useState(false);
  const [giving, setGiving] = useState(false);
  const [to, setTo] = useState('');
  const [outcomes, setOutcomes] = useState<Outcome[]>([]);

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
  };
  const ask = async (wish: Record<string, unknown>) => {
    setBusy(true);
    try {
      const answer = await fetch('/cms-api/desk/many', {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...wish, rows: chosen.map(({ value }) => value) }),
      });
      const read = (await answer.json()) as { outcomes?: { row: string; ok: boolean; text: string }[]; errors?: { message: string }[] };
      const all = read.outcomes ?? chosen.map(({ value }) => ({ row: value, ok: false, text: read.errors?.[0]?.message ?? say(lang, 'admin.failed') }));
      setOutcomes(all.map(({ row, ok, text }) => ({ title: chosen.find(({ value }) => value === row)?.title ?? row, ok, text })));
      clear();
      router.refresh();
    } catch {
      setOutcomes([{ title: '', ok: false, text: say(lang, 'admin.failed') }]);
    }
    setBusy(false);
  };

  const moves = chosen.length === 0 ? [] : (chosen[0]?.moves ?? []).filter((move) => chosen.every((one) => one.moves.includes(move)));
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
            <button key={move} type="button" className="zb-ghost" disabled={busy} onClick={() => void ask({ do: 'move', event: move })}>
              {wordOf(move)}
            </button>
          ))}
          {moves.length === 0 && chosen.some((one) => one.moves.length > 0) ? <span className="zb-help">{say(lang, 'staff.bulk.no-move')}</span> : null}
          <button type="button" className="zb-plainlink" onClick={clear}>
            {say(lang, 'staff.bulk.clear')}
          </button>
        </div>
      ) : null}
      {outcomes.length > 0 ? (
        <ul className="zb-plain zb-outcomes" role="status" aria-label={say(lang, 'staff.bulk.outcomes')}>
          {outcomes.map(({ title, ok, text }, at) => (
            <li key={`${title} ${at}`} className={ok ? 'zb-said--ok' : 'zb-said--bad'}>
              <b>{title}</b> {text}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
