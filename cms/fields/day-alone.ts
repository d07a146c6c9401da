/** Whether a date is a day whose hour means nothing, as its field says. */
export const isDayAlone = (field: object): boolean =>
  ((field as { admin?: { date?: { pickerAppearance?: string } } }).admin?.date?.pickerAppearance ?? '') === 'dayOnly';
