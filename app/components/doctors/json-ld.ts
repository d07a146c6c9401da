import type { DoctorCategory } from '#domain/accounts/account-role';
import { placeNames } from '#domain/addresses/iran';
import type { DoctorPage } from '#services/doctors/doctor';
import { say } from '#locales/say';
import type { Lang } from '../../routes';

/** The names of schema.org for the fields that it knows. */
const SPECIALTIES: Readonly<Record<DoctorCategory, string | null>> = {
  'public-health': 'PrimaryCare',
  heart: 'Cardiovascular',
  cosmetic: 'PlasticSurgery',
  'skin-and-hair': 'Dermatology',
  psychologist: 'Psychiatric',
  nutrition: 'DietNutrition',
  kids: 'Pediatric',
  infectious: 'Infectious',
  internist: 'PrimaryCare',
  skin: 'Dermatology',
  surgery: 'Surgical',
  psychiatrist: 'Psychiatric',
  ent: 'Otolaryngologic',
  neurology: 'Neurologic',
  urology: 'Renal',
  blood: 'Hematologic',
};
const RIAL_A_TOMAN = 10;

/** A doctor as search engines read it, with what a quarter of an hour costs. [CONS-1, LANG-7] */
export function doctorJsonLd(lang: Lang, doctor: DoctorPage, url: string): object {
  const [centre] = doctor.centres;
  const specialties = [...new Set(doctor.categories.flatMap((one) => SPECIALTIES[one] ?? []))];
  return {
    '@type': 'Physician',
    name: doctor.name,
    url,
    description: doctor.focus,
    medicalSpecialty: specialties.map((one) => `https://schema.org/${one}`),
    knowsLanguage: doctor.languages,
    identifier: { '@type': 'PropertyValue', propertyID: 'IRIMC', value: doctor.councilNumber },
    ...(doctor.photo ? { image: new URL(doctor.photo.copies.at(-1)?.address ?? '/', url).href } : {}),
    ...(centre
      ? {
          address: {
            '@type': 'PostalAddress',
            streetAddress: centre.address,
            addressLocality: placeNames(lang, centre.province, centre.city).city,
            addressCountry: 'IR',
          },
        }
      : {}),
    makesOffer: doctor.offers.map(({ kind, priceToman }) => ({
      '@type': 'Offer',
      name: say(lang, `doctors.kinds.${kind}`),
      price: priceToman * RIAL_A_TOMAN,
      priceCurrency: 'IRR',
    })),
  };
}
