import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ArticleTree } from '#domain/articles/tree';
import { refuse } from '#domain/result';
import { lessonPage } from '#services/academy/lesson';
import { Badge } from '../../components/badge';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { ButtonLink } from '../../components/button-link';
import { ArticleBody } from '../../components/magazine/article-body';
import { Notice } from '../../components/notice';
import { Isolated } from '../../components/sections/isolated';
import { page } from '../../door.server';
import { Link } from '../../link';
import { metaFromData, pageMeta } from '../../page-meta';
import styles from '../../styles/magazine.css?url';
import { useSay } from '../../words';

export const handle = { page: 'lesson', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** A lesson: its text and signals where the reader may have them, else what to do first. [ACAD-3] */
export const loader = page(async (ctx, { params }) => {
  const [slug, name] = [params['slug'] ?? '', params['lesson'] ?? ''];
  const lesson = await lessonPage(ctx, { slug, lesson: name });
  if (!lesson) return refuse('content.page.unknown', undefined, { status: 404 });
  const { title, summary, course } = lesson;
  return { lesson, meta: pageMeta(ctx, { page: 'lesson', params: { slug, lesson: name }, title, description: summary ?? course.title }) };
});

export const meta = metaFromData;

export default function Lesson() {
  const { lesson } = useLoaderData<typeof loader>();
  const say = useSay();
  const { course, title, summary, minutes, free, standing, code, before, after } = lesson;
  const { slug } = course;
  return (
    <article className="wrap page art">
      <header className="art-head stack gap-4">
        <Breadcrumbs
          crumbs={[
            { page: 'home', label: say('shell.nav.home') },
            { page: 'academy', label: say('academy.index.title') },
            { page: 'course', params: { slug }, label: course.title },
          ]}
          here={title}
        />
        <h1>
          <Isolated text={title} />
        </h1>
        {summary && (
          <p className="art-lead">
            <Isolated text={summary} />
          </p>
        )}
        <p className="small soft">
          {say('academy.minutes', { count: minutes })} {free && <Badge tone="ok">{say('academy.free')}</Badge>}
        </p>
      </header>
      <div className="art-grid">
        <div className="art-body">
          {lesson.tree && <ArticleBody tree={lesson.tree as unknown as ArticleTree} products={[]} pictures={{}} plain={false} />}
          {lesson.tree && <p className="small soft">{say('academy.lesson.not-diagnosis')}</p>}
          {standing === 'begin-first' && code && (
            <Notice tone="info">
              <p>{say('academy.lesson.begin-first')}</p>
              <ButtonLink page="enrolment" params={{ code }}>
                {say('academy.lesson.to-seat')}
              </ButtonLink>
            </Notice>
          )}
          {standing === 'seat-first' && (
            <Notice tone="info">
              <p>{say('academy.lesson.seat-first')}</p>
              <ButtonLink page="course" params={{ slug }}>
                {say('academy.lesson.to-course')}
              </ButtonLink>
            </Notice>
          )}
          <footer className="art-foot stack gap-3">
            {before && (
              <p>
                {say('academy.lesson.before')}:{' '}
                <Link page="lesson" params={{ slug, lesson: before.slug }}>
                  {before.title}
                </Link>
              </p>
            )}
            {after && (
              <p>
                {say('academy.lesson.after')}:{' '}
                <Link page="lesson" params={{ slug, lesson: after.slug }}>
                  {after.title}
                </Link>
              </p>
            )}
          </footer>
        </div>
      </div>
    </article>
  );
}
