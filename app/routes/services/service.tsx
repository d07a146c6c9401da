import type { LinksFunction } from '@remix-run/node';
import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { refuse } from '#domain/result';
import { RESPONSE_FROM_HOURS, RESPONSE_TO_HOURS } from '#domain/service-requests/promises';
import { serviceOf, type ServiceCode } from '#domain/service-requests/types/all';
import { formatPhone } from '#locales/format';
import { say as sayIn } from '#locales/say';
import { serviceRating } from '#services/service-requests/rate';
import { figuresOfService } from '#services/service-requests/public-figures';
import { shownServices } from '#services/content/service-offers';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { buttonClass } from '../../components/button-class';
import { ButtonLink } from '../../components/button-link';
import { EMERGENCY } from '../../components/services/emergency';
import { Asked } from '../../components/services/asked';
import { FromPrice } from '../../components/services/from-price';
import { KeptPromises } from '../../components/services/kept-promises';
import { ItemTable, TestTable } from '../../components/services/item-tables';
import { serviceJsonLd } from '../../components/services/json-ld';
import { NextSteps } from '../../components/services/next-steps';
import { RuleList } from '../../components/services/rule-list';
import { ServiceArt } from '../../components/services/service-art';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import { href } from '../../routes';
import type { ShellData } from '../../shell/shell-data.server';
import { useLang, useSay } from '../../words';
import styles from '../../styles/services.css?url';

export const handle = { page: 'service', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** One type of service with what can be asked for now; one that nobody offers now is not there. [INP-1: page] */
export const loader = page(async (ctx, { params }) => {
  const type = serviceOf(params['slug'] ?? '');
  const shown = type && (await shownServices(ctx)).find(({ code }) => code === type.code);
  if (!type || !shown) return refuse('content.page.unknown', undefined, { status: 404 });
  const { code } = shown;
  const name = sayIn(ctx.lang, `services.types.${code}.name`);
  const description = sayIn(ctx.lang, 'services.page.description', { lead: sayIn(ctx.lang, `services.types.${code}.lead`) });
  const url = ctx.rt.settings.publicUrl + href(ctx.lang, 'service', { slug: code });
  const jsonLd = serviceJsonLd(type, { name, description, url, items: shown.items });
  return {
    ...shown,
    rating: await serviceRating(ctx, code),
    figures: await figuresOfService(ctx, code),
    meta: pageMeta(ctx, { page: 'service', params: { slug: code }, title: name, description, jsonLd }),
  };
});

export const meta = metaFromData;

export default function Service() {
  const { code, items, fromToman, rating, figures } = useLoaderData<typeof loader>();
  const type = serviceOf(code);
  const say = useSay();
  if (!type) return null;
  const tests = items.filter((item) => item.code.startsWith('test-'));
  return (
    <div className="wrap page stack">
      <Breadcrumbs
        crumbs={[
          { page: 'home', label: say('shell.nav.home') },
          { page: 'services', label: say('services.index.title') },
        ]}
        here={say(`services.types.${type.code}.name`)}
      />
      <div className="svc">
        <header className="stack gap-3">
          <h1>{say(`services.types.${type.code}.name`)}</h1>
          <p className="lead">{say(`services.types.${type.code}.lead`)}</p>
        </header>
        <aside className="stack">
          <Start code={type.code} fromToman={fromToman} />
          {(figures || rating) && <KeptPromises figures={figures} rating={rating} />}
        </aside>
        <div className="stack gap-6">
          <section className="stack" aria-labelledby="items">
            <h2 id="items">{say('services.page.items')}</h2>
            <ItemTable type={type} items={items.filter((item) => !tests.includes(item))} />
          </section>
          {tests.length > 0 && (
            <section className="stack" aria-labelledby="tests">
              <h2 id="tests">{say('services.page.tests')}</h2>
              <p className="soft">{say('services.page.test-price')}</p>
              <TestTable tests={tests} />
            </section>
          )}
          <section className="stack" aria-labelledby="rules">
            <h2 id="rules">{say('services.page.rules')}</h2>
            <RuleList rules={type.rules} minutes={type.visits[0]?.minutes} />
          </section>
          <section className="stack" aria-labelledby="asked">
            <h2 id="asked">{say('services.page.asked')}</h2>
            <Asked type={type} />
          </section>
          <section className="stack" aria-labelledby="next">
            <h2 id="next">{say('services.page.next')}</h2>
            <NextSteps provider={type.provider} />
          </section>
        </div>
      </div>
    </div>
  );
}

/** The least that it costs, and the way to ask for it; an ambulance has a page of its own, with the emergency number first. */
function Start({ code, fromToman }: { code: ServiceCode; fromToman: number | null }) {
  const shell = useRouteLoaderData('root') as ShellData | undefined;
  const lang = useLang();
  const say = useSay();
  const phone = shell?.site.phone;
  return (
    <section className="card lift stack gap-3">
      <ServiceArt code={code} />
      <FromPrice toman={fromToman} big />
      {code === 'ambulance' && (
        <a className={buttonClass({ wide: true })} href={EMERGENCY}>
          {say('services.page.emergency-call')}
        </a>
      )}
      {code === 'ambulance' ? (
        <ButtonLink wide kind="soft" page="ambulance">
          {say('services.ambulance.go')}
        </ButtonLink>
      ) : (
        <ButtonLink wide page="serviceRequestNew" params={{ slug: code }}>
          {say('services.new.start')}
        </ButtonLink>
      )}
      {phone && (
        <p className="small soft">
          {say('services.call.or')}{' '}
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <bdi dir="ltr">{formatPhone(lang, phone)}</bdi>
          </a>
        </p>
      )}
      <p className="small soft">
        {say('services.promise.response', { from: RESPONSE_FROM_HOURS, to: RESPONSE_TO_HOURS })} {say('services.price.free-until')}
      </p>
    </section>
  );
}
