import { useSay } from '../../words';
import { QUERY_MOST_CHARACTERS } from '#domain/search/words';
import { Link } from '../../link';
import { href, type PageName } from '../../routes';
import { useLang } from '../../words';
import { Breadcrumbs, type Crumb } from '../breadcrumbs';
import { Button } from '../button';
import { buttonClass } from '../button-class';
import { ButtonLink } from '../button-link';
import { Chips } from '../chips';
import { EmptyState } from '../empty-state';
import { Field } from '../field';
import { EmergencyNote } from './emergency-note';
import { QuestionTiles, type ShownQuestion } from './question-list';

type Place = { page: PageName; params?: Record<string, string | number> };
type Props = {
  here: Place;
  crumbs?: readonly Crumb[];
  title: string;
  lead?: string | undefined;
  query: string | null;
  topics: readonly { slug: string; title: string }[];
  topic?: string;
  questions: readonly ShownQuestion[];
  older: string | null;
  later: boolean;
};

/** A list of public questions: search, topics, questions, the way to older ones, and the way to ask. [COMM-2] */
export function QuestionsPage({ here, crumbs = [], title, lead, query, topics, topic, questions, older, later }: Props) {
  const lang = useLang();
  const say = useSay();
  const go = (label: string, after?: string) => (
    <Link
      page={here.page as 'questions'}
      params={here.params as undefined}
      query={after === undefined ? undefined : { after }}
      className={buttonClass({ kind: 'outline' })}
      rel={after === undefined ? undefined : 'next'}
    >
      {label}
    </Link>
  );
  return (
    <div className="wrap page stack gap-6">
      <Breadcrumbs crumbs={[{ page: 'community', label: say('shell.nav.community') }, ...crumbs]} here={title} />
      <div className="mag-head">
        <div className="stack gap-2">
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
        <form method="get" action={href(lang, 'questions')} role="search" className="joined items-end">
          <div className="grow">
            <Field name="q" type="search" label={say('questions.search')} defaultValue={query ?? ''} required={false} maxLength={QUERY_MOST_CHARACTERS} />
          </div>
          <Button kind="soft">{say('search.send')}</Button>
        </form>
      </div>
      <EmergencyNote />
      <Chips
        many
        label={say('questions.topics')}
        chips={[
          { page: 'questions', label: say('questions.all'), here: topic === undefined && query === null },
          ...topics.map((one) => ({ page: 'questionTopic' as const, params: { slug: one.slug }, label: one.title, here: one.slug === topic })),
        ]}
      />
      {questions.length === 0 ? (
        <EmptyState
          fact={say(query === null ? 'questions.none' : 'questions.none-found')}
          text={say('questions.none-next')}
          action={
            query === null ? undefined : (
              <ButtonLink page="questions" kind="soft">
                {say('questions.to-all')}
              </ButtonLink>
            )
          }
        />
      ) : (
        <QuestionTiles questions={questions} />
      )}
      <nav className="row between" aria-label={say('questions.pages')}>
        {later ? go(say('questions.newest')) : <span />}
        {older && go(say('questions.older'), older)}
      </nav>
      <AskCard query={query} />
    </div>
  );
}

/** The way to ask, which begins by looking. [COMM-2] */
export function AskCard({ query = null }: { query?: string | null }) {
  const say = useSay();
  return (
    <section className="card stack gap-3" aria-labelledby="ask">
      <h2 className="text-h3" id="ask">
        {say('questions.yours')}
      </h2>
      <p className="small soft">{say('questions.yours-text')}</p>
      <p>
        <ButtonLink page="questionNew" query={query ? { q: query } : undefined} kind="soft">
          {say('questions.ask')}
        </ButtonLink>
      </p>
    </section>
  );
}
