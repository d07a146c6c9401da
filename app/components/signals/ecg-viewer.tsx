import type { EcgFigures as Figures } from '#domain/signals/ecg-figures';
import type { Strip } from '#domain/signals/strip';
import type { StripChoice } from '#domain/signals/strip-choice';
import { words } from '#locales/say';
import { useLang, useSay } from '../../words';
import { EcgChoice } from './ecg-choice';
import { captionText, type SayEcg } from './ecg-figure-texts';
import { EcgFigures } from './ecg-figures';
import { EcgPaper } from './ecg-paper';
import { EcgOpen, EcgTools } from './ecg-tools';

type Props = { strip: Strip; figures: Figures; choice: StripChoice };

/** The strip on its paper, its tools and figures: rendered whole by the server, interactive where scripts run. [ECG-2] */
export function EcgViewer({ strip, figures, choice }: Props) {
  const lang = useLang();
  const sayAll = useSay();
  const say: SayEcg = (key, facts) => sayAll(`signals.ecg.${key}`, facts);
  return (
    <ecg-viewer class="card ecg-viewer" data-lang={lang} data-words={islandWords(lang)}>
      <div className="row between">
        <h2 data-name>{say('example')}</h2>
        <p role="status" className="small soft" data-status />
      </div>
      <p role="alert" className="ecg-fault" data-fault />
      <EcgChoice choice={choice} say={say} />
      <EcgTools say={say} />
      <div className="ecg-stage" data-stage>
        <EcgPaper strip={strip} figures={figures} lead={choice.leads === 1 ? 'II' : null} say={say} />
      </div>
      <output className="ecg-measure" data-measure hidden />
      <p className="small muted" data-caption>
        {captionText(say, choice)}
      </p>
      <ul className="ecg-notes small" data-notes />
      <EcgOpen say={say} />
      <EcgFigures figures={figures} mode={choice.mode} say={say} />
    </ecg-viewer>
  );
}

/** What the island says: the viewer's words, and why a file could not be read. */
function islandWords(lang: ReturnType<typeof useLang>): string {
  const { signals, refusals } = words(lang);
  const { ecg, faults } = signals;
  const more = { notes: (signals as { notes?: object }).notes, refusals: (refusals as { signals?: object }).signals };
  return JSON.stringify({ ecg: { ...ecg, reading: undefined, help: undefined }, faults, ...more });
}
