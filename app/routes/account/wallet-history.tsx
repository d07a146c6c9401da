import { formatMoney, formatNumber, formatShortDate } from '#locales/format';
import type { WalletHistory as History, WalletTransaction } from '#services/wallet/history';
import { Badge } from '../../components/badge';
import { DataTable, type Column } from '../../components/data-table';
import { EmptyState } from '../../components/empty-state';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';

/** Every deposit and every use of credit, succeeded or failed, with the balance afterwards. [WAL-1] */
export function WalletHistory({ history }: { history: History }) {
  const lang = useLang();
  const say = useSay();
  if (history.rows.length === 0) return <EmptyState fact={say('wallet.history.empty')} text={say('wallet.history.empty-text')} />;
  const columns: Column<WalletTransaction>[] = [
    { head: say('wallet.history.date'), cell: (row) => <time dateTime={row.at.toISOString()}>{formatShortDate(lang, row.at)}</time> },
    { head: say('wallet.history.what'), cell: (row) => <What row={row} /> },
    { head: say('wallet.history.amount'), cell: (row) => `${say(`wallet.kinds.${row.kind}`)}: ${formatMoney(lang, row.amountToman)}` },
    {
      head: say('wallet.history.state'),
      cell: (row) => <Badge tone={row.state === 'succeeded' ? 'ok' : 'bad'}>{say(`wallet.states.${row.state}`)}</Badge>,
    },
    {
      head: say('wallet.history.balance'),
      cell: (row) => (
        <>
          <span className="only-s">{say('wallet.history.balance')} </span>
          {formatNumber(lang, row.balanceToman)}
        </>
      ),
    },
  ];
  return (
    <section className="card stack">
      <h2>{say('wallet.history.title')}</h2>
      <DataTable caption={say('wallet.history.title')} columns={columns} rows={history.rows} rowKey={(row) => row.id} />
    </section>
  );
}

/** Where what was paid for is read, by its kind; a kind without a page is named by its code alone. */
const pageOf: Readonly<Record<string, 'order' | 'requestPay' | 'enrolment'>> = { order: 'order', 'service-bill': 'requestPay', course: 'enrolment' };

function What({ row }: { row: WalletTransaction }) {
  const say = useSay();
  const words = say(row.cause ? `wallet.causes.${row.cause}` : 'wallet.causes.other');
  if (!row.of) return <>{words}</>;
  const { kind, code } = row.of;
  const shown = <bdi dir="ltr">{code}</bdi>;
  const page = pageOf[kind];
  return (
    <>
      {words}{' '}
      {page ? (
        <Link page={page} params={{ code }}>
          {shown}
        </Link>
      ) : (
        shown
      )}
    </>
  );
}
