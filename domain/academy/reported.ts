/** How many people the academy reports to have taught. [ACAD-1] */
export const ACADEMY_STUDENTS_REPORTED = 2_000;
