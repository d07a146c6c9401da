import type { RequestPage } from '#services/service-requests/my-request';
import { Button } from '../../components/button';
import { useSay } from '../../words';

/** The addresses by which others follow a request: made here, sent to the requester's own phone, and taken back. */
export function RequestShare({ request: { follows, mayShare }, once }: { request: Pick<RequestPage, 'follows' | 'mayShare'>; once: string }) {
  const say = useSay();
  if (!mayShare && follows.length === 0) return null;
  return (
    <section className="card stack" aria-labelledby="share">
      <h2 id="share">{say('services.share.title')}</h2>
      <p className="soft">{say('services.share.text')}</p>
      {follows.length > 0 && (
        <ul className="stack">
          {follows.map(({ id, madeAt }) => (
            <li key={id} className="row">
              <span>{say('services.share.one', { madeAt })}</span>
              <form method="post" noValidate>
                <input type="hidden" name="intent" value="unshare" />
                <input type="hidden" name="link" value={id} />
                <Button kind="soft" small aria-label={say('services.share.revoke-of', { madeAt })}>
                  {say('services.share.revoke')}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
      {mayShare && (
        <form method="post" noValidate>
          <input type="hidden" name="intent" value="share" />
          <input type="hidden" name="once" value={once} />
          <Button kind="soft">{say('services.share.make')}</Button>
        </form>
      )}
    </section>
  );
}
