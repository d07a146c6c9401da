import type { LinksFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { fieldsSchema } from '#domain/fields';
import { rightField } from '#domain/health/fields';
import { byDayAndPerson, type SeenGroup } from '#domain/health/who-saw';
import { formatTime, formatWeekdayDate } from '#locales/format';
import { endRight } from '#services/health/end-right';
import { whoSaw, type SeenLine } from '#services/health/who-saw';
import type { Answer } from '../../answer';
import { Avatar } from '../../components/avatar';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { FormErrors } from '../../components/form-errors';
import { Notice } from '../../components/notice';
import { Pagination } from '../../components/pagination';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { AccessTabs } from './access-tabs';
import { AppFrame } from './app-frame';
import { fileName, ofFile } from './whose';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appSeen', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** Who saw what of a file, by day and person, with an end beside each line. [ROLE-4, SHARE-2: seen and ended] */
export const loader = page(async (ctx, at) => {
  const of = at.url.searchParams.get('of');
  const after = Number(at.url.searchParams.get('after') ?? 0);
  const before = Number.isSafeInteger(after) && after > 0 ? after : null;
  const seen = await whoSaw(ctx, { of, before });
  if (!seen.ok) return seen;
  const { card, figures, lines, next } = seen.value;
  return { whose: fileName(of, card), figures, days: byDayAndPerson(lines), first: before === null, next };
});

export const action = actions({
  end: doing({
    fields: () => fieldsSchema({ right: rightField }),
    run: (ctx, { right }) => endRight(ctx, right),
    then: (_, ctx, at) => ({
      to: href(ctx.lang, 'appSeen', undefined, ofFile(at.url.searchParams.get('of'))),
      toast: { kind: 'success', key: 'health.seen.ended' },
    }),
  }),
});

export const meta = privateMeta('health.seen.title', 'health.seen.description');

export default function Seen() {
  const { whose, figures, days, first, next } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const lang = useLang();
  const say = useSay();
  return (
    <AppFrame page="appSeen" whose={whose} title={say('health.seen.title')}>
      <FormErrors answer={answer} names={{ right: null }} />
      <AccessTabs page="appSeen" of={whose.of} />
      {first && (
        <dl className="trust">
          {(['people', 'times', 'byStaff'] as const).map((name) => (
            <div key={name}>
              <dt>{say(`health.seen.figures.${name}`)}</dt>
              <dd>{figures[name] === 0 ? say(`health.seen.never.${name}`) : say(`health.seen.counts.${name}`, { count: figures[name] })}</dd>
            </div>
          ))}
        </dl>
      )}
      {days.length === 0 ? (
        <EmptyState fact={say('health.seen.empty')} />
      ) : (
        <section className="card">
          {days.map(({ day, groups }) => (
            <section key={day} aria-labelledby={`day-${day}`}>
              <h2 className="seen-day" id={`day-${day}`}>
                {formatWeekdayDate(lang, new Date(`${day}T12:00:00Z`))}
              </h2>
              <ul>
                {groups.map((group) => (
                  <SeenRow key={group.id} group={group} of={whose.of} />
                ))}
              </ul>
            </section>
          ))}
        </section>
      )}
      <Pagination
        page="appSeen"
        label={say('health.seen.more')}
        first={first ? undefined : ofFile(whose.of)}
        next={next === null ? undefined : { ...ofFile(whose.of), after: next }}
      />
      <Notice tone="info">{say('health.seen.complete')}</Notice>
    </AppFrame>
  );
}

const said = {
  'health.seen': 'seen',
  'health.read': 'read',
  'health.add': 'add',
  'health.change': 'change',
  'health.share': 'shares',
  'health.read-ehr': 'ehr',
  'health.change-ehr': 'ehr-change',
  'health.export': 'export',
  'health.import': 'import',
  'rooms.read': 'talk',
  'rooms.sum-up': 'summary',
} as const;

/** What one person did with the file on a day, and the end of that right. */
function SeenRow({ group, of }: { group: SeenGroup<SeenLine>; of: string | undefined }) {
  const { name, relation, action: what, door, rows, times, at, firstAt, right } = group;
  const lang = useLang();
  const say = useSay();
  const who = name ?? say('health.seen.nameless');
  const [from, to] = [formatTime(lang, firstAt), formatTime(lang, at)];
  const did = said[what as keyof typeof said] ?? 'card';
  return (
    <li className="see">
      <span className="tm">{from === to ? to : say('health.seen.between', { from, to })}</span>
      <Avatar name={who} ground="glaze" />
      <div className="tx">
        <p>
          <b>{who}</b> {say(`health.seen.did.${did}`, { count: rows })}
        </p>
        <p className="small soft">
          {say(times > 1 ? 'health.seen.how-often' : 'health.seen.how', {
            relation: say(`health.relations.${relation}`),
            door: say(`health.doors.${door}`),
            count: times,
          })}
        </p>
      </div>
      {right !== null && (
        <form method="post" noValidate action={href(lang, 'appSeen', undefined, ofFile(of))}>
          <input type="hidden" name="intent" value="end" />
          <input type="hidden" name="right" value={right} />
          <Button kind="text" small aria-label={say('health.seen.end-of', { who })}>
            {say('health.seen.end')}
          </Button>
        </form>
      )}
    </li>
  );
}
