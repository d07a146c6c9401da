import type { RequestPage } from '#services/service-requests/my-request';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { FoundValues } from '../../components/services/found-values';
import { Link } from '../../link';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';

/** What came of a request: what was found, and the laboratory's files; nothing before there is something. [LABR-1: result] */
export function RequestResults({
  request: { code, results, resultsHeld, awaited },
}: {
  request: Pick<RequestPage, 'code' | 'results' | 'resultsHeld' | 'awaited'>;
}) {
  const lang = useLang();
  const say = useSay();
  if (resultsHeld)
    return (
      <section className="card stack" aria-labelledby="results">
        <h2 id="results">{say('services.results.title')}</h2>
        <p>{say('services.results.held')}</p>
        <div>
          <ButtonLink kind="soft" page="appOpen" query={{ to: href(lang, 'serviceRequest', { code }) }}>
            {say('services.results.open')}
          </ButtonLink>
        </div>
      </section>
    );
  if (results.length === 0) return null;
  const isKept = results.some(({ taken }) => taken);
  const isOpen = results.some(({ taken, withdrawn }) => !taken && withdrawn === null);
  return (
    <section className="card stack" aria-labelledby="results">
      <h2 id="results">{say('services.results.title')}</h2>
      {awaited && <p>{say('services.results.partly')}</p>}
      <ol className="stack">
        {results.map(({ id: result, at, side, values, papers, withdrawn, taken }) => (
          <li key={result} className="stack gap-3">
            <p className="small soft">
              {say(side === 'desk' ? 'services.results.by-desk' : 'services.results.by-provider')}
              {say('services.page.comma')}
              <time dateTime={at.toISOString()}>{say('services.mine.happened-at', { happenedAt: at })}</time>
            </p>
            {withdrawn !== null && <p className="words">{say('services.results.withdraw.said', { reason: withdrawn })}</p>}
            {taken && <p>{say('services.results.taken')}</p>}
            <FoundValues values={values} />
            {papers.map(({ id, type }, number) => (
              <p key={id}>
                <a className="btn s2" href={href(lang, 'serviceRequestResult', { code, id })}>
                  {say('services.results.file', { number: number + 1 })} {say(type === 'application/pdf' ? 'services.mine.pdf' : 'services.mine.photo')}
                </a>
              </p>
            ))}
          </li>
        ))}
      </ol>
      {isOpen && (
        <form method="post" noValidate className="stack gap-3">
          <input type="hidden" name="intent" value="keep" />
          <p>{say('services.results.keep-text')}</p>
          <div>
            <Button kind="soft">{say('services.results.keep')}</Button>
          </div>
        </form>
      )}
      {isKept && (
        <p>
          <Link page="appType" params={{ type: 'lab-test' }}>
            {say('services.results.kept-there')}
          </Link>
        </p>
      )}
      <p className="small soft">{say('services.results.whose')}</p>
    </section>
  );
}
