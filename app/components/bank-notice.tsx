import { LOOK_EVERY_SECONDS, type Standing } from '#domain/payments/on-its-way';
import { useSay } from '../words';
import { Notice } from './notice';
import { Renews } from './renews';

/** Money that may be on its way: what the bank has said, by when it is sure, and that it is asked again by itself. [ORD-4, WAL-2] */
export function BankNotice({ standing }: { standing: Standing }) {
  const say = useSay();
  if (standing.kind === 'none') return null;
  return (
    <Notice tone={standing.kind === 'unanswered' ? 'warn' : 'info'}>
      <p>
        <b>{say('orders.bank.title')}</b>
      </p>
      <p>{say(`orders.bank.${standing.kind}`, { byTime: standing.by })}</p>
      <LookAgain now={standing.kind} />
    </Notice>
  );
}

/** Refreshes the page while it is open. */
export function LookAgain({ now }: { now: string }) {
  const say = useSay();
  return <Renews now={now} seconds={LOOK_EVERY_SECONDS} link={say('orders.bank.again')} says={say('orders.bank.asking')} />;
}
