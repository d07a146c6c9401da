/** The sections that the terms of service must have, each under its own anchor. [LEGAL-1] */
export const termsAnchors = [
  'general',
  'platform',
  'consultation',
  'data-sharing',
  'privacy',
  'electronic-contact',
  'orders',
  'transit-damage',
  'replacement',
  'how-to-replace',
  'warranty-authenticity',
  'warranty-geography',
  'warranty-period',
  'warranty-usage',
  'warranty-terms',
  'representation',
] as const;
export type TermsAnchor = (typeof termsAnchors)[number];
