import { lines, text } from '../fields';

/** A doctor keeps so many texts. Ours. */
export const MOST_TEXTS = 40;

/** The form of one. */
export const textFields = {
  title: text({ area: 'rooms.template', max: 80, label: 'room.texts.name', example: { fa: 'آرام برخیزید', en: 'Rise slowly' } }),
  body: lines({
    area: 'rooms.template',
    max: 2_000,
    label: 'room.texts.body',
    example: { fa: '{نام} گرامی، پیش از برخاستن یک دقیقه بنشینید.', en: 'Dear {name}, sit for a minute before you rise.' },
  }),
} as const;

/** The places of a text, as each language writes them: the patient's name, and when the time is over. */
export const placesOfText = { patient: { fa: '{نام}', en: '{name}' }, time: { fa: '{ساعت}', en: '{time}' } } as const;

/** A text with its places filled in, whichever language they were written in. */
export function filledText(body: string, { patient, time }: { patient: string; time: string }): string {
  const fill = (words: string, places: Readonly<Record<'fa' | 'en', string>>, value: string) =>
    words.replaceAll(places.fa, () => value).replaceAll(places.en, () => value);
  return fill(fill(body, placesOfText.patient, patient), placesOfText.time, time);
}
