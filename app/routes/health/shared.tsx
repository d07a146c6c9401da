import type { LinksFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { fieldsSchema } from '#domain/fields';
import { claimFields, levelField } from '#domain/health/adult-member';
import { refField } from '#domain/health/fields';
import { formatMoment } from '#locales/format';
import { sessionState } from '#services/accounts/session-state';
import { agreeToAsk, claimFile, declineAsk } from '#services/health/consent';
import { leaveFile, openShare, sharedWithMe, type AskOfMe, type SharedFile, type Waiting } from '#services/health/shared-with-me';
import { errorOf, type Answer } from '../../answer';
import { AskFirst } from '../../components/ask-first';
import { Avatar } from '../../components/avatar';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { EmptyState } from '../../components/empty-state';
import { FormErrors } from '../../components/form-errors';
import { FormField } from '../../components/form-field';
import { actions, doing, page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';
import { AccessTabs } from './access-tabs';
import { AppFrame } from './app-frame';
import { FamilyFields } from './family-form';
import styles from '../../styles/health.css?url';

export const handle = { page: 'appShared', hydrate: true };
export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** What others opened to one: what waits for one's phone, and the files that one reaches. [SHARE-1, REC-7: shared with me] */
export const loader = page(async (ctx) => {
  const [{ user }, shared] = await Promise.all([sessionState(ctx), sharedWithMe(ctx)]);
  if (!shared.ok) return shared;
  return { name: user?.firstName || user?.lastName || '—', ...shared.value };
});

export const action = actions({
  open: doing({
    fields: () => fieldsSchema({ share: refField }),
    run: (ctx, { share }) => openShare(ctx, share),
    then: ({ of }, ctx) => ({ to: href(ctx.lang, 'appRecords', undefined, { of }), toast: { kind: 'success', key: 'health.share.opened' } }),
  }),
  agree: doing({
    fields: () => fieldsSchema({ ask: refField, level: levelField }),
    run: (ctx, { ask, level }) => agreeToAsk(ctx, { ref: ask, level }),
    then: (_, ctx) => ({ to: href(ctx.lang, 'appShares'), toast: { kind: 'success', key: 'health.family.agreed-to' } }),
  }),
  decline: doing({
    fields: () => fieldsSchema({ ask: refField }),
    run: (ctx, { ask }) => declineAsk(ctx, ask),
    then: (_, ctx) => ({ to: href(ctx.lang, 'appShared'), toast: { kind: 'success', key: 'health.family.declined' } }),
  }),
  claim: doing({
    fields: () => fieldsSchema({ file: refField, ...claimFields }),
    run: (ctx, { file, ...said }) => claimFile(ctx, { ref: file, ...said }),
    then: (_, ctx) => ({ to: href(ctx.lang, 'appRecords'), toast: { kind: 'success', key: 'health.claim.done' } }),
  }),
  leave: doing({
    fields: () => fieldsSchema({ file: refField }),
    run: (ctx, { file }) => leaveFile(ctx, file),
    then: (_, ctx) => ({ to: href(ctx.lang, 'appShared'), toast: { kind: 'success', key: 'health.share.left' } }),
  }),
});

export const meta = privateMeta('health.share.with-me', 'health.share.description');

export default function Shared() {
  const { name, waiting, asks, made, files } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const say = useSay();
  return (
    <AppFrame page="appShared" whose={{ of: undefined, name, isMine: true }} title={say('health.share.with-me')}>
      <FormErrors answer={answer} fields={{ ...claimFields, level: levelField }} names={{ share: null, file: null, ask: null }} />
      <AccessTabs page="appShared" of={undefined} />
      {waiting.length + files.length + asks.length + made.length === 0 && (
        <EmptyState fact={say('health.share.shared-none')} text={say('health.share.shared-none-text')} />
      )}
      {made.map((file, at) => (
        <section key={file.ref} className="card lift stack gap-3">
          <h2 className="text-h3">{file.name === null ? say('health.claim.title-nameless') : say('health.claim.title', { name: file.name })}</h2>
          <p>{say('health.claim.text')}</p>
          <form method="post" noValidate className="stack gap-3">
            <input type="hidden" name="intent" value="claim" />
            <input type="hidden" name="file" value={file.ref} />
            <FamilyFields fields={claimFields} answer={answer?.values['file'] === file.ref ? answer : undefined} ids={at === 0 ? '' : `${file.ref}-`} />
            <div className="row">
              <Button>{say('health.claim.do')}</Button>
            </div>
          </form>
        </section>
      ))}
      {asks.map((ask, at) => (
        <AskCard key={ask.ref} ask={ask} isFirst={at === 0} answer={answer} />
      ))}
      {waiting.length > 0 && (
        <section className="card lift stack gap-3">
          <h2 className="text-h3">{say('health.share.waiting')}</h2>
          <ul className="members">
            {waiting.map((share) => (
              <WaitingRow key={share.ref} share={share} />
            ))}
          </ul>
          <p className="small soft">{say('health.share.waiting-text')}</p>
        </section>
      )}
      {files.length > 0 && (
        <section className="card stack gap-3">
          <h2 className="text-h3">{say('health.share.files')}</h2>
          <ul className="members">
            {files.map((file) => (
              <FileRow key={file.ref} file={file} />
            ))}
          </ul>
        </section>
      )}
    </AppFrame>
  );
}

/** Somebody who asks one to be in their family: agreed as far as one chooses, or not. [FAM-7] */
function AskCard({ ask: { ref, name, relation, level, until }, isFirst, answer }: { ask: AskOfMe; isFirst: boolean; answer: Answer | undefined }) {
  const say = useSay();
  const who = name ?? say('health.seen.nameless');
  return (
    <section className="card lift stack gap-3">
      <h2 className="text-h3">{say('health.family.asks-you', { name: who, relation: say(`health.family.relations.${relation}`) })}</h2>
      <p>{say('health.family.asks-text', { askerName: who, untilBy: until })}</p>
      <form method="post" noValidate className="stack gap-3">
        <input type="hidden" name="intent" value="agree" />
        <input type="hidden" name="ask" value={ref} />
        <FormField
          field={levelField}
          name="level"
          id={isFirst ? 'level' : `level-${ref}`}
          empty={say('health.add.choose')}
          error={answer?.values['ask'] === ref ? errorOf(answer, 'level') : undefined}
        />
        <p className="small soft">{say('health.family.wished', { level: say(`health.family.levels.${level}`) })}</p>
        <div className="row">
          <Button>{say('health.family.agree')}</Button>
        </div>
      </form>
      <div>
        <AskFirst
          quiet
          name={`decline-${ref}`}
          label={say('health.family.decline')}
          title={say('health.family.decline-title', { name: who })}
          intent="decline"
          sent={{ ask: ref }}
          yes={say('health.family.decline-yes')}
          no={say('health.family.decline-no')}
        >
          {say('health.family.decline-text')}
        </AskFirst>
      </div>
    </section>
  );
}

/** What waits: from whom and since when, nothing of what it holds. */
function WaitingRow({ share: { ref, name, madeAt, claimUntil } }: { share: Waiting }) {
  const lang = useLang();
  const say = useSay();
  return (
    <li className="give">
      <Avatar name={name ?? say('health.seen.nameless')} ground="sand" />
      <div>
        <p>
          <b>{name === null ? say('health.share.waiting-nameless') : say('health.share.waiting-from', { name })}</b>
        </p>
        <p className="small soft">{say('health.share.waiting-when', { at: formatMoment(lang, madeAt), claimBy: claimUntil })}</p>
      </div>
      <form method="post" noValidate>
        <input type="hidden" name="intent" value="open" />
        <input type="hidden" name="share" value={ref} />
        <Button small aria-label={say('health.share.open-of', { name: name ?? say('health.seen.nameless') })}>
          {say('health.share.open')}
        </Button>
      </form>
    </li>
  );
}

/** A file that one reaches, until when, and the end of it. */
function FileRow({ file: { ref, firstName, lastName, relation, endsAt, messages, mayLeave } }: { file: SharedFile }) {
  const lang = useLang();
  const say = useSay();
  const name = [firstName, lastName].filter(Boolean).join(' ') || '—';
  return (
    <li className="give">
      <Avatar name={name} ground="glaze" />
      <div>
        <p>
          <b>{name}</b>
        </p>
        <p className="small soft">{relation === 'share' ? say('health.share.by-share') : say(`health.relations.${relation}`)}</p>
        {endsAt !== null && <p className="small soft">{say('health.family.ends', { at: formatMoment(lang, endsAt) })}</p>}
        {messages.map((message) => (
          <p key={message}>{say('health.share.said', { message })}</p>
        ))}
      </div>
      <div className="row gap-3">
        <ButtonLink kind="soft" small page="appRecords" query={{ of: ref }} aria-label={say('health.family.open-of', { name })}>
          {say('health.family.open')}
        </ButtonLink>
        {mayLeave && (
          <AskFirst
            quiet
            name={`leave-${ref}`}
            label={say('health.share.leave')}
            says={say('health.share.leave-of', { name })}
            title={say('health.share.leave-title')}
            intent="leave"
            sent={{ file: ref }}
            yes={say('health.share.leave-yes')}
            no={say('health.share.leave-no')}
          >
            {say('health.share.leave-text', { name })}
          </AskFirst>
        )}
      </div>
    </li>
  );
}
