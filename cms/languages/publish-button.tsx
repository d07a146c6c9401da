'use client';
import { FormSubmit, toast, useConfig, useDocumentInfo, useForm, useFormModified, useLocale, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { askedToPublish, neededToPublish, type NeededField, type SellingStep } from '#domain/catalog/selling';
import { hasWord, say, type WordKey } from '#locales/say';
import { langOf } from '../fields/lang-of';
import { useLanguages } from './languages-now';
import { tellPublished } from './on-site';
import { requiredOf } from '../selling/required';
import { kindAsks, sellingSteps } from '../selling/steps';

/** Publishes the language that is being written, and nothing of the other. [ADM-2] */
export function PublishLanguage() {
  const { id, collectionSlug, hasPublishedDoc, hasPublishPermission, setHasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount, uploadStatus } =
    useDocumentInfo();
  const { getData, submit } = useForm();
  const modified = useFormModified();
  const locale = useLocale().code === 'en' ? 'en' : 'fa';
  const lang = langOf(useTranslation().i18n);
  const [asked, setAsked] = useState<{ needed: NeededField[]; open: SellingStep[] } | null>(null);
  const { getEntityConfig } = useConfig();
  const languages = useLanguages(`${collectionSlug}/${String(id)}`);
  if (!hasPublishPermission) return null;
  const send = async () => {
    setAsked(null);
    const action = `/cms-api/${collectionSlug}${id ? `/${id}` : ''}?depth=0&locale=${locale}&publishSpecificLocale=${locale}`;
    const published = await submit({ action, overrides: { _status: 'published' } });
    if (!published) return false;
    setUnpublishedVersionCount(0);
    setHasPublishedDoc(true);
    if (id) tellPublished(`${collectionSlug}/${String(id)}`, locale);
    return true;
  };
  const publish = async () => {
    if (collectionSlug !== 'products') return void (await send());
    // By what is typed now, saved or not: what was saved may be older than that.
    const form = getData();
    const needed = neededToPublish(form, requiredOf(getEntityConfig({ collectionSlug }).fields), await kindAsks(form['kind']));
    const open = id ? askedToPublish((await sellingSteps(id)) ?? [], locale, form) : [];
    if (needed.length === 0 && open.length > 0) return setAsked({ needed, open });
    // What lacks something required is sent too: each refusal then stands beside its field, and the server alone decides.
    if ((await send()) || needed.length === 0) return;
    setAsked({ needed, open });
    // Payload's notice of the same refusal, which comes a moment later, says less than this list.
    setTimeout(() => toast.dismiss());
  };
  // Until it is known how the languages stand, what Payload counts is asked.
  const nothingNew = languages ? languages.states[locale] === 'live' && !languages.shared : unpublishedVersionCount === 0;
  const disabled = uploadStatus === 'uploading' || (!modified && hasPublishedDoc && nothingNew);
  const word = (step: SellingStep) => say(lang, `editors.selling.steps.${step.name}${step.lang ? `-${step.lang}` : ''}` as WordKey);
  const need = ({ name, count }: NeededField) => {
    if (count !== null) return say(lang, 'admin.invalid.colours', { count });
    // As its form calls it.
    const key = [`admin.own.${collectionSlug}.${name}`, `admin.fields.${name}`].find((one) => hasWord(one));
    return key ? say(lang, key as WordKey) : name;
  };
  const total = asked ? asked.needed.length + asked.open.length : 0;
  return (
    <>
      <FormSubmit buttonId="action-save" type="button" size="medium" disabled={disabled || asked?.needed.length === 0} onClick={() => void publish()}>
        {say(lang, `editors.languages.publish-${locale}`)}
      </FormSubmit>
      {asked ? (
        <div className="zb-card zb-ask" role="alertdialog" aria-labelledby="zb-ask">
          <p id="zb-ask">
            <strong>{say(lang, asked.needed.length > 0 ? 'editors.selling.needs' : 'editors.selling.ask', { count: total })}</strong>
          </p>
          <ul>
            {asked.needed.map((field) => (
              <li key={field.name} className="zb-late">
                {need(field)}
              </li>
            ))}
            {asked.open.map((step) => (
              <li key={`${step.name}${step.lang ?? ''}`}>{word(step)}</li>
            ))}
          </ul>
          <div className="zb-buttons">
            <button type="button" className="zb-button zb-button--quiet" ref={(back) => back?.focus()} onClick={() => setAsked(null)}>
              {say(lang, asked.needed.length > 0 ? 'editors.selling.needs-no' : 'editors.selling.ask-no')}
            </button>
            {asked.needed.length > 0 ? null : (
              <button type="button" className="zb-button" onClick={() => void send()}>
                {say(lang, 'editors.selling.ask-yes')}
              </button>
            )}
          </div>
        </div>
      ) : null}
    </>
  );
}
