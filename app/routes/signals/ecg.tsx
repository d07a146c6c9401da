import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { parseStripChoice, stripChoiceNames } from '#domain/signals/strip-choice';
import { say } from '#locales/say';
import { exampleStrip } from '#services/signals/example-strip';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { EcgReading } from '../../components/signals/ecg-reading';
import { EcgViewer } from '../../components/signals/ecg-viewer';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import styles from '../../styles/ecg.css?url';
import { useSay } from '../../words';

export const handle = { page: 'ecg', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const loader = page(async (ctx, { url }) => {
  const choice = parseStripChoice(Object.fromEntries(stripChoiceNames.map((name) => [name, url.searchParams.get(name)])));
  return {
    choice,
    ...(await exampleStrip(choice)),
    meta: pageMeta(ctx, { page: 'ecg', title: say(ctx.lang, 'signals.ecg.title'), description: say(ctx.lang, 'signals.ecg.description') }),
  };
});

export const meta = metaFromData;

/** The ECG viewer: our example on paper at once, a visitor's own recording where script runs. [ECG-2] */
export default function Ecg() {
  const { choice, strip, figures } = useLoaderData<typeof loader>();
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
      <EcgViewer choice={choice} strip={strip} figures={figures} />
      <EcgReading />
    </div>
  );
}
