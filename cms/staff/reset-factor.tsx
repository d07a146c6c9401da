'use client';
import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { say } from '#locales/say';
import { postEvent } from '../actions/post-event';
import { langOf } from '../fields/lang-of';

/** An administrator takes a colleague's lost second factor away. [ADM-5] */
export function ResetFactor() {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const lang = langOf(useTranslation().i18n);
  const [said, setSaid] = useState('');
  const roles = (user as { roles?: string[] } | null)?.roles ?? [];
  if (id === undefined || !roles.includes('administrator')) return null;
  const go = async () => {
    if (!window.confirm(say(lang, 'admin.reset.sure'))) return;
    const answer = await postEvent(lang, `staff/${String(id)}`, 'reset-factor', {});
    setSaid(answer.ok ? say(lang, 'admin.reset.done') : answer.message);
  };
  return (
    <span>
      <button type="button" className="zb-button zb-button--quiet" onClick={() => void go()}>
        {say(lang, 'admin.reset.label')}
      </button>
      <span role="status"> {said}</span>
    </span>
  );
}
