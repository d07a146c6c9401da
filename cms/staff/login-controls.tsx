'use client';
import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { INVITATION_HOURS } from '#domain/accounts/staff-login';
import { say } from '#locales/say';
import { postEvent } from '../actions/post-event';
import { langOf } from '../fields/lang-of';

type Said = { text: string; link?: string };

/** What belongs to a login: for one's own account the ways to password and recovery codes, for a colleague's what an administrator does when the phone or all is lost. [ADM-5] */
export function LoginControls() {
  const { user } = useAuth();
  const { id } = useDocumentInfo();
  const lang = langOf(useTranslation().i18n);
  const [said, setSaid] = useState<Said>({ text: '' });
  if (id === undefined || !user) return null;
  if (String(user.id) === String(id)) {
    return (
      <span className="zb-login-controls">
        <a href="/admin/password">{say(lang, 'admin.own-login.password')}</a> <a href="/admin/recovery-codes">{say(lang, 'admin.own-login.codes')}</a>
      </span>
    );
  }
  if (!((user as { roles?: string[] }).roles ?? []).includes('administrator')) return null;
  const reset = async () => {
    if (!window.confirm(say(lang, 'admin.reset.sure'))) return;
    const answer = await postEvent(lang, `staff/${String(id)}`, 'reset-factor', {});
    if (answer.ok) setSaid({ text: say(lang, 'admin.reset.done', { hours: INVITATION_HOURS }), link: (answer.value as { link: string }).link });
    else setSaid({ text: answer.message });
  };
  const invite = async () => {
    if (!window.confirm(say(lang, 'admin.reset.invite-sure'))) return;
    const answer = await postEvent(lang, `staff/${String(id)}`, 'invite-again', {});
    setSaid({ text: answer.ok ? say(lang, 'admin.reset.invited') : answer.message });
  };
  return (
    <span className="zb-login-controls">
      <button type="button" className="zb-button zb-button--quiet" onClick={() => void reset()}>
        {say(lang, 'admin.reset.label')}
      </button>{' '}
      <button type="button" className="zb-button zb-button--quiet" onClick={() => void invite()}>
        {say(lang, 'admin.reset.invite')}
      </button>
      <span role="status">
        {' '}
        {said.text} {said.link && <code dir="ltr">{said.link}</code>}
      </span>
    </span>
  );
}
