'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { postEvent } from '../actions/post-event';

type Move = 'close' | 'dissolve';
type Props = { lang: Lang; groupId: number; state: string; moves: Move[] };

/** Closing and dissolving, as far as they are allowed now; each is asked once more, since nothing undoes it. [GRP-4, ADM-4] */
export function GroupMoves({ lang, groupId, state, moves }: Props) {
  const router = useRouter();
  const [asking, setAsking] = useState<Move | null>(null);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ tone: 'ok' | 'bad'; text: string; stale?: boolean } | null>(null);

  const go = async (move: Move) => {
    setBusy(true);
    const answer = await postEvent(lang, `groups/${groupId}`, move, { expectedState: state });
    setBusy(false);
    setAsking(null);
    if (!answer.ok) return setSaid({ tone: 'bad', text: answer.message, stale: answer.status === 409 });
    setSaid({ tone: 'ok', text: say(lang, 'groups.staff.done') });
    router.refresh();
  };

  return (
    <section className="zb-card zb-moves" aria-busy={busy}>
      <h2>{say(lang, 'groups.staff.moves')}</h2>
      {moves.length === 0 ? <p className="zb-help">{say(lang, 'groups.staff.no-moves')}</p> : null}
      {asking ? (
        <>
          <p>{say(lang, `groups.lead.${asking}-title`)}</p>
          <div className="zb-buttons">
            <button type="button" className={`zb-button${asking === 'dissolve' ? ' zb-button--bad' : ''}`} disabled={busy} onClick={() => void go(asking)}>
              {busy ? say(lang, 'groups.staff.busy') : say(lang, `groups.lead.${asking}-yes`)}
            </button>
            <button type="button" className="zb-button zb-button--quiet" disabled={busy} onClick={() => setAsking(null)}>
              {say(lang, 'groups.lead.back')}
            </button>
          </div>
        </>
      ) : (
        <div className="zb-buttons">
          {moves.map((move) => (
            <button
              key={move}
              type="button"
              disabled={busy}
              className={`zb-button${move === 'close' ? '' : ' zb-button--quiet'}`}
              onClick={() => setAsking(move)}
            >
              {say(lang, `groups.staff.${move}`)}
            </button>
          ))}
        </div>
      )}
      <p role="status" className={said ? `zb-said zb-said--${said.tone}` : ''}>
        {said?.text}
        {said?.stale ? (
          <button type="button" className="zb-button zb-button--quiet" onClick={() => router.refresh()}>
            {say(lang, 'groups.staff.refresh')}
          </button>
        ) : null}
      </p>
    </section>
  );
}
