/** The parts of a day in which a parcel comes, each with its hours in Tehran. [ORD-11] */
export const dayParts = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof dayParts)[number];

const partHours: Readonly<Record<DayPart, { fromHour: number; toHour: number }>> = {
  morning: { fromHour: 9, toHour: 13 },
  afternoon: { fromHour: 13, toHour: 17 },
  evening: { fromHour: 17, toHour: 21 },
};

/** A part with its hours, as it is said. */
export function hoursOf(part: DayPart) {
  return { part, ...partHours[part] };
}
