import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { tehranDay } from '#domain/calendars/day';
import { sessionState } from '#services/accounts/session-state';
import { openAsks, type ShownAsk } from '#services/health/adults';
import { filesToHandOver } from '#services/health/consent';
import { familyPage, type FamilyMember } from '#services/health/family';
import { formatDate, formatMoment } from '#locales/format';
import { Avatar } from '../../components/avatar';
import { ButtonLink } from '../../components/button-link';
import { EmptyState } from '../../components/empty-state';
import { Icon } from '../../components/icon';
import { Notice } from '../../components/notice';
import { page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { useLang, useSay } from '../../words';
import { AppFrame } from './app-frame';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appFamily', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** Whose files one reaches: one's own, children's, and what others opened. Choosing one shows that member's data. [FAM-2, FAM-4, REC-7: shared with me] */
export const loader = page(async (ctx) => {
  const [{ user }, members, asks, kept] = await Promise.all([sessionState(ctx), familyPage(ctx), openAsks(ctx), filesToHandOver(ctx)]);
  if (!members.ok) return members;
  const grown = kept.filter(({ of_age_on: day }) => day <= tehranDay(ctx.now)).map(({ ref, first_name: first, waits }) => ({ ref, name: first, waits }));
  return { name: user?.firstName || user?.lastName || '—', members: members.value, asks: asks.ok ? asks.value : [], grown };
});

export const meta = privateMeta('health.family.title', 'health.family.description');

export default function Family() {
  const { name, members, asks, grown } = useLoaderData<typeof loader>();
  const say = useSay();
  const children = members.filter(({ relation }) => relation === 'guardian');
  const others = members.filter(({ relation }) => relation !== 'guardian');
  const add = (
    <div className="row gap-3">
      <ButtonLink page="appAdultNew" small>
        <Icon name="plus" />
        {say('health.family.add-adult')}
      </ButtonLink>
      <ButtonLink page="appChildNew" kind="soft" small>
        <Icon name="plus" />
        {say('health.family.add')}
      </ButtonLink>
    </div>
  );
  return (
    <AppFrame page="appFamily" whose={{ of: undefined, name, isMine: true }} title={say('health.family.title')} aside={add}>
      {members.length + asks.length + grown.length === 0 ? (
        <EmptyState fact={say('health.family.empty')} text={say('health.family.empty-text')} />
      ) : (
        <>
          {children.length > 0 && <Members heading={say('health.family.children')} members={children} />}
          {others.length > 0 && <Members heading={say('health.family.opened')} members={others} />}
          {asks.length > 0 && <Asks asks={asks} />}
          {grown.length > 0 && <Grown files={grown} />}
        </>
      )}
      <Notice tone="info">{say('health.family.adults')}</Notice>
    </AppFrame>
  );
}

function Members({ heading, members }: { heading: string; members: readonly FamilyMember[] }) {
  return (
    <section className="card stack gap-3">
      <h2 className="text-h3">{heading}</h2>
      <ul className="members">
        {members.map((member) => (
          <MemberRow key={member.ref} member={member} />
        ))}
      </ul>
    </section>
  );
}

/** Adults who were asked and have not answered. [FAM-7] */
function Asks({ asks }: { asks: readonly ShownAsk[] }) {
  const say = useSay();
  return (
    <section className="card stack gap-3">
      <h2 className="text-h3">{say('health.family.asked')}</h2>
      <ul className="members">
        {asks.map(({ ref, firstName, lastName, relation, until }) => (
          <li key={ref} className="row between member">
            <Avatar name={firstName} ground="sand" />
            <div>
              <p>
                <b>
                  {firstName} {lastName}
                </b>
              </p>
              <p className="small soft">{say('health.family.waits', { who: say(`health.family.relations.${relation}`), untilBy: until })}</p>
            </div>
            <ButtonLink kind="soft" small page="appAsk" params={{ ref }} aria-label={say('health.family.consent-of', { name: firstName })}>
              {say('health.family.consent')}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Files of children who are of age: one reaches them no more, and may say whose phone takes them over. [FAM-7: takes over] */
function Grown({ files }: { files: readonly { ref: string; name: string; waits: boolean }[] }) {
  const say = useSay();
  return (
    <section className="card stack gap-3">
      <h2 className="text-h3">{say('health.hand-over.title')}</h2>
      <ul className="members">
        {files.map(({ ref, name, waits }) => (
          <li key={ref} className="row between member">
            <Avatar name={name} ground="sand" />
            <div>
              <p>
                <b>{name}</b>
              </p>
              <p className="small soft">{say(waits ? 'health.hand-over.waits' : 'health.hand-over.grown-line')}</p>
            </div>
            {!waits && (
              <ButtonLink kind="soft" small page="appHandOver" params={{ of: ref }} aria-label={say('health.hand-over.do-of', { name })}>
                {say('health.hand-over.do')}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One member: who it is to one, until when one keeps or sees the file, and the way into it. */
function MemberRow({ member: { ref, firstName, lastName, age, relation, family, ofAgeOn, endsAt } }: { member: FamilyMember }) {
  const lang = useLang();
  const say = useSay();
  const name = [firstName, lastName].filter(Boolean).join(' ') || '—';
  const who = family === null ? say(`health.relations.${relation}`) : say(`health.family.relations.${family}`);
  return (
    <li className="row between member">
      <Avatar name={firstName || lastName || '—'} ground="sand" />
      <div>
        <p>
          <b>{name}</b>
        </p>
        <p className="small soft">{age === null ? who : say('health.family.aged', { who, age })}</p>
        {ofAgeOn !== null && (
          <p className="small soft">{say('health.family.until', { day: formatDate(lang, new Date(`${ofAgeOn}T12:00:00Z`)), name: firstName || lastName })}</p>
        )}
        {endsAt !== null && <p className="small soft">{say('health.family.ends', { at: formatMoment(lang, endsAt) })}</p>}
      </div>
      <div className="row gap-3">
        <ButtonLink kind="soft" small page="app" query={{ of: ref }} aria-label={say('health.family.open-of', { name })}>
          {say('health.family.open')}
        </ButtonLink>
        {relation === 'guardian' && (
          <ButtonLink kind="outline" small page="appChild" params={{ of: ref }} aria-label={say('health.family.edit-of', { name })}>
            {say('health.family.edit')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
