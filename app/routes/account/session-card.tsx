import { formatDateTime, localDigits } from '#locales/format';
import type { MySession } from '#services/accounts/list-sessions';
import { Ask } from '../../components/ask';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { dialogQuery } from '../../components/dialog-address';
import { Icon, type IconName } from '../../components/icon';
import { Link } from '../../link';
import { useLang, useSay } from '../../words';

/** The icon of each kind of device. */
const shapes: Partial<Record<MySession['device']['system'], IconName>> = { android: 'mobile', iphone: 'mobile', ipad: 'mobile' };

/** One place where the account is logged in: by what, when and from where; and the way to end it. [AUTH-5] */
export function SessionCard({ session }: { session: MySession }) {
  const lang = useLang();
  const say = useSay();
  const device = say('sessions.device', {
    program: say(`sessions.programs.${session.device.program}`),
    system: say(`sessions.systems.${session.device.system}`),
  });
  const name = `end-${session.id}`;
  return (
    <article className="card stack gap-2">
      <div className="row between">
        <div className="row tight">
          <Icon name={session.device.program === 'app' ? 'mobile' : (shapes[session.device.system] ?? 'desktop')} />
          <h2 className="text-h3">{device}</h2>
        </div>
        {session.current && <Badge tone="ok">{say('sessions.current')}</Badge>}
        {session.waits && <Badge tone="wait">{say('sessions.waits')}</Badge>}
        {session.newClient && !session.current && <Badge tone="warn">{say('sessions.new-client')}</Badge>}
      </div>
      <p className="small soft">
        {session.current ? (
          say('sessions.seen-now')
        ) : (
          <time dateTime={session.seenAt.toISOString()}>{say('sessions.seen', { seenAt: formatDateTime(lang, session.seenAt) })}</time>
        )}
        <br />
        <time dateTime={session.createdAt.toISOString()}>{say('sessions.begun', { begunAt: formatDateTime(lang, session.createdAt) })}</time>
        <br />
        {say(`sessions.places.${session.place}`)}
        {session.network && (
          <>
            {lang === 'fa' ? '، ' : ', '}
            <bdi dir="ltr">{localDigits(lang, session.network)}</bdi>
          </>
        )}
      </p>
      {!session.current && (
        <>
          {session.waits && <p className="small">{say('sessions.waits-text')}</p>}
          <div className="row">
            {session.waits && (
              <form method="post" noValidate>
                <input type="hidden" name="intent" value="approve" />
                <input type="hidden" name="id" value={session.id} />
                <Button kind="soft" small aria-label={`${say('sessions.approve')}: ${device}`}>
                  {say('sessions.approve')}
                </Button>
              </form>
            )}
            {session.newClient && (
              <Link page="sessions" query={dialogQuery(`not-me-${session.id}`)} className="btn s3 sm" aria-label={`${say('sessions.not-me.short')}: ${device}`}>
                {say('sessions.not-me.short')}
              </Link>
            )}
            <Link page="sessions" query={dialogQuery(name)} className="btn s3 sm" aria-label={`${say('sessions.end')}: ${device}`}>
              {say('sessions.end')}
            </Link>
          </div>
          {session.newClient && (
            <Ask
              name={`not-me-${session.id}`}
              title={say('sessions.not-me.title')}
              named
              intent="not-me"
              sent={{ id: session.id }}
              yes={say('sessions.not-me.do')}
              no={
                <ButtonLink kind="outline" page="sessions">
                  {say('sessions.end-no')}
                </ButtonLink>
              }
            >
              {device}
              <br />
              <span className="small soft">{say('sessions.not-me.here')}</span>
            </Ask>
          )}
          <Ask
            name={name}
            title={say('sessions.end-title')}
            named
            intent="end"
            sent={{ id: session.id }}
            yes={say('sessions.end-yes')}
            no={
              <ButtonLink kind="outline" page="sessions">
                {say('sessions.end-no')}
              </ButtonLink>
            }
          >
            {device}
            <br />
            <span className="small soft">{say('sessions.end-text')}</span>
          </Ask>
        </>
      )}
    </article>
  );
}
