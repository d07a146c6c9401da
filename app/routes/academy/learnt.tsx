import { formatNumber } from '#locales/format';
import type { CourseProgress } from '#services/academy/progress';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';

/** How far a course was learnt, and the lesson to go on with. [ACAD-3, DASH-1: AI courses] */
export function Learnt({ slug, progress: { done, all, next } }: { slug: string; progress: Pick<CourseProgress, 'done' | 'all' | 'next'> }) {
  const lang = useLang();
  const say = useSay();
  return (
    <p>
      {say('academy.progress.of', { done: formatNumber(lang, done), all: formatNumber(lang, all) })}{' '}
      {next ? (
        <>
          {say('academy.progress.next')}:{' '}
          <Link page="lesson" params={{ slug, lesson: next.slug }}>
            {next.title}
          </Link>
        </>
      ) : (
        all > 0 && <b>{say('academy.progress.all-done')}</b>
      )}
    </p>
  );
}
