import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { offeredOf } from '#domain/service-requests/offered';
import { fieldsOf, serviceOf } from '#domain/service-requests/types/all';
import { CANCELLATION_FEE_TOMAN } from '#domain/service-requests/promises';
import { newOnceKey } from '#services/once-key';
import type { Ctx } from '#services/context';
import { askForService, type AskedFor } from '#services/service-requests/ask';
import { dropDraftFiles } from '#services/service-requests/draft-files';
import { newRequestPage } from '#services/service-requests/new-request';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { askNames } from '../../components/services/ask-names';
import { EstimateBox } from '../../components/services/estimate-box';
import { ServiceFields } from '../../components/services/service-fields';
import { FormErrors } from '../../components/form-errors';
import { CityList } from '../../components/place-lists';
import { actions, answered, doing, page, refused, typed, type Handler } from '../../door.server';
import type { Flash } from '../../flash.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { DRAFT_FORM } from '../../shell/language-switch';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { readyFields, sentBefore, takeIn } from './ask-form.server';
import styles from '../../styles/service-form.css?url';

export const handle = { page: 'serviceRequestNew', hydrate: false, typed: Boolean };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** A service as it can be asked for now, with what is known of who asks. [INP-2, SVC-1] */
export const loader = page(async (ctx, at) => {
  const asked = await newRequestPage(ctx, at.params['slug'] ?? '');
  return 'ok' in asked ? asked : { ...asked, once: newOnceKey() };
});

/** Shows the price of what is typed, and keeps all of it. */
const price: Handler = async (ctx, form, at, intent) => {
  const ready = await takeIn(ctx, form, at.params['slug'] ?? '');
  if ('ok' in ready) return refused(ctx, ready, intent, typed(form), at);
  const { faults } = ready;
  return Response.json(answered(ctx.lang, faults.ok ? [] : [faults], intent, typed(ready.form)), { status: faults.ok ? 200 : 422 });
};

const send: Handler = async (ctx, form, at, intent) => {
  if (at.url.searchParams.has(askNames.PRICE)) return price(ctx, form, at, intent);
  const ready = await takeIn(ctx, form, at.params['slug'] ?? '');
  if ('ok' in ready) return refused(ctx, ready, intent, typed(form), at);
  const { type, faults, papers, fresh } = ready;
  const before = await sentBefore(ctx, form);
  return doing({
    fields: () => readyFields(ready, before),
    besides: () => faults,
    run: async (_, { once, values }) => {
      if (!faults.ok) return faults;
      return askForService(ctx, { once, service: type.code, values, papers });
    },
    then: (sent) => sentTo(ctx, type.code, sent, fresh),
  })(ctx, ready.form, at, intent);
};

/** On to the request; papers that a second press brought are not left behind. */
async function sentTo(ctx: Ctx, service: string, { code }: AskedFor, fresh: readonly string[]) {
  await dropDraftFiles(ctx, service, fresh);
  const toast: Flash = { kind: 'success', key: 'services.new.sent', facts: { code } };
  return { to: href(ctx.lang, 'serviceRequest', { code }), toast };
}

export const action = actions({ send });

export const meta = privateMeta('services.new.title', 'services.new.description');

export default function ServiceRequestNew() {
  const { code, items, shape, known, addresses, papers, days, seenBy, pricedBy, once } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  const row = serviceOf(code);
  if (!row) return null;
  const type = offeredOf(row, new Set(items.map((item) => item.code)));
  return (
    <div className="wrap page stack">
      <Breadcrumbs
        crumbs={[
          { page: 'services', label: say('services.index.title') },
          { page: 'service', params: { slug: code }, label: say(`services.types.${code}.name`) },
        ]}
        here={say('services.new.short')}
      />
      <header className="stack gap-3">
        <h1>{say('services.new.heading', { service: say(`services.types.${code}.name`) })}</h1>
        <p className="lead">{say('services.new.lead')}</p>
      </header>
      <form id={DRAFT_FORM} method="post" action={href(lang, 'serviceRequestNew', { slug: code })} noValidate encType="multipart/form-data" className="asking">
        <div className="stack gap-5">
          <FormErrors answer={answer} fields={fieldsOf(type)} names={{ once: null, address: 'services.new.address' }} />
          <input type="hidden" name="intent" value="send" />
          <input type="hidden" name="once" value={once} />
          <ServiceFields type={type} answer={answer} known={{ ...known, city: say('services.new.tehran') }} days={days} papers={papers} addresses={addresses} />
          <CityList />
          <p className="small soft">{say('services.rules.fee', { feeToman: CANCELLATION_FEE_TOMAN })}</p>
        </div>
        <EstimateBox type={type} items={items} shape={shape} typed={answer?.values ?? {}} seenBy={seenBy} pricedBy={pricedBy} />
      </form>
    </div>
  );
}
