import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { serviceGroups } from '#domain/service-requests/service-type';
import { serviceOf } from '#domain/service-requests/types/all';
import { say as sayIn } from '#locales/say';
import { shownServices } from '#services/content/service-offers';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { buttonClass } from '../../components/button-class';
import { ButtonLink } from '../../components/button-link';
import { EMERGENCY } from '../../components/services/emergency';
import { Notice } from '../../components/notice';
import { FromPrice } from '../../components/services/from-price';
import { servicesJsonLd } from '../../components/services/json-ld';
import { NextSteps } from '../../components/services/next-steps';
import { RuleList } from '../../components/services/rule-list';
import { ServiceArt } from '../../components/services/service-art';
import { page } from '../../door.server';
import { Link } from '../../link';
import { metaFromData, pageMeta } from '../../page-meta';
import { href } from '../../routes';
import { useSay } from '../../words';
import styles from '../../styles/services.css?url';

export const handle = { page: 'services', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** All types of service by their part, with the least that each costs. [INP-1: list] */
export const loader = page(async (ctx) => {
  const services = (await shownServices(ctx)).map(({ code, fromToman }) => ({ code, fromToman, group: serviceOf(code)?.group }));
  const jsonLd = servicesJsonLd(
    services.map(({ code }) => ({
      name: sayIn(ctx.lang, `services.types.${code}.name`),
      url: ctx.rt.settings.publicUrl + href(ctx.lang, 'service', { slug: code }),
    })),
  );
  const words = { title: sayIn(ctx.lang, 'services.index.title'), description: sayIn(ctx.lang, 'services.index.description') };
  return { services, meta: pageMeta(ctx, { page: 'services', ...words, jsonLd }) };
});

export const meta = metaFromData;

export default function Services() {
  const { services } = useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <>
      <div className="wrap page stack gap-10">
        <div className="stack gap-3">
          <Breadcrumbs crumbs={[{ page: 'home', label: say('shell.nav.home') }]} here={say('services.index.title')} />
          <h1>{say('services.index.title')}</h1>
          <p className="lead">{say('services.index.lead')}</p>
          <Notice>
            <b>{say('services.index.only-tehran')}</b>
            <p>{say('services.index.how')}</p>
            <ButtonLink kind="soft" small page="callRequest">
              {say('services.call.do')}
            </ButtonLink>
          </Notice>
        </div>
        {serviceGroups
          .filter((group) => group !== 'transfer')
          .map((group) => {
            const own = services.filter((one) => one.group === group);
            return (
              own.length > 0 && (
                <section key={group} className="stack" aria-labelledby={group}>
                  <h2 id={group}>{say(`services.groups.${group}`)}</h2>
                  <ul className="goods svcs">
                    {own.map(({ code, fromToman }) => (
                      <li key={code} className="good">
                        <ServiceArt code={code} />
                        <h3>
                          <Link page="service" params={{ slug: code }}>
                            {say(`services.types.${code}.name`)}
                          </Link>
                        </h3>
                        <p>{say(`services.types.${code}.line`)}</p>
                        <div className="foot">
                          <FromPrice toman={fromToman} />
                        </div>
                      </li>
                    ))}
                  </ul>
                </section>
              )
            );
          })}
        {services.some(({ group }) => group === 'transfer') && <Transfer />}
      </div>
      <div className="section sunk">
        <div className="wrap stack gap-6">
          <section className="stack" aria-labelledby="steps">
            <h2 id="steps">{say('services.index.steps')}</h2>
            <NextSteps />
          </section>
          <section className="stack" aria-labelledby="know">
            <h2 id="know">{say('services.index.know')}</h2>
            <RuleList rules={['not-emergency', 'city', 'price', 'fee']} />
          </section>
        </div>
      </div>
    </>
  );
}

/** A private ambulance stands apart, and the number of the emergency service before it. [AMB-1: 115] */
function Transfer() {
  const say = useSay();
  return (
    <section className="deep band" aria-labelledby="transfer">
      <div className="stack">
        <h2 id="transfer">{say('services.types.ambulance.name')}</h2>
        <p>{say('services.types.ambulance.lead')}</p>
        <p>{say('services.rules.emergency-first')}</p>
        <div className="row">
          <a className={buttonClass({ kind: 'inverse' })} href={EMERGENCY}>
            {say('services.page.emergency-call')}
          </a>
          <Link page="ambulance">{say('services.ambulance.go')}</Link>
          <Link page="service" params={{ slug: 'ambulance' }}>
            {say('services.page.transfer-more')}
          </Link>
        </div>
      </div>
      <ServiceArt code="ambulance" bare />
    </section>
  );
}
