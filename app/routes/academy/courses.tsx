import { useLoaderData } from '@remix-run/react';
import type { EnrolmentState } from '#domain/academy/enrolment-life-cycle';
import { myCourses } from '#services/academy/mine';
import { Badge, type Tone } from '../../components/badge';
import { ButtonLink } from '../../components/button-link';
import { EmptyState } from '../../components/empty-state';
import { page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { useSay } from '../../words';
import { AccountFrame } from '../account/account-frame';
import { Learnt } from './learnt';

export const handle = { page: 'courses', hydrate: false };

/** The account's courses, and how each stands. [ACAD-2, DASH-1: AI courses] */
export const loader = page(async (ctx) => ({ courses: await myCourses(ctx) }));

export const meta = privateMeta('academy.mine.title', 'academy.mine.description');

export const courseTones: Readonly<Record<EnrolmentState, Tone>> = {
  held: 'warn',
  paid: 'ok',
  'under-way': 'info',
  finished: 'ok',
  released: 'wait',
  cancelled: 'wait',
};

export default function Courses() {
  const { courses } = useLoaderData<typeof loader>();
  const say = useSay();
  return (
    <AccountFrame page="courses" title={say('academy.mine.title')}>
      {courses.length === 0 && <EmptyState fact={say('academy.mine.empty')} action={<ButtonLink page="academy">{say('academy.mine.see')}</ButtonLink>} />}
      <ul className="stack">
        {courses.map(({ code, slug, title, group, startsAt, state, heldUntil, progress }) => (
          <li key={code} className="card stack gap-3">
            <div className="row between">
              <h2 className="text-h3">
                <Link page="enrolment" params={{ code }}>
                  {title}
                </Link>
              </h2>
              <Badge tone={courseTones[state]}>{say(`academy.enrolment-states.${state}`)}</Badge>
            </div>
            <p className="small">
              {group} · {say('academy.begins', { startsDate: startsAt })}
            </p>
            {state === 'held' && <p className="small">{say('academy.mine.held', { heldTime: heldUntil })}</p>}
            {progress && <Learnt slug={slug} progress={progress} />}
          </li>
        ))}
      </ul>
    </AccountFrame>
  );
}
