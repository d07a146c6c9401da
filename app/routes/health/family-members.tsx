import type { ReactNode } from 'react';
import { formatDate, formatMoment } from '#locales/format';
import type { ShownAsk } from '#services/health/adults';
import type { DescribedMember, Grown as GrownFile } from '#services/health/family-home';
import type { Member } from '#services/health/family-state';
import type { Removed } from '#services/health/remove-member';
import { Avatar } from '../../components/avatar';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { useLang, useSay } from '../../words';

const fullName = ({ firstName, lastName }: Member) => [firstName, lastName].filter(Boolean).join(' ') || '—';

/** Oneself, the first of the family. */
export function Own({ member, chosen }: { member: Member; chosen: string }) {
  const say = useSay();
  return (
    <section className="card">
      <div className="row between me">
        <Avatar name={fullName(member)} ground="glaze" />
        <div>
          <p>
            <b>{fullName(member)}</b> <span className="small soft">{say('health.family.relations.myself')}</span>
          </p>
          <Marks member={member} chosen={chosen} />
        </div>
        <div className="row gap-3">
          <ButtonLink kind="soft" small page="app">
            {say('health.family.open')}
          </ButtonLink>
          <Choose member={member} chosen={chosen} />
        </div>
      </div>
    </section>
  );
}

/** Members whose files one keeps, or that were opened to one. */
export function Members({ heading, members, chosen }: { heading: string; members: readonly DescribedMember[]; chosen: string }) {
  return (
    <section className="card stack gap-3">
      <h2 className="text-h3">{heading}</h2>
      <ul className="members">
        {members.map((member) => (
          <MemberRow key={member.ref} member={member} chosen={chosen} />
        ))}
      </ul>
    </section>
  );
}

/** One member: who it is to one, until when one keeps or sees the file, what is new in it, the way into it and out of the family. */
function MemberRow({ member, chosen }: { member: DescribedMember; chosen: string }) {
  const { ref, firstName, lastName, age, relation, family, ofAgeOn, endsAt, description } = member;
  const lang = useLang();
  const say = useSay();
  const name = fullName(member);
  const who = family === null ? say(`health.relations.${relation ?? 'owner'}`) : say(`health.family.relations.${family}`);
  const isChild = relation === 'guardian';
  return (
    <li className="row between member">
      <Avatar name={firstName || lastName || '—'} ground="sand" />
      <div>
        <p>
          <b>{name}</b>
        </p>
        <p className="small soft">{age === null ? who : say('health.family.aged', { who, age })}</p>
        {description !== null && <p className="small">{description}</p>}
        <Marks member={member} chosen={chosen} />
        {ofAgeOn !== null && (
          <p className="small soft">{say('health.family.until', { day: formatDate(lang, new Date(`${ofAgeOn}T12:00:00Z`)), name: firstName || lastName })}</p>
        )}
        {endsAt !== null && <p className="small soft">{say('health.family.ends', { at: formatMoment(lang, endsAt) })}</p>}
      </div>
      <div className="row gap-3">
        <ButtonLink kind="soft" small page="app" query={{ of: ref }} aria-label={say('health.family.open-of', { name })}>
          {say('health.family.open')}
        </ButtonLink>
        <Choose member={member} chosen={chosen} />
        {isChild && (
          <ButtonLink kind="outline" small page="appChild" params={{ of: ref }} aria-label={say('health.family.edit-of', { name })}>
            {say('health.family.edit')}
          </ButtonLink>
        )}
        {!isChild && family !== null && (
          <ButtonLink kind="outline" small page="appMemberAbout" params={{ of: ref }} aria-label={say('health.family.edit-of', { name })}>
            {say('health.family.edit')}
          </ButtonLink>
        )}
        {(isChild || relation === 'family-keep' || relation === 'family-see') && (
          <ButtonLink kind="text" small page="appMemberRemove" params={{ of: ref }} aria-label={say('health.remove.link-of', { name })}>
            {say('health.remove.link')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}

/** What is new in a file, and whether it is the one that was chosen. [FAM-4] */
function Marks({ member: { ref, fresh }, chosen }: { member: Member; chosen: string }) {
  const say = useSay();
  if (fresh === 0 && ref !== chosen) return null;
  return (
    <p className="row tight">
      {fresh > 0 && <Badge tone="info">{say('health.family.fresh', { count: fresh })}</Badge>}
      {ref === chosen && <Badge tone="ok">{say('health.family.chosen')}</Badge>}
    </p>
  );
}

/** Chooses whose file one looks at, and opens it. [FAM-4] */
function Choose({ member, chosen }: { member: Member; chosen: string }) {
  const say = useSay();
  if (member.ref === chosen) return null;
  return (
    <form method="post" noValidate>
      <input type="hidden" name="intent" value="choose" />
      <input type="hidden" name="member" value={member.ref} />
      <Button kind="outline" small aria-label={say('health.family.choose-of', { name: fullName(member) })}>
        {say('health.family.choose')}
      </Button>
    </form>
  );
}

/** Adults who were asked and have not answered. [FAM-7] */
export function Asks({ asks }: { asks: readonly ShownAsk[] }) {
  const say = useSay();
  return (
    <People heading={say('health.family.asked')}>
      {asks.map(({ ref, firstName, lastName, relation, until }) => (
        <Person
          key={ref}
          name={`${firstName} ${lastName}`}
          line={say('health.family.waits', { who: say(`health.family.relations.${relation}`), untilBy: until })}
          end={
            <ButtonLink kind="soft" small page="appAsk" params={{ ref }} aria-label={say('health.family.consent-of', { name: firstName })}>
              {say('health.family.consent')}
            </ButtonLink>
          }
        />
      ))}
    </People>
  );
}

/** Files of children who are of age: one reaches them no more, and may say whose phone takes them over. [FAM-7: takes over] */
export function Grown({ files }: { files: readonly GrownFile[] }) {
  const say = useSay();
  return (
    <People heading={say('health.hand-over.title')}>
      {files.map(({ ref, name, waits }) => (
        <Person
          key={ref}
          name={name}
          line={say(waits ? 'health.hand-over.waits' : 'health.hand-over.grown-line')}
          end={
            !waits && (
              <ButtonLink kind="soft" small page="appHandOver" params={{ of: ref }} aria-label={say('health.hand-over.do-of', { name })}>
                {say('health.hand-over.do')}
              </ButtonLink>
            )
          }
        />
      ))}
    </People>
  );
}

/** Children's files that one closed: until when each can be brought back. [FAM-2] */
export function RemovedFiles({ files }: { files: readonly Removed[] }) {
  const say = useSay();
  return (
    <People heading={say('health.remove.removed')}>
      {files.map(({ ref, name, until }) => (
        <Person
          key={ref}
          name={name}
          line={say('health.remove.until', { until })}
          end={
            <form method="post" noValidate>
              <input type="hidden" name="intent" value="bring-back" />
              <input type="hidden" name="file" value={ref} />
              <Button kind="soft" small aria-label={say('health.remove.bring-back-of', { name })}>
                {say('health.remove.bring-back')}
              </Button>
            </form>
          }
        />
      ))}
    </People>
  );
}

function People({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="card stack gap-3">
      <h2 className="text-h3">{heading}</h2>
      <ul className="members">{children}</ul>
    </section>
  );
}

function Person({ name, line, end }: { name: string; line: ReactNode; end: ReactNode }) {
  return (
    <li className="row between member">
      <Avatar name={name} ground="sand" />
      <div>
        <p>
          <b>{name}</b>
        </p>
        <p className="small soft">{line}</p>
      </div>
      {end}
    </li>
  );
}
