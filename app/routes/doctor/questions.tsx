import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { askedQuestions } from '#services/questions/doctor';
import { Badge } from '../../components/badge';
import { Chips } from '../../components/chips';
import { EmptyState } from '../../components/empty-state';
import { Pagination } from '../../components/pagination';
import { page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import styles from '../../styles/questions.css?url';
import { useLang, useSay } from '../../words';
import { DoctorFrame } from './doctor-frame';

export const handle = { page: 'doctorQuestions', hydrate: false };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** Questions that want a doctor’s answer, or those that have one. [COMM-2] */
export const loader = page(async (ctx, { url }) => {
  const answered = url.searchParams.get('answered') === '1';
  const after = url.searchParams.get('after');
  return { answered, later: after !== null, ...(await askedQuestions(ctx, { answered, after })) };
});

export const meta = privateMeta('questions.doctor.questions', 'questions.doctor.questions-description');

export default function DoctorQuestions() {
  const { answered, later, questions, next } = useLoaderData<typeof loader>();
  const lang = useLang();
  const say = useSay();
  const own = answered ? { answered: 1 } : {};
  return (
    <DoctorFrame page="doctorQuestions" title={say('questions.doctor.questions')} lead={say('questions.doctor.questions-lead')}>
      <Chips
        label={say('questions.doctor.questions')}
        chips={[
          { page: 'doctorQuestions', label: say('questions.doctor.unanswered'), here: !answered },
          { page: 'doctorQuestions', query: { answered: 1 }, label: say('questions.doctor.answered-too'), here: answered },
        ]}
      />
      {questions.length === 0 ? (
        <EmptyState fact={say('questions.doctor.none')} text={say('questions.doctor.none-next')} />
      ) : (
        <ul className="asked">
          {questions.map(({ code, title, lang: written, sex, ageBand, dueAt, late }) => (
            <li key={code} className="card">
              <h2 className="text-h3" lang={written} dir={written === 'fa' ? 'rtl' : 'ltr'}>
                <Link page="doctorQuestion" params={{ code }}>
                  {title}
                </Link>
              </h2>
              <p className="small soft">
                {(sex ?? ageBand) && (
                  <span>
                    {[sex && say(`questions.sexes.${sex}`), ageBand && say(`questions.ages.${ageBand}`)].filter(Boolean).join(lang === 'fa' ? '، ' : ', ')}
                  </span>
                )}
                {dueAt && <span>{say('questions.doctor.due', { dueBy: dueAt })}</span>}
                {late && <Badge tone="warn">{say('questions.doctor.late')}</Badge>}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Pagination
        page="doctorQuestions"
        label={say('questions.doctor.more')}
        first={later ? own : undefined}
        next={next ? { ...own, after: next } : undefined}
      />
    </DoctorFrame>
  );
}
