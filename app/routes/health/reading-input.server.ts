import type { Answer } from '../../answer';
import { typed, type Handler } from '../../door.server';
import { asSent, carried, parseFields, readerSchema, type FormResult } from '#domain/fields';
import { readReading, type Reading } from '#domain/records/read-reading';
import type { RecordType } from '#domain/records/types/record-type';
import { momentWritten, offlineTypes } from '#domain/records/waiting';
import { ok, refuse } from '#domain/result';

type Typed = Readonly<Record<string, unknown>>;

/** A form of a type, with what it carries besides: its own number, the version that was shown, what was confirmed. */
export type ReadingInput = { reading: Reading & { meant: number[] | null }; clientId: string; version: number; confirmed: string | null };

/** The largest number of a version that its column holds. */
const LAST_VERSION = 2 ** 31 - 1;

/** Reads such a form; one that is not of ours is an old or made-up form. A change says which version it was made on. */
export function readingInput(type: RecordType, now: Date, options: { isChange?: boolean } = {}) {
  return readerSchema<ReadingInput>((typed) => readInput(type, typed, now, options));
}

const expired = { ok: false, refusals: [refuse('common.form.expired')] } as const satisfies FormResult<never>;

function readInput(type: RecordType, typed: Typed, now: Date, { isChange = false } = {}): FormResult<ReadingInput> {
  const text = (name: string) => (typeof typed[name] === 'string' ? typed[name].slice(0, 100) : '');
  const read = readReading(type, typed, now);
  const [clientId, version] = [text('clientId'), isChange ? Number(text('version')) : 1];
  if (!/^[\w-]{22}$/.test(clientId) || !Number.isInteger(version) || version < 1 || version > LAST_VERSION) return expired;
  return read.ok ? { ok: true, value: { reading: read.value, clientId, version, confirmed: text('confirmed') || null } } : read;
}

/** A reading that waited on a phone: which type, for whose file, under which account it was written down. */
export type WaitingInput = ReadingInput & { type: string; of: string | null; account: string };

const time = carried((typed) => (/^\d{1,15}$/.test(typed) ? ok(Number(typed)) : refuse('common.form.expired')));
const carriedWithWaiting = { type: asSent(40), of: asSent(40), account: asSent(40), writtenAt: time, sentAt: time } as const;

/** Reads what a phone kept: a reading for “now” has the moment at which it was written down, by the server's clock. [REC-9] */
export function waitingInput(now: Date) {
  return readerSchema<WaitingInput>((typed) => {
    const carries = parseFields(carriedWithWaiting, typed);
    if (!carries.ok) return expired;
    const { type, of, account, ...times } = carries.value;
    const row = offlineTypes.find(({ code }) => code === type);
    if (!row) return expired;
    const isForNow = [typed['day'], typed['hour']].every((one) => typeof one !== 'string' || one.trim() === '');
    const moment = isForNow ? momentWritten(times, now) : ok(now);
    const read = readInput(row, typed, moment.ok ? moment.value : now);
    if (!moment.ok) return { ok: false, refusals: [moment, ...(read.ok ? [] : read.refusals)] };
    return read.ok ? { ok: true, value: { ...read.value, type, of: of || null, account } } : read;
  });
}

/** Back from the second page: the form again, filled with what was typed; nothing is stored. */
export const fillAgain: Handler = async (_ctx, form) =>
  Response.json({ intent: 'default', fields: {}, form: [], values: typed(form, ['intent', 'confirmed']) } satisfies Answer);
