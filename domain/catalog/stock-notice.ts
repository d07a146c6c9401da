import type { Field } from '../fields';
import { ok, refuse } from '../result';

/** A row's number, as a form's button or choice carries it. */
export const rowNumber: Field<number> = (typed) => (/^\d{1,9}$/.test(typed.trim()) ? ok(Number(typed)) : refuse('catalog.product.unknown'));
