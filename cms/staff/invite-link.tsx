'use client';
import { useAuth, useTranslation } from '@payloadcms/ui';
import { say } from '#locales/say';
import { langOf } from '../fields/lang-of';

/** The way from the list of staff to an invitation, for administrators. [ADM-5] */
export function InviteLink() {
  const { user } = useAuth();
  const lang = langOf(useTranslation().i18n);
  if (!((user as { roles?: string[] } | null)?.roles ?? []).includes('administrator')) return null;
  return (
    <p>
      <a className="zb-button" href="/admin/invite">
        {say(lang, 'admin.own-login.invite')}
      </a>
    </p>
  );
}
