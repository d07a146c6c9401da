import type { DefaultServerCellComponentProps } from 'payload';
import { say } from '#locales/say';
import { redirectLines } from '#services/content/redirect-lines';
import { runtime } from '#services/runtime';
import { askedTogether } from '../fields/asked-together';
import { langOf } from '../fields/lang-of';

const linesInList = askedTogether((ids) => redirectLines(runtime().pool, ids));
const lineOf = ({ rowData }: DefaultServerCellComponentProps) => linesInList(Number((rowData as { id: number }).id));

/** The address that a document had. */
export async function FromCell(props: DefaultServerCellComponentProps) {
  const line = await lineOf(props);
  return <bdi dir="ltr">{line?.from ?? '—'}</bdi>;
}

/** Where it leads now, as a way to see it. */
export async function ToCell(props: DefaultServerCellComponentProps) {
  const line = await lineOf(props);
  if (!line?.to) return <span className="zb-help">{say(langOf(props.i18n), 'editors.address.nowhere')}</span>;
  return (
    <a href={line.to} target="_blank" rel="noreferrer" dir="ltr">
      {line.to}
    </a>
  );
}
