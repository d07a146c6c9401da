import { useSay } from '../../words';

/** How the trace is made, and how the viewer is used. */
export function EcgReading() {
  const say = useSay();
  return (
    <div className="ecg-reading">
      <section>
        <h2>{say('signals.ecg.reading.title')}</h2>
        <dl>
          {(['paper', 'leads', 'filters', 'beats'] as const).map((name) => (
            <div key={name}>
              <dt>{say(`signals.ecg.reading.${name}`)}</dt>
              <dd>{say(`signals.ecg.reading.${name}-text`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="ecg-help">
        <h2>{say('signals.ecg.help.title')}</h2>
        <ul>
          {(['touch', 'wheel', 'keys', 'caliper'] as const).map((name) => (
            <li key={name}>{say(`signals.ecg.help.${name}`)}</li>
          ))}
          <li>{say('signals.ecg.help.print', { paper: 'A4' })}</li>
        </ul>
      </section>
    </div>
  );
}
