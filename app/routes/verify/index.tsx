import { useLoaderData } from '@remix-run/react';
import { keptUrls } from 'virtual:islands';
import { say as sayIn } from '#locales/say';
import { paperKeys } from '#services/papers/keys';
import { Button } from '../../components/button';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { PaperClaims } from './paper-claims';

export const handle = { page: 'verify', hydrate: false };

/** Checks a certificate's signature in the browser, with the public keys that stand in the page, and may contact nobody. [ACAD-3] */
export const loader = page((ctx) => {
  const words = { title: sayIn(ctx.lang, 'papers.check.title'), description: sayIn(ctx.lang, 'papers.check.description') };
  return { keys: paperKeys(ctx.rt.settings)?.publics ?? [], meta: pageMeta(ctx, { page: 'verify', ...words }) };
});

export const meta = metaFromData;

export default function Verify() {
  const { keys } = useLoaderData<typeof loader>();
  const lang = useLang();
  const say = useSay();
  const byNumber = href(lang, 'verifyNumber', { paper: 'ZC-…' });
  return (
    <div className="wrap page narrow stack gap-6">
      {/* What it needs stands in the page, so that the worker keeps it with the page. */}
      {keptUrls['paper-check'].map((url) => (
        <link key={url} rel="modulepreload" href={url} />
      ))}
      <header className="stack gap-3">
        <h1>{say('papers.check.title')}</h1>
        <p className="lead">{say('papers.check.lead')}</p>
      </header>
      <paper-check data-keys={JSON.stringify(keys)} data-address={href(lang, 'verifyNumber', { paper: 'NUMBER' })}>
        <noscript>
          <p className="say info">
            <span className="grow">{say('papers.check.noscript', { address: decodeURIComponent(byNumber) })}</span>
          </p>
        </noscript>
        <div data-result="holds" role="status" className="stack gap-3" hidden>
          <p className="say ok">
            <span className="grow">{say('papers.check.holds')}</span>
          </p>
          <PaperClaims />
          <p className="small soft">{say('papers.check.withdrawal')}</p>
          <p>
            <a data-by-number href={href(lang, 'verify')}>
              {say('papers.check.by-number')}
            </a>
          </p>
        </div>
        {(['wrong', 'unknown-key', 'unable'] as const).map((name) => (
          <div key={name} data-result={name} role="alert" hidden>
            <p className="say bad">
              <span className="grow">{say(`papers.check.${name}`)}</span>
            </p>
          </div>
        ))}
        {/* No form: what is typed here is sent to nobody. */}
        <div data-form className="stack gap-3" hidden>
          <p>{say('papers.check.how')}</p>
          <div className="field">
            <label htmlFor="signed">{say('papers.check.text')}</label>
            <textarea id="signed" className="in" dir="ltr" rows={5} spellCheck={false} autoComplete="off" />
          </div>
          <div>
            <Button kind="outline" type="button">
              {say('papers.check.go')}
            </Button>
          </div>
        </div>
      </paper-check>
    </div>
  );
}
