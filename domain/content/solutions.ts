/** For whom a page of its own stands under `/solutions`. [PAGE-7] */
export const solutionAudiences = ['family', 'students', 'veterinarians', 'cardiologists', 'medical-staff', 'paediatrics', 'hearing-impaired'] as const;

const BEGINS = 'solution-';

/** The name of the page of words for an audience. */
export function solutionSlug(audience: string): string {
  return BEGINS + audience;
}

/** The audience whose page of words has this name; undefined where it is another page. */
export function audienceOf(slug: string): string | undefined {
  return solutionAudiences.find((audience) => slug === BEGINS + audience);
}
