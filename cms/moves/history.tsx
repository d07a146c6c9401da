import { nounOf, readSubject, type NounName } from '#domain/work/nouns';
import { formatDateTime } from '#locales/dates';
import { hasWord, say, type WordKey } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { Happened } from '#services/transitions/history';
import type { Taking } from '#services/work/takings';
import { Corrected } from '../orders/corrected';
import { takingWords } from '../work/taking-words';

type Told = {
  /** How its events are called. */
  words: string;
  /** Whose deed it was where no name is told; nobody's where who asked may be a guest. */
  customer?: WordKey;
  /** Deeds of an account that is not the customer’s: of whoever comes to them. */
  byProvider?: readonly string[];
  /** What staff write down is an answer or a verdict as it stands, or the reason of a move. */
  reason: 'words' | 'why';
  /** The event at which a condition is written down instead. */
  condition?: string;
};
/** A refund has no card yet, a member's lines stand with the group's; any other noun that is forgotten here does not compile. */
const told = {
  order: { words: 'orders.events', customer: 'admin.order.by-buyer', reason: 'why' },
  ticket: { words: 'warranty.tickets.staff-events', customer: 'warranty.staff.by-owner', reason: 'why', condition: 'receive' },
  device: { words: 'warranty.devices.staff-events', customer: 'warranty.staff.by-owner', reason: 'why' },
  claim: { words: 'warranty.claims.staff-events', customer: 'warranty.staff.by-owner', reason: 'why' },
  group: { words: 'groups.events', customer: 'groups.staff.member', reason: 'why' },
  request: { words: 'services.events', customer: 'admin.request.requester', byProvider: ['answer', 'finish', 'result'], reason: 'why' },
  visit: {
    words: 'services.visits.events',
    customer: 'admin.request.requester',
    byProvider: ['accept', 'decline', 'set-out', 'arrive', 'at-door', 'finish'],
    reason: 'why',
  },
  inquiry: { words: 'inquiries.events', reason: 'words' },
  review: { words: 'reviews.events', customer: 'admin.order.by-buyer', reason: 'words' },
  comment: { words: 'comments.events', customer: 'admin.comment.by-writer', reason: 'words' },
  question: { words: 'questions.events', customer: 'questions.staff.asker', reason: 'words' },
  answer: { words: 'questions.answer-events', customer: 'questions.staff.doctor', reason: 'words' },
  'account-role': { words: 'roles.events', reason: 'words' },
} as const satisfies Readonly<Record<Exclude<NounName, 'refund' | 'group-member' | 'enrolment' | 'reservation' | 'meeting'>, Told>>;

type Event = Happened & { /** Whom of several it concerns. */ member?: string | null };
type Props = { lang: Lang; of: keyof typeof told; events: readonly Event[]; takings?: readonly Taking[] };

/** What happened to a document and whose work it was, by whom, when and why; never changed. [ADM-3, ADM-4, WAR-7] */
export function History({ lang, of, events, takings = [] }: Props) {
  // Whoever answers what is nobody's takes it in the same moment: first it was taken.
  const all = [...takings, ...events].toSorted((one, other) => one.at.getTime() - other.at.getTime());
  if (all.length === 0) return null;
  return (
    <section className="zb-card">
      <h2>{say(lang, 'admin.order.happened')}</h2>
      <ol className="zb-events">
        {all.map((one) => (
          <li key={one.id}>{'by' in one ? <Taken lang={lang} taking={one} /> : <Line lang={lang} told={told[ownCard(one.subject) ?? of]} event={one} />}</li>
        ))}
      </ol>
    </section>
  );
}

/** How an event is told of what has no page of its own, as a visit: by its own words among those of the page. */
function ownCard(subject: string): keyof typeof told | undefined {
  const noun = readSubject(subject)?.noun;
  return noun && nounOf(noun).collection === null && noun in told ? (noun as keyof typeof told) : undefined;
}

function Taken({ lang, taking }: { lang: Lang; taking: Taking }) {
  return (
    <>
      <strong>{takingWords(lang, taking)}</strong>
      <When lang={lang} at={taking.at} who={taking.by} />
    </>
  );
}

function Line({ lang, told: { words, customer, byProvider, reason, condition }, event }: { lang: Lang; told: Told; event: Event }) {
  const key = `${words}.${event.event}`;
  const account: WordKey | undefined = byProvider?.includes(event.event) ? 'services.visits.provider' : customer;
  const nameless = event.actor.startsWith('user:') ? account : event.actor.startsWith('clock:') ? 'admin.order.by-clock' : undefined;
  return (
    <>
      <strong>{hasWord(key) ? say(lang, key) : event.event}</strong> {event.member ? <bdi>{event.member}</bdi> : null}
      <When lang={lang} at={event.at} who={event.actorName ?? (nameless ? say(lang, nameless) : null)} />
      <Facts lang={lang} facts={event.facts} />
      {event.reason && reason === 'words' ? <p className="zb-words">{event.reason}</p> : null}
      {event.reason && reason === 'why' ? <p>{why(lang, event.reason, event.event === condition)}</p> : null}
    </>
  );
}

const why = (lang: Lang, reason: string, isCondition: boolean) =>
  isCondition ? say(lang, 'warranty.ticket.condition', { condition: reason }) : say(lang, 'orders.order.reason', { reason });

function When({ lang, at, who }: { lang: Lang; at: Date; who: string | null }) {
  return (
    <div className="zb-help">
      {formatDateTime(lang, at)}
      {who ? ` · ${who}` : ''}
    </div>
  );
}

/** Why an order was cancelled, what a correction changed, which serials were asked for. */
function Facts({ lang, facts }: { lang: Lang; facts: Happened['facts'] }) {
  const cause = `orders.causes.${facts['cause']}`;
  return (
    <>
      {facts['cause'] && facts['cause'] !== 'other' && hasWord(cause) ? <div className="zb-help">{say(lang, cause)}</div> : null}
      {facts['stars'] ? <div className="zb-help">{say(lang, 'services.rating.stars', { count: Number(facts['stars']) })}</div> : null}
      <Corrected lang={lang} facts={facts} />
      {facts['serials'] && !facts['serialsWas'] ? (
        <div className="zb-help">
          <bdi dir="ltr">{facts['serials']}</bdi>
        </div>
      ) : null}
    </>
  );
}
