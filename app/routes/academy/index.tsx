import { useLoaderData } from '@remix-run/react';
import { ACADEMY_STUDENTS_REPORTED } from '#domain/academy/reported';
import { formatNumber } from '#locales/format';
import { say as sayIn } from '#locales/say';
import { shownCourses } from '#services/academy/shown';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { Price } from '../../components/price';
import { page } from '../../door.server';
import { Link } from '../../link';
import { metaFromData, pageMeta } from '../../page-meta';
import { useLang, useSay } from '../../words';
import { CohortLine } from './cohort-line';

export const handle = { page: 'academy', hydrate: false };

/** The academy: every course with its hours, its teacher, and the group that one can join next. [ACAD-1] */
export const loader = page(async (ctx) => {
  const words = { title: sayIn(ctx.lang, 'academy.index.title'), description: sayIn(ctx.lang, 'academy.index.description') };
  return { courses: await shownCourses(ctx), meta: pageMeta(ctx, { page: 'academy', ...words }) };
});

export const meta = metaFromData;

export default function Academy() {
  const { courses } = useLoaderData<typeof loader>();
  const lang = useLang();
  const say = useSay();
  return (
    <div className="wrap page stack gap-6">
      <div className="stack gap-3">
        <Breadcrumbs crumbs={[{ page: 'home', label: say('shell.nav.home') }]} here={say('academy.index.title')} />
        <h1>{say('academy.index.title')}</h1>
        <p className="lead">{say('academy.index.lead')}</p>
        <p className="soft">{say('academy.index.reported', { students: formatNumber(lang, ACADEMY_STUDENTS_REPORTED) })}</p>
      </div>
      <p>
        <Link page="aiPanel">{say('academy.index.panel')}</Link>
      </p>
      {courses.length === 0 && <p>{say('academy.index.empty')}</p>}
      <ul className="opts">
        {courses.map(({ slug, title, summary, level, hours, lessons, teacher, next }) => (
          <li key={slug} className="card stack gap-3">
            <p className="small soft">
              {say(`academy.levels.${level}`)} · {say('academy.hours', { count: hours })}
              {lessons > 0 && <> · {say('academy.lessons-count', { count: lessons })}</>}
            </p>
            <h2 className="text-h3">
              <Link page="course" params={{ slug }}>
                {title}
              </Link>
            </h2>
            <p>{summary}</p>
            <p className="small">{say('academy.with', { teacher })}</p>
            {next ? (
              <div className="row between">
                <CohortLine cohort={next} />
                <Price toman={next.priceToman} />
              </div>
            ) : (
              <p className="small soft">{say('academy.no-group')}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
