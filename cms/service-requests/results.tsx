import { rangeName, testsAsked, valueName } from '#domain/service-requests/result';
import { CV_TYPES, UPLOAD_MOST_FILES, UPLOAD_MOST_MEGABYTES } from '#domain/records/files';
import { formatDateTime } from '#locales/dates';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { newOnceKey } from '#services/once-key';
import type { StaffRequest } from '#services/staff/request-detail';
import { WithdrawForm } from './withdraw-form';

/** What came of a request, and the form by which the desk writes down what a laboratory sent it: sent as it is, with or without scripts. [LABR-1: result] */
export function Results({ lang, detail }: { lang: Lang; detail: StaffRequest }) {
  const { request, found, stand } = detail;
  const awaited = request.state === 'waiting-action' && stand.resultAwaited;
  if (found.length === 0 && !awaited) return null;
  return (
    <section className="zb-card zb-moves">
      <h2>{say(lang, 'services.results.title')}</h2>
      {found.map(({ id: result, at, side, values, papers, withdrawn, taken }) => (
        <div key={result} className="zb-offer">
          <p className="zb-help">
            {say(lang, side === 'desk' ? 'services.results.by-desk' : 'services.results.by-provider')} · {formatDateTime(lang, at)}
          </p>
          {values.map(({ test, value, unit, reference }) => (
            <p key={test}>
              {say(lang, `services.tests.${test}`)}: <bdi>{[value, unit].filter(Boolean).join(' ')}</bdi>
              {reference ? <span className="zb-help"> ({reference})</span> : null}
            </p>
          ))}
          {withdrawn === null ? null : <p className="zb-help">{say(lang, 'services.results.withdraw.said', { reason: withdrawn })}</p>}
          {taken ? <p className="zb-help">{say(lang, 'services.results.taken')}</p> : null}
          {papers.map(({ id }, number) => (
            <p key={id}>
              <a href={`/cms-api/service-requests/${request.id}/papers/${id}`} target="_blank" rel="noreferrer">
                {say(lang, 'services.results.file', { number: number + 1 })}
              </a>
            </p>
          ))}
          {withdrawn === null && !taken ? <WithdrawForm lang={lang} requestId={request.id} result={result} /> : null}
        </div>
      ))}
      {awaited || request.state === 'done' ? (
        <details open={awaited}>
          <summary>{say(lang, awaited ? 'services.results.write' : 'services.results.write-more')}</summary>
          <ResultForm lang={lang} detail={detail} />
        </details>
      ) : null}
    </section>
  );
}

function ResultForm({ lang, detail: { request, details } }: { lang: Lang; detail: StaffRequest }) {
  return (
    <form method="post" encType="multipart/form-data" action={`/cms-api/service-requests/${request.id}/result`}>
      <input type="hidden" name="once" value={newOnceKey()} />
      <label>
        {say(lang, 'services.results.papers')}
        <input type="file" name="papers" multiple accept={CV_TYPES.join(',')} />
      </label>
      <p className="zb-help">{say(lang, 'services.fields.papers-help', { files: UPLOAD_MOST_FILES, megabytes: UPLOAD_MOST_MEGABYTES })}</p>
      {testsAsked(details?.answers ?? {}).map((test) => (
        <fieldset key={test}>
          <legend>{say(lang, `services.tests.${test}`)}</legend>
          <label>
            {say(lang, 'services.results.value')}
            <input name={valueName(test)} autoComplete="off" />
          </label>
          <label>
            {say(lang, 'services.results.reference')}
            <input name={rangeName(test)} autoComplete="off" />
          </label>
        </fieldset>
      ))}
      <div className="zb-choices">
        <label>
          <input type="checkbox" name="more" /> {say(lang, 'services.results.more')}
        </label>
      </div>
      <button type="submit" className="zb-button">
        {say(lang, 'services.results.send')}
      </button>
    </form>
  );
}
