/** How far back a trend looks: so many days, or everything. [REC-6] */
export const ranges = ['7', '30', '90', 'all'] as const;
export type Range = (typeof ranges)[number];
