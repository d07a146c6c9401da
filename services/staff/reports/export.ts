import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import { can, permit } from '#domain/access/can';
import type { Action } from '#domain/access/matrix';
import { placeNames } from '#domain/addresses/iran';
import { CSV_BEGINNING, csvLine } from '#domain/text/csv';
import { cancelCauses } from '#domain/service-requests/figures';
import { ok, type Result } from '#domain/result';
import { nouns } from '#domain/work/nouns';
import { isoDate } from '#locales/jalali';
import { formatShortDate, formatTime } from '#locales/dates';
import { formatMonth } from '#locales/months';
import { hasWord, say } from '#locales/say';
import type { Lang } from '../../context';
import { commit } from '../../store/commit';
import { calledAs } from '../../work/called-as';
import { promiseName } from '../../work/promise-words';
import { noteReading } from '../note-reading';
import { dayOf, OURS, SOLD } from './sold';
import { momentsOf, type DaySpan } from './span';
import { service, type By } from '../../service';
import { monthlyServices } from './service-report';

/** Reports that can be downloaded. */
export const exportNames = ['orders', 'sales', 'services', 'refunds', 'overdue'] as const;
export type ExportName = (typeof exportNames)[number];
/** The right that each asks for. */
export const exportRights: Readonly<Record<ExportName, Action>> = {
  orders: 'admin.orders.read',
  sales: 'admin.orders.read',
  services: 'admin.orders.read',
  refunds: 'refunds.read',
  overdue: 'admin.orders.read',
};

/** Who bought and who receives, many at once: for whoever may read the list of customers; a role that sends parcels opens their orders one by one. [ROLE-5] */
const PEOPLE: Action = 'admin.users.read';
const peopleColumns = ['buyer', 'buyer-phone', 'receiver', 'receiver-phone'] as const;

type Row = Record<string, string | number | Date | null>;
type Asked = { from: Date; to: Date; now: Date; /** Whether people are named. */ people: boolean };
type Cells = (string | number | null)[];
type Paged = {
  columns: readonly string[];
  page: (asked: Asked, after: Row | null) => SQL;
  cells: (lang: Lang, row: Row, people: boolean) => Cells;
};
/** A report of few rows, counted before the first is written. */
type Counted = { columns: readonly string[]; all: (ctx: By<'admin.reports.read'>, span: DaySpan) => Promise<Cells[]> };
type Spec = Paged | Counted;
/** So many rows are read at a time, each time along an index. */
const BATCH = 500;
/** How many characters `hh:mm` has. */
const CLOCK = 5;
const isOfPeople = (column: string) => (peopleColumns as readonly string[]).includes(column);

const moment = (lang: Lang, value: unknown): [string | null, string | null] => {
  if (value === null || value === undefined) return [null, null];
  const at = new Date(value as string | Date);
  return [
    `${formatShortDate(lang === 'en' ? 'fa' : lang, at).replace(/[۰-۹]/g, latin)} ${formatTime('en', at)}`,
    `${isoDate(at)}T${formatTime('en', at).padStart(CLOCK, '0')}+03:30`,
  ];
};
const latin = (digit: string) => String(digit.charCodeAt(0) - 0x06f0);
const word = (lang: Lang, key: string, other: unknown) => (hasWord(key) ? say(lang, key) : String(other));
const after = (key: SQL, row: Row | null, at: string) => (row ? sql`and (${key}) > (${new Date(row[at] as string)}, ${row['id']})` : sql``);

const namesOf = sql`b.name as buyer, b.phone as "buyer-phone", o.receiver_name as receiver, o.receiver_phone as "receiver-phone",`;
const beside = sql`left join lateral (select concat_ws(' ', u.first_name, u.last_name) as name, u.phone from users u where u.id = o.user_id limit 1) b on true`;

const soldOn = dayOf(sql`o.placed_at`);

const { refund: _ofRefund, ...calledById } = calledAs;
/** What a promise is about as people call it, by its subject. A refund's promise has the subject of what made it owed. */
const codeOf = sql`case split_part(d.subject, ':', 1) ${sql.join(
  Object.entries(calledById).map(
    ([noun, called]) =>
      sql`when ${noun} then (select ${sql.raw(called)} from ${sql.identifier(nouns[noun as keyof typeof calledById].table)} t where t.id = split_part(d.subject, ':', 2)::int)`,
  ),
  sql` `,
)}
  when 'payment' then (select y.code from payments p join payables y on y.id = p.payable_id where p.id = split_part(d.subject, ':', 2))
  end`;

const specs: Readonly<Record<ExportName, Spec>> = {
  orders: {
    columns: [
      ...['code', 'placed', 'placed-iso', 'state'],
      ...peopleColumns,
      ...['province', 'city', 'goods', 'items', 'goods-sum', 'discount', 'delivery', 'total', 'paid', 'sold'],
    ],
    page: ({ from, to, people }, last) => {
      const [named, whose] = people ? [namesOf, beside] : [sql``, sql``];
      return sql`select o.id, o.code, o.placed_at, o.state::text, ${named} o.province, o.city, g.fa, g.en,
        o.item_count, o.goods_toman, o.discount_toman, o.delivery_toman, o.total_toman, o.paid_toman, ${SOLD} as sold
      from orders o ${whose}
      left join lateral (select string_agg(l.quantity || ' × ' || l.name_fa, ' | ' order by l.position) as fa, string_agg(l.quantity || ' × ' || l.name_en, ' | ' order by l.position) as en from order_lines l where l.order_id = o.id) g on true
      where o.placed_at >= ${from} and o.placed_at < ${to} ${after(sql`o.placed_at, o.id`, last, 'placed_at')} order by o.placed_at, o.id limit ${BATCH}`;
    },
    cells: (lang, row, people) => [
      ...[row['code'] as string, ...moment(lang, row['placed_at']), word(lang, `orders.states.${String(row['state'])}`, row['state'])],
      ...(people ? peopleColumns : []).map((name) => (row[name] ?? null) as string | null),
      ...Object.values(placeNames(lang, String(row['province']), String(row['city']))),
      row[lang] as string,
      ...['item_count', 'goods_toman', 'discount_toman', 'delivery_toman', 'total_toman', 'paid_toman'].map((name) => Number(row[name])),
      say(lang, row['sold'] ? 'staff.reports.yes' : 'staff.reports.no'),
    ],
  },
  sales: {
    columns: ['day', 'day-iso', 'sku', 'product', 'pieces', 'total'],
    // A day and a product are one row, and its delivery, so that the file adds up to the report; the key is both.
    page: ({ from, to }, last) => sql`select s.* from (
        select ${soldOn} as day, l.sku, max(l.name_fa) as fa, max(l.name_en) as en, sum(l.quantity)::int as pieces, sum(l.total_toman)::bigint as total
        from orders o cross join lateral (select x.* from order_lines x where x.order_id = o.id limit 1000) l
        where o.placed_at >= ${from} and o.placed_at < ${to} and ${SOLD} group by 1, 2
        union all
        select ${soldOn}, '', ${say('fa', 'staff.reports.columns.delivery')}, ${say('en', 'staff.reports.columns.delivery')}, count(*) filter (where o.delivery_toman > 0)::int, sum(o.delivery_toman)::bigint
        from orders o where o.placed_at >= ${from} and o.placed_at < ${to} and ${SOLD} group by 1 having sum(o.delivery_toman) > 0) s
      ${last ? sql`where (s.day, s.sku) > (${last['day']}, ${last['sku']})` : sql``} order by s.day, s.sku limit ${BATCH}`,
    cells: (lang, row) => {
      const noon = new Date(`${String(row['day'])}T12:00:00+03:30`);
      return [
        formatShortDate('fa', noon).replace(/[۰-۹]/g, latin),
        row['day'] as string,
        row['sku'] as string,
        row[lang] as string,
        Number(row['pieces']),
        Number(row['total']),
      ];
    },
  },
  services: {
    columns: [
      ...['month', 'service', 'asked-for', 'done-requests', ...cancelCauses.map((cause) => `cancelled-${cause}`)],
      ...['middle-hours', 'most-hours', 'promises', 'promises-kept', 'visits-over', 'visits-inside', 'first-price', 'final-price', 'ratings', 'average-rating'],
    ],
    all: async (ctx, span) =>
      (await monthlyServices(ctx, span)).map(({ month, service: of, figures }) => [
        ...[formatMonth(ctx.lang, month), say(ctx.lang, `services.types.${of}.name`), figures.asked, figures.done],
        ...cancelCauses.map((cause) => figures.cancelled[cause]),
        ...[figures.middleHours, figures.mostHours].map((hours) => hours && Math.round(hours * 10) / 10),
        ...[figures.promises, figures.kept, figures.visits, figures.inWindow, figures.firstToman, figures.finalToman, figures.ratings, figures.average],
      ]),
  },
  refunds: {
    columns: ['code', 'asked', 'asked-iso', 'why', 'to', 'amount', 'state', 'done', 'done-iso', 'reference'],
    page: ({ from, to }, last) => sql`select r.id, o.code, r.asked_at, r.why, r.destination, r.amount_toman, r.state, r.done_at, r.hand_ref
      from refunds r left join payables o on o.id = r.payable_id
      where r.asked_at >= ${from} and r.asked_at < ${to} ${after(sql`r.asked_at, r.id`, last, 'asked_at')} order by r.asked_at, r.id limit ${BATCH}`,
    cells: (lang, row) => [
      ...[row['code'] as string, ...moment(lang, row['asked_at']), word(lang, `staff.reports.why.${String(row['why'])}`, row['why'])],
      ...[
        word(lang, `admin.refund.to.${String(row['destination'])}`, row['destination']),
        Number(row['amount_toman']),
        word(lang, `admin.refund.states.${String(row['state'])}`, row['state']),
      ],
      ...[...moment(lang, row['done_at']), (row['hand_ref'] ?? null) as string | null],
    ],
  },
  overdue: {
    columns: ['promise', 'subject', 'due', 'due-iso', 'kept', 'kept-iso', 'late-hours'],
    page: ({ from, to, now }, last) => sql`select d.id, d.kind, ${codeOf} as subject, d.due_at, d.closed_at,
        round(extract(epoch from coalesce(d.closed_at, ${now}::timestamptz) - d.due_at) / 3600, 1)::float8 as late
      from deadlines d where d.due_at >= ${from} and d.due_at < ${to} and d.due_at <= ${now} and (d.closed_at is null or d.closed_at > d.due_at) and ${OURS}
        ${after(sql`d.due_at, d.id`, last, 'due_at')} order by d.due_at, d.id limit ${BATCH}`,
    cells: (lang, row) => [
      ...[promiseName(lang, String(row['kind'])), (row['subject'] ?? null) as string | null],
      ...[...moment(lang, row['due_at']), ...moment(lang, row['closed_at']), Number(row['late'])],
    ],
  },
};

/** A report of some days as a file, for staff with its right, noted in the audit; the rows come in batches, each continuing after the last. [ADM-3, ROLE-5] */
export const exportRows = service('admin.reports.read', async (ctx, names: readonly ExportName[], span: DaySpan): Promise<Result<AsyncGenerator<string>>> => {
  for (const name of names) {
    const may = permit(ctx.actor, exportRights[name]);
    if (!may.ok) return may;
  }
  const noted = await commit(ctx, async () => ({
    value: null,
    audit: names.map((name) => ({ action: 'reports.exported', subject: `export:${name}`, facts: { ...span } })),
  }));
  return noted.ok ? ok(linesOf(ctx, names, span)) : noted;
});

async function* linesOf(ctx: By<'admin.reports.read'>, names: readonly ExportName[], span: DaySpan): AsyncGenerator<string> {
  const { from, to } = momentsOf(span);
  const { lang, now } = ctx;
  const people = can(ctx.actor, PEOPLE);
  yield CSV_BEGINNING;
  for (const name of names) {
    const spec = specs[name];
    const columns = spec.columns.filter((column) => people || !isOfPeople(column));
    const ofPeople = columns.filter(isOfPeople);
    if (names.length > 1) yield csvLine([say(lang, `staff.reports.files.${name}`)]);
    yield csvLine(columns.map((column) => word(lang, `staff.reports.columns.${column}`, column)));
    if ('all' in spec) yield (await spec.all(ctx, span)).map(csvLine).join('');
    for (let last: Row | null = null; 'page' in spec;) {
      const { rows } = await ctx.rt.db.execute(spec.page({ from, to, now, people }, last));
      const all = rows as Row[];
      // Whose names are taken along stands in the audit before they go, as for every list of people.
      if (ofPeople.length > 0)
        await noteReading(ctx, { of: name, ids: all.map(({ id }) => Number(id)), how: 'listed', columns: all.length > 0 ? ofPeople : [] });
      if (all.length > 0) yield all.map((row) => csvLine(spec.cells(lang, row, people))).join('');
      if (all.length < BATCH) break;
      last = all.at(-1) ?? null;
    }
    if (names.length > 1) yield csvLine([]);
  }
}
