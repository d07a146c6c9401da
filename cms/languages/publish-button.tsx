'use client';
import { FormSubmit, useDocumentInfo, useForm, useFormModified, useLocale, useTranslation } from '@payloadcms/ui';
import { say } from '#locales/say';
import { langOf } from '../fields/lang-of';

/** Publishes the language that is being written, and nothing of the other. [ADM-2] */
export function PublishLanguage() {
  const { id, collectionSlug, hasPublishedDoc, hasPublishPermission, setHasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount, uploadStatus } =
    useDocumentInfo();
  const { submit } = useForm();
  const modified = useFormModified();
  const locale = useLocale().code === 'en' ? 'en' : 'fa';
  const lang = langOf(useTranslation().i18n);
  if (!hasPublishPermission) return null;
  const publish = async () => {
    const action = `/cms-api/${collectionSlug}${id ? `/${id}` : ''}?depth=0&locale=${locale}&publishSpecificLocale=${locale}`;
    const published = await submit({ action, overrides: { _status: 'published' } });
    if (!published) return;
    setUnpublishedVersionCount(0);
    setHasPublishedDoc(true);
  };
  const disabled = uploadStatus === 'uploading' || (!modified && unpublishedVersionCount === 0 && hasPublishedDoc);
  return (
    <FormSubmit buttonId="action-save" type="button" size="medium" disabled={disabled} onClick={() => void publish()}>
      {say(lang, `editors.languages.publish-${locale}`)}
    </FormSubmit>
  );
}
