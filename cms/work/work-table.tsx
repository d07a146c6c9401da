import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Holidays } from '#domain/calendars/calendar';
import { formatMoney, formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { dueWords } from '../desk/due-words';
import { Said } from '../desk/said';
import { OwnerCell, type CellOwner } from './owner-cell';

/** A row of the desk's lists: by when, whom it is about and with what, how it stands, and whose it is. */
export type WorkLine = {
  key: string;
  /** As `orders/7`; none of what lies in no list. */
  document: string | null;
  /** The page of what lies in no list. */
  href?: string;
  title: string;
  code: string | null;
  /** The queue or kind before what it is about. */
  lead: string | null;
  about: ReactNode;
  badge: ReactNode;
  sumToman: number | null;
  /** Undefined where the list has no promises. */
  dueAt?: Date | null;
  /** The clock by which it is due. */
  clock?: string | null;
  /** What stands in the place of a due time. */
  when?: string;
  owner: CellOwner | null;
  givenBy?: string | null;
  /** What a chosen row sends; rows without it cannot be chosen. */
  choice?: { value: string; moves: readonly string[]; /** Its buyer wants it cancelled: it is no part of a move of many. */ wished?: boolean };
};
export type WorkGroup = { key: string; title: string | null; count: number; late?: boolean; lines: readonly WorkLine[] };
type Props = {
  lang: Lang;
  now: Date;
  me: number;
  label: string;
  groups: readonly WorkGroup[];
  owned?: boolean;
  heads?: Heads | undefined;
  holidays?: Holidays;
};
/** What the columns of a list without promises hold, in its own words; nothing where one is empty. They are shown, since a day alone does not say what was then. */
export type Heads = { when: string; what: string; state: string | null };

const NONE: Holidays = new Set();

/** Work in groups, one thing a row; never a code alone. [ADM-3] */
export function WorkTable({ lang, now, me, label, groups, owned = true, heads, holidays = NONE }: Props) {
  const chosen = groups.some(({ lines }) => lines.some(({ choice }) => choice));
  const columns = 3 + (chosen ? 1 : 0) + (owned ? 1 : 0);
  return (
    <table className="zb-work" aria-label={label}>
      <thead className={heads ? 'zb-heads' : 'zb-vh'}>
        <tr>
          {chosen ? <th scope="col">{say(lang, 'staff.table.choose')}</th> : null}
          <th scope="col">{heads?.when ?? say(lang, 'work.due')}</th>
          <th scope="col">{heads?.what ?? say(lang, 'staff.table.work')}</th>
          {heads?.state === null ? <td /> : <th scope="col">{heads?.state ?? say(lang, 'admin.orders.state')}</th>}
          {owned ? <th scope="col">{say(lang, 'work.owner')}</th> : null}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.key}>
          {group.title ? (
            <tr className="zb-grp">
              <th colSpan={columns} scope="colgroup" id={`zb-${group.key}`} className={group.late ? 'zb-late' : ''}>
                {group.title} <span>{formatNumber(lang, group.count)}</span>
              </th>
            </tr>
          ) : null}
          {group.lines.map((line) => (
            <Row key={line.key} {...{ lang, now, me, line, chosen, owned, holidays }} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

type RowProps = { lang: Lang; now: Date; me: number; line: WorkLine; chosen: boolean; owned: boolean; holidays: Holidays };

function Row({ lang, now, me, line, chosen, owned, holidays }: RowProps) {
  const due =
    line.dueAt === undefined
      ? { at: line.when ?? '', left: '', tone: 'calm' as const }
      : dueWords(lang, line.dueAt, now, { name: line.clock ?? null, holidays });
  return (
    <tr>
      {chosen ? (
        <td className="zb-pick">
          {line.choice ? (
            <input
              type="checkbox"
              name="row"
              value={line.choice.value}
              data-moves={line.choice.moves.join(' ')}
              data-title={line.title}
              data-code={line.code ?? undefined}
              data-wished={line.choice.wished || undefined}
              aria-label={say(lang, 'staff.table.choose-one', { name: line.title, code: line.code ?? '' })}
            />
          ) : null}
        </td>
      ) : null}
      <td className={`zb-when zb-when--${due.tone}`}>
        <b>{due.at}</b>
        <span>{due.left}</span>
      </td>
      <td className="zb-thing">
        <Link className="zb-who" href={line.href ?? `/admin/collections/${line.document}`} prefetch={false}>
          <bdi>{line.title}</bdi>{' '}
          {line.code ? (
            <bdi className="zb-cd" dir="ltr">
              {line.code}
            </bdi>
          ) : null}
        </Link>
        <span className="zb-sub">
          {line.lead ? <b>{line.about ? say(lang, 'staff.table.lead', { lead: line.lead }) : line.lead} </b> : null}
          {line.about}
        </span>
        {line.givenBy ? (
          <span className="zb-sub zb-given">
            <Said lang={lang} words="staff.give.by" facts={{ name: line.givenBy }} />
          </span>
        ) : null}
      </td>
      <td className="zb-st">
        {line.badge}
        {line.sumToman === null ? null : <span className="zb-sub">{formatMoney(lang, line.sumToman)}</span>}
      </td>
      {owned ? (
        <td className="zb-end">
          {line.owner && line.document ? <OwnerCell key={line.owner.version} lang={lang} document={line.document} owner={line.owner} me={me} /> : null}
        </td>
      ) : null}
    </tr>
  );
}
