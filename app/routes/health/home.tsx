import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { isUrgent } from '#domain/records/class-of';
import { recordType, recordTypes } from '#domain/records/types/all';
import { formatMoment, formatWeekdayDate } from '#locales/format';
import { myFileHold } from '#services/accounts/file-hold';
import { nextAppointment } from '#services/consultations/mine';
import { overview } from '#services/health/overview';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { EmptyState } from '../../components/empty-state';
import { ClassBadge } from '../../components/health/class-badge';
import { Emergency } from '../../components/health/emergency';
import { Says } from '../../components/health/says';
import { Value } from '../../components/health/value';
import { WeekChart } from '../../components/health/week-chart';
import { Icon } from '../../components/icon';
import { Notice } from '../../components/notice';
import { page } from '../../door.server';
import { Link } from '../../link';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { AppFrame } from './app-frame';
import { findingOf } from './finding';
import { NextAppointment } from './next-appointment';
import { fileName, ofFile } from './whose';
import styles from '../../styles/health.css?url';

export const handle = { page: 'app', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** The first page of the file: the last reading large with a sentence of what the week was, then the other types, and which doctor one meets next. [DASH-2: home, DASH-4] */
export const loader = page(async (ctx, at) => {
  const of = at.url.searchParams.get('of');
  const [seen, hold, next] = await Promise.all([overview(ctx, of), of === null ? myFileHold(ctx) : null, of === null ? nextAppointment(ctx) : null]);
  if (!seen.ok) return seen;
  const offersPin = hold?.offersPin === true && seen.value.types.some(({ last }) => last !== null);
  return {
    next,
    offersPin,
    waiting: hold?.waiting ?? 0,
    whose: fileName(of, seen.value.card),
    types: seen.value.types,
    mayAdd: seen.value.mayAdd,
    now: ctx.now,
  };
});

export const meta = privateMeta('health.home.title', 'health.home.description');

export default function Home() {
  const { whose, types, mayAdd, now, next, offersPin, waiting } = useLoaderData<typeof loader>();
  const lang = useLang();
  const say = useSay();
  const newest = types
    .filter(({ type: code, last }) => last !== null && isObserved(code))
    .toSorted((a, b) => Number(b.last?.measuredAt) - Number(a.last?.measuredAt))[0];
  const type = newest && recordType(newest.type);
  const title = whose.isMine ? say('health.home.hello', { name: whose.name }) : say('health.home.of', { name: whose.name });
  return (
    <AppFrame page="app" whose={whose} title={title} aside={<p className="small soft">{formatWeekdayDate(lang, now)}</p>}>
      {waiting > 0 && (
        <Notice tone="warn">
          <p>{say('health.hold.somebody-waits', { count: waiting })}</p>
          <p>
            <Link page="sessions">{say('health.hold.look')}</Link>
          </p>
        </Notice>
      )}
      {newest?.last && type ? (
        <section className="card lift stack gap-3">
          <div className="row between">
            <h2 className="text-h3">
              {say('health.home.last', { type: say(`health.types.${newest.type as 'heart-rate'}.name`), at: newest.last.measuredAt })}
            </h2>
            <ClassBadge of={newest.last.class} />
          </div>
          <p className="big">
            <Value type={type} numbers={newest.last.numbers} unit />
          </p>
          {isUrgent(type, newest.last.numbers) && <Emergency />}
          <p className="find">{findingOf(say, type, newest)}</p>
          <WeekChart type={type} days={newest.days.slice(-7)} />
          <div className="row">
            {mayAdd && <AddLink type={newest.type} whose={whose} />}
            <ButtonLink kind="soft" page="appType" params={{ type: newest.type }} query={{ ...ofFile(whose.of), range: 30 }}>
              {say('health.home.trend')}
            </ButtonLink>
          </div>
        </section>
      ) : (
        <EmptyState fact={say('health.home.empty')} action={mayAdd && <AddLink type={recordTypes[0].code} whose={whose} />} />
      )}
      <section aria-label={say('health.home.others')}>
        <ul className="quick">
          {types
            .filter(({ type: code, last }) => code !== newest?.type && (last !== null || mayAdd))
            .map(({ type: code, last }) => {
              const row = recordType(code);
              return (
                row && (
                  <li key={code}>
                    <Link page={last ? 'appType' : 'appAdd'} params={{ type: code }} query={ofFile(whose.of)}>
                      <span className="small soft">{say(`health.types.${code as 'heart-rate'}.name`)}</span>
                      {last ? (
                        <>
                          <b>
                            <Says type={row} reading={last} unit />
                          </b>
                          <span className="tiny soft">{formatMoment(lang, last.measuredAt)}</span>
                          <ClassBadge of={last.class} />
                        </>
                      ) : (
                        <span className="small row">
                          <Icon name="plus" small /> {say('health.home.first')}
                        </span>
                      )}
                    </Link>
                  </li>
                )
              );
            })}
        </ul>
      </section>
      {next && <NextAppointment of={next} />}
      {offersPin && (
        <section className="card stack gap-3" aria-labelledby="pin-offer">
          <h2 id="pin-offer" className="text-h3">
            {say('health.hold.offer')}
          </h2>
          <p>{say('health.hold.offer-text')}</p>
          <div className="row">
            <ButtonLink kind="soft" small page="appPin">
              {say('health.hold.pin-do')}
            </ButtonLink>
            <form method="post" noValidate action={href(lang, 'appPin')}>
              <input type="hidden" name="intent" value="decline" />
              <Button kind="text" small>
                {say('health.hold.decline')}
              </Button>
            </form>
          </div>
        </section>
      )}
    </AppFrame>
  );
}

/** Whether a type has numbers, so that one of its readings can stand large. */
const isObserved = (code: string) => (recordType(code)?.measures.length ?? 0) > 0;

/** The one filled button: it names whose reading it adds. */
function AddLink({ type, whose }: { type: string; whose: { of: string | undefined; name: string; isMine: boolean } }) {
  const say = useSay();
  return (
    <ButtonLink page="appAdd" params={{ type }} query={ofFile(whose.of)}>
      <Icon name="plus" />
      {whose.isMine ? say('health.add.mine') : say('health.add.for', { name: whose.name })}
    </ButtonLink>
  );
}
