import { stripSvg } from '#domain/signals/strip-svg';
import type { PanelResult, PanelStep } from '#domain/signals/panel-result';
import type { PanelSampleName } from '#domain/signals/panel-samples';
import { noteParts } from '#domain/signals/recording';
import { formatNumber } from '#locales/format';
import { hasWord } from '#locales/say';
import { useLang, useSay } from '../../words';
import { PanelStepView } from './panel-step';

type Props = { usual: PanelResult; changed: PanelResult | null; sample: PanelSampleName | null };

/** All steps of a recording on one long page. [ACAD-4] */
export function PanelResultView({ usual, changed, sample }: Props) {
  const [lang, say] = [useLang(), useSay()];
  const notes = usual.notes.map(noteParts).filter(({ code }) => hasWord(`signals.notes.${code}`));
  return (
    <div className="stack gap-6">
      {notes.length > 0 && (
        <ul className="bullets small">
          {notes.map(({ code, facts }, at) => (
            <li key={at}>{say(`signals.notes.${code}` as 'signals.notes.gaps', facts)}</li>
          ))}
        </ul>
      )}
      <nav className="stack gap-3" aria-labelledby="steps">
        <h2 id="steps" className="text-h3">
          {say('panel.contents')}
        </h2>
        <ol className="chips">
          {usual.steps.map(({ name }, at) => (
            <li key={name}>
              <a className="chip" href={`#${name}`}>
                {formatNumber(lang, at + 1)}. {say(`panel.steps.${name}.title`)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {usual.steps.map((step, at) => (
        <PanelStepView key={step.name} at={at + 1} usual={step} changed={otherThan(step, changed?.steps[at])} sample={sample}>
          {step.name === 'leads' && usual.strip && <Paper strip={usual.strip} />}
        </PanelStepView>
      ))}
    </div>
  );
}

/** The step with the changed constant, where anything of it came out otherwise; what the quality says of beats changes with them. */
function otherThan(usual: PanelStep, changed: PanelStep | undefined): PanelStep | null {
  const said = ({ value, figures, table }: PanelStep) => JSON.stringify([value, figures, table]);
  return changed && said(changed) !== said(usual) ? changed : null;
}

function Paper({ strip }: { strip: NonNullable<PanelResult['strip']> }) {
  const say = useSay();
  const label = say('panel.steps.leads.title');
  return (
    // What scrolls must be reached by the keyboard.
    <div
      className="panel-paper strip-paper"
      dir="ltr"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={`${label}: ${say('panel.scroll')}`}
      dangerouslySetInnerHTML={{ __html: stripSvg(strip, { label, beat: say('signals.ecg.strip.beat') }) }}
    />
  );
}
