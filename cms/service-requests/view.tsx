import { Gutter, SetStepNav } from '@payloadcms/ui';
import Link from 'next/link';
import type { DocumentViewServerProps } from 'payload';
import { HOUR_MS, dayStart } from '#domain/calendars/day';
import { requestMoves, type RequestMover } from '#domain/service-requests/life-cycle';
import { hoursOfPart, partsOfDay } from '#domain/service-requests/fields';
import { serviceOf } from '#domain/service-requests/types/all';
import { standsWith } from '#domain/work/nouns';
import { formatDue } from '#locales/dates';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { servicePrices } from '#services/content/service-offers';
import { newOnceKey } from '#services/once-key';
import { acceptedPrices, offerTemplates } from '#services/service-requests/offer-aids';
import { standing } from '#services/service-requests/row';
import { staffRequest, type StaffRequest } from '#services/staff/request-detail';
import { langOf } from '../fields/lang-of';
import { deskCtx } from '../moves/desk-ctx';
import { kindWord } from '../desk/found-lines';
import { Fresh } from '../moves/fresh';
import { History } from '../moves/history';
import { Moves } from '../moves/moves';
import { stampOf } from '../moves/stamp-of';
import { StateNow } from '../moves/state-now';
import { Held } from '../work/held';
import { OwnerLine } from '../work/owner-line';
import { Asked } from './asked';
import { FareForm } from './fare-form';
import { firstLines } from './first-lines';
import { OfferAids } from './offer-aids';
import { OfferForm } from './offer-form';
import { typedHours, type TypedHours } from './hours';
import { LowerForm } from './lower-form';
import { Loan } from './loan';
import { Messages } from './messages';
import { Offers } from './offers';
import { Results } from './results';
import { SupplementForm } from './supplement-form';
import { Visits, type Chosen } from './visits';

/** The staff’s page of a request for a service: the next moves first, its price line by line, what was asked, and what happened. [INP-8, ADM-4] */
export async function RequestView({ doc, initPageResult, searchParams }: DocumentViewServerProps) {
  const { req } = initPageResult;
  const lang = langOf(req.i18n);
  const ctx = deskCtx(req);
  const stamp = await stampOf(req, 'service-requests', doc?.['id']);
  const detail = ctx && typeof doc?.['id'] === 'number' ? await staffRequest(ctx, doc['id']) : null;
  if (!ctx || ctx.actor.kind !== 'staff' || !detail) return <Gutter>{say(lang, 'admin.request.unknown')}</Gutter>;
  const { request, events, takings, offers } = detail;
  const document = `service-requests/${request.id}`;
  const version = (request.offerVersion ?? 0) + 1;
  const moves = requestMoves({ state: request.state, ...standing(request, ctx.now, { ...detail.stand, version }) }, ctx.actor.roles as readonly RequestMover[]);
  const priced = moves.find(({ event }) => event === 'offer' || event === 're-offer')?.event as 'offer' | 're-offer' | undefined;
  const prices = priced ? await servicePrices(ctx) : new Map<string, number | null>();
  const type = serviceOf(request.service);
  const [templates, accepted] =
    priced && type
      ? await Promise.all([
          offerTemplates(ctx, type.code),
          acceptedPrices(ctx, { service: type.code, district: request.district === null ? null : Number(request.district), besides: request.id }),
        ])
      : [[], []];
  const template = templates.find(({ id }) => String(id) === searchParams?.['template']) ?? null;
  const kind = kindWord(lang, 'service-requests', request.service) ?? '';
  const due = request.dueAt ? new Date(request.dueAt) : null;
  return (
    <Gutter className="zb-order">
      <SetStepNav
        nav={[{ label: say(lang, 'admin.collections.service-requests.many'), url: '/admin/collections/service-requests' }, { label: request.code }]}
      />
      <Fresh lang={lang} document={document} stamp={stamp} />
      <div className="zb-head">
        <h1>{detail.details?.name ? say(lang, 'admin.request.whose', { name: detail.details.name, service: kind }) : kind}</h1>
        <bdi className="zb-help" dir="ltr">
          {request.code}
        </bdi>
        {detail.owner ? (
          <Link href={`/admin/collections/users/${detail.owner.id}`} prefetch={false}>
            {say(lang, 'admin.order.customer')}
          </Link>
        ) : null}
        <StateNow lang={lang} of="service-requests" id={request.id} state={request.state} />
        {due ? (
          <span className={due < ctx.now ? 'zb-late' : 'zb-due'}>
            {say(lang, due < ctx.now ? 'admin.order.overdue' : 'admin.order.due')}: {formatDue(lang, due)}
          </span>
        ) : null}
      </div>
      <OwnerLine ctx={ctx} collection="service-requests" id={request.id} state={request.state} me={ctx.actor.staffId} />
      <div className="zb-columns">
        <div>
          <Held ctx={ctx} collection="service-requests" id={request.id} me={ctx.actor.staffId}>
            <Moves
              key={request.state}
              lang={lang}
              document={document}
              state={request.state}
              moves={moves
                .filter(({ event }) => event !== priced)
                .map(({ event, reason }) => ({
                  event,
                  label: say(lang, `services.moves.${event}`),
                  needsReason: reason === 'required',
                  ...(event === 'give-up' ? { tone: 'bad' as const, quiet: true } : {}),
                  ...(event === 'report-silence' || standsWith('service-requests', request.state) !== 'open' ? { quiet: true } : {}),
                }))}
            />
            {priced ? (
              <OfferForm
                key={`${request.state}-${version}-${template?.id}`}
                lang={lang}
                requestId={request.id}
                state={request.state}
                event={priced}
                seenVersion={request.offerVersion ?? 0}
                lines={firstLines(lang, detail, prices, template)}
                visit={firstVisit(lang, detail)}
              >
                <OfferAids lang={lang} here={`/admin/collections/${document}`} templates={templates} chosen={template?.id ?? null} accepted={accepted} />
              </OfferForm>
            ) : null}
            <Loan lang={lang} detail={detail} />
            <Visits lang={lang} detail={detail} roles={ctx.actor.roles} now={ctx.now} chosen={chosenIn(searchParams)} />
            <Results lang={lang} detail={detail} />
            {detail.leftToman > 0 ? (
              <LowerForm key={`left-${detail.leftToman}`} lang={lang} requestId={request.id} leftToman={detail.leftToman} once={newOnceKey()} />
            ) : null}
            {detail.fare || detail.mayWriteFare ? (
              <FareForm
                key={`fare-${detail.fare?.amountToman}-${detail.fare?.state}`}
                lang={lang}
                requestId={request.id}
                fare={detail.fare}
                mayWrite={detail.mayWriteFare}
                once={newOnceKey()}
              />
            ) : null}
            {detail.supplement ? (
              <SupplementForm
                key={`more-${detail.supplement.openToman}-${detail.supplement.asked}`}
                lang={lang}
                requestId={request.id}
                openToman={detail.supplement.openToman}
                once={newOnceKey()}
              />
            ) : null}
            <Messages key={`${detail.thread.messages.length}`} lang={lang} requestId={request.id} thread={detail.thread} once={newOnceKey()} now={ctx.now} />
          </Held>
          <Offers lang={lang} offers={offers} />
        </div>
        <div>
          <Asked lang={lang} detail={detail} />
          <History lang={lang} of="request" events={events} takings={takings} />
        </div>
      </div>
    </Gutter>
  );
}

/** A free half hour that the address brings from the day's grid. */
function chosenIn(query: DocumentViewServerProps['searchParams']): Chosen | null {
  const { visit, provider, at } = query ?? {};
  const from = new Date(String(at));
  const [visitId, providerId] = [Number(visit ?? 'none'), Number(provider ?? 'none')];
  return Number.isSafeInteger(visitId) && Number.isSafeInteger(providerId) && !Number.isNaN(from.getTime()) ? { visitId, providerId, from } : null;
}

/** The hours of the last price, or those that were wished. */
function firstVisit(lang: Lang, { details, offers }: StaffRequest): TypedHours {
  const last = offers.at(-1);
  if (last) return typedHours(lang, { from: last.visitFrom, to: last.visitTo });
  const { day, part } = details?.answers ?? {};
  if (typeof day !== 'string') return typedHours(lang, null);
  const start = dayStart(day).getTime();
  const [from, to] = hoursOfPart[partsOfDay.find((one) => one === part) ?? 'any'];
  return typedHours(lang, { from: new Date(start + from * HOUR_MS), to: new Date(start + to * HOUR_MS) });
}
