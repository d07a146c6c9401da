import { parseContact } from '../accounts/contact';
import { parseEmail } from '../accounts/email';
import { parsePhone } from '../accounts/phone';
import { cityCode, provinceOf } from '../addresses/iran';
import { oneOf, optional, requiredText } from '../fields';
import type { Field, Parsed } from '../fields';
import { ok, refuse, type Result } from '../result';
import { parseOnceKey } from '../text/once-key';
import { callTimes, demoPlaces, inquiryTopics } from './kinds';

export const INQUIRY_NAME_MOST_CHARACTERS = 80;
export const INQUIRY_WORDS_LEAST_CHARACTERS = 10;
export const INQUIRY_WORDS_MOST_CHARACTERS = 2_000;
export const INQUIRY_REASON_MOST_CHARACTERS = 1_000;

const name = requiredText({ area: 'inquiries.name', min: 2, max: INQUIRY_NAME_MOST_CHARACTERS, pattern: /\p{L}/u });
const words = requiredText({ area: 'inquiries.words', min: INQUIRY_WORDS_LEAST_CHARACTERS, max: INQUIRY_WORDS_MOST_CHARACTERS, lines: true });
const note = optional(requiredText({ area: 'inquiries.words', min: 2, max: INQUIRY_WORDS_MOST_CHARACTERS, lines: true }));
const province: Field<string> = (typed) => {
  const found = provinceOf(typed);
  return found ? ok(found.code) : refuse(typed.trim() === '' ? 'addresses.province.missing' : 'addresses.province.unknown');
};
const city = requiredText({ area: 'addresses.city', min: 2, max: 60, pattern: /^\p{L}[\p{L}\p{M}\u200C ().'-]*$/u });

/** A question to the company; it is answered where the asker says. [CONT-1] */
export const contactFields = { once: parseOnceKey, name, contact: parseContact, topic: oneOf(inquiryTopics, 'inquiries.topic.missing'), words } as const;
/** A wish to be called. [CONT-1] */
export const callFields = { once: parseOnceKey, name, phone: parsePhone, time: oneOf(callTimes, 'inquiries.time.missing'), words: note } as const;
/** A wish to try a device. [PROD-6] */
export const demoFields = {
  once: parseOnceKey,
  name,
  phone: parsePhone,
  place: oneOf(demoPlaces, 'inquiries.place.missing'),
  province,
  city,
  words: note,
} as const;
/** An application to work here; the CV comes beside it, the position is one of those that are open. [CONT-1] */
export const hiringFields = (positions: readonly string[]) =>
  ({
    once: parseOnceKey,
    name,
    phone: parsePhone,
    email: optional(parseEmail),
    position: oneOf(positions, 'inquiries.position.missing'),
    words: note,
  }) as const;

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
export const inquiryReason = requiredText({ area: 'inquiries.reason', min: 2, max: INQUIRY_REASON_MOST_CHARACTERS, lines: true });

export type ContactForm = Parsed<typeof contactFields>;
export type CallForm = Parsed<typeof callFields>;
export type DemoForm = Parsed<typeof demoFields>;
export type HiringForm = Parsed<ReturnType<typeof hiringFields>>;

/** A city of the lists is kept by its code, so that both languages name it. */
export function keptCity(inProvince: string, typed: string): string {
  return cityCode(inProvince, typed) ?? typed;
}
