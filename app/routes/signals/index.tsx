import { say } from '#locales/say';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { ButtonLink } from '../../components/button-link';
import { Card } from '../../components/card';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import { useSay } from '../../words';

const READS = { ecg: 'WFDB · EDF · EDF+ · CSV', sound: 'WAV' } as const;

export const handle = { page: 'signals', hydrate: false };

export const loader = page((ctx) => ({
  meta: pageMeta(ctx, { page: 'signals', title: say(ctx.lang, 'signals.index.title'), description: say(ctx.lang, 'signals.index.description') }),
}));

export const meta = metaFromData;

/** Both viewers, each with what it does and reads. [PAGE-3] */
export default function Signals() {
  const say = useSay();
  return (
    <div className="wrap page stack gap-6">
      <div className="stack gap-3">
        <Breadcrumbs crumbs={[{ page: 'home', label: say('shell.nav.home') }]} here={say('signals.index.title')} />
        <h1>{say('signals.index.title')}</h1>
        <p className="lead">{say('signals.index.lead')}</p>
      </div>
      <div className="cards3">
        {(['ecg', 'sound'] as const).map((name) => (
          <Card key={name} title={say(`signals.${name}.title`)}>
            <p className="soft">{say(`signals.index.${name}-text`)}</p>
            <p className="small muted">
              {say('signals.index.reads')}: <bdi dir="ltr">{READS[name]}</bdi>
            </p>
            <ButtonLink page={name} kind={name === 'ecg' ? 'main' : 'soft'}>
              {say(`signals.index.${name}-open`)}
            </ButtonLink>
          </Card>
        ))}
      </div>
      <div className="cards3">
        {(['privacy', 'accuracy'] as const).map((name) => (
          <section key={name}>
            <h2 className="text-h3">{say(`signals.index.${name}`)}</h2>
            <p className="soft">{say(`signals.index.${name}-text`)}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
