import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { ArticleTree } from '#domain/articles/tree';
import { fieldsSchema, onceField } from '#domain/fields';
import { quizFieldName } from '#domain/academy/quiz-fields';
import { refuse } from '#domain/result';
import { endLesson } from '#services/academy/done';
import { lessonPage } from '#services/academy/lesson';
import { lessonQuiz, type Quiz } from '#services/academy/quiz';
import { quizFields, tryQuiz } from '#services/academy/try';
import { newOnceKey } from '#services/once-key';
import { LessonQuiz } from '../../components/academy/lesson-quiz';
import { Badge } from '../../components/badge';
import { Breadcrumbs } from '../../components/breadcrumbs';
import { ButtonLink } from '../../components/button-link';
import { ArticleBody } from '../../components/magazine/article-body';
import { Notice } from '../../components/notice';
import { Isolated } from '../../components/sections/isolated';
import { actions, doing, page } from '../../door.server';
import { Link } from '../../link';
import { metaFromData, pageMeta } from '../../page-meta';
import styles from '../../styles/magazine.css?url';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';

export const handle = { page: 'lesson', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** A lesson: its text and signals where the reader may have them, else what to do first. [ACAD-3] */
export const loader = page(async (ctx, { params }) => {
  const [slug, name] = [params['slug'] ?? '', params['lesson'] ?? ''];
  const lesson = await lessonPage(ctx, { slug, lesson: name });
  if (!lesson) return refuse('content.page.unknown', undefined, { status: 404 });
  const { title, summary, course } = lesson;
  const quiz = await lessonQuiz(ctx, { slug, lesson: name });
  return {
    lesson,
    quiz,
    once: newOnceKey(),
    meta: pageMeta(ctx, { page: 'lesson', params: { slug, lesson: name }, title, description: summary ?? course.title }),
  };
});

type Params = Readonly<Record<string, string | undefined>>;
const lessonOf = (params: Params) => ({ slug: params['slug'] ?? '', lesson: params['lesson'] ?? '' });

/** Answers to the lesson's questions, graded here; and that the lesson is done. [ACAD-3] */
export const action = actions({
  try: doing({
    fields: async (ctx, { params }) => fieldsSchema({ once: onceField, ...(await quizFields(ctx, lessonOf(params))) }),
    run: (ctx, { once, ...given }: { once: string } & Record<string, unknown>, { params }) =>
      tryQuiz(ctx, { at: lessonOf(params), once, answers: answersIn(given) }),
    then: ({ right, asked }, ctx, { params }) => ({
      to: `${href(ctx.lang, 'lesson', lessonOf(params))}#quiz`,
      toast: { kind: right === asked ? 'success' : 'info', key: 'academy.quiz.tried', facts: { right, asked } },
    }),
  }),
  done: doing({
    fields: () => fieldsSchema({}),
    run: (ctx, _form, { params }) => endLesson(ctx, lessonOf(params)),
    then: (_value, ctx, { params }) => ({ to: href(ctx.lang, 'lesson', lessonOf(params)), toast: { kind: 'success', key: 'academy.progress.marked' } }),
  }),
});

/** Answers by the ids of their questions. */
function answersIn(given: Record<string, unknown>): Record<string, string[]> {
  const prefix = quizFieldName(0).slice(0, -1);
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), value as string[]]] : [])),
  );
}

export const meta = metaFromData;

export default function Lesson() {
  const { lesson, quiz, once } = useLoaderData<typeof loader>();
  const lang = useLang();
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
          {quiz && <LessonQuiz quiz={quiz as unknown as Quiz} once={once} here={href(lang, 'lesson', { slug, lesson: lesson.slug })} />}
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
