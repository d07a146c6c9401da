import { z } from 'zod';
import { tehranDay } from '#domain/calendars/day';
import { ehrCodes, type EhrKind } from '#domain/ehr/kind';
import { ehrKinds } from '#domain/ehr/kinds';
import { readEntry } from '#domain/ehr/read-entry';
import { ehrCardFields, ehrPlaceFields } from '#domain/ehr/steps';
import { asSent, optional, whole } from '#domain/fields';
import { ok, together, type Refusal, type Result } from '#domain/result';
import type { Ctx } from '#services/context';
import { beginFile } from '#services/health/begin';
import { addEntry, changeEntry, removeEntry, restoreEntry, sayNone } from '#services/health/change-ehr';
import { ehrFile, type EhrEntry, type EhrFile } from '#services/health/ehr';
import { changeEhrCard, changeEhrPlace } from '#services/health/ehr-card';
import { newRef } from '#services/unguessable';
import { call, type Call } from './call';
import { allTyped, flag, typed, type ApiFields } from './field';
import { asForm } from './read-fields';

/** Where the refusals of a number stand. */
const COUNT = 'services.count';

const EHR = '/api/v2/ehr';
const query = { of: typed({ ...optional(asSent(40)), about: 'Whose history, by the reference of the file; left out, one’s own', example: 'k1x…' }) };
const ref = typed({ ...asSent(40), about: 'The reference of an entry', example: 'k1x…' });
const version = {
  ...whole({ area: COUNT, min: 1, max: 999_999_999 }),
  label: 'health.ehr.title',
  about: 'The version that was read; another is refused (409)',
  example: '1',
};
const door = 'api' as const;

const entrySchema = z
  .strictObject({
    ref: z.string(),
    kind: z.enum(ehrCodes),
    values: z.record(z.string(), z.string()).meta({ description: 'By the names of its fields, as texts; a ticked box is `on`, several choices are one text' }),
    version: z.int(),
    enteredAt: z.iso.datetime(),
    removedUntil: z.iso.datetime().nullable(),
  })
  .meta({ id: 'HistoryEntry' });
const historySchema = z
  .strictObject({
    ref: z.string().meta({ description: 'The reference of the file' }),
    birthDay: z.iso.date().nullable(),
    gender: z.enum(['female', 'male']).nullable(),
    height: z.int().nullable().meta({ description: 'In centimetres' }),
    nationalId: z.string().nullable().meta({ description: 'For whoever keeps the file' }),
    place: z.record(z.string(), z.string()).nullable().meta({ description: 'For whoever keeps the file' }),
    version: z.int().meta({ description: 'Of these facts' }),
    entries: z.array(entrySchema),
    removed: z.array(entrySchema).meta({ description: 'What can be brought back' }),
    none: z.array(z.enum(ehrCodes)).meta({ description: 'Kinds of which was said that there is none' }),
  })
  .meta({ id: 'History' });

const entryData = ({ ref: name, kind, said, version: at, enteredAt, removedUntil }: EhrEntry): z.infer<typeof entrySchema> => ({
  ...{ ref: name, kind, values: { ...said }, version: at, enteredAt: enteredAt.toISOString(), removedUntil: removedUntil?.toISOString() ?? null },
});
const historyData = ({ ref: file, facts: { heightCm, place, ...facts }, entries, removed, none }: EhrFile): z.infer<typeof historySchema> => ({
  ...{ ref: file, ...facts, height: heightCm, place: place && { ...place }, none },
  ...{ entries: entries.map(entryData), removed: removed.map(entryData) },
});

/** A file of one’s own is made with the first thing that is written into it. */
async function begun<T>(ctx: Ctx, of: string | null, write: () => Promise<Result<T>>): Promise<Result<T>> {
  const made = of === null ? await beginFile(ctx) : ok(null);
  return made.ok ? write() : made;
}
const done = (result: Result<{ ref: string }>) => (result.ok ? ok({ data: result.value }) : result);
const sent = z.strictObject({ ref: z.string() }).meta({ id: 'HistoryEntrySent' });

const ofTheWhole = [
  call({
    name: 'history',
    method: 'GET',
    at: [EHR],
    about: 'The health history of a file: who it is, and what was written down, for whoever it was opened to. Each reading of another’s leaves its line.',
    access: 'user',
    query,
    data: historySchema,
    refused: [404],
    run: async (ctx, { query: { of } }) => {
      const read = await ehrFile(ctx, { of, door });
      return read.ok ? ok({ data: historyData(read.value) }) : read;
    },
  }),
  call({
    name: 'changeHistoryCard',
    method: 'PATCH',
    at: [EHR],
    about: 'Writes birth day, gender, height and national code, for whoever keeps the file.',
    access: 'user',
    query,
    body: { type: 'application/json', fields: { version: typed(version), ...allTyped(ehrCardFields) } },
    data: z.strictObject({ version: z.int() }),
    refused: [404, 409, 422, 503],
    run: async (ctx, { query: { of }, body: { version: at, ...card } }) => {
      const kept = await begun(ctx, of, () => changeEhrCard(ctx, { of, door, version: at, card }));
      return kept.ok ? ok({ data: kept.value }) : kept;
    },
  }),
  call({
    name: 'changeHistoryPlace',
    method: 'PUT',
    at: [`${EHR}/place`],
    about: 'Writes where they live, for whoever keeps the file.',
    access: 'user',
    query,
    body: { type: 'application/json', fields: { version: typed(version), ...allTyped(ehrPlaceFields) } },
    data: z.strictObject({ version: z.int() }),
    refused: [404, 409, 422, 503],
    run: async (ctx, { query: { of }, body: { version: at, ...place } }) => {
      const kept = await begun(ctx, of, () => changeEhrPlace(ctx, { of, door, version: at, place }));
      return kept.ok ? ok({ data: kept.value }) : kept;
    },
  }),
];

/** The calls of one kind of entries, all from its declaration. */
function callsOf(kind: EhrKind): Call[] {
  const { code, fields } = kind;
  const at = `${EHR}/${code}`;
  const name = code.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const entry = (body: unknown, ctx: Ctx) => {
    const read = readEntry(kind, body as Record<string, unknown>, tehranDay(ctx.now));
    return read.ok ? ok(read.value) : (together(...read.refusals) as Refusal);
  };
  /** A form is read as a whole, since one field may speak of another. */
  const formOf = <F extends ApiFields>(more: F) => ({
    ...{ type: 'application/json' as const, fields: { ...allTyped(fields), ...more } },
    read: (typedIn: Readonly<Record<string, unknown>>) => asForm('version' in more ? { ...fields, version } : fields, typedIn) as never,
  });
  return [
    call({
      name: `add${name}`,
      method: 'POST',
      at: [at],
      about: 'Adds an entry. Send an Idempotency-Key: the same entry sent again is one.',
      access: 'user',
      query,
      body: formOf({}),
      data: sent,
      refused: [404, 409, 422, 503],
      run: async (ctx, { query: { of }, body }, once) => {
        const read = entry(body, ctx);
        if (!read.ok) return read;
        const clientId = once ? `key ${once.key}` : newRef();
        return done(await begun(ctx, of, () => addEntry(ctx, { of, door, kind: code, entry: read.value, clientId })));
      },
    }),
    call({
      name: `change${name}`,
      method: 'PUT',
      at: [`${at}/{ref}`],
      about: 'Writes an entry anew; its former state stays as a version.',
      access: 'user',
      path: { ref },
      query,
      body: formOf({ version: typed(version) }),
      data: sent,
      refused: [404, 409, 422, 503],
      run: async (ctx, { path, query: { of }, body }) => {
        const form = body as Record<string, unknown>;
        const read = entry(form, ctx);
        const shown = version.read(typeof form['version'] === 'string' ? form['version'] : '');
        if (!read.ok) return read;
        if (!shown.ok) return { ...shown, field: 'version' };
        return done(await changeEntry(ctx, { of, door, ref: path.ref, kind: code, version: shown.value, entry: read.value }));
      },
    }),
    ...(['remove', 'restore'] as const).map((what) =>
      call({
        name: `${what}${name}`,
        method: what === 'remove' ? 'DELETE' : 'POST',
        at: [what === 'remove' ? `${at}/{ref}` : `${at}/{ref}/restore`],
        about: what === 'remove' ? 'Removes an entry; for thirty days it can be brought back.' : 'Brings a removed entry back.',
        access: 'user',
        path: { ref },
        query,
        data: sent,
        refused: [404, 409, 503],
        run: async (ctx, { path, query: { of } }) => done(await (what === 'remove' ? removeEntry : restoreEntry)(ctx, { of, door, ref: path.ref })),
      }),
    ),
    call({
      name: `no${name}`,
      method: 'PUT',
      at: [at],
      about: 'Says that there is none of this kind, or takes that back; refused (409) while there is one.',
      access: 'user',
      query,
      body: { type: 'application/json', fields: { none: flag({ about: 'Whether there is none' }) } },
      data: z.strictObject({ none: z.boolean() }),
      refused: [404, 409, 422, 503],
      run: async (ctx, { query: { of }, body: { none } }) => {
        const said = await begun(ctx, of, () => sayNone(ctx, { of, door, kind: code, none, clientId: newRef() }));
        return said.ok ? ok({ data: { none } }) : said;
      },
    }),
  ];
}

/** The health history as clients read and write it, a group of calls for each kind of entries. [EHR-1, EHR-2, API-2: history] */
export const ehrCalls: readonly Call[] = [...ofTheWhole, ...ehrKinds.flatMap((kind) => callsOf(kind))];
