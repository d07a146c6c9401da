import type { Words } from './say';

/** The box that the live strip is painted into: focusable, named, its canvas hidden from screen readers. */
export function makeStage(words: Words): { stage: HTMLElement; canvas: HTMLCanvasElement } {
  const stage = document.createElement('div');
  const canvas = document.createElement('canvas');
  stage.className = 'ecg-live';
  stage.tabIndex = 0;
  stage.setAttribute('role', 'application');
  stage.setAttribute('aria-label', words.say('stage'));
  canvas.setAttribute('aria-hidden', 'true');
  stage.append(canvas);
  return { stage, canvas };
}
