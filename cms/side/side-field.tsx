'use client';
import { useFormFields } from '@payloadcms/ui';
import type { ClientField } from 'payload';
import { dirOf, type Lang } from '#locales/lang';
import { say } from '#locales/say';
import { NamedFigures } from '../fields/named-figures';
import { rowsOnTheWay } from './at-path';
import type { Shape } from './shape';
import { sideAt, useSide, writeSide } from './side';
import { SideList } from './side-list';
import { SideRich } from './side-rich';
import { SideValue } from './side-value';

type Props = { field: ClientField; path: string; other: Lang; lang: Lang };

/** A field of the other language, to be written beside the form's own: in a row of a list beside the same row. [ADM-2] */
export function SideField({ field, path, other, lang }: Props) {
  const side = useSide();
  const [outer] = rowsOnTheWay(path);
  const kind = useFormFields(([fields]) => (outer ? fields[`${outer}.blockType`]?.value : undefined));
  if (!side.seen) return outer ? null : <div className="zb-side zb-help">{say(lang, 'editors.side.reading')}</div>;
  const beside = rowsOnTheWay(path).every((row) => sideAt(side, row) !== undefined);
  // A row that is missing there, or is of another kind, says so at its head.
  if (outer && (!beside || (sideAt(side, `${outer}.blockType`) ?? undefined) !== kind)) return null;
  const shape = field as unknown as Shape;
  if (shape.type === 'array' || shape.type === 'blocks') return <SideList {...{ shape, path, other, lang }} />;
  const value = sideAt(side, path);
  const write = (next: unknown) => writeSide(path, next);
  return (
    <div className="zb-side" lang={other} dir={dirOf(other)}>
      <p className="zb-help" lang={lang} dir={dirOf(lang)}>
        {say(lang, `admin.other.in-${other}`)}
      </p>
      {shape.type === 'richText' ? (
        <>
          <SideRich key={`${side.at} ${side.opened}`} path={path} value={value} write={write} />
          <NamedFigures value={value} of={other} />
        </>
      ) : (
        <SideValue {...{ shape, value, write, other }} name={path} />
      )}
    </div>
  );
}
