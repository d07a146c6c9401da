import { useActionData, useLoaderData } from '@remix-run/react';
import { rowNumber } from '#domain/catalog/stock-notice';
import { fieldsSchema } from '#domain/fields';
import { formatDateTime } from '#locales/format';
import { myRequests, type MyRequest, type MyStockNotice } from '#services/inquiries/mine';
import { myCancelWishes } from '#services/orders/cancel-requests/mine';
import { myServiceRequests } from '#services/service-requests/mine';
import { forgetStockNotice } from '#services/stock-notices/ask';
import { myClaims } from '#services/warranty/claims/mine';
import type { Answer } from '../../answer';
import { Badge, type Tone } from '../../components/badge';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { DataTable, type Column } from '../../components/data-table';
import { FormErrors } from '../../components/form-errors';
import { EmptyState } from '../../components/empty-state';
import { Pagination } from '../../components/pagination';
import { Isolated } from '../../components/sections/isolated';
import { actions, doing, page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { AccountFrame } from './account-frame';
import { ServiceRequests } from './service-requests';
import { RequestRows } from './request-rows';

export const handle = { page: 'requests', hydrate: true };

/** The account's requests and how each stands: for services first, then questions and calls, with what was asked of an order or for a device. [INP-7, CONT-1, ORD-5, PROD-6: stock notice, WAR-3] */
export const loader = page(async (ctx, at) => {
  const after = at.url.searchParams.get('after');
  const services = await myServiceRequests(ctx, after);
  // What else was asked for stands on the first page.
  if (after !== null) return { services, later: true, requests: [], notices: [], wishes: [], claims: [] };
  const [asked, wishes, claims] = await Promise.all([myRequests(ctx), myCancelWishes(ctx), myClaims(ctx)]);
  return { services, later: false, ...asked, wishes, claims };
});

export const action = actions({
  forget: doing({
    fields: () => fieldsSchema({ notice: rowNumber }),
    run: (ctx, form) => forgetStockNotice(ctx, form),
    then: (_, ctx) => ({ to: href(ctx.lang, 'requests'), toast: { kind: 'success', key: 'inquiries.stock.forgotten' } }),
  }),
});

export const meta = privateMeta('inquiries.mine.title', 'inquiries.mine.description');

const tones: Record<MyRequest['state'], Tone> = { new: 'info', pending: 'wait', unanswered: 'warn', done: 'ok', canceled: 'wait' };

export default function Requests() {
  const { services, later, requests, notices, wishes, claims } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const lang = useLang();
  const say = useSay();
  const columns: Column<MyRequest>[] = [
    {
      head: say('inquiries.sent.code'),
      cell: ({ code }) => (
        <Link page="inquiry" params={{ code }}>
          <bdi>{code}</bdi>
        </Link>
      ),
    },
    { head: say('inquiries.sent.kind'), cell: ({ kind }) => say(`inquiries.kinds.${kind}`) },
    { head: say('inquiries.sent.at'), label: say('inquiries.sent.at'), cell: ({ madeAt }) => formatDateTime(lang, madeAt) },
    { head: say('inquiries.sent.state'), cell: ({ state }) => <Badge tone={tones[state]}>{say(`inquiries.states.${state}`)}</Badge> },
  ];
  // What happens next with one that is open, and by when.
  const note = ({ kind, state, dueAt }: MyRequest) =>
    state !== 'done' &&
    state !== 'canceled' && (
      <span className="small">
        {say(`inquiries.sent.${kind}`)} {dueAt && say('inquiries.mine.by', { dueBy: dueAt })}
      </span>
    );
  const ask = (
    <ButtonLink page="contact" kind="soft">
      {say('inquiries.mine.ask')}
    </ButtonLink>
  );
  return (
    <AccountFrame page="requests" title={say('inquiries.mine.title')} aside={requests.length > 0 ? ask : undefined}>
      <FormErrors answer={answer} names={{ notice: null }} />
      {[services.rows, requests, notices, wishes, claims].every(({ length }) => length === 0) && (
        <EmptyState
          fact={say('inquiries.mine.empty')}
          action={
            <>
              <ButtonLink page="services">{say('services.mine.see-services')}</ButtonLink> {ask}
            </>
          }
        />
      )}
      <ServiceRequests rows={services.rows} />
      <Pagination
        page="requests"
        label={say('services.mine.more')}
        first={later ? {} : undefined}
        next={services.next === null ? undefined : { after: services.next }}
      />
      {requests.length > 0 && (
        <section className="card">
          <DataTable caption={say('inquiries.mine.title')} columns={columns} rows={requests} rowKey={(row) => row.code} note={note} />
        </section>
      )}
      <RequestRows wishes={wishes} claims={claims} />
      {notices.length > 0 && (
        <section className="card stack">
          <h2 className="text-h3">{say('inquiries.stock.mine')}</h2>
          <ul className="stack gap-3">
            {notices.map((notice) => (
              <li key={notice.id} className="row between">
                <StockNotice notice={notice} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </AccountFrame>
  );
}

function StockNotice({ notice: { id, slug, title, askedAt, toldAt } }: { notice: MyStockNotice }) {
  const say = useSay();
  return (
    <>
      <span>
        <Link page="product" params={{ slug }}>
          <Isolated text={title} />
        </Link>
        <span className="small soft block">{say('inquiries.stock.asked', { askedAt })}</span>
      </span>
      {toldAt ? (
        <Badge tone="ok">{say('inquiries.stock.told', { toldAt })}</Badge>
      ) : (
        <form method="post" noValidate className="row">
          <Badge tone="wait">{say('inquiries.stock.waiting')}</Badge>
          <input type="hidden" name="intent" value="forget" />
          <input type="hidden" name="notice" value={id} />
          <Button kind="text" small>
            {say('inquiries.stock.forget')}
          </Button>
        </form>
      )}
    </>
  );
}
