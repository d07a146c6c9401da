import type { MyEnrolment } from '#services/academy/mine';
import { Button } from '../../components/button';
import { Notice } from '../../components/notice';
import { Link } from '../../link';
import { href } from '../../routes';
import { otherLang } from '../../shell/language-switch';
import { useLang, useSay } from '../../words';

/** A student's certificate: taking it once all lessons are done, under the name of the account; then its PDF and the page that checks it. [ACAD-3] */
export function MyCertificate({ mine: { code, certificate, progress, name } }: { mine: Pick<MyEnrolment, 'code' | 'certificate' | 'progress' | 'name'> }) {
  const lang = useLang();
  const say = useSay();
  if (!progress) return null;
  const ready = progress.all > 0 && progress.done === progress.all;
  return (
    <section className="card stack gap-3" aria-labelledby="certificate">
      <h2 id="certificate">{say('papers.mine.title')}</h2>
      {certificate && (
        <>
          <p>
            <bdi dir="ltr">{certificate.shown}</bdi>
          </p>
          {certificate.withdrawn && <Notice tone="bad">{say('papers.mine.withdrawn')}</Notice>}
          <p className="row">
            <a href={href(lang, 'certificatePdf', { code })} className="btn s2">
              {say('papers.mine.pdf')}
            </a>
            <a href={href(otherLang(lang), 'certificatePdf', { code })}>{say('papers.mine.pdf-other')}</a>
            <Link page="verifyNumber" params={{ paper: certificate.shown }}>
              {say('papers.mine.look')}
            </Link>
          </p>
        </>
      )}
      {!certificate && !ready && <p className="soft">{say('papers.mine.later')}</p>}
      {!certificate && ready && (
        <>
          <p>{say('papers.mine.ready')}</p>
          <p>
            {name && say('papers.mine.name', { name })} <Link page="accountInfo">{say('papers.mine.change-name')}</Link>
          </p>
          <form method="post" noValidate>
            <input type="hidden" name="intent" value="certificate" />
            <Button busyLabel={say('papers.mine.taking')}>{say('papers.mine.take')}</Button>
          </form>
        </>
      )}
    </section>
  );
}
