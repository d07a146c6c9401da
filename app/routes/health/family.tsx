import type { LinksFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { sessionState } from '#services/accounts/session-state';
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
  const [{ user }, members] = await Promise.all([sessionState(ctx), familyPage(ctx)]);
  if (!members.ok) return members;
  return { name: user?.firstName || user?.lastName || '—', members: members.value };
});

export const meta = privateMeta('health.family.title', 'health.family.description');

export default function Family() {
  const { name, members } = useLoaderData<typeof loader>();
  const say = useSay();
  const children = members.filter(({ relation }) => relation === 'guardian');
  const others = members.filter(({ relation }) => relation !== 'guardian');
  const add = (
    <ButtonLink page="appChildNew" small>
      <Icon name="plus" />
      {say('health.family.add')}
    </ButtonLink>
  );
  return (
    <AppFrame page="appFamily" whose={{ of: undefined, name, isMine: true }} title={say('health.family.title')} aside={add}>
      {members.length === 0 ? (
        <EmptyState fact={say('health.family.empty')} text={say('health.family.empty-text')} />
      ) : (
        <>
          {children.length > 0 && <Members heading={say('health.family.children')} members={children} />}
          {others.length > 0 && <Members heading={say('health.family.opened')} members={others} />}
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
