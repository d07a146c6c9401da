import { ButtonLink } from '../components/button-link';
import { PulseLine } from '../components/pulse-line';
import { page } from '../door.server';
import { metaFromData, pageMeta } from '../page-meta';
import { say as sayIn } from '#locales/say';
import { useSay } from '../words';

export const handle = { page: 'offline', hydrate: false };

export const loader = page((ctx) => ({
  meta: pageMeta(ctx, { page: 'offline', title: sayIn(ctx.lang, 'shell.offline.title'), description: sayIn(ctx.lang, 'shell.offline.text'), hidden: true }),
}));

export const meta = metaFromData;

/** What stands in the place of a page never seen, while there is no connection. [SHELL-2] */
export default function Offline() {
  const say = useSay();
  return (
    <div className="wrap page empty">
      <PulseLine shape="empty" />
      <h1>{say('shell.offline.title')}</h1>
      <p className="soft">{say('shell.offline.text')}</p>
      <ButtonLink page="home" kind="soft">
        {say('shell.offline.home')}
      </ButtonLink>
    </div>
  );
}
