import { useSay } from '../../words';
import { Notice } from '../notice';
import { SpecTable } from '../spec-table';

/** Where the figures of a recording stand: rate, sounds, quality, and that they are no diagnosis. [PCG-2] */
export function SoundResults({ side }: { side: 0 | 1 }) {
  const say = useSay();
  const cell = (name: string) => <span key={name} data-result={name} />;
  return (
    <section className="stack gap-2" data-results={side} hidden={side === 1}>
      <h2>
        {say('signals.sound.results.title')} <span className="soft" data-side-name="" />
      </h2>
      <SpecTable
        caption={say('signals.sound.results.title')}
        rows={[
          [say('signals.sound.results.rate'), cell('rate')],
          [say('signals.sound.results.sounds'), cell('sounds')],
          [say('signals.sound.results.quality'), cell('quality')],
          [say('signals.sound.results.mode'), cell('mode')],
          [say('signals.sound.results.sampling'), cell('sampling')],
        ]}
      />
      <Notice>
        <b>{say('signals.sound.not-a-diagnosis')}</b> <span data-result="note" />
      </Notice>
    </section>
  );
}
