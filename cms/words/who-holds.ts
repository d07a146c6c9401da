import { formatDateTime } from '#locales/dates';
import type { Lang } from '#locales/lang';

const ENGLISH_MOMENT = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M$/;

/** A moment as Payload writes it for everybody, by the clock of the browser, as the desk writes moments; anything else as it is. */
export function deskMoment(lang: Lang, text: string): string {
  const plain = text.trim();
  const at = ENGLISH_MOMENT.test(plain) ? new Date(plain.replace(/\s([AP]M)$/, ' $1')) : null;
  return at && !Number.isNaN(at.getTime()) ? formatDateTime(lang, at) : text;
}

/** In the dialog of a locked document: writes the editor's name in place of an id, and the time as all times of the desk. [ADM-2] */
export async function sayWhoHolds(lang: Lang): Promise<void> {
  const [who, since] = document.querySelectorAll<HTMLElement>('.document-locked__content strong');
  if (since) {
    const said = deskMoment(lang, since.textContent ?? '');
    if (said !== since.textContent) since.textContent = said;
  }
  const id = /: (\d+)$/.exec(who?.textContent ?? '')?.[1];
  if (!who || !id || who.dataset['asked']) return;
  who.dataset['asked'] = id;
  const answer = await fetch(`/cms-api/desk/colleague/${id}`, { credentials: 'same-origin' }).catch(() => null);
  const { name } = (answer?.ok ? await answer.json() : {}) as { name?: string | null };
  if (name) who.textContent = name;
}
