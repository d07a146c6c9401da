import { serviceOf } from '#domain/service-requests/types/all';
import { saysThere } from '#domain/service-requests/visit-door';
import { tehranDay } from '#domain/calendars/day';
import { lengthOf } from '#domain/service-requests/day-grid';
import type { Hours } from '#domain/service-requests/visits';
import { visitMoves, type VisitMover } from '#domain/service-requests/visit-life-cycle';
import { formatDateTime, formatTime } from '#locales/dates';
import { formatNumber, formatPhone } from '#locales/numbers';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import { findingPairs } from '#services/service-requests/finding-pairs';
import { hoursOf } from '#services/service-requests/visit-row';
import type { StaffRequest } from '#services/staff/request-detail';
import type { DeskMove } from '../moves/moves';
import { VisitMoves } from './visit-moves';
import { typedHours } from './hours';
import { AssignForm } from './assign-form';

type Visit = StaffRequest['visits'][number];
/** A provider and a beginning that were chosen in the day's grid. */
export type Chosen = { visitId: number; providerId: number; from: Date };
type Props = { lang: Lang; detail: StaffRequest; roles: readonly string[]; now: Date; chosen: Chosen | null };

/** Who comes when: each visit with its hours, its provider and the moves that are open now. [INP-8: assign] */
export function Visits({ lang, detail, roles, now, chosen }: Props) {
  const { visits, request } = detail;
  if (visits.length === 0) return null;
  return (
    <section className="zb-card zb-moves">
      <h2>{say(lang, 'services.visits.title')}</h2>
      {visits.map((visit) => (
        <div key={visit.id} id={`visit-${visit.id}`} className="zb-offer">
          <h3>
            {say(lang, `services.visits.kinds.${visit.kind}`)} {visits.length > 1 ? formatNumber(lang, visit.ordinal, 0) : null} ·{' '}
            {say(lang, `services.visits.states.${visit.state}`)}
          </h3>
          <p>{hoursWords(lang, visit)}</p>
          {visit.provider ? (
            <p>
              {say(lang, 'services.visits.provider')}: <strong>{nameOf(visit.provider)}</strong>{' '}
              <a href={`tel:${visit.provider.phone}`}>
                <bdi dir="ltr">{formatPhone(lang, visit.provider.phone)}</bdi>
              </a>
            </p>
          ) : null}
          {saysThere(visit) && visit.doorAt ? <p className="zb-late">{say(lang, 'services.visits.said-there', { doorTime: visit.doorAt })}</p> : null}
          {visit.note ? <p className="zb-words">{visit.note}</p> : null}
          <Findings lang={lang} service={request.service} findings={visit.findings} />
          <VisitForms lang={lang} visit={visit} requestState={request.state} roles={roles} now={now} chosen={chosen?.visitId === visit.id ? chosen : null} />
        </div>
      ))}
    </section>
  );
}

/** What was measured. */
function Findings({ lang, service, findings }: { lang: Lang; service: string; findings: Visit['findings'] }) {
  const type = serviceOf(service);
  const pairs = type ? findingPairs(lang, type, findings) : [];
  return pairs.length > 0 ? <p>{pairs.map(([name, value]) => `${name}: ${value}`).join(' · ')}</p> : null;
}

type FormProps = { lang: Lang; visit: Visit; requestState: string; roles: readonly string[]; now: Date; chosen: Chosen | null };

function VisitForms({ lang, visit, requestState, roles, now, chosen }: FormProps) {
  const document = `service-requests/${visit.requestId}/visits/${visit.id}`;
  const { windowFrom, windowTo } = visit;
  const arranged = requestState === 'waiting-action' || requestState === 'no-answer-provider';
  if (!arranged) return null;
  const moves = visitMoves({ state: visit.state, hours: true, own: true, code: false, paid: true }, roles as readonly VisitMover[]);
  // What goes on comes first, what goes back after it.
  const others = moves.filter(({ event }) => event !== 'offer').toSorted((one, other) => Number(isBack(one.event)) - Number(isBack(other.event)));
  return (
    <>
      {moves.some(({ event }) => event === 'offer') ? (
        <AssignForm
          key={`${visit.state}-${chosen?.providerId}-${chosen?.from.getTime()}`}
          lang={lang}
          document={document}
          state={visit.state}
          candidates={visit.candidates.map(({ userId, name, free, off, booked }) => ({
            userId,
            free,
            // Of other hours than those that were chosen nothing is said.
            label: chosen
              ? name
              : `${name} · ${say(lang, free ? 'services.visits.booked' : off ? 'services.visits.off' : 'services.visits.busy', { count: booked })}`,
          }))}
          hours={typedHours(
            lang,
            chosen ? hoursFrom(chosen.from, visit) : windowFrom && windowTo && windowFrom > now ? { from: windowFrom, to: windowTo } : null,
          )}
          chosen={chosen?.providerId ?? null}
          grid={`/admin/visits?wanted=${visit.id}&day=${tehranDay(windowFrom && windowFrom > now ? windowFrom : now)}`}
        />
      ) : null}
      {others.length > 0 ? (
        <VisitMoves
          key={`moves-${visit.state}`}
          lang={lang}
          document={document}
          state={visit.state}
          kind={visit.kind}
          moves={others.map(({ event, reason }): DeskMove => {
            const label = say(lang, `services.visits.moves.${event}`);
            return {
              event,
              label,
              needsReason: reason === 'required' || (event === 'accept' && requestState === 'no-answer-provider'),
              ...(isBack(event) ? { tone: 'bad' as const } : {}),
              ...(event === 'finish' ? { effect: label, text: { label: say(lang, 'services.visits.note'), value: '' } } : {}),
              ...(event === 'arrive' ? { effect: label } : {}),
            };
          })}
        />
      ) : null}
    </>
  );
}

const hoursFrom = (from: Date, visit: Visit): Hours => ({ from, to: new Date(from.getTime() + lengthOf(hoursOf(visit))) });
const isBack = (event: string) => event === 'miss' || event === 'take-back';
const nameOf = ({ firstName, lastName }: { firstName: string | null; lastName: string | null }) => [firstName, lastName].filter(Boolean).join(' ');

function hoursWords(lang: Lang, { windowFrom, windowTo }: Visit): string {
  if (!windowFrom || !windowTo) return say(lang, 'services.visits.no-hours');
  return say(lang, 'services.visits.times', { from: formatDateTime(lang, windowFrom), to: formatTime(lang, windowTo) });
}
