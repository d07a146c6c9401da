import { useSay } from '../../words';

/** Plays and pauses; the sign does not turn with the direction of reading. [LANG-6] */
export function PlayButton({ hidden }: { /** Until a script can play. */ hidden?: boolean }) {
  const say = useSay();
  return (
    <button type="button" className="play" data-play="" hidden={hidden} aria-label={say('signals.sound.desk.play')}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path className="is-play" d="M8 5.500v13l10.5-6.500z" />
        <path className="is-pause" d="M7 5h3.500v14H7zM13.500 5H17v14h-3.500z" />
      </svg>
    </button>
  );
}
