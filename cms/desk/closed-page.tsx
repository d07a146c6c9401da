import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { Lang } from '#locales/lang';
import { hasWord, say } from '#locales/say';
import { CLOSED_HEADER, deskPlaces, openTo, readClosed, type ClosedPage as Closed } from '../access/desk-pages';
import { deskCtx } from '../moves/desk-ctx';
import { closedTitle, placeName } from './closed-words';
import { DeskFrame } from './frame';

/** A page that this person may not open, in the full frame: why, whose it is, and where to go from here. [ADM-5, ROLE-5] */
export async function ClosedPage(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const ctx = deskCtx(req);
  const closed = readClosed(req.headers.get(CLOSED_HEADER));
  if (!ctx || ctx.actor.kind !== 'staff' || !closed) notFound();
  const { lang, actor } = ctx;
  const title = closedTitle(lang, closed);
  const rights = deskPlaces[closed.place];
  const whose = closed.why !== 'nowhere' && closed.why !== 'gone' ? closed.why : null;
  const action = rights && whose ? rights[whose] : null;
  const near = rights && closed.why !== 'see' ? `/admin/${rights.at}/${closed.place}` : null;
  return (
    <DeskFrame view={props} crumbs={[{ label: closed.why === 'nowhere' ? title : placeName(lang, closed.place) }]}>
      <section className="zb-closed">
        <h1>{title}</h1>
        <p>{text(lang, closed)}</p>
        {whose === null ? null : (
          <dl className="zb-whose">
            <dt>{say(lang, 'staff.closed.yours', { count: actor.roles.length })}</dt>
            <dd>{roleNames(lang, actor.roles)}</dd>
            {action ? (
              <>
                <dt>{say(lang, `staff.closed.whose.${whose}`)}</dt>
                <dd>{roleNames(lang, openTo(action))}</dd>
              </>
            ) : null}
          </dl>
        )}
        {action ? <p className="zb-help">{say(lang, 'staff.closed.ask')}</p> : null}
        <p className="zb-buttons">
          <Link className="zb-button" href="/admin" prefetch={false}>
            {say(lang, 'staff.closed.today')}
          </Link>
          {near ? (
            <Link className="zb-button zb-button--quiet" href={near} prefetch={false}>
              {placeName(lang, closed.place)}
            </Link>
          ) : null}
        </p>
      </section>
    </DeskFrame>
  );
}

function text(lang: Lang, { why, place }: Closed): string {
  if (why === 'make' && deskPlaces[place]?.make === null) return say(lang, 'staff.closed.text.by-itself');
  return say(lang, `staff.closed.text.${why}`);
}

function roleNames(lang: Lang, roles: readonly string[]): string {
  const names = roles.map((role) => {
    const key = `admin.options.${role}`;
    return hasWord(key) ? say(lang, key) : role;
  });
  return new Intl.ListFormat(lang).format(names);
}
