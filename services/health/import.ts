import { createHash, randomBytes } from 'node:crypto';
import { classOf } from '#domain/records/class-of';
import { contentOf, IMPORT_MOST_MEGABYTES, IMPORTS_A_DAY, IMPORTS_PER_ACCOUNT, type ImportedReading } from '#domain/records/import/line';
import { tehranDay } from '#domain/calendars/day';
import type { EhrCode } from '#domain/ehr/kind';
import { judgeHistory, settleHistory, type ImportedEntry } from '#domain/records/import/history';
import { judgeLines, leftToo, openImport, type LeftOut, type ReadImport } from '#domain/records/import/read';
import { isSensitive } from '#domain/records/sensitive';
import { recordType } from '#domain/records/types/all';
import { ok, refuse, type Refusal, type Result } from '#domain/result';
import { awaitElsewhere, type Ctx } from '../context';
import type { Upload } from '../files/keep-files';
import { takeQuotas } from '../limits/take';
import { service } from '../service';
import { commit } from '../store/commit';
import { byKind, freshEntries, keepersOnly, mayWriteHistory, noRoom, storeHistory } from './import-history';
import { seeFile, whoseFile } from './own-file';
import { cardFor, type Card } from './store/card';
import { storedAs } from './store/files';
import { keyOf, type MemberKey } from './store/keys';
import { fileToWrite, type Writable } from './store/records';
import { importOf, importsBefore, dropImports, insertImport, insertImported, markImported, thereAmong, type ImportRow, type ToImport } from './store/imports';
import { noteWritten, see } from './store/see';

/** A file that was brought is looked at and stored within a day, or it is gone. Ours. */
const HOURS = 24;
/** So many lines are judged in one turn, so that nobody else waits. */
const AT_ONCE = 100;
/** A character has two bytes in Persian. */
const MOST_BYTES = IMPORT_MOST_MEGABYTES * 2 * 1_000_000;
const hidden = refuse('access.hidden', undefined, { status: 404 });
const unknown = refuse('health.import.unknown', undefined, { field: 'file' });
const since = (now: Date) => new Date(now.getTime() - HOURS * 3_600_000);

/** What a file would bring, before anything of it is stored. */
export type ImportPreview = {
  ref: string;
  of: string;
  card: Card;
  kind: ReadImport['kind'];
  /** Whom the file says that it is about; nobody is matched by it. */
  person: string | null;
  types: { type: string; n: number; first: Date; last: Date }[];
  /** What it says of the history, by kinds; none of them, where it says that there is none. */
  history: { kind: EhrCode; n: number }[];
  /** Rare ones, to be looked at: the first of them. */
  rare: { type: string; numbers: number[]; odd: string[]; measuredAt: Date }[];
  rareCount: number;
  left: LeftOut[];
  /** How many the file holds that are there already. */
  there: number;
  count: number;
  stored: number | null;
};
const MOST_RARE = 10;

/** Whose file something is brought into. */
export const importForm = service('health.import', async (ctx, of: string | null): Promise<Result<{ ref: string; card: Card }>> => {
  const seen = await seeFile(ctx, { action: 'health.import', whose: whoseFile(of), door: 'page', besides: { card: cardFor(ctx.actor.userId) } });
  return seen.ok ? ok({ ref: seen.value.ref, card: seen.value.besides['card'] as Card }) : seen;
});

/** Keeps a file that a device or another system wrote, sealed, to be looked at; one that cannot be read is refused with the reason, and nothing is kept. [REC-4, EHR-3: import, API-7: import] */
export const bringFile = service(
  'health.import',
  async (ctx, { of, uploads }: { of: string | null; uploads: readonly Upload[] }): Promise<Result<{ ref: string }>> => {
    const [upload] = uploads;
    if (!upload) return refuse('health.import.missing', undefined, { field: 'file' });
    if (upload.size > MOST_BYTES) return refuse('health.import.too-large', { most: IMPORT_MOST_MEGABYTES }, { field: 'file' });
    const file = await fileToWrite(ctx.rt.db, ctx, whoseFile(of), 'health.import');
    const key = file && (await keyOf(ctx.rt.db, ctx.rt, file.memberId));
    if (!file || !key) return hidden;
    const bytes = Buffer.from(await upload.arrayBuffer());
    const text = textOf(bytes);
    const opened = text === null ? unknown : openImport(text);
    if (!opened.ok) return opened;
    const fileId = randomBytes(16).toString('hex');
    await awaitElsewhere(ctx, () => ctx.rt.files.put(storedAs(fileId), { bytes: key.sealFile(fileId, bytes), type: 'application/octet-stream' }));
    const { userId } = ctx.actor;
    const done = await commit<{ ref: string }>(ctx, async (tx) => {
      const taken = await takeQuotas(tx, ctx, [{ bucket: `imports of ${userId}`, limits: IMPORTS_PER_ACCOUNT }]);
      if (!taken.ok) return refuse('health.import.too-often', { most: IMPORTS_A_DAY, at: taken.opensAt }, { field: 'file', status: 429 });
      const ref = await insertImport(tx, ctx, { memberId: file.memberId, userId, fileId });
      return { value: { ref }, audit: { action: 'health.import-brought', subject: `health-import:${ref}` } };
    });
    if (!done.ok) await ctx.rt.files.remove(storedAs(fileId));
    return done;
  },
);

/** What a file would bring: how much of what, what is rare, what is left out and why, and what is there already. [EHR-3: preview] */
export const lookAtImport = service('health.import', async (ctx, ref: string): Promise<Result<ImportPreview>> => {
  const row = await importOf(ctx.rt.db, { ref, userId: ctx.actor.userId, since: since(ctx.now) });
  const seen = row && (await see(ctx, { action: 'health.import', whose: { ref: row.memberRef }, door: 'page', besides: { card: cardFor(ctx.actor.userId) } }));
  if (!row || !seen) return hidden;
  const read = await readAgain(ctx, row);
  const file = await fileToWrite(ctx.rt.db, ctx, { ref: row.memberRef }, 'health.import');
  if (!read.ok) return read;
  if (!file) return hidden;
  const { readings, entries, kind, person, key } = read.value;
  const there = row.stored === null ? await thereAmong(ctx.rt.db, row.memberId, toImport(readings, file, key)) : [];
  // What is there already is not asked about again.
  const rare = readings.filter((one) => one.odd.length > 0 && !there.includes(clientOf(one)));
  const history = mayWriteHistory(ctx, file) ? entries : [];
  const fresh = await freshEntries(ctx.rt.db, { memberId: row.memberId, key }, row.stored === null ? history : []);
  const left = leftToo(read.value.left, [
    ...(history.length < entries.length ? entries.map(() => keepersOnly) : []),
    ...Array<Refusal>(fresh.full).fill(noRoom),
  ]);
  return ok({
    ...{
      ref,
      of: row.memberRef,
      card: seen.besides['card'] as Card,
      kind,
      person,
      left,
      types: byType(readings),
      history: byKind(history),
      stored: row.stored,
    },
    count: readings.length + history.length - fresh.full,
    rare: rare.slice(0, MOST_RARE).map(({ type, odd, reading: { numbers, measuredAt } }) => ({ type, odd, numbers, measuredAt })),
    rareCount: rare.length,
    there: fresh.there + there.length,
  });
});

/** Stores what was looked at, all of it in one transaction; what is there already stays as it is, and pressed again it is the same answer. [REC-9: exactly once, API-7: import] */
export const storeImport = service('health.import', async (ctx, ref: string): Promise<Result<{ of: string; stored: number }>> => {
  const asked = { ref, userId: ctx.actor.userId, since: since(ctx.now) };
  const row = await importOf(ctx.rt.db, asked);
  if (!row) return hidden;
  if (row.stored !== null) return ok({ of: row.memberRef, stored: row.stored });
  const read = await readAgain(ctx, row);
  if (!read.ok) return read;
  return commit<{ of: string; stored: number }>(ctx, async (tx) => {
    const locked = await importOf(tx, asked, true);
    const file = locked && (await fileToWrite(tx, ctx, { ref: locked.memberRef }, 'health.import'));
    if (!locked || !file) return hidden;
    if (locked.stored !== null) return { value: { of: locked.memberRef, stored: locked.stored }, audit: [] };
    const made = await insertImported(tx, ctx, file.memberId, toImport(read.value.readings, file, read.value.key));
    const entries = mayWriteHistory(ctx, file) ? await storeHistory(tx, ctx, file, read.value) : [];
    const stored = made.length + entries.length;
    await markImported(tx, ctx, ref, stored);
    const { memberId, relation, rightId } = file;
    if (entries.length > 0) await noteWritten(tx, ctx, { memberId, relation, rightId, action: 'health.import', door: 'page', type: 'ehr', recordIds: entries });
    for (const type of new Set(made.map((one) => one.type)))
      await noteWritten(tx, ctx, {
        memberId,
        relation,
        rightId,
        action: 'health.import',
        door: 'page',
        type,
        recordIds: made.filter((one) => one.type === type).map(({ id }) => id),
      });
    return {
      value: { of: locked.memberRef, stored },
      audit: { action: 'health.import', subject: `health-import:${ref}`, facts: { stored } },
    };
  });
});

/** Takes away what was brought a day ago, with its file; gives how many. */
export async function eraseImports(ctx: Ctx, most: number): Promise<number> {
  return ctx.rt.db.transaction(async (tx) => {
    const { ids, files } = await importsBefore(tx, since(ctx.now), most);
    await Promise.all(files.map((id) => ctx.rt.files.remove(storedAs(id))));
    if (ids.length > 0) await dropImports(tx, ids);
    return ids.length;
  });
}

/** UTF-8, or the UTF-16 of spreadsheets by its mark; null for bytes that are no text. */
function textOf(bytes: Buffer): string | null {
  try {
    return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

async function readAgain(ctx: Ctx, { fileId, memberId }: ImportRow): Promise<Result<ReadImport & { key: MemberKey }>> {
  const [stored, key] = [await awaitElsewhere(ctx, () => ctx.rt.files.read(storedAs(fileId))), await keyOf(ctx.rt.db, ctx.rt, memberId)];
  if (!stored || !key) return hidden;
  const opened = openImport(textOf(key.openFile(fileId, stored.bytes)) ?? '');
  if (!opened.ok) return opened;
  const { kind, person, lines, history, others } = opened.value;
  let judged: Pick<ReadImport, 'readings' | 'left'> = { readings: [], left: [] };
  for (let at = 0; at < lines.length; at += AT_ONCE) {
    judged = judgeLines(lines.slice(at, at + AT_ONCE), ctx.now, judged);
    await new Promise(setImmediate);
  }
  const entries: ImportedEntry[] = [];
  let left = [...judged.left, ...others];
  for (let at = 0; at < history.length; at += AT_ONCE) {
    const read = judgeHistory(history.slice(at, at + AT_ONCE), tehranDay(ctx.now));
    entries.push(...read.entries);
    left = leftToo(left, read.wrong);
    await new Promise(setImmediate);
  }
  return ok({ kind, person, key, readings: judged.readings, entries: settleHistory(entries), left });
}

/** The id of a reading by what it says, so that it comes into a file once. */
function clientOf(one: Parameters<typeof contentOf>[0]): string {
  return `import:${createHash('sha256').update(contentOf(one)).digest('base64url').slice(0, 32)}`;
}

function toImport(readings: readonly ImportedReading[], file: Writable, key: MemberKey): ToImport[] {
  return readings.flatMap(({ type, reading, odd }): ToImport[] => {
    const row = recordType(type);
    if (!row) return [];
    const { numbers, choices, lines, measuredAt } = reading;
    return [
      {
        ...{ type, numbers, choices, measuredAt, clientId: clientOf({ type, reading }), odd: odd.length > 0, sensitive: isSensitive(row, choices) },
        linesSealed: Object.keys(lines).length > 0 ? key.seal('lines', JSON.stringify(lines)) : null,
        classed: classOf(row, { ...reading, origin: 'import' }, file.person),
      },
    ];
  });
}

function byType(readings: readonly ImportedReading[]): ImportPreview['types'] {
  const types = [...new Set(readings.map(({ type }) => type))];
  return types.map((type) => {
    const times = readings.flatMap((one) => (one.type === type ? [one.reading.measuredAt.getTime()] : []));
    // A file may hold more than a call takes arguments.
    const [first, last] = times.reduce(([low, high], at) => [Math.min(low, at), Math.max(high, at)], [Infinity, -Infinity]);
    return { type, n: times.length, first: new Date(first), last: new Date(last) };
  });
}
