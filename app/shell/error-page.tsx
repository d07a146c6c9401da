import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { PulseLine } from '../components/pulse-line';
import { Button } from '../components/button';
import { buttonClass } from '../components/button-class';
import { ButtonLink } from '../components/button-link';
import { useSay } from '../words';

type Props = { status: number; text: string | null; requestId: string | null };
type Kind = 'not-found' | 'forbidden' | 'too-many' | 'unavailable' | 'error';

const kinds: Record<number, Kind> = { 404: 'not-found', 403: 'forbidden', 429: 'too-many', 503: 'unavailable' };

/** An absent page, a closed one, a crash: what happened and the way on; a crash gives the id that the log carries too. [SHELL-10, SHELL-11] */
export function ErrorPage({ status, text, requestId }: Props) {
  const say = useSay();
  const kind = kinds[status] ?? 'error';
  // The same address once more, by its query alone: a path may begin with two strokes and lead elsewhere.
  const { search } = useLocation();
  const title = say(`shell.${kind}.title`);
  return (
    <CalmPage title={title} text={text ?? say(`shell.${kind}.text`)}>
      <title>{say('shell.title', { page: title })}</title>
      {kind === 'not-found' && !text && <p className="soft">{say('shell.not-found.help')}</p>}
      {kind === 'error' && requestId && (
        <p className="small soft">
          {say('shell.error.reference')}:{' '}
          <bdi dir="ltr" className="ltr" data-reference="">
            {requestId}
          </bdi>
        </p>
      )}
      {kind === 'unavailable' ? (
        <div className="row">
          <a href={search || '?'} className={buttonClass({})}>
            {say('shell.offline.retry')}
          </a>
          <ButtonLink page="home" kind="outline">
            {say('shell.not-found.home')}
          </ButtonLink>
        </div>
      ) : (
        <ButtonLink page="home">{say('shell.not-found.home')}</ButtonLink>
      )}
    </CalmPage>
  );
}

/** No network, and the page was not seen before. [SHELL-2] */
export function OfflinePage({ why }: { why: 'unseen' | 'own' | 'unsent' }) {
  const say = useSay();
  return (
    <CalmPage
      title={say(why === 'unsent' ? 'shell.offline.unsent-title' : 'shell.offline.title')}
      text={say(why === 'unseen' ? 'shell.offline.text' : `shell.offline.${why}`)}
    >
      <div className="row">
        <form {...(why === 'unsent' ? { 'data-again': '' } : {})}>
          <Button>{say(why === 'unsent' ? 'shell.offline.again' : 'shell.offline.retry')}</Button>
        </form>
        {why === 'own' && (
          <ButtonLink page="offlineReading" kind="outline">
            {say('shell.offline.reading')}
          </ButtonLink>
        )}
        <ButtonLink page="home" kind="outline">
          {say('shell.offline.home')}
        </ButtonLink>
      </div>
    </CalmPage>
  );
}

/** A page that says one thing under a flat line. */
function CalmPage({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="wrap error-page">
      <PulseLine shape="empty" />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {children}
    </div>
  );
}
