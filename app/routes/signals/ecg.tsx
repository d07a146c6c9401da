import { useLoaderData } from '@remix-run/react';
import { say } from '#locales/say';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import { useSay } from '../../words';

export const handle = { page: 'ecg', hydrate: false };

export const loader = page((ctx) => ({
  meta: pageMeta(ctx, { page: 'ecg', title: say(ctx.lang, 'signals.ecg.title'), description: say(ctx.lang, 'signals.ecg.description') }),
}));

export const meta = metaFromData;

/** The viewer, and what stands around it. */
export default function Ecg() {
  useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <div className="wrap page stack">
      <Breadcrumbs
        crumbs={[
          { page: 'home', label: say('shell.nav.home') },
          { page: 'signals', label: say('signals.index.title') },
        ]}
        here={say('signals.ecg.title')}
      />
      <h1>{say('signals.ecg.title')}</h1>
      <p className="lead">{say('signals.ecg.lead')}</p>
    </div>
  );
}
