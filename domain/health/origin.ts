/** Where a reading comes from. [REC-8] */
export const origins = ['user', 'family', 'device', 'doctor', 'stand', 'import', 'service'] as const;
export type Origin = (typeof origins)[number];
