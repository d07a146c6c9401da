'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { postEvent } from '../actions/post-event';

type Props = { lang: Lang; document: string; version: number; name: string };

/** Takes the unclaimed work that is due next, and opens it. [ADM-3] */
export function TakeNext({ lang, document, version, name }: Props) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState('');
  const take = async () => {
    setBusy(true);
    const answer = await postEvent(lang, document, 'take', { seenVersion: version });
    setBusy(false);
    if (answer.ok) return router.push(`/admin/collections/${document}`);
    setSaid(answer.message);
    router.refresh();
  };
  return (
    <div className="zb-acts">
      <button type="button" className="zb-button" disabled={busy} title={name} onClick={() => void take()}>
        {say(lang, 'staff.day.take-next')}
      </button>
      <span role="status" className="zb-said--bad">
        {said}
      </span>
    </div>
  );
}
