'use client';
import { useTranslation } from '@payloadcms/ui';
import { dirOf, type Lang } from '#locales/lang';
import { NamedFigures } from '../fields/named-figures';
import { labelIn, type Shape } from './shape';

type Props = { id: string; label: Shape['label']; long: boolean; value: unknown; write: (next: string) => void; lang: Lang };

/** One text of the other language. */
export function SideText({ id, label, long, value, write, lang }: Props) {
  const { i18n } = useTranslation();
  const text = typeof value === 'string' ? value : '';
  const shared = { id, lang, dir: dirOf(lang), value: text, onChange: (event: { target: { value: string } }) => write(event.target.value) };
  return (
    <div className="zb-side-text">
      <label htmlFor={id} lang={i18n.language} dir="auto">
        {labelIn(i18n.language, label)}
      </label>
      {long ? <textarea {...shared} rows={Math.min(8, 2 + Math.floor(text.length / 50))} /> : <input {...shared} />}
      <NamedFigures value={text} of={lang} />
    </div>
  );
}
