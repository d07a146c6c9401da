/** A number in groups of three, separated by a comma of either script, an apostrophe, or a blank. */
const GROUPED = /^\d{1,3}([,٬،'’ ])\d{3}(?:\1\d{3})*(?:[.٫/]\d+)?$/;
/** A decimal number with a point, the Persian mark, a slash, or a comma that cannot separate thousands. */
const PLAIN = /^\d{0,12}(?:[.٫/]\d{0,6}|[,٬،]\d)?$/;

/** A number in Latin digits as people set it apart and mark its decimals, one of the units given behind it; what is none stays unread. Small, since islands read by it. [LANG-4] */
export function plainNumber(text: string, units: readonly string[] = []): number | 'empty' | 'unclear' {
  if (text === '') return 'empty';
  const bare = withoutUnit(text, units).replace(/^[+-]\s*/, '');
  const negative = text.startsWith('-');
  const whole = GROUPED.test(bare) ? bare.replace(/[,٬،'’ ]/g, '') : bare;
  if (!PLAIN.test(whole) || !/\d/.test(whole)) return 'unclear';
  const value = Number(whole.replace(/[٫/,٬،]/, '.'));
  return negative && value !== 0 ? -value : value;
}

function withoutUnit(text: string, units: readonly string[]): string {
  const lower = text.toLowerCase();
  const unit = units.map((one) => one.toLowerCase()).find((one) => one !== '' && lower.endsWith(one));
  return unit === undefined ? text : text.slice(0, text.length - unit.length).trim();
}
