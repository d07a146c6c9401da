'use client';
import { useRouter } from 'next/navigation';
import { useId, useState, useTransition, type FormEvent } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { notePress } from '../actions/told';
import { writeChoice } from '../desk/read-many';

type Colleague = { id: number; name: string };
type Props = { lang: Lang; document: string; version: number; colleagues: readonly Colleague[] };
type Answered = { outcomes?: { ok: boolean; text: string }[]; errors?: { message: string }[] };

/** Gives this document's work to a colleague, from its own page; what another changed meanwhile is said beside it. [ADM-3] */
export function GiveButton({ lang, document, version, colleagues }: Props) {
  const router = useRouter();
  const field = useId();
  const [giving, setGiving] = useState(false);
  const [asking, setAsking] = useState(false);
  const [fresh, startFresh] = useTransition();
  const [said, setSaid] = useState('');
  const busy = asking || fresh;
  if (colleagues.length === 0) return null;

  const give = async (sent: FormEvent<HTMLFormElement>) => {
    sent.preventDefault();
    const to = Number(new FormData(sent.currentTarget).get('to'));
    if (!to) return setSaid(say(lang, 'staff.give.choose'));
    setAsking(true);
    notePress();
    setSaid(await given(lang, { to, row: writeChoice(document, '', version) }));
    setAsking(false);
    startFresh(() => router.refresh());
  };

  return giving ? (
    <form className="zb-give" onSubmit={(event) => void give(event)}>
      <label htmlFor={field} className="zb-unseen">
        {say(lang, 'staff.give.to')}
      </label>
      <select id={field} name="to" defaultValue="" disabled={busy} onChange={() => setSaid('')}>
        <option value="">{say(lang, 'staff.give.choose')}</option>
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="zb-chip" disabled={busy}>
        {say(lang, busy ? 'work.busy' : 'staff.give.go')}
      </button>
      <button type="button" className="zb-plainlink" disabled={busy} onClick={() => setGiving(false)}>
        {say(lang, 'admin.order.back')}
      </button>
      <span role="status" className={said ? 'zb-said--bad' : ''}>
        {said}
      </span>
    </form>
  ) : (
    <button type="button" className="zb-chip zb-give" onClick={() => setGiving(true)}>
      {say(lang, 'staff.give.label')}
    </button>
  );
}

/** Sends it; what was wrong in words, and nothing where it was given. */
async function given(lang: Lang, { to, row }: { to: number; row: string }): Promise<string> {
  try {
    const answer = await fetch('/cms-api/desk/many', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ do: 'give', to, rows: [row] }),
    });
    const { outcomes, errors } = (await answer.json()) as Answered;
    const outcome = outcomes?.[0];
    return outcome?.ok ? '' : (outcome?.text ?? errors?.[0]?.message ?? say(lang, 'admin.failed'));
  } catch {
    return say(lang, 'admin.failed');
  }
}
