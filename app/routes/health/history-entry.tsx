import type { LinksFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ehrKind } from '#domain/ehr/kinds';
import { fieldsSchema } from '#domain/fields';
import { refuse } from '#domain/result';
import { formatMoment } from '#locales/format';
import { changeEntry, removeEntry } from '#services/health/change-ehr';
import { ehrEntry } from '#services/health/ehr';
import type { Answer } from '../../answer';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FormErrors } from '../../components/form-errors';
import { actions, doing, page, refused, type At } from '../../door.server';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { AppFrame } from './app-frame';
import { entryFacts, entryValues } from './ehr-says';
import { EntryFields } from './entry-form';
import { asChange, entryInput } from './entry-input.server';
import { whoseMeta } from './whose-meta';
import { fileName, ofFile } from './whose';
import styles from '../../styles/health.css?url';
import own from '../../styles/history.css?url';

export const handle = { page: 'appHistoryEntry', hydrate: true };
export const links: LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: own },
];

const absent = refuse('access.hidden', undefined, { status: 404 });
const here = (at: At) => ({ kind: ehrKind(at.params['step'] ?? ''), ref: at.params['entry'] ?? '', of: at.url.searchParams.get('of') });

/** The form of an entry, filled with what it says, and its former states; another version than the one shown is refused. [EHR-2: edit, delete] */
export const loader = page(async (ctx, at) => {
  const { kind, ref, of } = here(at);
  if (!kind) return absent;
  const seen = await ehrEntry(ctx, { of, ref });
  if (!seen.ok) return seen;
  const { card, entry, versions, mayChange } = seen.value;
  if (!mayChange || entry.kind !== kind.code || entry.removedUntil !== null) return absent;
  const { said, version } = entry;
  return { whose: fileName(of, card), code: kind.code, name: said['name'] ?? '—', version, values: entryValues(ctx.lang, said), versions };
});

const list = (ctx: { lang: 'fa' | 'en' }, at: At) => href(ctx.lang, 'appHistoryStep', { step: at.params['step'] ?? '' }, ofFile(here(at).of));

export const action = actions({
  default: (ctx, form, at, intent) => {
    const { kind, ref, of } = here(at);
    if (!kind) return Promise.resolve(refused(ctx, absent, intent, {}, at));
    const handler = doing({
      fields: () => entryInput(kind, ctx.now, asChange),
      run: (_, { entry, carried }) => changeEntry(ctx, { of, ref, kind: kind.code, version: carried, entry }),
      then: () => ({ to: list(ctx, at), toast: { kind: 'success', key: 'health.ehr.changed' } }),
    });
    return handler(ctx, form, at, intent);
  },
  remove: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _, at) => removeEntry(ctx, { of: here(at).of, ref: here(at).ref }),
    then: (_, ctx, at) => ({ to: list(ctx, at), toast: { kind: 'success', key: 'health.ehr.removed' } }),
  }),
});

export const meta = whoseMeta('health.ehr.edit-title', 'health.ehr.edit-title-of', ({ name }: { name: string }) => ({ entry: name }));

export default function HistoryEntry() {
  const { whose, code, name, version, values, versions } = useLoaderData<typeof loader>();
  const said = useActionData() as Answer | undefined;
  const lang = useLang();
  const say = useSay();
  const kind = ehrKind(code);
  if (!kind) return null;
  const answer = said?.intent === 'remove' ? undefined : said;
  return (
    <AppFrame page="appHistoryEntry" whose={whose} title={say('health.ehr.edit-of', { name })}>
      <FormErrors answer={said} fields={kind.fields} names={{ version: null }} />
      <form method="post" noValidate className="card lift narrow stack">
        <input type="hidden" name="version" value={answer?.values['version'] ?? version} />
        <EntryFields kind={kind} answer={answer} values={values} />
        <div className="row">
          <Button busyLabel={say('health.add.busy')}>{whose.isMine ? say('health.add.mine') : say('health.add.for', { name: whose.name })}</Button>
          <ButtonLink kind="outline" page="appHistoryStep" params={{ step: code }} query={ofFile(whose.of)}>
            {say('health.add.cancel')}
          </ButtonLink>
        </div>
      </form>
      {versions.length > 1 && (
        <section className="card stack gap-3">
          <h2 className="text-h3">{say('health.ehr.versions')}</h2>
          <ul className="entries">
            {versions.map((one) => (
              <li key={one.version} className="entry">
                <div>
                  <p>
                    <b>
                      <bdi>{one.said['name'] ?? '—'}</bdi>
                    </b>{' '}
                    <span className="small soft">{say(`health.reading.why.${one.why}`)}</span>
                  </p>
                  <p className="small soft">
                    <bdi>{entryFacts(lang, say, kind, one.said).join(' · ')}</bdi>
                  </p>
                </div>
                <span className="small soft">{formatMoment(lang, one.at)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <form method="post" noValidate>
        <input type="hidden" name="intent" value="remove" />
        <Button kind="text" small>
          {say('health.ehr.remove-of', { name })}
        </Button>
        <p className="small soft">{say('health.ehr.remove-text')}</p>
      </form>
    </AppFrame>
  );
}
