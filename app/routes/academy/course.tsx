import { useLoaderData } from '@remix-run/react';
import { refuse } from '#domain/result';
import { myProgress } from '#services/academy/progress';
import { shownCourse } from '#services/academy/shown';
import { Badge } from '../../components/badge';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { ButtonLink } from '../../components/button-link';
import { Price } from '../../components/price';
import { page } from '../../door.server';
import { Link } from '../../link';
import { metaFromData, pageMeta } from '../../page-meta';
import { useSay } from '../../words';
import { CohortLine } from './cohort-line';
import { Learnt } from './learnt';

export const handle = { page: 'course', hydrate: false };

/** A course: what one can do at the end, its lessons with the free one, its teacher, its groups with seats and price, and how one leaves. [ACAD-1] */
export const loader = page(async (ctx, { params }) => {
  const course = await shownCourse(ctx, params['slug'] ?? '');
  if (!course) return refuse('content.page.unknown', undefined, { status: 404 });
  const { slug, title, summary } = course;
  const jsonLd = {
    '@type': 'Course',
    name: title,
    description: summary,
    provider: { '@type': 'Organization', name: 'Zarban', sameAs: ctx.rt.settings.publicUrl },
  };
  return { course, mine: await myProgress(ctx, slug), meta: pageMeta(ctx, { page: 'course', params: { slug }, title, description: summary, jsonLd }) };
});

export const meta = metaFromData;

export default function Course() {
  const { course, mine } = useLoaderData<typeof loader>();
  const say = useSay();
  const { slug, title, summary, level, hours, outcomes, forWhom, needed, teacher, teacherAbout, lessons, cohorts } = course;
  return (
    <div className="wrap page stack gap-6">
      <Breadcrumbs
        crumbs={[
          { page: 'home', label: say('shell.nav.home') },
          { page: 'academy', label: say('academy.index.title') },
        ]}
        here={title}
      />
      <header className="stack gap-3">
        <p className="small soft">
          {say(`academy.levels.${level}`)} · {say('academy.hours', { count: hours })}
        </p>
        <h1>{title}</h1>
        <p className="lead">{summary}</p>
      </header>
      {mine && (
        <section className="card stack gap-3">
          <Learnt slug={slug} progress={mine} />
        </section>
      )}
      <section className="stack" aria-labelledby="outcomes">
        <h2 id="outcomes">{say('academy.course.outcomes')}</h2>
        <ul className="bullets">
          {outcomes.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <section className="stack" aria-labelledby="groups">
        <h2 id="groups">{say('academy.course.groups')}</h2>
        {cohorts.length === 0 && <p>{say('academy.no-group')}</p>}
        <ul className="opts">
          {cohorts.map((cohort) => (
            <li key={cohort.id} className="card lift stack gap-3">
              <h3>{cohort.name}</h3>
              <CohortLine cohort={cohort} />
              <Price toman={cohort.priceToman} big />
              {cohort.standing === 'open' && (
                <ButtonLink page="courseSeat" params={{ id: String(cohort.id) }}>
                  {say('academy.course.take')}
                </ButtonLink>
              )}
            </li>
          ))}
        </ul>
        <p className="small soft">{say('academy.rule')}</p>
      </section>
      {lessons.length > 0 && (
        <section className="stack" aria-labelledby="lessons">
          <h2 id="lessons">{say('academy.course.lessons')}</h2>
          <ol className="stack gap-3">
            {lessons.map(({ slug: lesson, title: name, summary: about, minutes, free, hasText }) => (
              <li key={lesson}>
                {hasText ? (
                  <Link page="lesson" params={{ slug, lesson }}>
                    <b>{name}</b>
                  </Link>
                ) : (
                  <b>{name}</b>
                )}{' '}
                {free && <Badge tone="ok">{say('academy.free')}</Badge>}{' '}
                {mine?.slugs.includes(lesson) && <Badge tone="info">{say('academy.progress.badge')}</Badge>}
                <span className="block small soft">
                  {say('academy.minutes', { count: minutes })}
                  {about && <> · {about}</>}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section className="stack" aria-labelledby="teacher">
        <h2 id="teacher">{say('academy.course.teacher')}</h2>
        <p>
          <b>{teacher}</b>
          {teacherAbout && <span className="block soft">{teacherAbout}</span>}
        </p>
      </section>
      {(forWhom || needed) && (
        <section className="stack" aria-labelledby="whom">
          <h2 id="whom">{say('academy.course.whom')}</h2>
          {forWhom && <p>{forWhom}</p>}
          {needed && <p className="soft">{say('academy.course.needed', { needed })}</p>}
        </section>
      )}
    </div>
  );
}
