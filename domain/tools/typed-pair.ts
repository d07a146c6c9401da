export const SYSTOLIC = { least: 50, most: 280 } as const;
export const DIASTOLIC = { least: 30, most: 180 } as const;

/** A reading as people type it: «۱۴۸/۹۳», “148 93”, or its digits alone, as a keypad without a slash gives them. [LANG-4] */
export function typedPair(typed: string): { systolic: number; diastolic: number } | 'empty' | 'unclear' {
  const plain = typed
    .replace(/[۰-۹٠-٩]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[\u200E\u200F]/g, '')
    .trim();
  if (plain === '') return 'empty';
  const [, high, low] = /^(\d{2,3})(?:\s*[/.,٫،-]\s*|\s+)(\d{2,3})$/.exec(plain) ?? /^(\d{3}|\d{2}(?=\d\d$))(\d{2,3})$/.exec(plain) ?? [];
  const [systolic, diastolic] = [Number(high), Number(low)];
  const fits = systolic >= SYSTOLIC.least && systolic <= SYSTOLIC.most && diastolic >= DIASTOLIC.least && diastolic <= DIASTOLIC.most && diastolic < systolic;
  return fits ? { systolic, diastolic } : 'unclear';
}
