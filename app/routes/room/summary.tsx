import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { mySummaries } from '#services/rooms/summaries';
import { ButtonLink } from '../../components/button-link';
import { EmptyState } from '../../components/empty-state';
import { PrintButton } from '../../components/print-button';
import { SummaryShown } from '../../components/room/summary-shown';
import { page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import styles from '../../styles/room.css?url';
import { useSay } from '../../words';
import { AccountFrame } from '../account/account-frame';

export const handle = { page: 'roomSummary', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** What a doctor left of a talk, with every version of it, for its patient's side. [CONS-10] */
export const loader = page(async (ctx, { params }) => {
  const found = await mySummaries(ctx, params['room'] ?? '');
  return found.ok ? { ...found.value, ref: params['room'] ?? '' } : found;
});

export const meta = privateMeta('room.summary.title', 'room.summary.description');

export default function Summary() {
  const { versions, doctor, ref } = useLoaderData<typeof loader>();
  const say = useSay();
  const last = versions.at(-1);
  const earlier = versions.slice(0, -1).toReversed();
  return (
    <AccountFrame page="appointment" title={say('room.summary.title')} lead={doctor.name} aside={last && <PrintButton label={say('invoices.page.print')} />}>
      {last ? (
        <section className="card lift">
          <SummaryShown summary={last} heading="h2" />
        </section>
      ) : (
        <EmptyState fact={say('room.summary.waits')} />
      )}
      {earlier.length > 0 && (
        <details className="card">
          <summary>{say('room.summary.earlier')}</summary>
          {earlier.map((one) => (
            <section key={one.version} className="stack gap-3">
              <SummaryShown summary={one} />
            </section>
          ))}
        </details>
      )}
      <p className="no-print">
        <ButtonLink page="room" params={{ room: ref }} kind="outline">
          {say('room.summary.room')}
        </ButtonLink>
      </p>
    </AccountFrame>
  );
}
