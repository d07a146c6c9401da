/** mg/dL in a mmol/L of glucose, by its molar mass (180.156 g/mol). */
export const GLUCOSE_MG = 18.0156;
/** µmol/L in a mg/dL of creatinine: Young, Ann Intern Med 1987;106:114, read at quickmedcalc.com. */
export const CREATININE_UMOL = 88.4;
/** The pound is defined so (1959). */
const KG_PER_POUND = 0.453_592_37;
/** No temperature lies below. */
const ABSOLUTE_ZERO_C = -273.15;

type Change = { to: string; by: (value: number) => number };

/** From a unit to its other one. */
const changes = {
  'glucose-mg': { to: 'glucose-mmol', by: (mg) => mg / GLUCOSE_MG },
  'glucose-mmol': { to: 'glucose-mg', by: (mmol) => mmol * GLUCOSE_MG },
  'creatinine-mg': { to: 'creatinine-umol', by: (mg) => mg * CREATININE_UMOL },
  'creatinine-umol': { to: 'creatinine-mg', by: (umol) => umol / CREATININE_UMOL },
  celsius: { to: 'fahrenheit', by: (celsius) => celsius * 1.8 + 32 },
  fahrenheit: { to: 'celsius', by: (fahrenheit) => (fahrenheit - 32) / 1.8 },
  kilogram: { to: 'pound', by: (kilogram) => kilogram / KG_PER_POUND },
  pound: { to: 'kilogram', by: (pound) => pound * KG_PER_POUND },
} as const satisfies Record<string, Change>;
export type UnitName = keyof typeof changes;
export const unitNames = [
  'glucose-mg',
  'glucose-mmol',
  'creatinine-mg',
  'creatinine-umol',
  'celsius',
  'fahrenheit',
  'kilogram',
  'pound',
] as const satisfies readonly UnitName[];

/** One measured number in its other unit. */
export function compute({ unit, amount }: { unit: UnitName; amount: number }) {
  const { to, by } = changes[unit];
  const found = by(amount);
  const celsius = to === 'celsius' ? found : unit === 'celsius' ? amount : null;
  if (celsius === null ? amount < 0 : celsius < ABSOLUTE_ZERO_C) return { refused: 'tools.amount.impossible', field: 'amount' };
  return { figures: { [to]: found } };
}
