'use client';
import { useRouter } from 'next/navigation';
import { useState, useTransition } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { postEvent } from '../actions/post-event';
import { notePress } from '../actions/told';
import { PersonMark } from '../desk/person-mark';

export type CellOwner = { id: number | null; name: string | null; version: number };
type Props = { lang: Lang; document: string; owner: CellOwner; me: number };

/** Whose work a row is; nobody's is taken by one press, and who was quicker is told. [ADM-3] */
export function OwnerCell({ lang, document, owner, me }: Props) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const [fresh, startFresh] = useTransition();
  const busy = asking || fresh;
  const [said, setSaid] = useState('');
  if (owner.id !== null) {
    const mine = owner.id === me;
    return (
      <span className="zb-owned">
        <PersonMark id={owner.id} name={owner.name ?? ''} />
        {mine ? <b>{say(lang, 'staff.you')}</b> : <span>{owner.name}</span>}
      </span>
    );
  }
  const take = async () => {
    setAsking(true);
    notePress();
    const answer = await postEvent(lang, document, 'take', { seenVersion: owner.version });
    setAsking(false);
    setSaid(answer.ok ? '' : answer.message);
    startFresh(() => router.refresh());
  };
  return (
    <>
      <button type="button" className="zb-soft" disabled={busy} onClick={() => void take()}>
        {busy ? say(lang, 'work.busy') : say(lang, 'work.take')}
      </button>
      <span role="status" className="zb-said--bad">
        {said}
      </span>
    </>
  );
}
