import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { fieldsSchema, oneOf } from '#domain/fields';
import { isUrgent, ruleById } from '#domain/records/class-of';
import { recordType } from '#domain/records/types/all';
import { formatMoment, formatNumber } from '#locales/format';
import type { WordKey } from '#locales/say';
import { removeReading, restoreReading } from '#services/health/change-reading';
import { favouriteReading } from '#services/health/favourite';
import { readingPage } from '#services/health/reading-page';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { ClassBadge } from '../../components/health/class-badge';
import { Emergency } from '../../components/health/emergency';
import { RecordFiles } from '../../components/health/record-files';
import { Says } from '../../components/health/says';
import { Icon } from '../../components/icon';
import { Notice } from '../../components/notice';
import { actions, doing, page, type At } from '../../door.server';
import { href } from '../../routes';
import { privateMeta } from '../../private-meta';
import { useAnswer } from '../../use-answer';
import { useLang, useSay } from '../../words';
import { AppFrame } from './app-frame';
import { besidesOf, foundIn, unitOf } from './facts';
import { meanOf } from './finding';
import { RuleLine } from './rule-line';
import { fileName, ofFile } from './whose';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appReading', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

const here = (at: At) => ({ of: at.params['of'] ?? '', ref: at.params['ref'] ?? '' });

/** A reading: value, class and rule, where it comes from, its former states, and what may be done with it. [REC-1: detail, REC-5, REC-8] */
export const loader = page(async (ctx, at) => {
  const { of, ref } = here(at);
  const seen = await readingPage(ctx, { of, ref });
  if (!seen.ok) return seen;
  const { card, ...rest } = seen.value;
  return { ...rest, of, whose: fileName(card.isMine ? null : of, card) };
});

const nothing = () => fieldsSchema({});
const stay = (ctx: { lang: 'fa' | 'en' }, at: At) => href(ctx.lang, 'appReading', here(at));
export const action = actions({
  remove: doing({
    fields: nothing,
    run: (ctx, _, at) => removeReading(ctx, here(at).ref),
    then: (_, ctx, at) => ({ to: stay(ctx, at), toast: { kind: 'success', key: 'health.reading.removed' } }),
  }),
  restore: doing({
    fields: nothing,
    run: (ctx, _, at) => restoreReading(ctx, here(at).ref),
    then: (_, ctx, at) => ({ to: stay(ctx, at), toast: { kind: 'success', key: 'health.reading.restored' } }),
  }),
  favourite: doing({
    fields: () => fieldsSchema({ on: oneOf(['1', '0'], 'common.form.expired') }),
    run: (ctx, { on }, at) => favouriteReading(ctx, { ref: here(at).ref, on: on === '1' }),
    then: (_, ctx, at) => stay(ctx, at),
  }),
});

export const meta = privateMeta('health.reading.title', 'health.records.description');

export default function Reading() {
  const { whose, of, reading, words, files, favourite, by, versions, removedUntil, mayChange, mayRemove, mayShare } = useLoaderData<typeof loader>();
  const answer = useAnswer();
  const lang = useLang();
  const say = useSay();
  const type = recordType(reading.type);
  if (!type) return null;
  const rule = reading.rule === null ? null : ruleById(type, reading.rule);
  const facts: [string, React.ReactNode][] = [
    [say('health.table.at'), formatMoment(lang, reading.measuredAt)],
    ...besidesOf(type, reading).map(({ measure, value }): [string, string] => [
      say(`health.fields.${measure.name}` as WordKey),
      say('health.reading.in-unit', { value: formatNumber(lang, value), unit: unitOf(say, measure.unit) }).trim(),
    ]),
    ...type.choices.flatMap(({ name, says }): [string, string][] =>
      reading.choices[name] === undefined ? [] : [[say(`health.choices.${name}.label` as WordKey), say(`${says}.${reading.choices[name]}` as WordKey)]],
    ),
    ...(type.lines ?? []).map(({ name, field }): [string, string] => [say(field.label as WordKey), reading.lines[name] ?? '—']),
    ...foundIn(reading.lines).map(({ test, value, unit, reference }): [string, string] => [
      say(`services.tests.${test}`),
      [value, unit, reference && say('health.reading.its-range', { reference })].filter(Boolean).join(' '),
    ]),
    [
      say('health.table.origin'),
      reading.origin === 'user' || !by
        ? say(`health.origins.${reading.origin}`)
        : say('health.reading.origin-by', { origin: say(`health.origins.${reading.origin}`), by }),
    ],
    ...(reading.confirmed ? [[say('health.reading.confirmed'), say('health.reading.confirmed-yes')] as [string, string]] : []),
    ...(words ? [[say('health.add.words'), words] as [string, string]] : []),
  ];
  return (
    <AppFrame page="appReading" whose={whose} title={say(`health.types.${reading.type as 'heart-rate'}.name`)}>
      <FormErrors answer={answer} names={{ on: null }} />
      {removedUntil && (
        <Notice tone="warn">
          <p>{say('health.reading.gone', { removedUntil })}</p>
          <form method="post" noValidate>
            <input type="hidden" name="intent" value="restore" />
            <Button kind="soft" small>
              {say('health.reading.restore')}
            </Button>
          </form>
        </Notice>
      )}
      <section className="card lift stack gap-3">
        <div className="row between">
          <p className={type.measures.length > 0 ? 'big' : 'text-h2'}>
            <Says type={type} reading={reading} unit />
          </p>
          <ClassBadge of={reading.class} />
        </div>
        {isUrgent(type, reading.numbers) && <Emergency />}
        {type.measures.length > 0 && <RuleLine type={type} rule={rule} />}
        {type.code === 'lab-test' && <p className="tiny soft">{say('health.reading.laboratory')}</p>}
        <RecordFiles of={of} ref={reading.ref} files={files} />
        <dl className="facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <div className="row">
          {mayChange && (
            <ButtonLink kind="soft" small page="appReadingEdit" params={{ of, ref: reading.ref }}>
              {say('health.reading.edit')}
            </ButtonLink>
          )}
          {mayShare && (
            <ButtonLink kind="outline" small page="appShareNew" query={{ ...ofFile(whose.of), reading: reading.ref }}>
              {say('health.share.of-record')}
            </ButtonLink>
          )}
          {!removedUntil && (
            <form method="post" noValidate>
              <input type="hidden" name="intent" value="favourite" />
              <input type="hidden" name="on" value={favourite ? '0' : '1'} />
              <Button kind="outline" small>
                {favourite ? say('health.reading.no-favourite') : say('health.reading.favourite')}
              </Button>
            </form>
          )}
        </div>
      </section>
      {versions.length > 1 && (
        <section className="card stack gap-3">
          <h2 className="text-h3">{say('health.reading.versions')}</h2>
          <ul className="stack gap-3">
            {versions.map(({ version, numbers, why, at }) => (
              <li key={version} className="row between">
                <span>
                  {type.measures.length > 0 && <b>{meanOf(say, type, numbers)}</b>} <span className="small soft">{say(`health.reading.why.${why}`)}</span>
                </span>
                <span className="small soft">{formatMoment(lang, at)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {mayRemove && !removedUntil && (
        <details className="card">
          <summary>
            <Icon name="trash" small />
            {say('health.reading.remove')}
          </summary>
          <form method="post" noValidate className="stack gap-3">
            <p>{say('health.reading.remove-text')}</p>
            <input type="hidden" name="intent" value="remove" />
            <Button kind="danger" small>
              {say('health.reading.remove-yes')}
            </Button>
          </form>
        </details>
      )}
    </AppFrame>
  );
}
