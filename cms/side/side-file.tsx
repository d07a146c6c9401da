'use client';
import { useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Lang } from '#locales/lang';
import { say } from '#locales/say';
import { langOf } from '../fields/lang-of';
import { labelIn, type Shape } from './shape';

type File = { id: number; filename?: string; title?: string | null };
type Props = { id: string; label: Shape['label']; of: string; value: unknown; write: (next: number | null) => void; other: Lang };

const MOST = 200;

/** A file of the other language, chosen among those that are there; a new one is put into its list first. */
export function SideFile({ id, label, of, value, write, other }: Props) {
  const { i18n } = useTranslation();
  const lang = langOf(i18n);
  const [files, setFiles] = useState<File[] | null>(null);
  useEffect(() => {
    let here = true;
    void fetch(`/cms-api/${of}?locale=${other}&depth=0&limit=${MOST}&sort=-updatedAt&select[filename]=true&select[title]=true`, { credentials: 'same-origin' })
      .then((answer) => (answer.ok ? (answer.json() as Promise<{ docs: File[] }>) : { docs: [] }))
      .then(
        ({ docs }) => here && setFiles(docs),
        () => here && setFiles([]),
      );
    return () => {
      here = false;
    };
  }, [of, other]);
  const chosen = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return (
    <div className="zb-side-text">
      <label htmlFor={id} dir="auto">
        {labelIn(i18n.language, label)}
      </label>
      <select id={id} lang={lang} disabled={!files} value={String(chosen ?? '')} onChange={(event) => write(Number(event.target.value) || null)}>
        <option value="">{say(lang, files ? 'editors.side.no-file' : 'editors.side.reading')}</option>
        {(files ?? []).map((file) => (
          <option key={file.id} value={file.id}>
            {[file.title, file.filename].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
    </div>
  );
}
