import { formatDateTime } from '#locales/dates';
import { hasWord, say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { StaffGroup } from '#services/staff/group-detail';

/** What happened to a group and its members, by whom and when; never changed. [ADM-4] */
export function GroupHappened({ lang, events }: { lang: Lang; events: StaffGroup['events'] }) {
  return (
    <section className="zb-card">
      <h2>{say(lang, 'groups.staff.happened')}</h2>
      <ol className="zb-events">
        {events.map((event) => {
          const key = `groups.events.${event.event}`;
          const who = event.actorName ?? say(lang, event.actor.startsWith('user:') ? 'groups.staff.member' : 'groups.staff.clock');
          return (
            <li key={event.id}>
              <strong>{hasWord(key) ? say(lang, key) : event.event}</strong> {event.member ? <bdi>{event.member}</bdi> : null}
              <div className="zb-help">
                {formatDateTime(lang, event.at)} · {who}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
