import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { keptUrls } from 'virtual:islands';
import { offlineTypes } from '#domain/records/waiting';
import { say as sayIn } from '#locales/say';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { Emergency } from '../../components/health/emergency';
import { Notice } from '../../components/notice';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { offlineWords } from './offline-words.server';
import { ReadingFields } from './reading-form';
import styles from '../../styles/health.css?url';

export const handle = { page: 'offlineReading', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** The form of every type without anybody's data, which the worker keeps: a reading is written down without a connection. [REC-9] */
export const loader = page((ctx) => {
  const words = { title: sayIn(ctx.lang, 'health.offline.title'), description: sayIn(ctx.lang, 'health.offline.description') };
  return { words: offlineWords(ctx.lang, ctx.now), meta: pageMeta(ctx, { page: 'offlineReading', ...words, hidden: true }) };
});

export const meta = metaFromData;

/** What the island says, with the places that it fills. */
const said = [
  'for-me',
  'new',
  'tried',
  'refused',
  'ask',
  'sent',
  'sent-all',
  'login',
  'other',
  'full',
  'failed',
  'confirm',
  'edit',
  'remove',
  'remove-sure',
  'take',
] as const;

export default function OfflineReading() {
  const { words } = useLoaderData<typeof loader>();
  const lang = useLang();
  const say = useSay();
  const sentences = Object.fromEntries(said.map((name) => [name, say(`health.offline.${name}`)]));
  const names = Object.fromEntries(offlineTypes.map(({ code }) => [code, say(`health.types.${code as 'heart-rate'}.name`)]));
  return (
    <div className="wrap page narrow stack gap-6">
      {/* What it needs stands in the page, so that the worker keeps it with the page. */}
      {keptUrls['offline-entry'].map((url) => (
        <link key={url} rel="modulepreload" href={url} />
      ))}
      <header className="stack gap-3">
        <h1>{say('health.offline.title')}</h1>
        <p className="lead">{say('health.offline.lead')}</p>
      </header>
      <offline-entry data-send={href(lang, 'appWaiting')} data-words={JSON.stringify({ ...words, says: sentences, names })}>
        <noscript>
          <Notice tone="info">
            {say('health.offline.noscript')} <a href={href(lang, 'app')}>{say('health.offline.to-file')}</a>
          </Notice>
        </noscript>
        <div data-part="unable" hidden>
          <Notice tone="warn">{say('health.offline.unable')}</Notice>
        </div>
        <div data-part="nobody" hidden className="stack gap-3">
          <p>{say('health.offline.nobody')}</p>
          <div>
            <ButtonLink page="app">{say('health.offline.to-file')}</ButtonLink>
          </div>
        </div>
        <div data-part="ready" hidden className="stack gap-6">
          <p data-offline className="say wait" hidden>
            <span className="grow">{say('health.offline.now-offline')}</span>
          </p>
          <div className="card lift stack">
            <div className="nums">
              <div className="field" data-people hidden>
                <label htmlFor="whose">{say('health.offline.whose')}</label>
                <select id="whose" className="in" />
              </div>
              <div className="field">
                <label htmlFor="type">{say('health.offline.type')}</label>
                <select id="type" className="in">
                  {offlineTypes.map(({ code }) => (
                    <option key={code} value={code}>
                      {names[code]}
                    </option>
                  ))}
                </select>
              </div>
            </div>
            {/* No action: what is typed stays on the phone until it is sent from there. */}
            {offlineTypes.map((type, at) => (
              <form key={type.code} noValidate data-type={type.code} hidden={at > 0} className="stack reading-form">
                <ReadingFields type={type} answer={undefined} idsOf={type.code} />
                <div>
                  <Button>{say('health.offline.keep')}</Button>
                </div>
              </form>
            ))}
            <div data-ask hidden role="alert" className="stack gap-3">
              <Notice tone="warn">
                <span data-ask-words />
              </Notice>
              <div className="row">
                <Button type="button">{say('health.offline.yes')}</Button>
                <Button type="button" kind="outline">
                  {say('health.confirm.back')}
                </Button>
              </div>
            </div>
          </div>
          <div data-urgent hidden role="alert">
            <Emergency />
          </div>
          <p data-told role="status" />
          <section data-waiting hidden className="card stack" aria-labelledby="waiting">
            <h2 id="waiting" className="text-h3">
              {say('health.offline.waiting')}
            </h2>
            <p className="small soft">{say('health.offline.sealed')}</p>
            <ol data-list className="members" />
            <div>
              <Button type="button" kind="outline">
                {say('health.offline.send')}
              </Button>
            </div>
          </section>
          <p data-others hidden className="small soft">
            {say('health.offline.others')}
          </p>
        </div>
      </offline-entry>
    </div>
  );
}
