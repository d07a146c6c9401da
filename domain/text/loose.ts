/** JSON of somebody else: it may be anything. */
export type Loose = Record<string, unknown>;

export const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The objects of a list; none where it is no list. */
export const objectsIn = (value: unknown): Loose[] => (Array.isArray(value) ? value.filter(isObject) : []);
/** A text that is not blank, or nothing. */
export const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value : undefined);
