'use client';
import { toast, useAllFormFields, useDocumentInfo, useForm, useFormModified, useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { say } from '#locales/say';
import { langOf } from '../fields/lang-of';
import { documentAddress } from '../side/document-address';

const STAMP = 'updatedAt';
const SAVERS = '#action-save, #action-save-draft';
const later = (one: unknown, other: unknown) => typeof one === 'string' && (typeof other !== 'string' || new Date(one) > new Date(other));

/** In every form: sends how new the loaded document is, and where something newer was saved meanwhile says by whom, with the ways on. [ADM-4] */
export function NewerCard() {
  const { data, id, collectionSlug, globalSlug } = useDocumentInfo();
  const [fields, dispatch] = useAllFormFields();
  const { setModified } = useForm();
  const modified = useFormModified();
  const lang = langOf(useTranslation().i18n);
  const pressed = useRef<HTMLElement | null>(null);
  const [met, setMet] = useState<{ text: string; newest: string | null } | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const address = documentAddress({ id, collectionSlug, globalSlug });
  const own = fields[STAMP]?.value;
  const refused = fields[STAMP]?.errorMessage;
  const known = (data as { updatedAt?: unknown } | undefined)?.updatedAt;

  // After each save the form is as new as what was saved.
  useEffect(() => {
    if (!later(known, own)) return;
    dispatch({ type: 'UPDATE', path: STAMP, value: known });
    setMet(null);
  }, [known, own, dispatch]);
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>(SAVERS) : null;
      if (button) pressed.current = button;
    };
    document.addEventListener('click', note, true);
    return () => document.removeEventListener('click', note, true);
  }, []);
  useEffect(() => {
    if (!refused || !address) return;
    setMet({ text: refused, newest: null });
    // Payload takes what was sent for saved, and would let neither the writer save again nor warn who leaves.
    setModified(true);
    // Payload's notice of the same says less.
    setTimeout(() => toast.dismiss());
    void newestOf(address).then((newest) => setMet({ text: refused, newest }));
  }, [refused, address, setModified]);
  useEffect(() => {
    if (over === null || own !== over || !modified) return;
    setOver(null);
    pressed.current?.click();
  }, [over, own, modified]);

  if (!met) return null;
  const { text, newest } = met;
  const saveOver = () => {
    if (!newest) return;
    setMet(null);
    dispatch({ type: 'UPDATE', path: STAMP, value: newest, valid: true, errorMessage: undefined });
    setOver(newest);
  };
  return (
    <div className="zb-card zb-ask" role="alertdialog" aria-labelledby="zb-newer">
      <p id="zb-newer">
        <strong>{text}</strong>
      </p>
      <div className="zb-buttons">
        <button type="button" className="zb-button zb-button--quiet" onClick={() => setMet(null)}>
          {say(lang, 'editors.newer.later')}
        </button>
        <button type="button" className="zb-button zb-button--quiet" onClick={() => location.reload()}>
          {say(lang, 'editors.newer.theirs')}
        </button>
        <button type="button" className="zb-button" disabled={newest === null} onClick={saveOver}>
          {say(lang, 'editors.newer.over')}
        </button>
      </div>
    </div>
  );
}

async function newestOf(address: string): Promise<string | null> {
  const answer = await fetch(`/cms-api/${address}?depth=0&draft=true&select[${STAMP}]=true`, { credentials: 'same-origin', cache: 'no-store' }).catch(
    () => null,
  );
  const { updatedAt } = ((await answer?.json().catch(() => null)) ?? {}) as { updatedAt?: string };
  return updatedAt ?? null;
}
