import { formatDateTime } from '#locales/dates';

const ENGLISH_MOMENT = /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M$/;

/** A moment as Payload writes it for everybody, in the Persian calendar; anything else as it is. */
export function persianMoment(text: string): string {
  const plain = text.trim();
  const at = ENGLISH_MOMENT.test(plain) ? new Date(plain.replace(/\s([AP]M)$/, ' $1')) : null;
  return at && !Number.isNaN(at.getTime()) ? formatDateTime('fa', at) : text;
}

/** In the dialog of a locked document: writes the editor's name in place of an id, and in Persian the time in its own calendar. [ADM-2] */
export async function sayWhoHolds(persian: boolean): Promise<void> {
  const [who, since] = document.querySelectorAll<HTMLElement>('.document-locked__content strong');
  if (since && persian) {
    const said = persianMoment(since.textContent ?? '');
    if (said !== since.textContent) since.textContent = said;
  }
  const id = /: (\d+)$/.exec(who?.textContent ?? '')?.[1];
  if (!who || !id || who.dataset['asked']) return;
  who.dataset['asked'] = id;
  const answer = await fetch(`/cms-api/desk/colleague/${id}`, { credentials: 'same-origin' }).catch(() => null);
  const { name } = (answer?.ok ? await answer.json() : {}) as { name?: string | null };
  if (name) who.textContent = name;
}
