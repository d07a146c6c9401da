import type { ServerProps } from 'payload';
import { say } from '#locales/say';
import { runtime } from '#services/runtime';
import { MOST_SHOWN, workDue } from '#services/work/due';
import { mayNow, staffOf } from '../access/staff';
import { langOf } from '../fields/lang-of';
import { LowStock } from '../work/low-stock';
import { readShown, wishOf } from '../work/shown';
import { WorkFilters } from '../work/work-filters';
import { WorkRow } from '../work/work-row';

/** Where staff land: what is due, by deadline, in its queue, with its owner; and what is running low. [ADM-3] */
export async function Due({ i18n, user, searchParams }: ServerProps) {
  const lang = langOf(i18n);
  const person = staffOf({ user });
  if (!person) return null;
  const rt = runtime();
  const now = rt.clock();
  const shown = readShown(searchParams);
  const actor = {
    kind: 'staff',
    staffId: person.id,
    name: person.name,
    roles: person.roles,
  } as const;
  const work = await workDue({ rt, actor, lang, now, requestId: 'admin', source: 'WEBSITE' }, wishOf(shown, person.id));
  return (
    <div className="zb-home">
      <h1>{say(lang, 'admin.home.hello', { name: person.name })}</h1>
      {work.queues.length > 0 ? (
        <section className="zb-card">
          <h2>{say(lang, 'work.title')}</h2>
          <WorkFilters lang={lang} work={work} shown={shown} me={person.id} />
          {work.spans.length === 0 ? <p className="zb-help">{say(lang, 'work.none')}</p> : null}
          {work.spans.map(({ span, items }) => (
            <section key={span} aria-labelledby={`zb-${span}`}>
              <h3 id={`zb-${span}`} className={span === 'late' ? 'zb-late' : ''}>
                {say(lang, `work.spans.${span}`)}
              </h3>
              <ul className="zb-plain zb-work">
                {items.map((item) => (
                  <WorkRow key={item.key} lang={lang} item={item} me={person.id} late={item.dueAt !== null && item.dueAt < now} />
                ))}
              </ul>
            </section>
          ))}
          {work.spans.reduce((sum, { items }) => sum + items.length, 0) === MOST_SHOWN ? (
            <p className="zb-help">{say(lang, 'work.more', { count: MOST_SHOWN })}</p>
          ) : null}
        </section>
      ) : null}
      {mayNow({ user }, 'admin.stock.move') ? <LowStock lang={lang} /> : null}
    </div>
  );
}
