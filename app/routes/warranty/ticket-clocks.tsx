import { useRouteLoaderData } from '@remix-run/react';
import { formatDateTime, formatDuration } from '#locales/format';
import { promiseWord } from '#domain/warranty/clocks';
import type { TicketClock, TicketDetail } from '#services/warranty/ticket-detail';
import { Badge, type Tone } from '../../components/badge';
import { Notice } from '../../components/notice';
import type { ShellData } from '../../shell/shell-data.server';
import { useLang, useSay } from '../../words';

const tones: Record<TicketClock['urgency'], Tone> = { 'in-time': 'ok', soon: 'warn', late: 'bad' };

/** Whose turn it is, and each promise with the time left or the time it is over. [WAR-4] */
export function TicketClocks({ ticket, now }: { ticket: TicketDetail; now: Date }) {
  const say = useSay();
  return (
    <section className="card lift stack">
      <h2>{say(`warranty.ticket.turn.${ticket.turn}`)}</h2>
      {ticket.turn === 'owner' && <SendHow ticket={ticket} />}
      {ticket.clocks.map((clock) => (
        <Clock key={clock.promise} clock={clock} now={now} />
      ))}
    </section>
  );
}

function Clock({ clock, now }: { clock: TicketClock; now: Date }) {
  const lang = useLang();
  const say = useSay();
  const { promise, startsAt, dueAt, keptAt, urgency } = clock;
  const seconds = (from: Date, to: Date) => Math.abs(to.getTime() - from.getTime()) / 1000;
  const name = say(`warranty.tickets.promises.${promiseWord[promise]}`);
  const state = keptAt ? (urgency === 'late' ? 'kept-late' : 'kept') : urgency;
  return (
    <div>
      <div className="row between">
        <b>{name}</b>
        <Badge tone={keptAt ? (urgency === 'late' ? 'warn' : 'ok') : tones[urgency]}>{say(`warranty.ticket.${state}`)}</Badge>
      </div>
      {!keptAt && (
        <progress className="bar" max={seconds(startsAt, dueAt)} value={Math.min(seconds(startsAt, now), seconds(startsAt, dueAt))} aria-label={name} />
      )}
      <p className="small soft">
        <time dateTime={dueAt.toISOString()}>{say('warranty.ticket.until', { until: dueAt })}</time>
        {!keptAt && now < dueAt && <> · {say('warranty.ticket.left', { left: formatDuration(lang, seconds(now, dueAt)) })}</>}
        {keptAt && <> · {say('warranty.ticket.kept-at', { keptAt: formatDateTime(lang, keptAt) })}</>}
      </p>
      {!keptAt && now >= dueAt && <Notice tone="bad">{say('warranty.ticket.late-by', { by: formatDuration(lang, seconds(dueAt, now)) })}</Notice>}
    </div>
  );
}

/** Where a device goes once its ticket is accepted. */
function SendHow({ ticket }: { ticket: TicketDetail }) {
  const shell = useRouteLoaderData('root') as ShellData | undefined;
  const say = useSay();
  return (
    <div className="stack gap-2">
      <p>{say('warranty.ticket.send-how')}</p>
      <address>{shell?.site.address}</address>
      {ticket.kind !== 'guarantee' && <p>{say('warranty.ticket.send-free')}</p>}
    </div>
  );
}
