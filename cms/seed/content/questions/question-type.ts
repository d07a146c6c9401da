import type { DoctorCategory, DoctorLevel } from '#domain/accounts/account-role';
import type { AgeBand, Sex } from '#domain/questions/fields';
import type { TopicKey } from '../articles/article-type';

/** Invented, like all people here; their numbers belong to nobody. */
export const doctorSeeds = {
  mehrgan: { phone: '09990000101', first: 'کاوه', last: 'مهرگان', en: 'Kaveh Mehrgan', number: '9000101', level: 'super-specialist', category: 'heart' },
  dadvar: { phone: '09990000102', first: 'شیرین', last: 'دادور', en: 'Shirin Dadvar', number: '9000102', level: 'specialist', category: 'internist' },
  nikbin: { phone: '09990000103', first: 'پریسا', last: 'نیک‌بین', en: 'Parisa Nikbin', number: '9000103', level: 'specialist', category: 'kids' },
} as const satisfies Record<string, { phone: string; first: string; last: string; en: string; number: string; level: DoctorLevel; category: DoctorCategory }>;
export type DoctorKey = keyof typeof doctorSeeds;

/** Whose the first questions are: an account that nobody logs in to. */
export const askerSeed = { phone: '09990000100', first: 'هستی', last: 'آبان' } as const;

export type QuestionWords = { title: string; body: string; answer: string };
/** A question that stands in both languages: one of each, asked and answered in its own. */
export type QuestionSeed = {
  /** Codes of the Persian and the English one; the last sign checks the others. */
  codes: { fa: string; en: string };
  topic: TopicKey;
  ageBand?: AgeBand;
  sex?: Sex;
  doctor: DoctorKey;
  sources: readonly string[];
  /** The day on which it was answered. */
  day: string;
  fa: QuestionWords;
  en: QuestionWords;
};
