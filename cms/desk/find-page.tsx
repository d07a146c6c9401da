import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { FIND_MOST } from '#domain/desk/find-words';
import { say } from '#locales/say';
import { findAll } from '#services/staff/find/find';
import { deskCtx } from '../moves/desk-ctx';
import { foundLines } from './found-lines';
import { DeskFrame } from './frame';

/** The desk's search as a page, by a form and links alone. [ADM-3] */
export async function FindPage(props: AdminViewServerProps) {
  const ctx = deskCtx(props.initPageResult.req);
  if (!ctx) notFound();
  const { lang } = ctx;
  const asked = props.searchParams?.['q'];
  const typed = typeof asked === 'string' ? asked.slice(0, FIND_MOST) : '';
  const found = await findAll(ctx, typed);
  const lines = foundLines(lang, found);
  const more = [...(found.orders.more ? ['orders'] : []), ...found.lists.filter((one) => one.more).map(({ list }) => list)];
  return (
    <DeskFrame view={props} crumbs={[{ label: say(lang, 'staff.find.title') }]}>
      <h1>{typed && lines.length > 0 ? say(lang, 'staff.find.found', { text: typed }) : say(lang, 'staff.find.title')}</h1>
      <form role="search" method="get" action="/admin/find" className="zb-search">
        <label htmlFor="zb-q">{say(lang, 'staff.find.label')}</label>
        <input id="zb-q" type="search" name="q" dir="auto" defaultValue={typed} maxLength={FIND_MOST} autoComplete="off" aria-describedby="zb-q-help" />
        <button type="submit" className="zb-button">
          {say(lang, 'admin.orders.search-go')}
        </button>
        <p id="zb-q-help" className="zb-help">
          {say(lang, 'staff.find.help')}
        </p>
      </form>
      {typed && lines.length === 0 ? <p className="zb-empty">{say(lang, 'staff.find.none')}</p> : null}
      {lines.length > 0 ? (
        <ul className="zb-plain zb-card zb-foundlist">
          {lines.map((line, index) => (
            <li key={line.href}>
              {lines[index - 1]?.group === line.group ? null : <h2>{line.group}</h2>}
              <Link className="zb-who" href={line.href} prefetch={false}>
                <bdi>{line.title}</bdi>
              </Link>{' '}
              {line.code ? (
                <bdi dir="ltr" className="zb-cd">
                  {line.code}
                </bdi>
              ) : null}
              <span className="zb-sub">{line.sub}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {more.length > 0 ? (
        <p className="zb-buttons">
          {more.map((list) => (
            <Link key={list} className="zb-chip" href={`/admin/collections/${list}?search=${encodeURIComponent(typed)}`} prefetch={false}>
              {say(lang, 'staff.find.more', { list: say(lang, `admin.collections.${list as 'orders'}.many`) })}
            </Link>
          ))}
        </p>
      ) : null}
    </DeskFrame>
  );
}
