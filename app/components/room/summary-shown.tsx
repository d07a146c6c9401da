import { formatDateTime } from '#locales/format';
import type { Summary } from '#services/rooms/summaries';
import { useLang, useSay } from '../../words';

/** What a doctor left of a talk: advice, diagnosis, the lines of the prescription, and when it was signed. [CONS-10] */
export function SummaryShown({ summary, heading: Heading = 'h3' }: { summary: Summary; heading?: 'h2' | 'h3' }) {
  const lang = useLang();
  const say = useSay();
  const { advice, diagnosis, lines, version, signedAt, signed } = summary;
  return (
    <div className="stack gap-3">
      {(['diagnosis', 'advice'] as const).map((name) => {
        const text = name === 'advice' ? advice : diagnosis;
        return (
          text && (
            <div key={name}>
              <Heading className="text-h3">{say(`room.summary.${name}`)}</Heading>
              <p className="words" dir="auto">
                {text}
              </p>
            </div>
          )
        );
      })}
      <div>
        <Heading className="text-h3">{say('room.summary.prescription')}</Heading>
        {lines.length === 0 ? (
          <p className="soft">{say('room.summary.none-lines')}</p>
        ) : (
          <ol className="prescribed">
            {lines.map(({ medicine, dose, times, days }, at) => (
              <li key={at}>
                <b>
                  <bdi>{medicine}</bdi>
                </b>
                <span>
                  {dose && (
                    <>
                      <bdi>{dose}</bdi>
                      {lang === 'fa' ? '، ' : ', '}
                    </>
                  )}
                  <bdi>{times}</bdi>
                </span>
                {days !== null && <span className="soft">{say('room.summary.for-days', { count: days })}</span>}
              </li>
            ))}
          </ol>
        )}
      </div>
      <p className="small soft">
        {say('room.summary.version', { n: version, signedAt: formatDateTime(lang, signedAt) })}
        {signed && ` · ${say('room.summary.signed')}`}
      </p>
    </div>
  );
}
