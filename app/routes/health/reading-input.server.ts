import type { Answer } from '../../answer';
import { typed, type Handler } from '../../door.server';
import { readerSchema } from '#domain/fields';
import { readReading, type Reading } from '#domain/records/read-reading';
import type { RecordType } from '#domain/records/types/record-type';

/** A form of a type, with what it carries besides: its own number, the version that was shown, what was confirmed. */
export type ReadingInput = { reading: Reading & { meant: number[] | null }; clientId: string; version: number; confirmed: string | null };

/** The largest number of a version that its column holds. */
const LAST_VERSION = 2 ** 31 - 1;

/** Reads such a form; one that is not of ours is an old or made-up form. A change says which version it was made on. */
export function readingInput(type: RecordType, now: Date, { isChange = false } = {}) {
  return readerSchema<ReadingInput>((typed) => {
    const text = (name: string) => (typeof typed[name] === 'string' ? typed[name].slice(0, 100) : '');
    const read = readReading(type, typed, now);
    const [clientId, version] = [text('clientId'), isChange ? Number(text('version')) : 1];
    if (!/^[\w-]{22}$/.test(clientId) || !Number.isInteger(version) || version < 1 || version > LAST_VERSION)
      return { ok: false, refusals: [{ ok: false, code: 'common.form.expired' }] };
    return read.ok ? { ok: true, value: { reading: read.value, clientId, version, confirmed: text('confirmed') || null } } : read;
  });
}

/** Back from the second page: the form again, filled with what was typed; nothing is stored. */
export const fillAgain: Handler = async (_ctx, form) =>
  Response.json({ intent: 'default', fields: {}, form: [], values: typed(form, ['intent', 'confirmed']) } satisfies Answer);
