import type { EcgFigures } from '#domain/signals/ecg-figures';
import { stripSvg } from '#domain/signals/strip-svg';
import type { Strip } from '#domain/signals/strip';
import { summaryText, type SayEcg } from './ecg-figure-texts';

/** The strip as the server draws it; on a narrow window it scrolls inside its box. [ECG-2, LANG-6] */
export function EcgPaper({ strip, figures, lead, say }: { strip: Strip; figures: EcgFigures; lead: string | null; say: SayEcg }) {
  const facts = { seconds: strip.seconds, summary: summaryText(say, figures) };
  const label = lead ? say('strip.label-one', { ...facts, lead }) : say('strip.label-six', facts);
  const svg = stripSvg(strip, { label, beat: say('strip.beat') });
  return (
    // What scrolls must be reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="ecg-paper" dir="ltr" tabIndex={0} role="region" aria-label={say('strip.scroll')} data-paper dangerouslySetInnerHTML={{ __html: svg }} />
  );
}
