'use client';
import { useForm, useFormFields } from '@payloadcms/ui';
import { dirOf, type Lang } from '#locales/lang';
import { say } from '#locales/say';
import { withoutRow } from './at-path';
import type { Shape } from './shape';
import { sideAt, useSide, writeSide } from './side';
import { SideRowFields } from './side-value';
import { withoutIds } from './without-ids';

type Row = Record<string, unknown>;
type Props = { shape: Shape; path: string; other: Lang; lang: Lang };

/** Below a list: all of its rows to be translated where there are none yet, and the rows that the other language has beyond these. [ADM-2] */
export function SideList({ shape, path, other, lang }: Props) {
  const side = useSide();
  const { getDataByPath } = useForm();
  const count = useFormFields(([fields]) => fields[path]?.rows?.length ?? 0);
  const value = sideAt(side, path);
  const rows = Array.isArray(value) ? (value as Row[]) : [];
  const write = (next: unknown) => writeSide(path, next);
  if (rows.length === 0)
    return count === 0 ? null : (
      <div className="zb-side zb-side--list">
        <button type="button" className="zb-button zb-button--quiet" onClick={() => write(withoutIds(getDataByPath(path)))}>
          {say(lang, `editors.side.take-rows-${other}`)}
        </button>
      </div>
    );
  if (rows.length <= count) return null;
  return (
    <div className="zb-side zb-side--list">
      <p className="zb-help">{say(lang, `editors.side.only-${other}`)}</p>
      {rows.slice(count).map((row, place) => {
        const at = count + place;
        return (
          <div key={at} lang={other} dir={dirOf(other)}>
            <SideRowFields {...{ shape, row, other }} name={`${path}.${at}`} write={(next) => writeSide(`${path}.${at}`, next)} />
            <button type="button" className="zb-button zb-button--quiet" lang={lang} onClick={() => write(withoutRow(rows, at))}>
              {say(lang, `editors.side.row-remove-${other}`)}
            </button>
          </div>
        );
      })}
    </div>
  );
}
