import type { StripChoice } from '#domain/signals/strip-choice';
import { noteParts } from '#domain/signals/recording';
import { captionText, figureNames, figureTexts, lengthText, measuredText } from '../../components/signals/ecg-figure-texts';
import type { Opened } from './protocol';
import type { Words } from './say';

/** Writes what was found into the places that the server filled for its example. [ECG-3] */
export function showFigures(root: HTMLElement, words: Words, { figures, name, notes, six }: Opened, choice: StripChoice): void {
  const { say } = words;
  const texts = figureTexts(say, figures);
  const put = (what: string, text: string) => {
    const place = root.querySelector<HTMLElement>(what);
    if (place && place.textContent !== text) place.textContent = text;
    return place;
  };
  for (const each of figureNames) put(`[data-figure="${each}"]`, texts[each]);
  put('[data-measured]', measuredText(say, figures, choice.mode));
  const length = lengthText(say, figures.seconds);
  const note = put('[data-hrv-note]', say('figures.hrv-note', { intervals: figures.hrv?.intervals ?? 0, length }));
  if (note) note.hidden = !figures.hrv;
  const title = put('[data-name]', name || say('example'));
  if (title) title.dir = 'auto';
  const list = root.querySelector('[data-notes]');
  const said = notes.flatMap((each) => {
    const { code, facts } = noteParts(each);
    return words.any(`notes.${code}`, facts) ?? [];
  });
  if (!six) said.push(say('viewer.one-only'));
  list?.replaceChildren(...said.map((text) => Object.assign(document.createElement('li'), { textContent: text })));
}

/** What a square means now. */
export function showCaption(root: HTMLElement, words: Words, choice: StripChoice): void {
  const place = root.querySelector('[data-caption]');
  if (place) place.textContent = captionText(words.say, choice);
}
