/** The calculators that an article may name. [COMM-1] */
export const toolCodes = [
  'bmi',
  'ideal-weight',
  'blood-pressure',
  'heart-rate-zones',
  'home-pressure-week',
  'waist-to-height',
  'daily-energy',
  'pregnancy-week',
  'kidney-filtration',
  'qtc',
  'hba1c',
  'diabetes-risk',
  'units',
] as const;
export type ToolCode = (typeof toolCodes)[number];
