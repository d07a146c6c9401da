/** Words that pages of the portal have below the academy's address: a course of that name would be hidden behind them. [ACAD-1] */
export const TAKEN_COURSE_SLUGS: readonly string[] = ['panel'];
