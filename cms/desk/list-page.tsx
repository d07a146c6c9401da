import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { deskList, deskListRights, deskLists, listsByDay, type DeskList, type DeskListWish } from '#services/staff/lists/desk-list';
import { colleaguesFor } from '#services/work/give';
import { isWorkCollection } from '#domain/work/nouns';
import { mayNow } from '../access/staff';
import { loadHolidays } from '#services/calendars/holidays';
import { deskCtx } from '../moves/desk-ctx';
import { isWrong, readDays } from '../calendar/read-days';
import { AddSerials } from '../warranty/add-serials';
import { BulkBar } from '../work/bulk-bar';
import { WorkTable } from '../work/work-table';
import { kindChoiceWord, stateWord } from './found-lines';
import { DeskFrame } from './frame';
import { deskListAddress, readDeskList, shownOf } from './list-address';
import { headsOf } from './list-heads';
import { ListDays } from './list-days';
import { ListPages } from './list-pages';
import { ListSearch } from './list-search';
import { rowLine } from './row-line';

/** The staff's list of customers, devices, registrations, tickets, requests or invoices: by state, by a search, page by page; all of it stands in the address. [ADM-1, ADM-3] */
export async function DeskListPage(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const ctx = deskCtx(req);
  const [segment = ''] = (props.params?.['segments'] as string[] | undefined) ?? [];
  const list = deskLists.find((one) => `${one}-list` === segment);
  if (!ctx || ctx.actor.kind !== 'staff' || !list || !mayNow(req, deskListRights[list])) notFound();
  const { lang, now, actor } = ctx;
  const wish = readDeskList(list, props.searchParams);
  const days = readDays(lang, listsByDay.includes(list) ? props.searchParams : {});
  const [page, colleagues, holidays] = await Promise.all([
    isWrong(days) ? { rows: [], next: null, previous: null } : deskList(ctx, list, wish),
    isWorkCollection(list) ? colleaguesFor(ctx, list) : [],
    loadHolidays(ctx.rt.db),
  ]);
  const title = say(lang, `admin.collections.${list}.many`);
  const lines = page.rows.map((row) => rowLine(lang, list, row, now));
  const { after: _after, before: _before, ...kept } = wish;
  const table = (
    <WorkTable
      {...{ lang, now, holidays }}
      me={actor.staffId}
      label={title}
      owned={isWorkCollection(list)}
      heads={headsOf(lang, list)}
      groups={[{ key: 'all', title: null, count: lines.length, lines }]}
    />
  );
  return (
    <DeskFrame view={props} crumbs={[{ label: title }]} className="zb-orders" collection={list}>
      <div className="zb-head">
        <h1>{title}</h1>
        <ListSearch
          lang={lang}
          search={wish.search}
          action={deskListAddress(list, {})}
          label={say(lang, 'staff.list.search')}
          help={say(lang, `staff.list.help.${list}`)}
        />
      </div>
      {list === 'devices' ? <AddSerials {...(props as never as Parameters<typeof AddSerials>[0])} i18n={req.i18n} user={req.user ?? undefined} /> : null}
      <Chips {...{ lang, list, wish }} hiring={mayNow(req, 'admin.hiring.read')} />
      {listsByDay.includes(list) ? <ListDays {...{ lang, list, wish, days }} /> : null}
      {wish.search && lines.length > 0 ? (
        <p className="zb-buttons">
          <span>{say(lang, 'staff.list.found', { text: wish.search })}</span>
          <Link className="zb-chip" href={deskListAddress(list, {})} prefetch={false}>
            {say(lang, 'admin.orders.search-clear')}
          </Link>
        </p>
      ) : null}
      {lines.length === 0 ? (
        <p className="zb-empty">{say(lang, isWrong(days) ? 'staff.filter.mend' : wish.search ? 'staff.find.none' : 'staff.list.none')}</p>
      ) : isWorkCollection(list) ? (
        <form className="zb-card zb-list">
          <BulkBar lang={lang} colleagues={colleagues} me={actor.staffId} />
          {table}
        </form>
      ) : (
        <div className="zb-card zb-list">{table}</div>
      )}
      <ListPages
        lang={lang}
        previous={page.previous && deskListAddress(list, { ...kept, before: page.previous })}
        next={page.next && deskListAddress(list, { ...kept, after: page.next })}
      />
    </DeskFrame>
  );
}

type ChipsProps = { lang: Lang; list: DeskList; wish: DeskListWish; hiring: boolean };

function Chips({ lang, list, wish, hiring }: ChipsProps) {
  const shown = shownOf(list).filter((show) => hiring || show !== 'hiring');
  if (shown.length < 2) return null;
  return (
    <nav className="zb-buttons zb-filter" aria-label={say(lang, 'admin.orders.filter')}>
      {shown.map((show) => (
        <Link
          key={show}
          className="zb-chip"
          href={deskListAddress(list, { show })}
          aria-current={wish.search === '' && wish.show === show ? 'true' : undefined}
          prefetch={false}
        >
          {show === 'open' || show === 'all' ? say(lang, `admin.orders.${show}`) : (kindChoiceWord(lang, list, show) ?? stateWord(lang, list, show) ?? show)}
        </Link>
      ))}
    </nav>
  );
}
