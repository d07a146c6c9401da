/** The colours a device may have, with their names in both languages and what a screen shows. [LIST-1] */
export const colours = [
  { code: 'black', fa: 'مشکی', en: 'Black', hex: '#26292b' },
  { code: 'brown', fa: 'قهوه‌ای', en: 'Brown', hex: '#68483a' },
  { code: 'blue', fa: 'آبی', en: 'Blue', hex: '#2f6ba8' },
  { code: 'copper', fa: 'مسی', en: 'Copper', hex: '#b06a44' },
  { code: 'gold', fa: 'طلایی', en: 'Gold', hex: '#c4a052' },
  { code: 'green', fa: 'سبز', en: 'Green', hex: '#1e6b5a' },
  { code: 'grey', fa: 'خاکستری', en: 'Grey', hex: '#868f93' },
  { code: 'white', fa: 'سفید', en: 'White', hex: '#eceeec' },
  { code: 'orange', fa: 'نارنجی', en: 'Orange', hex: '#d9772b' },
  { code: 'red', fa: 'قرمز', en: 'Red', hex: '#a82a3c' },
  { code: 'silver', fa: 'نقره‌ای', en: 'Silver', hex: '#c4cacc' },
  { code: 'matte-black', fa: 'مشکی مات', en: 'Matte black', hex: '#34373a' },
  { code: 'glossy-black', fa: 'مشکی براق', en: 'Glossy black', hex: '#141617' },
  { code: 'prussian-blue', fa: 'آبی پروسی', en: 'Prussian blue', hex: '#12405a' },
  { code: 'metallic-gold', fa: 'طلایی متالیک', en: 'Metallic gold', hex: '#b8923f' },
  { code: 'metallic-silver', fa: 'نقره‌ای متالیک', en: 'Metallic silver', hex: '#aab3b7' },
  { code: 'beige', fa: 'بژ', en: 'Beige', hex: '#d8c7a6' },
  { code: 'navy', fa: 'سرمه‌ای', en: 'Navy', hex: '#1f3350' },
] as const;

export type Colour = (typeof colours)[number];
export type ColourCode = Colour['code'];

/** How many of them staff choose for a stethoscope. [PROD-2, NUM-7] */
export const STETHOSCOPE_COLOURS = 10;

/** Whether a word is a colour of the list. [LIST-1] */
export function isColourCode(word: unknown): word is ColourCode {
  return colours.some((colour) => colour.code === word);
}

/** A colour by its code; what the list does not know is shown as black. [LIST-1] */
export function colourOf(code: string): Colour {
  return colours.find((colour) => colour.code === code) ?? colours[0];
}
