'use client';
import { useTranslation } from '@payloadcms/ui';
import type { Lang } from '#locales/lang';
import { labelIn, type Shape } from './shape';
import { SideChoice } from './side-choice';
import { SideFile } from './side-file';
import { SideText } from './side-text';

type Row = Record<string, unknown>;
type Props = { shape: Shape; value: unknown; write: (next: unknown) => void; other: Lang; name: string };

/** One value of the other language by its kind; lists as rows below each other. */
export function SideValue({ shape, value, write, other, name }: Props) {
  const id = `side-${name.replaceAll('.', '-')}`;
  const { type, label } = shape;
  if (type === 'text' || type === 'textarea') return <SideText {...{ id, label, value, write }} long={type === 'textarea'} lang={other} />;
  if (type === 'select') return <SideChoice {...{ id, shape, value, write }} />;
  if (type === 'upload' && typeof shape.relationTo === 'string') return <SideFile {...{ id, label, value, write, other }} of={shape.relationTo} />;
  if ((type !== 'array' && type !== 'blocks') || !Array.isArray(value)) return null;
  const rows = value as Row[];
  return rows.map((row, at) => (
    <SideRowFields key={at} {...{ shape, row, other }} name={`${name}.${at}`} write={(next) => write(rows.map((one, place) => (place === at ? next : one)))} />
  ));
}

/** Fields of a row that are no text. */
const UNWRITTEN: ReadonlySet<string> = new Set(['id', 'blockName', 'sideRow']);

type RowProps = { shape: Shape; row: Row; write: (row: Row) => void; other: Lang; name: string };

/** All fields of a row that stands beside no row of the form. */
export function SideRowFields({ shape, row, write, other, name }: RowProps) {
  const { i18n } = useTranslation();
  const block = shape.blocks?.find(({ slug }) => slug === row['blockType']);
  const heading = labelIn(i18n.language, block?.labels?.singular);
  return (
    <fieldset>
      {heading ? <legend>{heading}</legend> : null}
      {(block?.fields ?? shape.fields ?? []).map((one) => {
        const { name: field } = one;
        if (!field || UNWRITTEN.has(field)) return null;
        return (
          <SideValue key={field} name={`${name}.${field}`} shape={one} value={row[field]} write={(next) => write({ ...row, [field]: next })} other={other} />
        );
      })}
    </fieldset>
  );
}
