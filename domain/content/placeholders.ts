/** A figure's place in an editor's text: {warrantyYears}. */
const PLACE = /\{(\w+)\}/g;

/** Puts the house's figures into every text of a value; a name that is not known stays as it was written. [PAGE-10, NUM-9] */
export function fillFigures<T>(value: T, write: (name: string) => string | undefined): T {
  if (typeof value === 'string') return value.replace(PLACE, (place, name: string) => write(name) ?? place) as T;
  if (Array.isArray(value)) return value.map((one) => fillFigures(one, write)) as T;
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillFigures(one, write)])) as T;
  }
  return value;
}

/** The names of the figures that a text asks for. */
export function figureNames(value: unknown): string[] {
  const names: string[] = [];
  fillFigures(value, (name) => void names.push(name));
  return names;
}
