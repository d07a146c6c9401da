import { gains, leadCounts, modes, notches, speeds, type StripChoice } from '#domain/signals/strip-choice';
import { bands, type SayEcg } from './ecg-figure-texts';

type Row = { name: keyof StripChoice; label: string; options: readonly { value: string | number; text: string }[] };

/** Paper, leads and filters; a form of its own without script, at once with it. [ECG-2] */
export function EcgChoice({ choice, say }: { choice: StripChoice; say: SayEcg }) {
  const rows: Row[] = [
    { name: 'speed', label: say('choice.speed'), options: speeds.map((speed) => ({ value: speed, text: say('choice.speed-value', { speed }) })) },
    { name: 'gain', label: say('choice.gain'), options: gains.map((gain) => ({ value: gain, text: say('choice.gain-value', { gain }) })) },
    {
      name: 'leads',
      label: say('choice.leads'),
      options: leadCounts.map((leads) => ({ value: leads, text: say(leads === 1 ? 'choice.leads-one' : 'choice.leads-six') })),
    },
    {
      name: 'notch',
      label: say('choice.notch'),
      options: notches.map((hertz) => ({ value: hertz, text: hertz === 0 ? say('choice.notch-off') : say('choice.notch-value', { hertz }) })),
    },
    { name: 'mode', label: say('choice.mode'), options: modes.map((mode) => ({ value: mode, text: say(`choice.mode-${mode}`, bands[mode]) })) },
  ];
  return (
    <form method="get" className="ecg-choice" aria-label={say('choice.label')} data-choice>
      {rows.map(({ name, label, options }) => (
        <label key={name}>
          <span>{label}</span>
          <select name={name} className="in" defaultValue={String(choice[name])}>
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <label hidden data-lead>
        <span>{say('choice.lead')}</span>
        <select className="in" />
      </label>
      <button type="submit" className="btn s2 sm" data-apply>
        {say('choice.apply')}
      </button>
    </form>
  );
}
