'use client';
import { useForm, useTranslation } from '@payloadcms/ui';
import type { ClientField } from 'payload';
import { dirOf, type Lang } from '#locales/lang';
import { say } from '#locales/say';
import { SideText } from './side-text';
import { useSide, writeSide } from './side';
import { withoutIds } from './without-ids';

type Row = Record<string, unknown>;
type Label = string | Record<string, string> | undefined;
type Shape = { name?: string; type: string; label?: Label; fields?: Shape[]; blocks?: { slug: string; labels?: { singular?: Label }; fields: Shape[] }[] };
type Props = { field: ClientField; path: string; other: Lang; lang: Lang };

/** A field of the other language, to be written beside the form: its texts, row by row and section by section. [ADM-2] */
export function SideField({ field, path, other, lang }: Props) {
  const { seen, edits } = useSide();
  const { getDataByPath } = useForm();
  if (!seen) return <div className="zb-side zb-help">{say(lang, 'editors.side.reading')}</div>;
  const shape = field as unknown as Shape;
  const value = path in edits ? edits[path] : seen[path];
  const write = (next: unknown) => writeSide(path, next);
  const lists = shape.type === 'blocks' || shape.type === 'array';
  return (
    <div className="zb-side" lang={other} dir={dirOf(other)}>
      <p className="zb-help" lang={lang} dir={dirOf(lang)}>
        {say(lang, `admin.other.in-${other}`)}
      </p>
      {lists && (!Array.isArray(value) || value.length === 0) ? (
        <button type="button" className="zb-button zb-button--quiet" lang={lang} onClick={() => write(withoutIds(getDataByPath(path)))}>
          {say(lang, 'editors.side.take-rows')}
        </button>
      ) : (
        <Value {...{ shape, value, write, other }} name={path} />
      )}
    </div>
  );
}

type ValueProps = { shape: Shape; value: unknown; write: (next: unknown) => void; other: Lang; name: string };

function Value({ shape, value, write, other, name }: ValueProps) {
  if (shape.type === 'text' || shape.type === 'textarea')
    return <SideText id={`side-${name}`} label={shape.label} long={shape.type === 'textarea'} value={value} write={write} lang={other} />;
  if ((shape.type !== 'array' && shape.type !== 'blocks') || !Array.isArray(value)) return null;
  const rows = value as Row[];
  const put = (at: number, row: Row) => write(rows.map((one, index) => (index === at ? row : one)));
  return rows.map((row, at) => {
    const block = shape.blocks?.find(({ slug }) => slug === row['blockType']);
    return (
      <Fields
        key={at}
        name={`${name}-${at}`}
        title={block?.labels?.singular}
        fields={block?.fields ?? shape.fields ?? []}
        row={row}
        put={(next) => put(at, next)}
        other={other}
      />
    );
  });
}

/** What a row carries besides its words. */
const UNWRITTEN: ReadonlySet<string> = new Set(['id', 'blockName']);

type FieldsProps = { name: string; title: Label; fields: readonly Shape[]; row: Row; put: (row: Row) => void; other: Lang };

function Fields({ name, title, fields, row, put, other }: FieldsProps) {
  const { i18n } = useTranslation();
  const heading = typeof title === 'string' ? title : title?.[i18n.language];
  return (
    <fieldset>
      {heading ? <legend>{heading}</legend> : null}
      {fields.map((one) =>
        one.name && !UNWRITTEN.has(one.name) ? (
          <Value
            key={one.name}
            name={`${name}-${one.name}`}
            shape={one}
            value={row[one.name]}
            write={(next) => put({ ...row, [one.name as string]: next })}
            other={other}
          />
        ) : null,
      )}
    </fieldset>
  );
}
