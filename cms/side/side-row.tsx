'use client';
import { useDocumentInfo, useEditDepth, useFieldPath, useForm, useFormFields, useLocale, useTranslation } from '@payloadcms/ui';
import { otherLang, type Lang } from '#locales/lang';
import { hasWord, say } from '#locales/say';
import { langOf } from '../fields/lang-of';
import { above, movedRow, rowOf, rowsOnTheWay, withoutRow, withRow } from './at-path';
import { documentAddress } from './document-address';
import { sideAt, sideName, useSide, writeSide } from './side';
import { withoutIds } from './without-ids';

type Row = Record<string, unknown>;

/** In a row's header, while both languages are shown side by side: how the same row stands in the other one, and what may be done with it there. [ADM-2] */
export function SideRow({ path: given }: { path: string }) {
  const side = useSide();
  const path = above(useFieldPath() ?? given);
  const { code } = useLocale();
  const { id, collectionSlug, globalSlug } = useDocumentInfo();
  const inDrawer = useEditDepth() > 1;
  const { getDataByPath } = useForm();
  const kind = useFormFields(([fields]) => fields[`${path}.blockType`]?.value) as string | undefined;
  const lang = langOf(useTranslation().i18n);
  const other = otherLang(code as Lang);
  const address = documentAddress({ id, collectionSlug, globalSlug });
  const row = rowOf(path);
  if (!side.on || !side.seen || inDrawer || !row || address === null || side.at !== sideName(address, other)) return null;
  // Where the list's own row is missing there, that row's head says so.
  if (rowsOnTheWay(row.list).some((outer) => sideAt(side, outer) === undefined)) return null;
  const value = sideAt(side, row.list);
  const rows = Array.isArray(value) ? (value as Row[]) : [];
  if (rows.length === 0) return null;
  const theirs = rows[row.at];
  const mine = () => getDataByPath<Row[]>(row.list) ?? [];
  const write = (next: unknown[]) => writeSide(row.list, next);
  const words = (part: string) => say(lang, `editors.side.${part}-${other}` as never);
  if (!theirs)
    return (
      <div className="zb-side-row">
        <span className="zb-help">{words('row-missing')}</span>
        <button
          type="button"
          className="zb-button zb-button--quiet"
          onClick={() => write([...rows, ...(withoutIds(mine().slice(rows.length, row.at + 1)) as Row[])])}
        >
          {words('row-take')}
        </button>
      </div>
    );
  const theirKind = theirs['blockType'] as string | undefined;
  const apart = theirKind !== kind;
  return (
    <div className="zb-side-row" data-apart={apart || undefined}>
      <span className="zb-help">{apart ? `${words('row-apart')} ${kindName(lang, theirKind)}` : words('row-same')}</span>
      {apart ? (
        <button type="button" className="zb-button zb-button--quiet" onClick={() => write(withRow(rows, row.at, withoutIds(mine()[row.at])))}>
          {words('row-take')}
        </button>
      ) : null}
      <Small sign="↑" name={words('row-up')} disabled={row.at === 0} press={() => write(movedRow(rows, row.at, -1))} />
      <Small sign="↓" name={words('row-down')} disabled={row.at === rows.length - 1} press={() => write(movedRow(rows, row.at, 1))} />
      <Small sign="×" name={words('row-remove')} press={() => write(withoutRow(rows, row.at))} />
    </div>
  );
}

function Small({ sign, name, disabled, press }: { sign: string; name: string; disabled?: boolean; press: () => void }) {
  return (
    <button type="button" className="zb-small" aria-label={name} title={name} disabled={disabled} onClick={press}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

function kindName(lang: Lang, kind: string | undefined): string {
  const key = `admin.blocks.${kind ?? ''}`;
  return hasWord(key) ? say(lang, key as never) : '';
}
