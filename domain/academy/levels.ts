/** For whom a course is. [ACAD-1] */
export const courseLevels = ['basic', 'advanced'] as const;
export type CourseLevel = (typeof courseLevels)[number];
