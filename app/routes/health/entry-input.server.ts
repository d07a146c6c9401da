import { tehranDay } from '#domain/calendars/day';
import type { EhrKind } from '#domain/ehr/kind';
import { readEntry, type Entry } from '#domain/ehr/read-entry';
import { carriedRow, readerSchema, type Field } from '#domain/fields';
import { refField } from '#domain/health/fields';

/** A form of an entry, with what it carries besides: a new one its own number, a change the version that was shown. */
export function entryInput<C extends string | number>(kind: EhrKind, now: Date, carries: { name: string; field: Field<C> }) {
  return readerSchema<{ entry: Entry; carried: C }>((typed) => {
    const raw = typed[carries.name];
    const carried = carries.field.read(typeof raw === 'string' ? raw : '');
    if (!carried.ok) return { ok: false, refusals: [carried] };
    const read = readEntry(kind, typed, tehranDay(now));
    return read.ok ? { ok: true, value: { entry: read.value, carried: carried.value } } : read;
  });
}

/** What the form of a new entry carries, and that of a change. */
export const asNew = { name: 'clientId', field: refField };
export const asChange = { name: 'version', field: carriedRow };
