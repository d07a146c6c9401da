import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AMBULANCE_CALL_MINUTES } from '#domain/service-requests/clocks';
import { fieldsOf, serviceOf } from '#domain/service-requests/types/all';
import { refuse } from '#domain/result';
import { say as sayIn } from '#locales/say';
import { knownAsker } from '#services/accounts/asker';
import { newOnceKey } from '#services/once-key';
import { calledAmbulance, callAmbulance } from '#services/service-requests/ambulance';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { FormField } from '../../components/form-field';
import { ownField } from '../../components/inquiries/own-field';
import { CityList } from '../../components/place-lists';
import { RadioCards } from '../../components/radio-cards';
import { EMERGENCY } from '../../components/services/emergency';
import { RuleList } from '../../components/services/rule-list';
import { actions, doing, page, refused, typed, type Handler } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import { href } from '../../routes';
import { DRAFT_FORM } from '../../shell/language-switch';
import { useAnswer } from '../../use-answer';
import { useSay } from '../../words';
import { askedSchema } from '../account/ask-form.server';
import styles from '../../styles/ambulance.css?url';

export const handle = { page: 'ambulance', hydrate: false, typed: Boolean };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** The emergency number, and below it the form of a private ambulance, for guests as well. [AMB-1] */
export const loader = page(async (ctx) => {
  const [called, known] = await Promise.all([calledAmbulance(ctx), knownAsker(ctx)]);
  const words = { title: sayIn(ctx.lang, 'services.ambulance.title'), description: sayIn(ctx.lang, 'services.ambulance.description') };
  const city = sayIn(ctx.lang, 'services.new.tehran');
  return { items: called?.items ?? null, known: { ...known, city }, once: newOnceKey(), meta: pageMeta(ctx, { page: 'ambulance', ...words }) };
});

const NO_PAPERS: ReadonlySet<string> = new Set();

const call: Handler = async (ctx, form, at, intent) => {
  const called = await calledAmbulance(ctx);
  if (!called) return refused(ctx, refuse('services.type.unknown', undefined, { status: 404 }), intent, typed(form), at);
  return doing({
    fields: () => askedSchema(called.type, NO_PAPERS),
    run: callAmbulance,
    then: ({ token }) => href(ctx.lang, 'follow', { token }),
  })(ctx, form, at, intent);
};

export const action = actions({ call });

export const meta = metaFromData;

const signs = ['chest', 'breath', 'stroke', 'faint', 'blood', 'head'] as const;

export default function Ambulance() {
  const { items } = useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <div className="wrap page stack gap-10">
      <section className="deep one15">
        <div className="stack dial-box">
          <a className="dial" href={EMERGENCY} aria-label={say('services.ambulance.call')}>
            <b>{say('services.ambulance.number')}</b>
            <span>{say('services.ambulance.free')}</span>
          </a>
          <p className="small">{say('services.ambulance.say')}</p>
        </div>
        <div className="stack gap-5">
          <h1>{say('services.ambulance.emergency')}</h1>
          <p>{say('services.ambulance.emergency-text')}</p>
          <p className="small">{say('services.ambulance.signs')}</p>
          <ul className="signs">
            {signs.map((sign) => (
              <li key={sign}>{say(`services.ambulance.sign.${sign}`)}</li>
            ))}
          </ul>
        </div>
      </section>
      <section className="stack gap-5" aria-labelledby="private">
        <h2 id="private">{say('services.ambulance.heading')}</h2>
        {items ? (
          <>
            <p className="lead">{say('services.ambulance.lead', { minutes: AMBULANCE_CALL_MINUTES })}</p>
            <CallForm items={items} />
            <RuleList rules={['emergency-first', 'city', 'by-phone']} />
          </>
        ) : (
          <>
            <p className="lead">{say('services.ambulance.off')}</p>
            <p>
              <ButtonLink page="callRequest">{say('services.call.do')}</ButtonLink>
            </p>
          </>
        )}
      </section>
    </div>
  );
}

/** Six fields, and nothing that only a script could do. */
function CallForm({ items }: { items: readonly { code: string; title: string }[] }) {
  const { known, once } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  const row = serviceOf('ambulance');
  const fields = row && fieldsOf(row);
  if (!fields) return null;
  const own = ownField(answer, known);
  const asked = (name: string) => ({ field: fields[name] ?? {}, ...own(name) }) as Parameters<typeof FormField>[0];
  return (
    <form id={DRAFT_FORM} method="post" noValidate className="card stack gap-5">
      <input type="hidden" name="intent" value="call" />
      <input type="hidden" name="once" value={answer?.values['once'] ?? once} />
      <FormErrors answer={answer} fields={fields} names={{ item: 'services.ambulance.kind', fullAddress: 'services.ambulance.address', once: null }} />
      <RadioCards
        name="item"
        legend={say('services.ambulance.kind')}
        options={items.map(({ code, title }) => ({ value: code, label: title }))}
        value={answer ? answer.values['item'] : items[0]?.code}
        error={own('item').error}
      />
      <div className="form">
        <FormField {...asked('city')} />
        <FormField {...asked('fullAddress')} label={say('services.ambulance.address')} help={say('services.ambulance.address-help')} rows={2} />
        <FormField {...asked('name')} />
        <FormField {...asked('phone')} help={say('services.ambulance.phone-help')} />
      </div>
      <FormField {...asked('companion')} />
      <CityList />
      <p className="small soft">{say('services.ambulance.after')}</p>
      <Button busyLabel={say('services.ambulance.sending')}>{say('services.ambulance.send')}</Button>
    </form>
  );
}
