import type { Pending } from '#services/payments/look';
import { graver, type Standing } from '#domain/payments/on-its-way';
import { BankNotice } from '../../components/bank-notice';
import { useSay } from '../../words';

/** Top-ups that were begun and have not arrived: each with its sum and since when. [WAL-1, WAL-2] */
export function PendingTopUps({ pending }: { pending: readonly Pending[] }) {
  const say = useSay();
  if (pending.length === 0) return null;
  return (
    <section className="card stack gap-3">
      <h2>{say('wallet.pending.title')}</h2>
      <ul className="stack gap-2">
        {pending.map(({ subject, totalToman, at }) => (
          <li key={subject}>{say('wallet.pending.row', { amountToman: totalToman, fromDay: at, fromTime: at })}</li>
        ))}
      </ul>
      <BankNotice standing={pending.map(({ standing }) => standing).reduce<Standing>(graver, { kind: 'none' })} />
    </section>
  );
}
