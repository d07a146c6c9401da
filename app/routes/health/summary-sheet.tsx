import type { EhrCode } from '#domain/ehr/kind';
import { ehrKind } from '#domain/ehr/kinds';
import type { SummaryDays, SummaryPart } from '#domain/ehr/summary';
import { placeNames } from '#domain/addresses/iran';
import { formatCode, formatMoment } from '#locales/format';
import type { EhrEntry, EhrFacts } from '#services/health/ehr';
import type { TypeOverview } from '#services/health/overview';
import { useLang, useSay } from '../../words';
import { BothDays } from './both-days';
import { entryFacts } from './ehr-says';
import { SummaryReadings } from './summary-readings';

export type Sheet = {
  fullName: string;
  age: number | null;
  facts: EhrFacts;
  entries: readonly EhrEntry[];
  none: readonly EhrCode[];
  readings: readonly TypeOverview[];
  parts: readonly SummaryPart[];
  days: SummaryDays;
  now: Date;
};

/** The paper itself: who it is, what was chosen, when it was made; its days in both calendars. [EHR-3: paper] */
export function SummarySheet({ fullName, age, facts, entries, none, readings, parts, days, now }: Sheet) {
  const lang = useLang();
  const say = useSay();
  const { birthDay, gender, heightCm, nationalId, place } = facts;
  const since = new Date(now.getTime() - (Number(days) - 1) * 86_400_000);
  const who = [
    gender && say(`accounts.fields.genders.${gender}`),
    age === null ? null : say('health.ehr.print.aged', { age }),
    heightCm && say('health.ehr.print.tall', { height: heightCm }),
  ].filter(Boolean);
  return (
    <article className="card sheet">
      <header>
        <p className="small soft">{say('health.ehr.print.title')}</p>
        <h2>
          <bdi>{fullName}</bdi>
        </h2>
        <p>
          {who.join(lang === 'fa' ? '، ' : ', ')}
          {birthDay !== null && (
            <>
              {who.length > 0 && ' · '}
              {say('health.ehr.print.born')} <BothDays day={new Date(`${birthDay}T12:00:00Z`)} />
            </>
          )}
        </p>
        {nationalId !== null && (
          <p className="small">
            {say('health.ehr.fields.national-id')}: <bdi dir="ltr">{formatCode(lang, nationalId)}</bdi>
          </p>
        )}
        {place && (
          <p className="small">{[...Object.values(placeNames(lang, place.province, place.city)), place.fullAddress].join(lang === 'fa' ? '، ' : ', ')}</p>
        )}
      </header>
      {parts.map((part) => {
        const kind = ehrKind(part);
        if (!kind) return null;
        const own = entries.filter((entry) => entry.kind === kind.code);
        return (
          <section key={part}>
            <h3>{say(`health.ehr.part.${part}`)}</h3>
            {own.length === 0 ? (
              <p className="small">{none.includes(kind.code) ? say(`health.ehr.step.${kind.code}.is-none`) : say('health.ehr.print.unsaid')}</p>
            ) : (
              <ul>
                {own.map(({ ref, said }) => (
                  <li key={ref}>
                    <b>
                      <bdi>{said['name'] ?? '—'}</bdi>
                    </b>{' '}
                    {entryFacts(lang, say, kind, said).map((fact) => (
                      <span key={fact}>
                        · <bdi>{fact}</bdi>{' '}
                      </span>
                    ))}
                  </li>
                ))}
              </ul>
            )}
          </section>
        );
      })}
      {parts.includes('readings') && (
        <section className="wide">
          <h3>{say('health.ehr.part.readings')}</h3>
          <p className="small">
            {say('health.ehr.print.period')} <BothDays day={since} /> {say('health.ehr.print.until')} <BothDays day={now} />
          </p>
          {readings.length === 0 ? <p className="small">{say('health.ehr.print.no-readings')}</p> : <SummaryReadings readings={readings} />}
        </section>
      )}
      <footer>
        <p>
          <b>{say('health.ehr.print.no-diagnosis')}</b> {say('health.ehr.print.who-wrote')}
        </p>
        <p>
          {say('health.ehr.print.made', { at: formatMoment(lang, now) })} (<BothDays day={now} other />)
        </p>
      </footer>
    </article>
  );
}
