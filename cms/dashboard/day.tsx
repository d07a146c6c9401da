import { Gutter, SetStepNav } from '@payloadcms/ui';
import type { AdminViewServerProps } from 'payload';
import { dayNumber, startOfDay, HOUR_MS } from '#domain/calendars/day';
import type { OrderMover } from '#domain/orders/life-cycle';
import { formatDate, formatWeekdayDate } from '#locales/dates';
import { say } from '#locales/say';
import { loadHolidays } from '#services/calendars/holidays';
import { serialsAsked } from '#services/orders/serials-asked';
import { todayFigures } from '#services/staff/today-figures';
import { dayLine } from '#services/work/day-line';
import { dueByTonight, MOST_SHOWN, workDue, type WorkItem } from '#services/work/due';
import { colleaguesFor } from '#services/work/give';
import { mayNow } from '../access/staff';
import { Said } from '../desk/said';
import { deskCtx } from '../moves/desk-ctx';
import { BulkBar } from '../work/bulk-bar';
import { itemLine } from '../work/item-line';
import { LowStock } from '../work/low-stock';
import { readShown, wishOf } from '../work/shown';
import { WorkTable, type WorkGroup } from '../work/work-table';
import { DayLine } from './day-line';
import { DayFilters } from './day-filters';
import { Colleagues } from './colleagues';
import { EditorWork } from './editor-work';
import { Given } from './given';
import { SerialsWanted } from './serials-wanted';
import { TakeNext } from './take-next';
import { TodaySoFar } from './today-so-far';

const NOON_HOUR = 12;

/** Where staff land: what is due today and what is late, in its groups, with its owner; what the day has brought, and what is running low. [ADM-3] */
export async function Day({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const ctx = deskCtx(req);
  if (!ctx || ctx.actor.kind !== 'staff') return null;
  const { lang, now, actor } = ctx;
  const shown = readShown(searchParams);
  const [all, work, { today: until, late }, marks, figures, colleagues, holidays, wanted] = await Promise.all([
    workDue(ctx, {}),
    workDue(ctx, wishOf(shown, actor.staffId)),
    dueByTonight(ctx),
    dayLine(ctx),
    todayFigures(ctx),
    colleaguesFor(ctx, 'orders'),
    loadHolidays(ctx.rt.db),
    mayNow(req, 'admin.serials.add') ? serialsAsked(ctx) : [],
  ]);
  const groups = groupsOf(work.spans, now);
  const mine = all.owners.find(({ id }) => id === actor.staffId)?.open ?? 0;
  const free = all.owners.find(({ id }) => id === null);
  const next = work.spans.flatMap(({ items }) => items).find(({ id, ownerId }) => id !== null && ownerId === null);
  const given = all.spans.flatMap(({ items }) => items).filter(({ ownerId, givenBy }) => ownerId === actor.staffId && givenBy !== null);
  const year = lang === 'fa' ? formatDate(lang, now).replace(/^.* /, '') : String(now.getUTCFullYear());
  const groupLine = (items: readonly WorkItem[]) => items.map((item) => itemLine(lang, item, actor.roles as OrderMover[]));
  const shownGroups: WorkGroup[] = groups.map(({ key, items }) => ({
    key,
    title: say(lang, `staff.day.groups.${key}`),
    count: items.length,
    late: key === 'late',
    lines: groupLine(items),
  }));
  const [today, after] = [shownGroups.filter(({ key }) => TODAY.has(key)), shownGroups.filter(({ key }) => !TODAY.has(key))];
  const table = (some: readonly WorkGroup[]) => <WorkTable {...{ lang, now, holidays }} me={actor.staffId} label={say(lang, 'staff.day.list')} groups={some} />;
  return (
    <Gutter className="zb-desk zb-home">
      <SetStepNav nav={[{ label: say(lang, 'staff.menu.today') }]} />
      <div className="zb-title">
        <div>
          <h1>
            {work.queues.length === 0 ? (
              <Said lang={lang} words="admin.home.hello" facts={{ name: actor.name }} />
            ) : until === 0 ? (
              say(lang, 'staff.day.title-none')
            ) : late > 0 ? (
              say(lang, 'staff.day.title-late', { count: until, late })
            ) : (
              say(lang, 'staff.day.title', { count: until })
            )}
          </h1>
          <p>
            {formatWeekdayDate(lang, now)} {year} · {say(lang, 'staff.day.whose', { mine, free: free?.open ?? 0 })}
          </p>
        </div>
        {next ? <TakeNext lang={lang} document={`${next.collection}/${next.id}`} version={next.version} name={next.who ?? next.code} /> : null}
      </div>
      {given.length > 0 ? (
        <Given
          lang={lang}
          lines={given.map((item) => ({ href: `/admin/collections/${item.collection}/${item.id}`, title: item.who ?? item.code, by: item.givenBy ?? '' }))}
        />
      ) : null}
      {wanted.length > 0 ? <SerialsWanted lang={lang} asked={wanted} /> : null}
      <div className="zb-cols">
        <div>
          {work.queues.length > 0 ? <DayLine lang={lang} now={now} marks={marks} /> : null}
          {work.queues.length > 0 ? (
            <section className="zb-card" aria-labelledby="zb-work-title">
              <DayFilters {...{ lang, all, shown, me: actor.staffId }} queues={work.queues} />
              <form>
                <BulkBar lang={lang} colleagues={colleagues} me={actor.staffId} />
                {today.length > 0 ? table(today) : <p className="zb-help">{say(lang, after.length > 0 ? 'staff.day.none-today' : 'work.none')}</p>}
                {after.length > 0 ? (
                  <details className="zb-after" open={today.length === 0 || shown.queue !== undefined}>
                    <summary>{say(lang, 'staff.day.after', { count: after.reduce((sum, { count }) => sum + count, 0) })}</summary>
                    {table(after)}
                  </details>
                ) : null}
              </form>
              {work.spans.reduce((sum, { items }) => sum + items.length, 0) === MOST_SHOWN ? (
                <p className="zb-help">{say(lang, 'work.more', { count: MOST_SHOWN })}</p>
              ) : null}
            </section>
          ) : null}
          {mayNow(req, 'admin.pages.change') ? <EditorWork payload={req.payload} lang={lang} /> : null}
        </div>
        <aside>
          {figures ? <TodaySoFar lang={lang} now={now} figures={figures} /> : null}
          {mayNow(req, 'admin.stock.move') ? <LowStock ctx={ctx} /> : null}
          {all.owners.some(({ id }) => id !== null) ? <Colleagues lang={lang} owners={all.owners} me={actor.staffId} now={now} /> : null}
        </aside>
      </div>
    </Gutter>
  );
}

const TODAY = new Set(['late', 'noon', 'today']);
type Key = 'late' | 'noon' | 'today' | 'week' | 'later' | 'none';

/** The groups of the list; before noon, what is due until then stands by itself. */
function groupsOf(spans: Awaited<ReturnType<typeof workDue>>['spans'], now: Date): { key: Key; items: WorkItem[] }[] {
  const noon = new Date(startOfDay(dayNumber(now)).getTime() + NOON_HOUR * HOUR_MS);
  return spans
    .flatMap(({ span, items }): { key: Key; items: WorkItem[] }[] =>
      span === 'today' && now < noon
        ? [
            { key: 'noon', items: items.filter(({ dueAt }) => dueAt !== null && dueAt <= noon) },
            { key: 'today', items: items.filter(({ dueAt }) => dueAt !== null && dueAt > noon) },
          ]
        : [{ key: span, items }],
    )
    .filter(({ items }) => items.length > 0);
}
