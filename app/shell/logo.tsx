import { useSay } from '../words';

const BEAT = 'M0 21.5h12l2.5-4 3.5 10 4.5-17 4 14 2-3H40';

/** The logo: a chest piece with the line through it; it is never mirrored. */
export function Mark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="17" />
      <circle className="core" cx="20" cy="20" r="11.5" />
      <path className="gap" d={BEAT} />
      <path className="beat" d={BEAT} />
    </svg>
  );
}

/** The mark and the name. */
export function Logo() {
  const say = useSay();
  return (
    <>
      <Mark />
      <span>{say('common.brand')}</span>
    </>
  );
}
