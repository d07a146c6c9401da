import type { SayEcg } from './ecg-figure-texts';

const SIGNS = { in: '+', out: '−' } as const;

/** The viewer's tools, shown once its script runs: sizes, calipers, print, an own file. [ECG-2] */
export function EcgTools({ say }: { say: SayEcg }) {
  return (
    <div className="ecg-tools" role="group" aria-label={say('tools.label')}>
      {(['in', 'out'] as const).map((name) => (
        <button key={name} type="button" className="ib" data-do={name} aria-label={say(`tools.${name}`)}>
          {SIGNS[name]}
        </button>
      ))}
      {(['normal', 'whole'] as const).map((name) => (
        <button key={name} type="button" className="btn s3 sm" data-do={name}>
          {say(`tools.${name}`)}
        </button>
      ))}
      <button type="button" className="btn s3 sm" data-do="caliper" aria-pressed="false">
        {say('tools.caliper')}
      </button>
      <button type="button" className="btn s3 sm" data-do="print">
        {say('tools.print')}
      </button>
    </div>
  );
}

/** A recording of the visitor's own, which stays in the browser. [ECG-4] */
export function EcgOpen({ say }: { say: SayEcg }) {
  return (
    <div className="ecg-open">
      <label className="btn">
        {say('tools.open')}
        <input type="file" multiple className="sr" accept=".hea,.dat,.atr,.edf,.csv,.txt" data-open aria-describedby="ecg-open-help" />
      </label>
      <button type="button" className="btn s3" data-do="back" hidden>
        {say('tools.back')}
      </button>
      <label hidden data-rate>
        <span>{say('tools.rate')}</span>
        <input className="in" type="number" inputMode="decimal" min={100} max={2000} dir="ltr" />
      </label>
      <p className="small muted grow" id="ecg-open-help">
        {say('tools.open-help')}
      </p>
    </div>
  );
}
