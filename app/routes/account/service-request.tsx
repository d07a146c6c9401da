import type { LinksFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { nationalCodeField } from '#domain/accounts/fields';
import { carriedNumber, fieldsSchema, onceField } from '#domain/fields';
import { refundId } from '#domain/refunds/refund-id';
import { requestMessage } from '#domain/service-requests/messages';
import { complaintFields, ratingFields } from '#domain/service-requests/rating';
import { fetchFields } from '#domain/service-requests/rental';
import { visitLifeCycle } from '#domain/service-requests/visit-life-cycle';
import { nextSteps } from '#domain/service-requests/next-step';
import { formatPhone, localDigits } from '#locales/format';
import type { WordKey } from '#locales/say';
import { newOnceKey } from '#services/once-key';
import { takeRefundToWallet } from '#services/refunds/to-wallet';
import { writeToDesk } from '#services/service-requests/messages';
import { shareRequest, unshareRequest } from '#services/service-requests/follow';
import type { Ctx } from '#services/context';
import { requestMoney } from '#services/service-requests/money';
import { askFetch } from '#services/service-requests/fetch';
import { requestPage, type RequestPage } from '#services/service-requests/my-request';
import { complainOfRequest, rateRequest } from '#services/service-requests/rate';
import { askServiceInvoice } from '#services/service-requests/invoice';
import { keepResults } from '#services/service-requests/keep-results';
import { keepWaiting } from '#services/service-requests/wait';
import type { Answer } from '../../answer';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { AskedPairs } from '../../components/services/asked-pairs';
import { Price } from '../../components/price';
import { OfferTable } from '../../components/services/offer-table';
import { RequestBadge } from '../../components/services/request-badge';
import { Timeline, type Moment } from '../../components/timeline';
import { actions, doing, page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { AccountFrame } from './account-frame';
import { RequestAfter } from './request-after';
import { RequestInvoices } from './request-invoices';
import { RequestMessages } from './request-messages';
import { RequestEndLink, RequestMoney } from './request-money';
import { RequestResults } from './request-results';
import { RequestRental } from './request-rental';
import { RequestShare } from './request-share';
import { RequestSupplements } from './request-supplement-part';
import styles from '../../styles/services.css?url';

export const handle = { page: 'serviceRequest', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** One request with its price, its papers and what happened. [INP-5, INP-6, INP-7] */
export const loader = page(async (ctx, at) => {
  const code = at.params['code'] ?? '';
  const [request, money] = await Promise.all([requestPage(ctx, code), requestMoney(ctx, code)]);
  if ('ok' in request) return request;
  return 'ok' in money ? money : { request, money, once: newOnceKey() };
});

const back =
  (
    key:
      | 'services.invoice.issued'
      | 'services.mine.waiting'
      | 'services.rental.fetch-asked'
      | 'services.results.kept'
      | 'services.share.made'
      | 'services.share.revoked',
  ) =>
  ({ code }: { code: string }, { lang }: Ctx) => ({ to: href(lang, 'serviceRequest', { code }), toast: { kind: 'success', key } as const });

export const action = actions({
  write: doing({
    fields: () => fieldsSchema({ once: onceField, words: requestMessage }),
    run: (ctx, form, at) => writeToDesk(ctx, { ...form, code: at.params['code'] ?? '' }),
    then: (_written, ctx, at) => ({
      to: `${href(ctx.lang, 'serviceRequest', { code: at.params['code'] ?? '' })}#messages`,
      toast: { kind: 'success', key: 'services.messages.sent' },
    }),
  }),
  rate: doing({
    fields: () => fieldsSchema(ratingFields),
    run: (ctx, form, at) => rateRequest(ctx, { ...form, code: at.params['code'] ?? '' }),
    then: ({ code }, ctx) => ({ to: href(ctx.lang, 'serviceRequest', { code }), toast: { kind: 'success', key: 'services.rating.sent' } }),
  }),
  complain: doing({
    fields: () => fieldsSchema({ once: onceField, ...complaintFields }),
    run: (ctx, form, at) => complainOfRequest(ctx, { ...form, code: at.params['code'] ?? '' }),
    then: (_sent, ctx) => ({ to: href(ctx.lang, 'requests'), toast: { kind: 'success', key: 'services.complaint.sent' } }),
  }),
  'take-refund': doing({
    fields: () => fieldsSchema({ once: onceField, refund: refundId }),
    run: (ctx, { once, refund }) => takeRefundToWallet(ctx, { key: once, refundId: refund }),
    then: ({ amountToman }, ctx, at) => ({
      to: href(ctx.lang, 'serviceRequest', { code: at.params['code'] ?? '' }),
      toast: { kind: 'success', key: 'refunds.taken', facts: { amountToman } },
    }),
  }),
  invoice: doing({
    fields: () => fieldsSchema({ nationalCode: nationalCodeField }),
    run: (ctx, { nationalCode }, at) => askServiceInvoice(ctx, { code: at.params['code'] ?? '', nationalCode }),
    then: back('services.invoice.issued'),
  }),
  fetch: doing({
    fields: () => fieldsSchema(fetchFields),
    run: (ctx, form, at) => askFetch(ctx, { ...form, code: at.params['code'] ?? '' }),
    then: back('services.rental.fetch-asked'),
  }),
  wait: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _form, at) => keepWaiting(ctx, at.params['code'] ?? ''),
    then: back('services.mine.waiting'),
  }),
  keep: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _form, at) => keepResults(ctx, at.params['code'] ?? ''),
    then: back('services.results.kept'),
  }),
  share: doing({
    fields: () => fieldsSchema({ once: onceField }),
    run: (ctx, { once }, at) => shareRequest(ctx, { code: at.params['code'] ?? '', once }),
    then: back('services.share.made'),
  }),
  unshare: doing({
    fields: () => fieldsSchema({ link: carriedNumber }),
    run: (ctx, { link: id }, at) => unshareRequest(ctx, { code: at.params['code'] ?? '', id }),
    then: back('services.share.revoked'),
  }),
});

export const meta = privateMeta('services.mine.title', 'services.mine.description');

/** What the forms of the page ask for. */
const fieldsAsked = { words: requestMessage, ...ratingFields, ...complaintFields, ...fetchFields, nationalCode: nationalCodeField };

const ended: readonly string[] = visitLifeCycle.ends;

export default function ServiceRequest() {
  const { request, money, once } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const say = useSay();
  const { code, service, state, madeAt, offers } = request;
  const [offer, before] = [offers.at(-1), offers.at(-2)];
  const next = request.visits.find(({ state: at, hours }) => hours !== null && !ended.includes(at));
  const hours = next?.hours ?? (request.visits.length === 0 && offer ? { from: offer.visitFrom, to: offer.visitTo } : null);
  const { title, text } = nextSteps({ ...request, visit: hours, rental: request.rental });
  return (
    <AccountFrame
      page="serviceRequest"
      title={say(`services.types.${service}.name`)}
      lead={
        <>
          {say('services.mine.number')}{' '}
          <bdi dir="ltr" className="ltr">
            {code}
          </bdi>
          {say('services.page.comma')}
          {say('services.mine.sent-at', { sentAt: madeAt })}
        </>
      }
      aside={<RequestBadge state={state} />}
    >
      <FormErrors answer={answer} fields={fieldsAsked} />
      <section className="card lift stack gap-3" aria-labelledby="next">
        <h2 id="next">{say(`services.next.${title.key}` as WordKey)}</h2>
        <p>{say(`services.next.${text.key}` as WordKey, text.facts)}</p>
        {request.mayWait && (
          <form method="post" noValidate>
            <input type="hidden" name="intent" value="wait" />
            <Button kind="soft">{say('services.mine.wait')}</Button>
          </form>
        )}
      </section>
      {request.rental && (
        <RequestRental
          code={code}
          rental={request.rental}
          fetch={request.visits.findLast(({ kind, state: at }) => kind === 'fetch' && !ended.includes(at))}
          answer={answer}
        />
      )}
      <RequestMoney money={money} once={once} />
      <RequestSupplements money={money} />
      <RequestFare code={code} fare={request.fare} />
      <RequestInvoices invoices={request.invoices} answer={answer} />
      <RequestResults request={request} />
      <Visits visits={request.visits} />
      <RequestShare request={request} once={once} />
      {offer && (
        <section className="card stack" aria-labelledby="offer">
          <h2 id="offer">{offers.length > 1 ? say('services.mine.offer-version', { version: offer.version }) : say('services.mine.offer')}</h2>
          <p>{say('services.mine.visit', { visitDay: offer.visitFrom, fromTime: offer.visitFrom, toTime: offer.visitTo })}</p>
          <OfferTable offer={offer} before={before} />
        </section>
      )}
      <RequestAfter after={request.after} once={once} answer={answer} />
      <RequestMessages thread={request.thread} once={once} answer={answer} />
      <div className="two even">
        <History happened={request.happened} />
        <AskedFor request={request} />
      </div>
      <Openings openings={request.openings} />
      {money.end && (
        <p className="small">
          <RequestEndLink money={money} />
        </p>
      )}
      <p className="small">
        <Link page="requests">{say('services.mine.back')}</Link>
      </p>
    </AccountFrame>
  );
}

/** What a ride costs that was agreed by phone, and the way to pay it. [AMB-1] */
function RequestFare({ code, fare }: { code: string; fare: RequestPage['fare'] }) {
  const say = useSay();
  if (!fare) return null;
  return (
    <section className="card stack gap-3" aria-labelledby="fare">
      <h2 id="fare">{say('services.fare.title')}</h2>
      <p>{say(`services.fare.states.${fare.state}`)}</p>
      {fare.state === 'due' ? (
        <ButtonLink page="requestFare" params={{ code }}>
          {say('services.fare.pay-sum', { amountToman: fare.amountToman })}
        </ButtonLink>
      ) : (
        <Price toman={fare.amountToman} />
      )}
    </section>
  );
}

/** Who comes when, and the code that is said at the door. [INP-7, INP-8] */
function Visits({ visits }: { visits: RequestPage['visits'] }) {
  const lang = useLang();
  const say = useSay();
  if (visits.length === 0) return null;
  return (
    <section className="card stack" aria-labelledby="visits">
      <h2 id="visits">{say('services.visits.title')}</h2>
      <ol className="stack">
        {visits.map(({ ordinal, kind, state, hours, provider, code, doorAt, note, findings }) => (
          <li key={ordinal}>
            <b>{say(`services.visits.kinds.${kind}`)}</b> · {say(`services.visits.mine.${state}`)}
            <span className="block">
              {hours ? say('services.visits.hours', { visitDay: hours.from, fromTime: hours.from, toTime: hours.to }) : say('services.visits.no-hours')}
            </span>
            {provider && <span className="block">{say('services.visits.comes', { provider })}</span>}
            {doorAt && <span className="block">{say('services.visits.says-there', { doorTime: doorAt })}</span>}
            {code && (
              <span className="block">
                {say('services.visits.say-code')}{' '}
                <bdi dir="ltr">
                  <b>{localDigits(lang, code)}</b>
                </bdi>
              </span>
            )}
            {note && <p className="words">{note}</p>}
            {findings.length > 0 && <AskedPairs pairs={findings} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What was asked for, for whom, and the papers that came with it. */
function AskedFor({ request: { code, name, phone, asked, papers } }: { request: RequestPage }) {
  const lang = useLang();
  const say = useSay();
  const pairs = [[say('services.mine.who'), name] as const, [say('services.mine.call'), formatPhone(lang, phone)] as const, ...asked];
  return (
    <section className="card stack" aria-labelledby="asked">
      <h2 id="asked">{say('services.mine.what')}</h2>
      <AskedPairs pairs={pairs} />
      {papers.length > 0 && (
        <>
          <h3>{say('services.mine.papers')}</h3>
          <ul>
            {papers.map(({ id, type }, at) => (
              <li key={id}>
                <a href={href(lang, 'serviceRequestPaper', { code, id })}>{say('services.mine.paper', { number: at + 1 })}</a>{' '}
                <span className="small soft">{say(type === 'application/pdf' ? 'services.mine.pdf' : 'services.mine.photo')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Who has opened the request and its papers, and when. [ROLE-4] */
function Openings({ openings }: { openings: RequestPage['openings'] }) {
  const say = useSay();
  if (openings.length === 0) return null;
  return (
    <section className="card stack" aria-labelledby="openings">
      <h2 id="openings">{say('services.openings.title')}</h2>
      <ul>
        {openings.map(({ at, times, by, paper, own }, place) => (
          <li key={place}>
            {own ? say('services.openings.own') : by === null ? say('services.openings.desk') : say('services.openings.by', { provider: by })}
            {paper && ` · ${say('services.openings.paper')}`}
            {times > 1 && ` · ${say('services.openings.times', { times })}`}{' '}
            <time className="small soft" dateTime={at.toISOString()}>
              {say('services.mine.happened-at', { happenedAt: at })}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What happened, and when. [INP-7: timeline] */
function History({ happened }: { happened: RequestPage['happened'] }) {
  const say = useSay();
  const moments = happened.map(({ event, at, reason, dueAt }): Moment => ({
    state: ['cancel', 'decline', 'give-up', 'lapse'].includes(event) ? 'stopped' : 'done',
    title: say(`services.told.${event}` as WordKey),
    text: (
      <>
        <time dateTime={at.toISOString()}>{say('services.mine.happened-at', { happenedAt: at })}</time>
        {reason && <span className="block">{say('services.mine.reason', { reason })}</span>}
        {dueAt && <span className="block">{say('services.mine.new-promise', { dueBy: dueAt })}</span>}
      </>
    ),
  }));
  return (
    <section className="card stack" aria-labelledby="history">
      <h2 id="history">{say('services.mine.history')}</h2>
      <Timeline moments={moments} />
    </section>
  );
}
