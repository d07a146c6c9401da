import { testOf } from '#domain/service-requests/items';
import { labTests } from '#domain/service-requests/lab-tests';
import type { Minutes, ServiceType } from '#domain/service-requests/service-type';
import { useSay } from '../../words';
import { DataTable, type Column } from '../data-table';
import { Price } from '../price';

type Item = { code: string; title: string; rules: string | null; priceToman: number | null; minutes: Minutes | null };

/** What can be asked for: how long it takes, whether it needs a prescription, and its price as staff keep it. */
export function ItemTable({ type, items }: { type: ServiceType; items: readonly Item[] }) {
  const say = useSay();
  const needs = (code: string) => type.items.find((item) => item.code === code)?.needs?.includes('prescription') ?? false;
  const per = type.price.by === 'item' ? say(`services.units.${type.price.per}`) : null;
  const columns: (Column<Item> | false)[] = [
    { head: say('services.page.item'), cell: (item) => <Named item={item} /> },
    items.some(({ minutes }) => minutes) && { head: say('services.page.time'), cell: ({ minutes }) => minutes && <Took minutes={minutes} /> },
    type.items.some(({ code }) => needs(code)) && {
      head: say('services.page.paper'),
      cell: ({ code }) => <span className="small">{say(needs(code) ? 'services.page.needed' : 'services.page.not-needed')}</span>,
    },
    {
      head: say('services.page.price'),
      cell: ({ priceToman }) =>
        priceToman === null ? (
          say('services.price.review')
        ) : (
          <>
            <Price toman={priceToman} /> {per && <span className="tiny muted block">{per}</span>}
          </>
        ),
    },
  ];
  return <DataTable caption={say('services.page.items')} columns={columns.filter((column) => column !== false)} rows={items} rowKey={({ code }) => code} />;
}

function Named({ item: { title, rules } }: { item: Item }) {
  return (
    <>
      <b>{title}</b>
      {rules && <span className="small soft block">{rules}</span>}
    </>
  );
}

function Took({ minutes: [least, most] }: { minutes: Minutes }) {
  const say = useSay();
  return <span className="small">{least === most ? say('services.page.minutes', { most }) : say('services.page.minutes-between', { least, most })}</span>;
}

/** The laboratory's tests: whether they can be taken at home, fasting, and days to the result. [LIST-3: shown] */
export function TestTable({ tests }: { tests: readonly Item[] }) {
  const say = useSay();
  const factsOf = ({ code }: Item) => labTests[testOf(code) ?? 'unknown'];
  const columns: Column<Item>[] = [
    { head: say('services.page.test'), cell: (item) => <Named item={item} /> },
    {
      head: say('services.page.where'),
      cell: (item) => <span className="small">{say(factsOf(item).atHome ? 'services.page.home' : 'services.page.centre-only')}</span>,
    },
    {
      head: say('services.page.before'),
      cell: (item) => <span className="small soft">{say(factsOf(item).fasting ? 'services.page.fasting' : 'services.page.not-fasting')}</span>,
    },
    {
      head: say('services.page.result'),
      cell: (item) => {
        const [least, most] = factsOf(item).days;
        return (
          <span className="small">{least === most ? say('services.page.days', { count: most }) : say('services.page.days-between', { least, most })}</span>
        );
      },
    },
  ];
  return <DataTable caption={say('services.page.tests')} columns={columns} rows={tests} rowKey={({ code }) => code} />;
}
