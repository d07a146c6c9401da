import { contactField, emailField, phoneField } from '../accounts/fields';
import { cityName, province } from '../addresses/address';
import { cityCode } from '../addresses/iran';
import { field, lines, named, onceField as once, oneOf, optional, text } from '../fields';
import type { Field, Parsed } from '../fields';
import { CV_TYPES, UPLOAD_MOST_MEGABYTES } from '../records/files';
import { ok, refuse, type Result } from '../result';
import { callTimes, demoPlaces, inquiryTopics } from './kinds';

export const INQUIRY_NAME_MOST_CHARACTERS = 80;
export const INQUIRY_WORDS_LEAST_CHARACTERS = 10;
export const INQUIRY_WORDS_MOST_CHARACTERS = 2_000;
export const INQUIRY_REASON_MOST_CHARACTERS = 1_000;

const name = text({
  area: 'inquiries.name',
  min: 2,
  max: INQUIRY_NAME_MOST_CHARACTERS,
  pattern: /\p{L}/u,
  label: 'inquiries.form.name',
  fill: 'name',
  example: { fa: 'آوین کهن‌سار', en: 'Avin Kohansar' },
});
const phone = named(phoneField, { label: 'inquiries.form.phone' });
const words = lines({
  area: 'inquiries.words',
  min: INQUIRY_WORDS_LEAST_CHARACTERS,
  max: INQUIRY_WORDS_MOST_CHARACTERS,
  label: 'inquiries.form.words',
  help: 'inquiries.form.words-help',
  helpFacts: { least: INQUIRY_WORDS_LEAST_CHARACTERS, most: INQUIRY_WORDS_MOST_CHARACTERS },
  example: { fa: 'بازوبند باد نمی‌شود و پیغام خطا می‌دهد', en: 'The cuff does not inflate and an error is shown' },
});
const note = optional(
  lines({
    area: 'inquiries.words',
    min: 2,
    max: INQUIRY_WORDS_MOST_CHARACTERS,
    label: 'inquiries.form.note',
    help: 'inquiries.form.note-help',
    example: { fa: 'بعد از ساعت ده بهتر است', en: 'After ten is better' },
  }),
);

/** A question to the company; it is answered where the asker says. [CONT-1] */
export const contactFields = {
  once,
  name,
  contact: named(contactField, { label: 'inquiries.form.contact', help: 'inquiries.form.contact-help' }),
  topic: oneOf(inquiryTopics, 'inquiries.topic.missing', { label: 'inquiries.form.topic', says: 'inquiries.topics', example: 'device' }),
  words,
} as const;
/** A wish to be called. [CONT-1] */
export const callFields = {
  once,
  name,
  phone: named(phone, { help: 'inquiries.form.phone-help' }),
  time: oneOf(callTimes, 'inquiries.time.missing', { label: 'inquiries.form.time', says: 'inquiries.times', example: 'noon' }),
  words: note,
} as const;
/** A wish to try a device. [PROD-6] */
export const demoFields = {
  once,
  name,
  phone,
  place: oneOf(demoPlaces, 'inquiries.place.missing', { label: 'inquiries.form.place', says: 'inquiries.places', example: 'clinic' }),
  province: named(province, { label: 'inquiries.form.province' }),
  city: named(cityName, { label: 'inquiries.form.city' }),
  words: note,
} as const;
/** An application to work here; the CV comes beside it, the position is one of those that are open. [CONT-1] */
export const hiringFields = (positions: readonly string[]) =>
  ({
    once,
    name,
    phone,
    email: optional(named(emailField, { label: 'inquiries.form.email' })),
    position: oneOf(positions, 'inquiries.position.missing', { label: 'inquiries.form.position' }),
    words: named(note, { help: undefined }),
  }) as const;
/** The CV that comes with an application; what it is, is found out by its content. [CONT-1] */
export const cvField: Field<null> = field(
  { kind: 'files', mostFiles: 1, types: CV_TYPES, label: 'inquiries.form.cv', help: 'inquiries.form.cv-help', helpFacts: { megabytes: UPLOAD_MOST_MEGABYTES } },
  () => ok(null),
);

/** So many characters of an answer go in an SMS: the provider's longest token. [CONT-1, ORD-6] */
export const ANSWER_SMS_MOST_CHARACTERS = 100;

/** An answer that goes by SMS goes whole or not at all. [CONT-1] */
export function smsAnswer(text: string): Result<string> {
  const length = [...text].length;
  return length <= ANSWER_SMS_MOST_CHARACTERS
    ? ok(text)
    : refuse('inquiries.answer.too-long', { most: ANSWER_SMS_MOST_CHARACTERS, length }, { field: 'reason' });
}

/** What staff answer, or why they give up. */
export const inquiryReason = lines({ area: 'inquiries.reason', min: 2, max: INQUIRY_REASON_MOST_CHARACTERS });

export type ContactForm = Parsed<typeof contactFields>;
export type CallForm = Parsed<typeof callFields>;
export type DemoForm = Parsed<typeof demoFields>;
export type HiringForm = Parsed<ReturnType<typeof hiringFields>>;

/** A city of the lists is kept by its code, so that both languages name it. */
export function keptCity(inProvince: string, typed: string): string {
  return cityCode(inProvince, typed) ?? typed;
}
