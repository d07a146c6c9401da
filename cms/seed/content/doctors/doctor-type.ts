import type { DoctorCategory, DoctorLevel } from '#domain/accounts/account-role';
import type { DoctorGender, DoctorLanguage } from '#domain/doctors/doctor';

type Words = { first: string; last: string; focus: string; biography: string; education: string };

/** A doctor of a machine of one's own: invented, like all people here; numbers and phones belong to nobody. */
export type DoctorSeed = {
  slug: string;
  number: string;
  phone: string;
  level: DoctorLevel;
  categories: DoctorCategory[];
  gender: DoctorGender;
  speaks: DoctorLanguage[];
  week: WeekKey;
  onlineToman?: number;
  counsellingToman?: number;
  /** Where patients are met in person, and for how much. */
  at?: { centre: string; toman: number };
  fa: Words;
  en: Words;
};

type Hours = { days: readonly number[]; from: number; to: number; /** At the centre; otherwise without one. */ inPerson?: true };
const hour = (at: number) => at * 60;

/** Weeks that doctors keep; days from Saturday on, minutes of the day. */
export const weeks = {
  mornings: [{ days: [0, 2, 4], from: hour(9), to: hour(12) }],
  evenings: [
    { days: [0, 1, 2, 3, 4], from: hour(18), to: hour(20.5) },
    { days: [5], from: hour(10), to: hour(12) },
  ],
  nights: [{ days: [0, 1, 2, 3, 4, 5, 6], from: hour(21), to: hour(23.5) }],
  both: [
    { days: [1, 3], from: hour(8), to: hour(10), inPerson: true },
    { days: [0, 2, 4], from: hour(16), to: hour(19) },
  ],
  clinic: [
    { days: [0, 1, 2, 3, 4], from: hour(8), to: hour(11), inPerson: true },
    { days: [5], from: hour(9), to: hour(11.5) },
  ],
  few: [{ days: [2], from: hour(14), to: hour(16) }],
  every: [{ days: [0, 1, 2, 3, 4, 5, 6], from: hour(7), to: hour(22) }],
} as const satisfies Record<string, readonly Hours[]>;
type WeekKey = keyof typeof weeks;
