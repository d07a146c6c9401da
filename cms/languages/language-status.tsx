'use client';
import { useDocumentInfo, useFormModified, useLocale, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { isLang, type Lang } from '#locales/lang';
import { say } from '#locales/say';
import { postEvent } from '../actions/post-event';
import { langOf } from '../fields/lang-of';
import { useLanguages } from './languages-now';
import { stateTones } from './state-badge';

/** How the language that is being written stands, and the way back to what is on the site; Payload's own counts its copies of the other language as changes. [ADM-2] */
export function LanguageStatus() {
  const { id, collectionSlug } = useDocumentInfo();
  const { code } = useLocale();
  const modified = useFormModified();
  const locale: Lang = isLang(code) ? code : 'fa';
  const lang = langOf(useTranslation().i18n);
  const document = `${collectionSlug}/${String(id)}`;
  const languages = useLanguages(document);
  const [sure, setSure] = useState(false);
  const [said, setSaid] = useState('');
  if (!id || !languages) return null;
  const own = languages.states[locale];
  const state = own === 'live' && languages.shared ? 'changed' : own;
  const revert = async () => {
    const answer = await postEvent(lang, document, 'revert', { lang: locale });
    // The form is read anew: what stands in it is what was given up.
    if (answer.ok) window.location.reload();
    else setSaid(answer.message);
  };
  return (
    <div className="zb-status">
      <span className={`zb-badge zb-badge--${stateTones[state]}`}>{say(lang, `editors.languages.states.${state}`)}</span>
      {state === 'changed' && !modified ? (
        <>
          {' '}
          {sure ? <span>{say(lang, `editors.languages.revert-sure-${locale}`)} </span> : null}
          <button type="button" className="zb-line" onClick={() => (sure ? void revert() : setSure(true))}>
            {say(lang, sure ? 'editors.languages.revert-go' : 'editors.languages.revert')}
          </button>
        </>
      ) : null}
      <span role="status" className="zb-said--bad">
        {said}
      </span>
    </div>
  );
}
