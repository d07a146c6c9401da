import { NS1_TIMES } from '#domain/catalog/device-figures';
import { soundBandsHz } from '#domain/signals/sound-filter';
import { useSay } from '../../words';
import { soundUrl, type DemoFigures } from './demo-figures';

/** The same sound filtered and amplified beforehand by the core, for browsers without scripts or live filters. [PAGE-3] */
export function SoundFiles({ sound }: { sound: DemoFigures }) {
  const say = useSay();
  const name = say(`signals.sound.names.${sound.name}`);
  return (
    <div className="stack gap-2">
      <ul className="sound-files">
        {sound.files.map((filter) => {
          const [low, high] = soundBandsHz[filter];
          const word = say(`signals.sound.filters.${filter}`);
          return (
            <li key={filter}>
              <span className="small">{say('signals.sound.filter-band', { filter: word, low, high })}</span>
              {/* Heart sounds hold no words: the drawing beside them and its figures say what is in them. */}
              {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
              <audio controls preload="none" src={soundUrl(sound, filter)} aria-label={say('signals.sound.fallback.filtered', { name, filter: word })} />
            </li>
          );
        })}
      </ul>
      <p className="tiny soft">{say('signals.sound.fallback.files', { times: NS1_TIMES })}</p>
    </div>
  );
}
