import { useLoaderData } from '@remix-run/react';
import { formatDateTime, formatDue } from '#locales/format';
import { DRAFT_HOURS } from '#services/drafts/drafts';
import { inquiryStatus } from '#services/inquiries/status';
import { Badge, type Tone } from '../../components/badge';
import { ButtonLink } from '../../components/button-link';
import { CopyText } from '../../components/copy-text';
import { SpecTable } from '../../components/spec-table';
import { page } from '../../door.server';
import { privateMeta } from '../../private-meta';
import { href } from '../../routes';
import { useLang, useSay } from '../../words';

export const handle = { page: 'inquiry', hydrate: false };

/** A request by its number: how it stands, and nothing of who asked or what. [CONT-1] */
export const loader = page(async (ctx, { params }) => {
  const found = await inquiryStatus(ctx, params['code'] ?? '');
  return found.ok ? { ...found.value, guestHours: ctx.actor.kind === 'user' ? null : DRAFT_HOURS } : found;
});

export const meta = privateMeta('inquiries.sent.title', 'inquiries.sent.description');

const tones: Record<string, Tone> = { new: 'info', pending: 'wait', unanswered: 'warn', done: 'ok', canceled: 'wait' };

export default function Request() {
  const { code, kind, state, madeAt, dueAt, guestHours } = useLoaderData<typeof loader>();
  const lang = useLang();
  const say = useSay();
  const rows = [
    [say('inquiries.sent.code'), <CopyText key="code" text={code} />],
    [say('inquiries.sent.kind'), say(`inquiries.kinds.${kind}`)],
    [
      say('inquiries.sent.state'),
      <Badge key="state" tone={tones[state]}>
        {say(`inquiries.states.${state}`)}
      </Badge>,
    ],
    [say('inquiries.sent.at'), formatDateTime(lang, madeAt)],
    ...(dueAt ? [[say('inquiries.sent.due'), formatDue(lang, dueAt)] as const] : []),
  ] as const;
  return (
    <div className="wrap page">
      <div className="two">
        <div className="card lift stack">
          <h1>{state === 'new' ? say('inquiries.sent.title') : say('inquiries.sent.title-later', { code })}</h1>
          <p className="soft">{say(`inquiries.sent.${kind}`)}</p>
          <SpecTable caption={say('inquiries.sent.description')} rows={rows} />
          <p className="small">{say('inquiries.sent.keep')}</p>
          {guestHours !== null && <p className="small">{say('inquiries.sent.guest', { hours: guestHours })}</p>}
          <div className="row">
            {guestHours !== null ? (
              <ButtonLink page="login" query={{ to: href(lang, 'requests') }}>
                {say('inquiries.sent.log-in')}
              </ButtonLink>
            ) : (
              <ButtonLink page="requests">{say('inquiries.sent.to-requests')}</ButtonLink>
            )}
            <ButtonLink page="home" kind="soft">
              {say('inquiries.sent.home')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  );
}
