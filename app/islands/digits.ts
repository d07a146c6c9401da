/** What was typed, in Latin digits and without marks of direction. [LANG-4] */
export function latinDigits(text: string): string {
  return text
    .replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\u200E\u200F]/g, '')
    .trim();
}

/** A number as typed in any digits, or NaN. [LANG-4] */
export function readNumber(text: string): number {
  const plain = latinDigits(text);
  return plain ? Number(plain) : NaN;
}

/** A number in the page's digits. [LANG-3] */
export function showNumber(lang: string | undefined, value: number, grouped = true): string {
  return value.toLocaleString(lang === 'en' ? 'en-US' : 'fa-IR', { useGrouping: grouped });
}
