const ADULT_YEARS = 18;
/** Of the highest rate, and of the reserve (highest less resting): ACSM’s classes as tabled in BJSM (graphic 116782, after Garber 2011) and PMC8581515. */
const ZONES = {
  moderate: { most: [0.64, 0.76], reserve: [0.4, 0.59] },
  vigorous: { most: [0.77, 0.95], reserve: [0.6, 0.89] },
} as const;

/** The highest rate that an age lets expect: Tanaka, Monahan and Seals, J Am Coll Cardiol 2001;37:153. The published formula; read as quoted in studylibfr.com/doc/8214402. */
export const highestRate = (age: number) => 208 - 0.7 * age;
/** A part of the reserve above the resting rate (Karvonen). */
export const ofReserve = (highest: number, resting: number, part: number) => resting + (highest - resting) * part;

/** Rates for moderate and vigorous exercise; by the reserve where the resting rate is known. */
export function compute({ age, resting }: { age: number; resting: number | null }) {
  if (age < ADULT_YEARS) return { outside: 'child' };
  const highest = highestRate(age);
  if (resting !== null && resting >= highest) return { refused: 'tools.resting.above', field: 'resting' };
  const at = (zone: keyof typeof ZONES, end: 0 | 1) =>
    resting === null ? highest * ZONES[zone].most[end] : ofReserve(highest, resting, ZONES[zone].reserve[end]);
  return {
    figures: {
      highest,
      moderateFrom: at('moderate', 0),
      moderateTo: at('moderate', 1),
      vigorousFrom: at('vigorous', 0),
      vigorousTo: at('vigorous', 1),
    },
    notes: [resting === null ? 'by-highest' : 'by-reserve'],
  };
}
