import type { LinksFunction } from '@remix-run/node';
import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { dayEnd, tehranDay } from '#domain/calendars/day';
import { fieldsSchema } from '#domain/fields';
import { restField, restFields } from '#domain/service-requests/rest';
import { formatPhone, formatWeekdayDate } from '#locales/format';
import { endRest, myRests, takeRest, type Rest } from '#services/service-requests/rest';
import { errorOf } from '../../answer';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { FormField } from '../../components/form-field';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import type { ShellData } from '../../shell/shell-data.server';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { ProviderFrame } from './provider-frame';
import styles from '../../styles/provider.css?url';

export const handle = { page: 'providerRest', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** When a provider does not come; a day with a visit is the desk’s to free. [INP-8: no double booking] */
export const loader = page((ctx) => myRests(ctx));

export const action = actions({
  take: doing({
    fields: () => fieldsSchema(restFields),
    run: (ctx, form) => takeRest(ctx, form),
    then: (_, ctx) => ({ to: href(ctx.lang, 'providerRest'), toast: { kind: 'success', key: 'services.rest.taken' } }),
  }),
  end: doing({
    fields: () => fieldsSchema({ rest: restField }),
    run: (ctx, { rest }) => endRest(ctx, rest),
    then: (_, ctx) => ({ to: href(ctx.lang, 'providerRest'), toast: { kind: 'success', key: 'services.rest.ended' } }),
  }),
});

export const meta = privateMeta('services.rest.title', 'services.rest.description');

export default function DaysOff() {
  const { rests, days } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  const shell = useRouteLoaderData('root') as ShellData | undefined;
  const options = days.map((value) => ({ value, label: formatWeekdayDate(lang, new Date(`${value}T12:00:00Z`)) }));
  const chosen = (name: string) => ({ error: errorOf(answer, name), defaultValue: answer?.values[name] });
  return (
    <ProviderFrame page="providerRest" title={say('services.rest.title')} lead={say('services.rest.lead')}>
      <FormErrors answer={answer} fields={restFields} names={{ rest: null }} />
      <form method="post" noValidate className="card stack gap-3 thumb">
        <input type="hidden" name="intent" value="take" />
        <FormField field={restFields.firstDay} name="firstDay" options={options} {...chosen('firstDay')} />
        <FormField field={restFields.lastDay} name="lastDay" options={options} empty={say('services.rest.same-day')} {...chosen('lastDay')} />
        <FormField field={restFields.part} name="part" {...chosen('part')} />
        <Button wide>{say('services.rest.take')}</Button>
      </form>
      {answer?.code === 'services.rest.visit' && shell && (
        <p>
          {say('services.provider.desk')}{' '}
          <a href={`tel:${shell.site.phone.replace(/[^+\d]/g, '')}`}>
            <bdi dir="ltr">{formatPhone(lang, shell.site.phone)}</bdi>
          </a>
        </p>
      )}
      {rests.length === 0 ? (
        <p className="soft">{say('services.rest.none')}</p>
      ) : (
        <ul className="stack gap-3">
          {rests.map((rest) => (
            <Row key={rest.id} rest={rest} />
          ))}
        </ul>
      )}
    </ProviderFrame>
  );
}

function Row({ rest: { id, from, to, part } }: { rest: Rest }) {
  const say = useSay();
  // The last day is the one that the end closes.
  const lastDay = new Date(to.getTime() - 1);
  const several = dayEnd(tehranDay(from)) < to;
  return (
    <li className="card visit">
      <div>
        <b>{several ? say('services.rest.from-to', { firstDay: from, lastDay }) : say('services.provider.day', { visitDay: from })}</b>
        <span className="small soft block">{say(`services.rest.parts.${part}`)}</span>
      </div>
      <form method="post" noValidate>
        <input type="hidden" name="intent" value="end" />
        <input type="hidden" name="rest" value={id} />
        <Button kind="outline" small>
          {say('services.rest.end')}
        </Button>
      </form>
    </li>
  );
}
