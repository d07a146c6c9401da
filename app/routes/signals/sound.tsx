import { useLoaderData } from '@remix-run/react';
import { say } from '#locales/say';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { OwnSound } from '../../components/signals/own-sound';
import { SoundExamples } from '../../components/signals/sound-examples';
import { SoundKeys } from '../../components/signals/sound-keys';
import { SoundLanes } from '../../components/signals/sound-lane';
import { mainSound, otherSounds, SoundPlayer } from '../../components/signals/sound-player';
import { SoundResults } from '../../components/signals/sound-results';
import { SoundSides } from '../../components/signals/sound-sides';
import { SoundTransport } from '../../components/signals/sound-transport';
import { page } from '../../door.server';
import { metaFromData, pageMeta } from '../../page-meta';
import { useSay } from '../../words';

export const handle = { page: 'sound', hydrate: false };

export const loader = page((ctx) => ({
  meta: pageMeta(ctx, { page: 'sound', title: say(ctx.lang, 'signals.sound.title'), description: say(ctx.lang, 'signals.sound.description') }),
}));

export const meta = metaFromData;

const sounds = [mainSound, ...otherSounds];

/** Heart and lung sounds to hear, see and compare; a visitor's own stay in the browser. [PCG-1, PCG-2, PCG-3] */
export default function Sound() {
  useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <div className="wrap page stack">
      <Breadcrumbs
        crumbs={[
          { page: 'home', label: say('shell.nav.home') },
          { page: 'signals', label: say('signals.index.title') },
        ]}
        here={say('signals.sound.title')}
      />
      <h1>{say('signals.sound.title')}</h1>
      <p className="lead">{say('signals.sound.lead')}</p>
      <SoundPlayer now sounds={sounds} fallback={<SoundExamples sounds={sounds} />}>
        <div className="stack gap-6">
          <p>
            <a href="#own">{say('signals.sound.own.title')}</a>
          </p>
          <div className="card stack gap-3">
            <SoundLanes compare spectrum />
            <SoundTransport />
          </div>
          <SoundSides />
          <div className="sides" data-findings="">
            <SoundResults side={0} />
            <SoundResults side={1} />
          </div>
          <OwnSound />
          <SoundKeys />
        </div>
      </SoundPlayer>
      <p className="small muted">{say('signals.sound.synthetic')}</p>
    </div>
  );
}
