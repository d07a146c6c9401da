'use client';
import { useState } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { usePress } from '../actions/press';

type Move = 'close' | 'dissolve';
/** What closing would fix now, and for whom. */
export type Closing = { members: number; sharePercent: number; /** Of one device; none where it is sold no more. */ unitToman: number | null; unpaid: number };
type Props = { lang: Lang; groupId: number; state: string; moves: Move[]; closing: Closing };

/** Closing and dissolving, as far as they are allowed now; each is asked once more, since nothing undoes it. [GRP-4, ADM-4] */
export function GroupMoves({ lang, groupId, state, moves, closing }: Props) {
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
          <GroupEffects lang={lang} move={asking} closing={closing} />
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

/** What the press does, before it: the price that is fixed, who has not paid yet, and that nothing undoes it. [GRP-4, ADM-4] */
export function GroupEffects({ lang, move, closing: { members, sharePercent, unitToman, unpaid } }: { lang: Lang; move: Move; closing: Closing }) {
  return (
    <ul className="zb-effects">
      {move === 'close' ? (
        <>
          <li>{say(lang, 'groups.lead.close-text', { members, sharePercent })}</li>
          {unitToman === null ? null : <li>{say(lang, 'groups.staff.close-unit', { unitToman })}</li>}
          <li>{unpaid > 0 ? say(lang, 'groups.staff.close-unpaid', { count: unpaid }) : say(lang, 'groups.staff.close-all-paid')}</li>
        </>
      ) : (
        <li>{say(lang, 'groups.lead.dissolve-text')}</li>
      )}
      <li>
        <strong>{say(lang, 'groups.staff.final')}</strong>
      </li>
    </ul>
  );
}
