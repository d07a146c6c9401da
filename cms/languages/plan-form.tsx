'use client';
import { useState } from 'react';
import type { Lang } from '#locales/lang';
import { say } from '#locales/say';
import { MomentInput } from '../fields/moment-input';

type Type = 'publish' | 'unpublish';
type Props = { lang: Lang; live: boolean; press: (type: Type, at: string) => Promise<boolean> };

/** When this language is to be published or taken down; it stands inside the document's form, so it is no form itself. */
export function PlanForm({ lang, live, press }: Props) {
  const [at, setAt] = useState<Date | null>(null);
  const go = async (type: Type) => {
    if (at && (await press(type, at.toISOString()))) setAt(null);
  };
  return (
    <div className="zb-stacked">
      <p className="zb-help">{say(lang, 'editors.languages.plan-help')}</p>
      <MomentInput id="zb-plan-at" value={at} onChange={setAt} />
      {at ? null : (
        <p id="zb-plan-why" className="zb-help">
          {say(lang, 'editors.languages.plan-why')}
        </p>
      )}
      <div className="zb-buttons">
        <button type="button" className="zb-button" disabled={!at} aria-describedby={at ? undefined : 'zb-plan-why'} onClick={() => void go('publish')}>
          {say(lang, 'editors.languages.plan-publish')}
        </button>
        {live ? (
          <button
            type="button"
            className="zb-button zb-button--quiet"
            disabled={!at}
            aria-describedby={at ? undefined : 'zb-plan-why'}
            onClick={() => void go('unpublish')}
          >
            {say(lang, 'editors.languages.plan-unpublish')}
          </button>
        ) : null}
      </div>
    </div>
  );
}
