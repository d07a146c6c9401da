'use client';
import { useDocumentInfo, useEditDepth, useLocale, useTranslation } from '@payloadcms/ui';
import Link from 'next/link';
import { useEffect, useState } from 'react';
import { isPreviewed } from '#domain/content/previewed';
import { formatDateTime } from '#locales/dates';
import { isLang, langs, type Lang } from '#locales/lang';
import { say } from '#locales/say';
import { postEvent } from '../actions/post-event';
import { SiteLink } from '../addresses/site-link';
import { langOf } from '../fields/lang-of';
import { PreviewPanel } from '../preview/preview-panel';
import { useSide } from '../side/side';
import { SideBar } from '../side/side-bar';
import { knowLanguages } from './languages-now';
import { useNamedTitle } from './named-title';
import { OnSite } from './on-site';
import { PlanForm } from './plan-form';
import { stateTones } from './state-badge';
import type { LanguagesOf } from './states';

/** Above a document: how it stands in each language, what is planned, and the way to plan or to take one language down. [ADM-2] */
export function LanguagePanel() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo();
  const { code } = useLocale();
  const locale: Lang = isLang(code) ? code : 'fa';
  const lang = langOf(useTranslation().i18n);
  const [found, setFound] = useState<LanguagesOf | null>(null);
  const [said, setSaid] = useState<{ bad: boolean; text: string } | null>(null);
  const [sure, setSure] = useState(false);
  const { saved } = useSide();
  const inDrawer = useEditDepth() > 1;
  const document = `${collectionSlug}/${String(id)}`;
  useEffect(() => {
    let here = true;
    if (id) {
      void fetch(`/cms-api/${document}/languages`, { credentials: 'same-origin' })
        .then((answer) => (answer.ok ? (answer.json() as Promise<LanguagesOf>) : null))
        .then(
          (languages) => {
            if (!here) return;
            setFound(languages);
            if (languages) knowLanguages(document, languages);
          },
          () => {},
        );
    }
    return () => {
      here = false;
    };
  }, [id, document, lastUpdateTime, saved]);
  useNamedTitle(id ? document : null, locale);
  if (!id || !found) return null;

  const press = async (event: string, body: Record<string, unknown>, done: string) => {
    const answer = await postEvent(lang, document, event, body);
    setSaid({ bad: !answer.ok, text: answer.ok ? done : answer.message });
    setSure(false);
    if (answer.ok) {
      setFound(answer.value as LanguagesOf);
      knowLanguages(document, answer.value as LanguagesOf);
    }
    return answer.ok;
  };
  const standsIn = (one: Lang) => found.states[one] === 'live' || found.states[one] === 'changed';
  const live = standsIn(locale);
  const words = (part: string) => say(lang, `editors.languages.${part}` as never);
  return (
    <section className="zb-card zb-languages" aria-label={words('title')}>
      <ul className="zb-plain zb-pair">
        {langs.map((one) => (
          <li key={one} data-state={found.states[one]}>
            <strong>{words(one)}</strong> <span className={`zb-badge zb-badge--${stateTones[found.states[one]]}`}>{words(`states.${found.states[one]}`)}</span>{' '}
            {one === locale ? (
              <span className="zb-help">{words('here')}</span>
            ) : (
              <Link href={`/admin/collections/${document}?locale=${one}`}>{words(`open-${one}`)}</Link>
            )}{' '}
            {standsIn(one) ? <SiteLink {...{ lang, of: one, collection: collectionSlug, slug: found.slug, kind: found.kind }} /> : null}
          </li>
        ))}
      </ul>
      {found.plans.length > 0 ? (
        <ul className="zb-plain zb-plans">
          {found.plans.map((plan) => (
            <li key={plan.id}>
              <span className={plan.failed ? 'zb-late' : ''}>
                {words(`${plan.type}-${plan.lang}`)} · <time dateTime={plan.at}>{formatDateTime(lang, new Date(plan.at))}</time>
                {plan.failed ? ` · ${words('plan-failed')}` : ''}
              </span>{' '}
              <button
                type="button"
                className="zb-button zb-button--quiet"
                onClick={() => void press('cancel-plan', { plan: plan.id }, words('plan-cancelled'))}
              >
                {words('plan-cancel')}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="zb-both">
        {inDrawer ? null : <SideBar document={document} locale={locale} lang={lang} drafts />}
        {collectionSlug && isPreviewed(collectionSlug) ? <PreviewPanel document={document} locale={locale} lang={lang} /> : null}
      </div>
      <details>
        <summary>{words(`plan-${locale}`)}</summary>
        <PlanForm lang={lang} live={live} press={(type, at) => press('plan', { lang: locale, type, at }, words('planned'))} />
      </details>
      {live ? (
        <div className="zb-buttons zb-takedown" role="group" aria-label={words(`unpublish-${locale}`)}>
          {sure ? <span>{words(`take-down-sure-${locale}`)}</span> : null}
          <button
            type="button"
            className={`zb-button ${sure ? 'zb-button--bad' : 'zb-button--quiet'}`}
            onClick={() => (sure ? void press('take-down', { lang: locale }, words('taken-down')) : setSure(true))}
          >
            {words(sure ? 'take-down-go' : `unpublish-${locale}`)}
          </button>
          {sure ? (
            <button type="button" className="zb-button zb-button--quiet" onClick={() => setSure(false)}>
              {words('take-down-no')}
            </button>
          ) : null}
        </div>
      ) : null}
      {collectionSlug ? <OnSite {...{ document, collection: collectionSlug, lang }} /> : null}
      <p role="status" className={said ? `zb-said zb-said--${said.bad ? 'bad' : 'ok'}` : ''}>
        {said?.text}
      </p>
    </section>
  );
}
