import type { DoctorCategory, DoctorLevel } from '../accounts/account-role';

/** How a patient meets a doctor: by paid chat, as psychological counselling, or at a centre. [CONS-2] */
export const consultationKinds = ['online', 'counselling', 'in-person'] as const;
export type ConsultationKind = (typeof consultationKinds)[number];

/** Counselling is offered in these categories alone. [CONS-2] */
export const counsellingCategories: readonly DoctorCategory[] = ['psychologist', 'psychiatrist'];

export const doctorGenders = ['female', 'male'] as const;
export type DoctorGender = (typeof doctorGenders)[number];

/** Languages in which a doctor consults. */
export const doctorLanguages = ['fa', 'en', 'az', 'ku', 'ar', 'tr', 'de', 'fr'] as const;
export type DoctorLanguage = (typeof doctorLanguages)[number];

/** What is asked for a meeting now, and at which centre where it takes place at one. */
export type Offer = { kind: ConsultationKind; centreId: number | null; priceToman: number };

/** A doctor as lists and pages show them. [CONS-1] */
export type ShownDoctor = {
  id: number;
  slug: string;
  name: string;
  gender: DoctorGender;
  level: DoctorLevel;
  categories: DoctorCategory[];
  languages: DoctorLanguage[];
  councilNumber: string;
  offers: Offer[];
};

/** The lowest price among offers of a kind, or of all. */
export function leastToman(offers: readonly Offer[], kind: ConsultationKind | null): number | null {
  const prices = offers.filter((one) => kind === null || one.kind === kind).map(({ priceToman }) => priceToman);
  return prices.length > 0 ? Math.min(...prices) : null;
}
