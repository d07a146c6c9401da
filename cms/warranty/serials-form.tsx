'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { SERIALS_MOST_AT_ONCE } from '#domain/warranty/serial';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { postEvent } from '../actions/post-event';
import { STOCK_MOVED } from '../selling/steps';

type Props = { lang: Lang; models: readonly { id: number; name: string }[]; /** Serials that are to be recorded. */ given?: string };

/** Serials that were made of a model, all or none; pressed twice, nothing more is added. It may stand inside a document's form, so it is no form itself. [WAR-3] */
export function SerialsForm({ lang, models, given = '' }: Props) {
  const router = useRouter();
  const [model, setModel] = useState(models.length === 1 ? models[0]?.id : undefined);
  const [serials, setSerials] = useState(given);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ tone: 'ok' | 'bad'; text: string } | null>(null);

  const lacks = !model ? 'model-lacks' : !serials.trim() ? 'serials-lacks' : null;
  // Just recorded, an empty field is no lack.
  const missing = said?.tone === 'ok' && lacks === 'serials-lacks' ? null : lacks;

  const go = async () => {
    setBusy(true);
    const answer = await postEvent(lang, `variants/${model}`, 'add-serials', { serials });
    setBusy(false);
    if (!answer.ok) return setSaid({ tone: 'bad', text: answer.message });
    const { added } = answer.value as { added: number };
    setSaid({ tone: 'ok', text: added > 0 ? say(lang, 'warranty.staff.added', { count: added }) : say(lang, 'warranty.staff.added-none') });
    setSerials('');
    window.dispatchEvent(new Event(STOCK_MOVED));
    router.refresh();
  };

  return (
    <div className="zb-stacked" aria-busy={busy}>
      {models.length > 1 ? (
        <div>
          <label htmlFor="zb-model">{say(lang, 'warranty.staff.add-model')}</label>
          <select id="zb-model" value={model ?? ''} onChange={(event) => setModel(Number(event.target.value) || undefined)}>
            <option value="">{say(lang, 'warranty.staff.choose')}</option>
            {models.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      <div>
        <label htmlFor="zb-serials">{say(lang, 'warranty.staff.add-serials')}</label>
        <textarea
          id="zb-serials"
          dir="ltr"
          rows={4}
          autoComplete="off"
          value={serials}
          onChange={(event) => setSerials(event.target.value)}
          aria-describedby="zb-serials-help"
        />
        <p id="zb-serials-help" className="zb-help">
          {say(lang, 'warranty.staff.add-help', { most: SERIALS_MOST_AT_ONCE })}
        </p>
      </div>
      <button
        type="button"
        className="zb-button"
        disabled={busy || lacks !== null}
        aria-describedby={missing ? 'zb-serials-lacks' : undefined}
        onClick={() => void go()}
      >
        {say(lang, 'warranty.staff.add-go')}
      </button>
      {missing ? (
        <p id="zb-serials-lacks" className="zb-help">
          {say(lang, `warranty.staff.${missing}`)}
        </p>
      ) : null}
      <p role="status" className={said ? `zb-said zb-said--${said.tone}` : ''}>
        {said?.text}
      </p>
    </div>
  );
}
