import { say } from '#locales/say';
import type { Lang } from '#locales/lang';

/** Payload's icon buttons without text, and the label of each. */
const SIGNS = [
  ['.clickable-arrow--left', 'staff.list.previous'],
  ['.clickable-arrow--right', 'staff.list.next'],
  ['.popup-button', 'admin.more'],
] as const;

/** Gives a name to the frame's buttons that have neither words nor a name. [ADM-2] */
export function nameButtons(lang: Lang): void {
  for (const [sign, word] of SIGNS) {
    for (const button of document.querySelectorAll(`${sign}:not([aria-label])`)) {
      const named = button.textContent.trim() !== '' || button.querySelector('[aria-label], [title]') !== null;
      if (!named) button.setAttribute('aria-label', say(lang, word));
    }
  }
}
