import type { LinksFunction } from '@remix-run/node';
import { useLoaderData, useRouteLoaderData } from '@remix-run/react';
import { carriedNumber, fieldsSchema, onceField, type Fields } from '#domain/fields';
import { backField, handOverFields, unitField } from '#domain/service-requests/rental';
import { resultFields, resultPapers, withdrawFields } from '#domain/service-requests/result';
import { arriveFields, declineFields, finishFields } from '#domain/service-requests/visit-fields';
import type { VisitState } from '#domain/service-requests/visit-life-cycle';
import { formatPhone } from '#locales/format';
import { checkFiles } from '#services/files/keep-files';
import { newOnceKey } from '#services/once-key';
import { moveMyVisit, noteMyArrival } from '#services/service-requests/provider-move';
import { providerVisit, type ProviderVisit, type VisitPerson } from '#services/service-requests/provider-visit';
import { resultPapersWanted, sendMyResult } from '#services/service-requests/send-result';
import { withdrawMyResult } from '#services/service-requests/withdraw-result';
import { errorOf } from '../../answer';
import { AskedPairs } from '../../components/services/asked-pairs';
import { Button } from '../../components/button';
import { FormErrors } from '../../components/form-errors';
import { FormField } from '../../components/form-field';
import { Notice } from '../../components/notice';
import { actions, doing, page, type At } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href, type Lang } from '../../routes';
import type { ShellData } from '../../shell/shell-data.server';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { uploadsOf } from '../warranty/uploads';
import { ProviderFrame } from './provider-frame';
import { ResultForm } from './result-form';
import { WithdrawForms } from './withdraw-form';
import { VisitBadge } from './visit-badge';
import styles from '../../styles/provider.css?url';

export const handle = { page: 'providerVisit', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** One visit: what its provider does next, and for whom and where while it is open. [INP-8, ROLE-5] */
export const loader = page(async (ctx, at) => {
  const visit = await providerVisit(ctx, codeOf(at));
  return 'ok' in visit ? visit : { visit, once: newOnceKey() };
});

const codeOf = ({ params }: At) => params['code'] ?? '';
const { note: noteField, ...measuredFields } = finishFields;
const said = ({ lang }: { lang: Lang }, at: At, key: 'accept' | 'set-out' | 'arrive' | 'at-door' | 'finish' | 'result') => ({
  to: href(lang, 'providerVisit', { code: codeOf(at) }),
  toast: { kind: 'success' as const, key: `services.provider.did.${key}` as const },
});

export const action = actions({
  accept: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _form, at) => moveMyVisit(ctx, { code: codeOf(at), event: 'accept' }),
    then: (_, ctx, at) => said(ctx, at, 'accept'),
  }),
  decline: doing({
    fields: () => fieldsSchema(declineFields),
    run: (ctx, { reason }, at) => moveMyVisit(ctx, { code: codeOf(at), event: 'decline', reason }),
    then: (_, ctx) => ({ to: href(ctx.lang, 'provider'), toast: { kind: 'success', key: 'services.provider.did.decline' } }),
  }),
  'set-out': doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _form, at) => moveMyVisit(ctx, { code: codeOf(at), event: 'set-out' }),
    then: (_, ctx, at) => said(ctx, at, 'set-out'),
  }),
  arrive: doing({
    fields: () => fieldsSchema(arriveFields),
    secret: ['code'],
    run: (ctx, form, at) => moveMyVisit(ctx, { code: codeOf(at), event: 'arrive', said: form.code }),
    then: (_, ctx, at) => said(ctx, at, 'arrive'),
  }),
  'at-door': doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _form, at) => noteMyArrival(ctx, codeOf(at)),
    then: (_, ctx, at) => said(ctx, at, 'at-door'),
  }),
  finish: doing({
    fields: () => fieldsSchema({ ...finishFields, ...handOverFields }),
    run: (ctx, { note, unit, back, ...measured }, at) => moveMyVisit(ctx, { code: codeOf(at), event: 'finish', note, measured, unit, back }),
    then: (_, ctx, at) => said(ctx, at, 'finish'),
  }),
  result: (ctx, form, at, intent) =>
    doing({
      fields: () => fieldsSchema({ once: onceField, ...resultFields }),
      besides: () => checkFiles(uploadsOf(form, 'papers'), resultPapersWanted),
      run: (_, { once, ...typed }) => sendMyResult(ctx, { code: codeOf(at), once, papers: uploadsOf(form, 'papers'), typed, more: typed.more }),
      then: () => said(ctx, at, 'result'),
    })(ctx, form, at, intent),
  withdraw: doing({
    fields: () => fieldsSchema({ result: carriedNumber, ...withdrawFields }),
    run: (ctx, form, at) => withdrawMyResult(ctx, { code: codeOf(at), ...form }),
    then: (_, ctx, at) => ({
      to: href(ctx.lang, 'providerVisit', { code: codeOf(at) }),
      toast: { kind: 'success', key: 'services.results.withdraw.done' },
    }),
  }),
});

export const meta = privateMeta('services.provider.visit', 'services.provider.description');

export default function ProviderVisitPage() {
  const { visit, once } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const say = useSay();
  const { code, kind, state, hours, district, service, doorAt } = visit;
  return (
    <ProviderFrame
      page="providerVisit"
      title={say(`services.visits.kinds.${kind}`)}
      lead={
        <>
          <bdi dir="ltr">{code}</bdi>
          {hours && <span className="block">{say('services.visits.hours', { visitDay: hours.from, fromTime: hours.from, toTime: hours.to })}</span>}
          {district !== null && <span className="block">{say('services.provider.district', { district })}</span>}
          {service && <span className="block">{say(`services.types.${service}.name`)}</span>}
        </>
      }
      aside={<VisitBadge state={state} waits={doorAt !== null} late={textOf(visit) === 'late'} />}
    >
      <FormErrors answer={answer} {...namesOf(answer?.intent, visit)} />
      <Next visit={visit} />
      {visit.result && <ResultForm result={visit.result} once={once} />}
      <WithdrawForms sent={visit.sent} />
      {visit.person && <Person person={visit.person} />}
      {visit.asked.length > 0 && <Words visit={visit} />}
      <Decline visit={visit} />
      <p className="small">
        <Link page="provider">{say('services.provider.back')}</Link>
      </p>
    </ProviderFrame>
  );
}

const fieldsOf: Readonly<Record<string, Fields>> = {
  arrive: arriveFields,
  decline: declineFields,
  finish: { ...finishFields, ...handOverFields },
  result: { ...resultFields, papers: resultPapers },
  withdraw: withdrawFields,
};

/** The fields of a refused form by their names; of one that the page does not show any more, none is led to. */
function namesOf(intent: string | undefined, { moves, triesLeft, result, sent }: ProviderVisit) {
  const fields = fieldsOf[intent ?? ''] ?? {};
  const isThere =
    intent === 'withdraw'
      ? sent.length > 0
      : intent === 'result'
        ? result !== null
        : moves.some((event) => event === intent) && (intent !== 'arrive' || triesLeft > 0);
  return { fields, names: isThere ? {} : Object.fromEntries(Object.keys(fields).map((name) => [name, null])) };
}

/** What is to be done now, each as one big button. */
function Next({ visit }: { visit: ProviderVisit }) {
  const say = useSay();
  const { moves, initials, person } = visit;
  const may = (event: ProviderVisit['moves'][number]) => moves.includes(event);
  return (
    <section className="card lift stack thumb" aria-labelledby="next">
      <h2 id="next">{say(`services.provider.next.${textOf(visit)}.title`)}</h2>
      <p>{say(`services.provider.next.${textOf(visit)}.text`)}</p>
      {!person && initials && <p className="small soft">{say('services.provider.for', { initials })}</p>}
      {may('accept') && <Press intent="accept" />}
      {may('set-out') && <Press intent="set-out" />}
      {may('arrive') && <AtDoor visit={visit} main={!may('set-out')} />}
      {may('finish') && <Finish visit={visit} />}
      {visit.note && <p className="words">{visit.note}</p>}
    </section>
  );
}

/** What is said of a state; one that no provider sees is as one that was given back, and what can be accepted no more is late. */
function textOf({ state, moves }: ProviderVisit): Exclude<VisitState, 'planned'> | 'late' {
  if (state === 'offered' && !moves.includes('accept')) return 'late';
  return state === 'planned' ? 'cancelled' : state;
}

function Press({ intent, soft }: { intent: 'accept' | 'set-out' | 'at-door'; soft?: boolean }) {
  const say = useSay();
  return (
    <form method="post" noValidate>
      <input type="hidden" name="intent" value={intent} />
      <Button wide kind={soft ? 'outline' : 'main'}>
        {say(`services.provider.press.${intent}`)}
      </Button>
    </form>
  );
}

/** At the door with the code; without it the time alone is kept, and the desk is asked. */
function AtDoor({ visit: { triesLeft, mayNoteDoor, doorAt }, main }: { visit: ProviderVisit; main: boolean }) {
  const answer = useAnswer();
  const say = useSay();
  const shell = useRouteLoaderData('root') as ShellData | undefined;
  return (
    <>
      {triesLeft > 0 ? (
        <form method="post" noValidate className="stack gap-3">
          <input type="hidden" name="intent" value="arrive" />
          <FormField field={arriveFields.code} name="code" error={errorOf(answer, 'code')} autoComplete="off" />
          <Button wide kind={main ? 'main' : 'soft'}>
            {say('services.provider.press.arrive')}
          </Button>
        </form>
      ) : (
        <Notice tone="warn">
          <p>{say('services.provider.no-tries')}</p>
        </Notice>
      )}
      {doorAt && <p>{say('services.provider.noted', { doorTime: doorAt })}</p>}
      {mayNoteDoor && (
        <>
          <Press intent="at-door" soft />
          <p className="small soft">{say('services.provider.at-door-help')}</p>
        </>
      )}
      {shell && (doorAt || triesLeft <= 0) && <DeskPhone phone={shell.site.phone} />}
    </>
  );
}

function DeskPhone({ phone }: { phone: string }) {
  const lang = useLang();
  const say = useSay();
  return (
    <p>
      {say('services.provider.desk')}{' '}
      <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
        <bdi dir="ltr">{formatPhone(lang, phone)}</bdi>
      </a>
    </p>
  );
}

/** The end: what was found and done, and what is measured where the service measures. */
function Finish({ visit: { measures, kind } }: { visit: ProviderVisit }) {
  const answer = useAnswer();
  const say = useSay();
  return (
    <form method="post" noValidate className="stack gap-3">
      <input type="hidden" name="intent" value="finish" />
      {kind === 'bring' && <FormField field={unitField} name="unit" error={errorOf(answer, 'unit')} defaultValue={answer?.values['unit']} autoComplete="off" />}
      {kind === 'fetch' && <FormField field={backField} name="back" error={errorOf(answer, 'back')} defaultValue={answer?.values['back']} />}
      <FormField field={noteField} name="note" rows={4} error={errorOf(answer, 'note')} defaultValue={answer?.values['note']} />
      {measures.length > 0 && (
        <fieldset className="measured">
          <legend>{say('services.provider.measured')}</legend>
          {Object.entries(measuredFields).flatMap(([name, field]) =>
            measures.includes(name)
              ? [<FormField key={name} field={field} name={name} error={errorOf(answer, name)} defaultValue={answer?.values[name]} />]
              : [],
          )}
        </fieldset>
      )}
      <Button wide>{say('services.provider.press.finish')}</Button>
    </form>
  );
}

/** Whom one comes to, with a call and a map that the device opens itself. */
function Person({ person: { name, phone, door, place } }: { person: VisitPerson }) {
  const lang = useLang();
  const say = useSay();
  return (
    <section className="card stack thumb" aria-labelledby="person">
      <h2 id="person">{name}</h2>
      <p>
        <a className="btn s2 wide" href={`tel:${phone}`}>
          {say('services.provider.call')} <bdi dir="ltr">{formatPhone(lang, phone)}</bdi>
        </a>
      </p>
      <AskedPairs pairs={door} />
      {place && (
        <p>
          <a className="btn s3 wide" href={`geo:0,0?q=${encodeURIComponent(place)}`}>
            {say('services.provider.map')}
          </a>
        </p>
      )}
      <p className="small soft">{say('services.provider.until')}</p>
    </section>
  );
}

/** What was asked for and its papers, while the visit is open. */
function Words({ visit: { code, asked, papers } }: { visit: ProviderVisit }) {
  const lang = useLang();
  const say = useSay();
  return (
    <section className="card stack" aria-labelledby="asked">
      <h2 id="asked">{say('services.provider.asked')}</h2>
      <AskedPairs pairs={asked} />
      {papers.length > 0 && (
        <ul>
          {papers.map(({ id, type }, at) => (
            <li key={id}>
              <a href={href(lang, 'providerPaper', { code, id })}>{say('services.mine.paper', { number: at + 1 })}</a>{' '}
              <span className="small soft">{say(type === 'application/pdf' ? 'services.mine.pdf' : 'services.mine.photo')}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="small soft">{say('services.provider.opened')}</p>
    </section>
  );
}

/** Whoever cannot come says why; the desk finds somebody else. */
function Decline({ visit: { moves } }: { visit: ProviderVisit }) {
  const answer = useAnswer();
  const say = useSay();
  if (!moves.includes('decline')) return null;
  const error = errorOf(answer, 'reason');
  return (
    <details className="card" open={answer?.intent === 'decline'}>
      <summary>{say('services.provider.press.decline')}</summary>
      <form method="post" noValidate className="stack gap-3">
        <input type="hidden" name="intent" value="decline" />
        <FormField field={declineFields.reason} name="reason" error={error} defaultValue={answer?.values['reason']} />
        <Button wide kind="outline">
          {say('services.provider.press.decline')}
        </Button>
      </form>
    </details>
  );
}
