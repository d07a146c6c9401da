import { formatMoney, formatShortDate } from '#locales/format';
import { shownState } from '#domain/service-requests/states';
import type { MyServiceRequest } from '#services/service-requests/mine';
import { DataTable, type Column } from '../../components/data-table';
import { RequestBadge } from '../../components/services/request-badge';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';

const over = new Set(['completed', 'cancelled']);

/** The account's requests for services: how each stands, and until when. [INP-7] */
export function ServiceRequests({ rows }: { rows: readonly MyServiceRequest[] }) {
  const lang = useLang();
  const say = useSay();
  if (rows.length === 0) return null;
  const columns: Column<MyServiceRequest>[] = [
    {
      head: say('services.page.item'),
      cell: ({ code, service }) => (
        <>
          <Link page="serviceRequest" params={{ code }}>
            {say(`services.types.${service}.name`)}
          </Link>
          <span className="small soft block">
            <bdi dir="ltr">{code}</bdi>
          </span>
        </>
      ),
    },
    { head: say('inquiries.sent.at'), label: say('inquiries.sent.at'), cell: ({ madeAt }) => formatShortDate(lang, madeAt) },
    { head: say('inquiries.sent.state'), cell: ({ state }) => <RequestBadge state={state} /> },
    {
      head: say('services.mine.offer'),
      label: say('services.mine.offer'),
      cell: ({ totalToman }) => (totalToman === null ? say('services.price.review') : formatMoney(lang, totalToman)),
    },
  ];
  const note = ({ state, dueAt }: MyServiceRequest) =>
    !over.has(shownState(state)) && (
      <span className="small">
        {say(`services.next.${state}.title`)}
        {dueAt && ` ${say('services.mine.by', { dueBy: dueAt })}`}
      </span>
    );
  return (
    <section className="card stack" aria-labelledby="services">
      <h2 className="text-h3" id="services">
        {say('services.mine.list')}
      </h2>
      <DataTable caption={say('services.mine.list')} columns={columns} rows={rows} rowKey={({ code }) => code} note={note} />
    </section>
  );
}
