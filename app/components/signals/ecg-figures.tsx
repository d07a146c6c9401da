import type { EcgFigures as Figures } from '#domain/signals/ecg-figures';
import type { StripChoice } from '#domain/signals/strip-choice';
import { figureNames, figureTexts, lengthText, measuredText, type FigureName, type SayEcg } from './ecg-figure-texts';

/** Names that every language writes alike. */
const LATIN: Partial<Record<FigureName, string>> = { sdnn: 'SDNN', rmssd: 'RMSSD', pnn50: 'pNN50' };

/** Rate, rhythm, variability and quality, with what must stand beside every result. [ECG-3] */
export function EcgFigures({ figures, mode, say }: { figures: Figures; mode: StripChoice['mode']; say: SayEcg }) {
  const texts = figureTexts(say, figures);
  return (
    <section className="ecg-figures" aria-labelledby="ecg-figures">
      <h2 id="ecg-figures">{say('figures.title')}</h2>
      <dl>
        {figureNames.map((name) => (
          <div key={name}>
            <dt>{LATIN[name] ? <bdi dir="ltr">{LATIN[name]}</bdi> : say(`figures.${name as 'rate'}`)}</dt>
            <dd data-figure={name}>{texts[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted" data-hrv-note hidden={!figures.hrv}>
        {say('figures.hrv-note', { intervals: figures.hrv?.intervals ?? 0, length: lengthText(say, figures.seconds) })}
      </p>
      <div className="say info">
        <div className="grow">
          <p>
            <strong>{say('not-diagnosis')}</strong>
          </p>
          <p data-measured>{measuredText(say, figures, mode)}</p>
        </div>
      </div>
    </section>
  );
}
