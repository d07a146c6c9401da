import Link from 'next/link';
import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { formatDue } from '#locales/dates';
import { formatNumber } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { requestBoard, type BoardCard } from '#services/service-requests/board';
import { mayNow } from '../access/staff';
import { DeskFrame } from '../desk/frame';
import { deskCtx } from '../moves/desk-ctx';
import { NounBadge } from '../work/noun-badge';

/** Open requests by their state. Cards are links: a move is made on the request’s page, where it has its reason. [INP-8, ADM-4] */
export async function BoardPage(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const ctx = deskCtx(req);
  if (!ctx || !mayNow(req, 'admin.requests.read')) notFound();
  const { lang, now } = ctx;
  const columns = await requestBoard(ctx);
  const all = columns.reduce((sum, { count }) => sum + count, 0);
  return (
    <DeskFrame view={props} crumbs={[{ label: say(lang, 'staff.menu.board') }]} className="zb-boardpage">
      <div className="zb-title">
        <div>
          <h1>{say(lang, 'services.board.title', { count: all })}</h1>
          <p>{say(lang, 'services.board.help')}</p>
        </div>
      </div>
      <div className="zb-board">
        {columns
          .filter(({ count }) => count > 0)
          .map(({ state, count, cards }) => (
            <section key={state} className="zb-card" aria-label={say(lang, `services.states.${state}`)}>
              <h2>
                <NounBadge lang={lang} of="request" state={state} /> {formatNumber(lang, count)}
              </h2>
              <ul className="zb-plain">
                {cards.map((card) => (
                  <Card key={card.id} lang={lang} card={card} now={now} />
                ))}
              </ul>
              {count > cards.length ? (
                <Link href={`/admin/collections/service-requests?show=${state}`} prefetch={false}>
                  {say(lang, 'services.board.all', { count })}
                </Link>
              ) : null}
            </section>
          ))}
      </div>
    </DeskFrame>
  );
}

function Card({ lang, card: { id, code, group, district, dueAt, owner }, now }: { lang: Lang; card: BoardCard; now: Date }) {
  const about = [say(lang, `services.groups.${group}`), district === null ? null : say(lang, 'services.day.district', { districtNumber: district }), owner];
  return (
    <li>
      <Link href={`/admin/collections/service-requests/${id}`} prefetch={false}>
        <bdi dir="ltr">{code}</bdi>
      </Link>
      <small className="zb-help">{about.filter(Boolean).join(lang === 'fa' ? '، ' : ', ')}</small>
      {dueAt ? <small className={dueAt < now ? 'zb-late' : 'zb-due'}>{formatDue(lang, dueAt)}</small> : null}
    </li>
  );
}
