import { field, type Field } from '../fields';
import { ok, refuse } from '../result';

/** A row's number, as a form's button or choice carries it. */
export const rowNumber: Field<number> = field({ kind: 'carried', label: 'catalog.product.model' }, (typed) =>
  /^\d{1,9}$/.test(typed.trim()) ? ok(Number(typed)) : refuse('catalog.product.unknown'),
);
