import type { LinksFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ehrKind } from '#domain/ehr/kinds';
import { ehrCardFields, ehrPlaceFields, ehrStep, ehrSteps } from '#domain/ehr/steps';
import { carriedRow, fieldsSchema, oneOf } from '#domain/fields';
import { refField } from '#domain/health/fields';
import { refuse } from '#domain/result';
import { say as sayIn } from '#locales/say';
import type { Ctx } from '#services/context';
import { addEntry, removeEntry, restoreEntry, sayNone } from '#services/health/change-ehr';
import { ehrFile } from '#services/health/ehr';
import { changeEhrCard, changeEhrPlace } from '#services/health/ehr-card';
import { newRef } from '#services/unguessable';
import type { Answer } from '../../answer';
import { FormErrors } from '../../components/form-errors';
import { actions, doing, page, refused, type At } from '../../door.server';
import { href } from '../../routes';
import { useSay } from '../../words';
import { AppFrame } from './app-frame';
import { asNew, entryInput } from './entry-input.server';
import { CardStep } from './history-card';
import { doneOf } from './history-done';
import { HistoryEnds } from './history-ends';
import { EntriesStep } from './history-entries';
import { PlaceStep } from './history-place';
import { HistorySteps } from './history-steps';
import { whoseMeta } from './whose-meta';
import { fileName, ofFile } from './whose';
import styles from '../../styles/health.css?url';
import own from '../../styles/history.css?url';

export const handle = { page: 'appHistoryStep', hydrate: true };
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: own },
];

const absent = refuse('access.hidden', undefined, { status: 404 });
const here = (at: At) => ({ step: ehrStep(at.params['step'] ?? ''), of: at.url.searchParams.get('of') });

/** A step of the history: what stands there, and its forms. [EHR-1, EHR-2] */
export const loader = page(async (ctx, at) => {
  const { step, of } = here(at);
  if (!step) return absent;
  const seen = await ehrFile(ctx, { of });
  if (!seen.ok) return seen;
  const { card, facts, entries, removed, none, mayChange } = seen.value;
  return {
    ...{ whose: fileName(of, card), step, facts, mayChange, done: doneOf(seen.value), clientId: newRef() },
    ...{ entries: entries.filter(({ kind }) => kind === step), removed: removed.filter(({ kind }) => kind === step), none: none.some((one) => one === step) },
    stepName: sayIn(ctx.lang, `health.ehr.step.${step}.name`),
  };
});

const stay = (ctx: Ctx, at: At) => href(ctx.lang, 'appHistoryStep', { step: at.params['step'] ?? '' }, ofFile(here(at).of));
const told = (ctx: Ctx, at: At, key: 'added' | 'removed' | 'restored' | 'kept') =>
  ({ to: stay(ctx, at), toast: { kind: 'success', key: `health.ehr.${key}` } }) as const;

export const action = actions({
  add: (ctx, form, at, intent) => {
    const kind = ehrKind(at.params['step'] ?? '');
    if (!kind) return Promise.resolve(refused(ctx, absent, intent, {}, at));
    const handler = doing({
      fields: () => entryInput(kind, ctx.now, asNew),
      run: (_, { entry, carried }) => addEntry(ctx, { of: here(at).of, kind: kind.code, entry, clientId: carried }),
      then: () => told(ctx, at, 'added'),
    });
    return handler(ctx, form, at, intent);
  },
  remove: doing({
    fields: () => fieldsSchema({ entry: refField }),
    run: (ctx, { entry }, at) => removeEntry(ctx, { of: here(at).of, ref: entry }),
    then: (_, ctx, at) => told(ctx, at, 'removed'),
  }),
  restore: doing({
    fields: () => fieldsSchema({ entry: refField }),
    run: (ctx, { entry }, at) => restoreEntry(ctx, { of: here(at).of, ref: entry }),
    then: (_, ctx, at) => told(ctx, at, 'restored'),
  }),
  none: doing({
    fields: () => fieldsSchema({ clientId: refField, on: oneOf(['1', '0'], 'common.form.expired') }),
    run: async (ctx, { clientId, on }, at) => {
      const kind = ehrKind(at.params['step'] ?? '');
      return kind ? sayNone(ctx, { of: here(at).of, kind: kind.code, none: on === '1', clientId }) : absent;
    },
    then: (_, ctx, at) => told(ctx, at, 'kept'),
  }),
  card: doing({
    fields: () => fieldsSchema({ version: carriedRow, ...ehrCardFields }),
    run: (ctx, { version, ...card }, at) => changeEhrCard(ctx, { of: here(at).of, version, card }),
    then: (_, ctx, at) => told(ctx, at, 'kept'),
  }),
  place: doing({
    fields: () => fieldsSchema({ version: carriedRow, ...ehrPlaceFields }),
    run: (ctx, { version, ...place }, at) => changeEhrPlace(ctx, { of: here(at).of, version, place }),
    then: (_, ctx, at) => told(ctx, at, 'kept'),
  }),
  'no-place': doing({
    fields: () => fieldsSchema({ version: carriedRow }),
    run: (ctx, { version }, at) => changeEhrPlace(ctx, { of: here(at).of, version, place: null }),
    then: (_, ctx, at) => told(ctx, at, 'kept'),
  }),
});

export const meta = whoseMeta('health.ehr.step-title', 'health.ehr.step-title-of', ({ stepName }: { stepName: string }) => ({ step: stepName }));

export default function HistoryStep() {
  const { whose, step, facts, mayChange, done, clientId, entries, removed, none } = useLoaderData<typeof loader>();
  const answer = useActionData() as Answer | undefined;
  const say = useSay();
  const kind = ehrKind(step);
  const fields = kind?.fields ?? (step === 'card' ? ehrCardFields : ehrPlaceFields);
  const at = { number: ehrSteps.indexOf(step) + 1, of: ehrSteps.length };
  return (
    <AppFrame
      page="appHistoryStep"
      whose={whose}
      title={say(`health.ehr.step.${step}.name`)}
      aside={<p className="small soft">{say('health.ehr.step-of', at)}</p>}
    >
      <HistorySteps of={whose.of} now={step} done={done} />
      <FormErrors answer={answer} fields={fields} names={{ clientId: null, entry: null, on: null, version: null }} />
      {kind && <EntriesStep {...{ kind, whose, entries, removed, none, mayChange, clientId, answer }} />}
      {step === 'card' && <CardStep {...{ whose, facts, mayChange, answer }} />}
      {step === 'place' && <PlaceStep {...{ whose, facts, mayChange, answer }} />}
      <HistoryEnds of={whose.of} now={step} />
    </AppFrame>
  );
}
