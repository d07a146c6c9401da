'use client';
import { useState } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { usePress } from '../actions/press';

type Move = 'close' | 'dissolve';
type Props = { lang: Lang; groupId: number; state: string; moves: Move[] };

/** Closing and dissolving, as far as they are allowed now; each is asked once more, since nothing undoes it. [GRP-4, ADM-4] */
export function GroupMoves({ lang, groupId, state, moves }: Props) {
  const [asking, setAsking] = useState<Move | null>(null);
  const { busy, done, press, outcome } = usePress(lang, `groups/${groupId}`);

  const go = async (move: Move) => {
    await press(`groups/${groupId}`, move, { expectedState: state }, () => say(lang, 'groups.staff.done'));
    setAsking(null);
  };

  return (
    <section className="zb-card zb-moves" aria-busy={busy}>
      <h2>{say(lang, 'groups.staff.moves')}</h2>
      {moves.length === 0 && !done ? <p className="zb-help">{say(lang, 'groups.staff.no-moves')}</p> : null}
      {done ? null : asking ? (
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
      {outcome}
    </section>
  );
}
