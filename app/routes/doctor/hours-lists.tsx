import { weekdayNames } from '#domain/centres/hours';
import { clockOf } from '#domain/doctors/hours-fields';
import { formatNumber, formatWeekdayDate, localDigits } from '#locales/format';
import type { ExceptionRow, MyHours, RuleRow } from '#services/doctors/hours';
import { AskFirst } from '../../components/ask-first';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { useLang, useSay } from '../../words';

/** When, for what, and at which centre. */
function Hours({ row, centres }: { row: Pick<RuleRow, 'from' | 'to' | 'kinds' | 'centreId'>; centres: MyHours['centres'] }) {
  const lang = useLang();
  const say = useSay();
  const at = (minute: number) => localDigits(lang, clockOf(minute));
  const where = centres.find(({ id }) => id === row.centreId)?.title;
  return (
    <>
      <bdi>{say('doctors.hours.span', { from: at(row.from), to: at(row.to) })}</bdi>
      <span className="small soft block">{[...row.kinds.map((kind) => say(`doctors.kinds.${kind}`)), where].filter(Boolean).join(' · ')}</span>
    </>
  );
}

/** The hours of each week, each with its end. [DOC-3] */
export function Week({ mine: { rules, centres } }: { mine: MyHours }) {
  const say = useSay();
  const from = (day: string | null) => day && say('doctors.hours.valid-from', { validDay: new Date(`${day}T12:00:00Z`) });
  const to = (day: string | null) => day && say('doctors.hours.valid-to', { validDay: new Date(`${day}T12:00:00Z`) });
  return (
    <section className="card stack gap-2" aria-labelledby="week">
      <h2 id="week" className="text-h3">
        {say('doctors.hours.week')}
      </h2>
      {rules.length === 0 ? (
        <p className="soft">{say('doctors.hours.week-none')}</p>
      ) : (
        <ul className="hours-rows">
          {rules.map((rule) => (
            <li key={rule.id}>
              <div>
                <b>{say(`centres.days.${weekdayNames[rule.weekday] ?? 'saturday'}`)}</b> <Hours row={rule} centres={centres} />
                {(rule.validFrom ?? rule.validTo) && (
                  <span className="small soft block">{[from(rule.validFrom), to(rule.validTo)].filter(Boolean).join(' ')}</span>
                )}
              </div>
              <div>
                <AskFirst
                  name={`remove-${rule.id}`}
                  label={say('doctors.hours.remove')}
                  title={say('doctors.hours.remove-title')}
                  intent="remove"
                  sent={{ row: rule.id }}
                  yes={say('doctors.hours.remove-yes')}
                  no={say('doctors.hours.remove-no')}
                >
                  {say('doctors.hours.remove-text')}
                </AskFirst>
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The days that differ from their week. [DOC-3] */
export function Differing({ mine: { exceptions, centres } }: { mine: MyHours }) {
  const say = useSay();
  return (
    <section className="card stack gap-2" aria-labelledby="days">
      <h2 id="days" className="text-h3">
        {say('doctors.hours.days')}
      </h2>
      {exceptions.length === 0 ? (
        <p className="soft">{say('doctors.hours.days-none')}</p>
      ) : (
        <ul className="hours-rows">
          {exceptions.map((one: ExceptionRow) => (
            <li key={one.id}>
              <div>
                <b>{say('services.provider.day', { visitDay: new Date(`${one.day}T12:00:00Z`) })}</b>{' '}
                <Badge tone={one.adds ? 'ok' : 'wait'}>{say(one.adds ? 'doctors.hours.opens' : 'doctors.hours.closes')}</Badge>{' '}
                <Hours row={one} centres={centres} />
                {one.reason && <span className="small block">{one.reason}</span>}
              </div>
              <form method="post" noValidate>
                <input type="hidden" name="intent" value="usual" />
                <input type="hidden" name="row" value={one.id} />
                <Button kind="outline" small>
                  {say('doctors.hours.as-usual')}
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The times that came of the hours, day by day. [DOC-3] */
export function MadeTimes({ mine: { days } }: { mine: MyHours }) {
  const lang = useLang();
  const say = useSay();
  return (
    <section className="card stack gap-2" aria-labelledby="preview">
      <h2 id="preview" className="text-h3">
        {say('doctors.hours.preview')}
      </h2>
      {days.length === 0 ? (
        <p className="soft">{say('doctors.hours.preview-none')}</p>
      ) : (
        <table className="spec">
          <thead>
            <tr>
              <th scope="col">{say('doctors.hours.preview-day')}</th>
              <th scope="col">{say('doctors.hours.preview-free')}</th>
              <th scope="col">{say('doctors.hours.preview-taken')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, free, taken }) => (
              <tr key={day}>
                <td>{formatWeekdayDate(lang, new Date(`${day}T12:00:00Z`))}</td>
                <td>{formatNumber(lang, free)}</td>
                <td>{formatNumber(lang, taken)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
