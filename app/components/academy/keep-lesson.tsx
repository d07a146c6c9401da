import { useSay } from '../../words';

/** Takes a lesson along for where there is no connection; without scripts it is not offered. [ACAD-3] */
export function KeepLesson() {
  const say = useSay();
  return (
    <keep-lesson class="stack gap-2" hidden>
      <div>
        <button type="button" className="btn s3 sm">
          {say('academy.offline.take')}
        </button>
      </div>
      {(['taken', 'waiting', 'refused'] as const).map((name) => (
        <p key={name} className="small soft" data-says={name} role="status" hidden>
          {say(`academy.offline.${name}`)}
        </p>
      ))}
    </keep-lesson>
  );
}
