import { useLoaderData, useParams, useRouteLoaderData } from '@remix-run/react';
import { FOLLOW_DAYS_AFTER_END } from '#domain/service-requests/follow';
import { formatPhone } from '#locales/format';
import { followRequest, type Followed } from '#services/service-requests/follow';
import { ButtonLink } from '../../components/button-link';
import { EmergencyLine } from '../../components/services/emergency';
import { RequestBadge } from '../../components/services/request-badge';
import { SpecTable } from '../../components/spec-table';
import { page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import type { ShellData } from '../../shell/shell-data.server';
import { useLang, useSay } from '../../words';

export const handle = { page: 'follow', hydrate: false };

/** A request as whoever waits with its requester follows it, by an address alone. [AMB-1, ROLE-5] */
export const loader = page(async (ctx, { params }) => {
  const found = await followRequest(ctx, params['token'] ?? '');
  return found.ok ? found.value : found;
});

export const meta = privateMeta('services.followed.title', 'services.followed.description');

export default function Follow() {
  const { code, state, dueAt, hours, provider, visit, fare } = useLoaderData<typeof loader>();
  const { token = '' } = useParams();
  const shell = useRouteLoaderData('root') as ShellData | undefined;
  const lang = useLang();
  const say = useSay();
  const phone = shell?.site.phone;
  const rows = [
    [say('services.followed.number'), <bdi key="code">{code}</bdi>],
    ...(hours
      ? [[say('services.followed.hours'), say('services.visits.hours', { visitDay: hours.from, fromTime: hours.from, toTime: hours.to })] as const]
      : []),
    ...(provider ? [[say('services.followed.who'), <bdi key="who">{provider}</bdi>] as const] : []),
    ...(visit ? [[say('services.followed.where-now'), say(`services.visits.mine.${visit}`)] as const] : []),
  ] as const;
  return (
    <div className="wrap page">
      <div className="two">
        <div className="card lift stack">
          <p>
            <RequestBadge state={state} />
          </p>
          <h1>{say(`services.followed.${state}.title`)}</h1>
          <NextStep state={state} dueAt={dueAt} hours={hours} />
          <SpecTable caption={say('services.followed.description')} rows={rows} />
          {fare === 'due' && (
            <div className="stack gap-3">
              <p>{say('services.fare.states.due')}</p>
              <ButtonLink page="followFare" params={{ token }}>
                {say('services.fare.pay')}
              </ButtonLink>
              <p className="small soft">{say('services.fare.login')}</p>
            </div>
          )}
          {fare && fare !== 'due' && <p>{say(`services.fare.states.${fare}`)}</p>}
          {phone && (
            <p>
              {say('services.followed.call')}{' '}
              <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                <bdi dir="ltr">{formatPhone(lang, phone)}</bdi>
              </a>
            </p>
          )}
          <p>
            <EmergencyLine words="services.followed.wait" />
          </p>
          <p className="small soft">
            {say('services.followed.keep')} {say('services.followed.ends', { days: FOLLOW_DAYS_AFTER_END })}
          </p>
        </div>
      </div>
    </div>
  );
}

/** What happens next, and until when. */
function NextStep({ state, dueAt, hours }: Pick<Followed, 'state' | 'dueAt' | 'hours'>) {
  const say = useSay();
  if (state === 'done' || state === 'cancelled') return <p>{say(`services.followed.${state}.text`)}</p>;
  if (state === 'waiting-action') return hours ? null : <p>{say('services.followed.waiting-action.text')}</p>;
  return <p>{dueAt ? say(`services.followed.${state}.by`, { dueBy: dueAt }) : say(`services.followed.${state}.text`)}</p>;
}
