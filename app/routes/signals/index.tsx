import { useLoaderData } from '@remix-run/react';
import { say } from '#locales/say';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { page } from '../../door.server';
import { Link } from '../../link';
import { metaFromData, pageMeta } from '../../page-meta';
import { useSay } from '../../words';

export const handle = { page: 'signals', hydrate: false };

export const loader = page((ctx) => ({
  meta: pageMeta(ctx, { page: 'signals', title: say(ctx.lang, 'signals.index.title'), description: say(ctx.lang, 'signals.index.description') }),
}));

export const meta = metaFromData;

/** Both viewers, each with what it does. */
export default function Signals() {
  useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <div className="wrap page stack">
      <Breadcrumbs crumbs={[{ page: 'home', label: say('shell.nav.home') }]} here={say('signals.index.title')} />
      <h1>{say('signals.index.title')}</h1>
      <p className="lead">{say('signals.index.lead')}</p>
      {(['ecg', 'sound'] as const).map((name) => (
        <Link key={name} page={name}>
          {say(`signals.${name}.title`)}
        </Link>
      ))}
    </div>
  );
}
