import { say } from '#locales/say';
import type { Lang } from '#locales/lang';
import type { StaffTicket } from '#services/staff/ticket-detail';

/** What the owner wrote, and the private photos and receipt; opening one leaves a line in the log. [WAR-4, WAR-7] */
export function TicketClaim({ lang, found: { words, papers } }: { lang: Lang; found: StaffTicket }) {
  return (
    <section className="zb-card">
      <h2>{say(lang, 'warranty.staff.words')}</h2>
      <p className="zb-text">
        <bdi>{words}</bdi>
      </p>
      <h3>{say(lang, 'warranty.staff.papers')}</h3>
      {papers.length === 0 ? <p className="zb-help">{say(lang, 'warranty.staff.no-papers')}</p> : null}
      <ul className="zb-photos">
        {papers.map((paper) => (
          <li key={paper.id}>
            <a href={`/cms-api/warranty-tickets/papers/${paper.id}`} target="_blank" rel="noreferrer">
              <img src={`/cms-api/warranty-tickets/papers/${paper.id}`} alt="" loading="lazy" />
              <span className="zb-help">{say(lang, `warranty.passport.paper.${paper.kind}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
