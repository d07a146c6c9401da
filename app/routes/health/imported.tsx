import type { LinksFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { fieldsSchema } from '#domain/fields';
import { recordType } from '#domain/records/types/all';
import type { Refusal } from '#domain/result';
import { formatDate, formatMoment } from '#locales/format';
import { sayRefusal } from '#locales/refusal';
import { lookAtImport, storeImport } from '#services/health/import';
import type { Answer } from '../../answer';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { Value } from '../../components/health/value';
import { Notice } from '../../components/notice';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { AppFrame } from './app-frame';
import { fileName, ofFile } from './whose';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appImported', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** What a file would bring, before anything of it is stored. [EHR-3: preview] */
export const loader = page(async (ctx, at) => {
  const found = await lookAtImport(ctx, at.params['ref'] ?? '');
  if (!found.ok) return found;
  const { card, left, ...preview } = found.value;
  const reason = (why: Refusal | null) => (why ? sayRefusal(ctx.lang, why) : null);
  return { ...preview, left: left.map(({ why, ...one }) => ({ ...one, why: reason(why) })), whose: fileName(card.isMine ? null : found.value.of, card) };
});

export const action = actions({
  default: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _, at) => storeImport(ctx, at.params['ref'] ?? ''),
    then: ({ stored }, ctx, at) => ({
      to: href(ctx.lang, 'appRecords', undefined, ofFile(at.url.searchParams.get('of'))),
      toast: stored === 0 ? { kind: 'success', key: 'health.import.none-new' } : { kind: 'success', key: 'health.import.stored', facts: { count: stored } },
    }),
  }),
});

export const meta = privateMeta('health.import.title', 'health.import.description');

export default function Imported() {
  const { whose, kind, person, types, history, rare, rareCount, left, there, count, stored } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const lang = useLang();
  const say = useSay();
  const title = whose.isMine ? say('health.import.mine') : say('health.import.for', { name: whose.name });
  const fresh = count - there;
  return (
    <AppFrame page="appImported" whose={whose} title={title}>
      <FormErrors answer={answer} />
      <section className="card lift narrow stack">
        <p className="small soft">{stored === null ? say('health.import.not-yet') : say('health.import.stored', { count: stored })}</p>
        <h2 className="text-h3">{say(`health.import.kind.${kind}`)}</h2>
        {person !== null && <Notice tone="info">{say('health.import.person', { person, name: whose.name })}</Notice>}
        {types.length === 0 && history.length === 0 && <Notice tone="warn">{say('health.import.empty')}</Notice>}
        {types.length + history.length > 0 && (
          <ul className="stack gap-2 bullets">
            {types.map(({ type, n, first, last }) => (
              <li key={type}>
                {say('health.import.type', {
                  type: say(`health.types.${type as 'heart-rate'}.name`),
                  count: n,
                  fromDay: formatDate(lang, new Date(first)),
                  toDay: formatDate(lang, new Date(last)),
                })}
              </li>
            ))}
            {history.map(({ kind: of, n }) => (
              <li key={of}>
                {n === 0 ? say(`health.ehr.step.${of}.is-none`) : say('health.import.history-kind', { kind: say(`health.ehr.step.${of}.name`), count: n })}
              </li>
            ))}
          </ul>
        )}
        {there > 0 && <p>{say('health.import.there', { count: there })}</p>}
        {rareCount > 0 && (
          <div className="stack gap-2">
            <Notice tone="warn">{say('health.import.rare', { count: rareCount })}</Notice>
            <ul className="stack gap-2">
              {rare.map(({ type, numbers, odd, measuredAt }) => {
                const row = recordType(type);
                return (
                  row && (
                    <li key={`${type} ${new Date(measuredAt).getTime()}`} className="row">
                      <b className="val">
                        <Value type={row} numbers={numbers} odd={odd} />
                      </b>
                      <span className="small soft">{formatMoment(lang, new Date(measuredAt))}</span>
                    </li>
                  )
                );
              })}
            </ul>
          </div>
        )}
        {left.length > 0 && (
          <div className="stack gap-2">
            <h3 className="text-h4">{say('health.import.left')}</h3>
            <ul className="stack gap-2 bullets">
              {left.map(({ why, what, n, first }) => (
                <li key={`${what} ${why}`}>
                  {why === null ? say('health.import.left-kind', { what: what ?? '', count: n }) : say('health.import.left-line', { why, count: n })}
                  {first !== null && <span className="small soft"> {say('health.import.left-first', { at: first })}</span>}
                </li>
              ))}
            </ul>
          </div>
        )}
        {stored === null && fresh > 0 && (
          <form method="post" noValidate className="row">
            <Button busyLabel={say('health.import.busy')}>
              {whose.isMine ? say('health.import.store', { count: fresh }) : say('health.import.store-for', { count: fresh, name: whose.name })}
            </Button>
          </form>
        )}
        {stored === null && count > 0 && fresh === 0 && <p>{say('health.import.none-new')}</p>}
        <div className="row">
          <ButtonLink kind="outline" page={stored === null ? 'appImport' : 'appRecords'} query={ofFile(whose.of)}>
            {say(stored === null ? 'health.import.other' : 'health.places.records')}
          </ButtonLink>
        </div>
      </section>
    </AppFrame>
  );
}
