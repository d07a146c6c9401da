import { carried, type Field } from '../fields';
import { ok, refuse } from '../result';

/** What a form carries of a row: its reference. */
export const refField: Field<string> = carried((typed) => (/^[\w-]{22}$/.test(typed) ? ok(typed) : refuse('common.form.expired')));

/** A right to a file, as its line carries it. */
export const rightField = refField;
