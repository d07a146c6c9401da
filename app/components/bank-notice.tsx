import { useLocation } from '@remix-run/react';
import { LOOK_EVERY_SECONDS, type Standing } from '#domain/payments/on-its-way';
import { useSay } from '../words';
import { Notice } from './notice';

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

/** Refreshes the page while it is open: by an island, without scripts by a meta refresh, and by a link in any case. */
export function LookAgain({ now }: { now: string }) {
  const say = useSay();
  const { pathname, search } = useLocation();
  return (
    <p className="small row">
      <a href={pathname + search}>{say('orders.bank.again')}</a>
      <look-again data-now={now} data-seconds={LOOK_EVERY_SECONDS} className="muted" suppressHydrationWarning>
        {say('orders.bank.asking')}
      </look-again>
      <noscript>
        <meta httpEquiv="refresh" content={String(LOOK_EVERY_SECONDS * 2)} />
      </noscript>
    </p>
  );
}
