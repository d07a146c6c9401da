import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readReading } from '#domain/records/read-reading';
import { recordType } from '#domain/records/types/all';
import { readWav } from '#domain/signals/wav';
import { writeWav } from '#domain/signals/wav-write';
import { give, linesOf, ownStore, userOf, withFile, type Member } from '../../tests/health';
import { buyer, openShop, type Shop } from '../../tests/shop';
import { clockContext } from '../clock-context';
import type { Ctx } from '../context';
import type { Upload } from '../files/keep-files';
import { newRef } from '../unguessable';
import { addReading } from './add-reading';
import { changeReading, removeReading, restoreReading } from './change-reading';
import { endRight } from './end-right';
import { eraseReadings } from './erase';
import { openRecordFile } from './open-file';
import { overview } from './overview';
import { readingPage } from './reading-page';
import { typePage } from './type-page';

const NOW = new Date('2026-11-21T05:00:00.000Z');
let shop: Shop;
let photo: Upload;
let forget: () => void;
beforeAll(async () => {
  shop = await openShop();
  forget = ownStore(shop);
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#a33' } }).withExif({ IFD0: { Artist: 'Avin' } });
  photo = new File([new Uint8Array(await picture.jpeg().toBuffer())], 'a.jpg');
});
afterAll(async () => {
  forget();
  await shop.stop();
});

const MARK = '%marked-sheet-of-a-laboratory';
const sheet: Upload = new File([`%PDF-1.4\n${MARK}\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`], 'a.pdf');
const sound = (seconds: number): Upload => {
  const samples = new Float32Array(4_000 * seconds).map((_, at) => Math.sin(at / 9));
  const { bytes } = writeWav({ format: 'wav', sampleRateHz: 4_000, leads: [{ name: 'sound', unit: 'fs', samples }], notes: [] } as never, 'a', 'pcm16');
  // What recorders write behind the samples: a name, a place.
  const list = new TextEncoder().encode('LIST\u0010\0\0\0INFOIART\u0004\0\0\0Avin');
  return new File([new Uint8Array([...bytes, ...list])], 'a.wav');
};
const readingOf = (type: string, typed: Record<string, string>) => {
  const read = readReading(recordType(type)!, typed, NOW);
  if (!read.ok) throw new Error(JSON.stringify(read.refusals));
  return read.value;
};
const send = (ctx: Ctx, type: string, typed: Record<string, string>, uploads: readonly Upload[], more: { of?: string; clientId?: string } = {}) =>
  addReading(ctx, { of: more.of ?? null, type, reading: readingOf(type, typed), clientId: more.clientId ?? newRef(), confirmed: null, uploads });
async function add(...sent: Parameters<typeof send>): Promise<string> {
  const added = await send(...sent);
  if (!added.ok || !('stored' in added.value)) throw new Error(JSON.stringify(added));
  return added.value.stored;
}
const filesOf = async (ctx: Ctx, { ref: of }: Member, ref: string) => {
  const page = await readingPage(ctx, { of, ref });
  return page.ok ? page.value.files : [];
};
const bytesOf = async (ctx: Ctx, { ref: of }: Member, ref: string, file: string) => {
  const opened = await openRecordFile(ctx, { of, ref, file });
  return opened.ok ? Buffer.from((await opened.value.read()) ?? []) : opened.status;
};
const stored = async () => (await shop.rt.files.names()).filter((name) => name.startsWith('health/'));

test('[REC-3, REC-1: lab test] a sheet and a picture are stored sealed, opened by whoever sees the record, each with its line, and by nobody once the right has ended', async () => {
  const file = await withFile(shop, 1);
  const ref = await add(file.ctx, 'lab-test', { test: 'cbc' }, [sheet, photo]);
  const kept = await filesOf(file.ctx, file, ref);
  expect(kept.map(({ kind }) => kind)).toEqual(['application/pdf', 'image/webp']);
  const [paper, picture] = kept.map(({ id }) => id) as [string, string];
  expect(String(await bytesOf(file.ctx, file, ref, paper))).toContain(MARK);
  expect((await sharp((await bytesOf(file.ctx, file, ref, picture)) as Buffer).metadata()).exif).toBeUndefined();
  for (const name of await stored()) expect(String(Buffer.from((await shop.rt.files.read(name))!.bytes))).not.toContain(MARK);

  const [friend, stranger] = [await buyer(shop, 20), await buyer(shop, 21)];
  const { ref: right } = await give(shop, file.id, { relation: 'share', user: userOf(friend) });
  const before = (await linesOf(shop, file.id)).length;
  expect(String(await bytesOf(friend, file, ref, paper))).toContain(MARK);
  const lines = await linesOf(shop, file.id);
  expect([lines.length - before, lines.at(-1)]).toMatchObject([1, { relation: 'share', rows: 1 }]);
  expect(await bytesOf(stranger, file, ref, paper)).toBe(404);
  expect(await bytesOf(file.ctx, file, ref, 'f'.repeat(32))).toBe(404);
  expect(await endRight(file.ctx, right)).toMatchObject({ ok: true });
  expect(await bytesOf(friend, file, ref, paper)).toBe(404);
});

test('[REC-3] a file of another record or another member does not open in this one’s place, nor does a changed byte', async () => {
  const [one, two] = [await withFile(shop, 2), await withFile(shop, 3)];
  const [a, b] = [await add(one.ctx, 'ecg', { title: 'نوار شب' }, [sheet]), await add(two.ctx, 'ecg', { title: 'نوار صبح' }, [sheet])];
  const [own, other] = [(await filesOf(one.ctx, one, a))[0]!.id, (await filesOf(two.ctx, two, b))[0]!.id];
  expect(await bytesOf(one.ctx, one, a, other)).toBe(404);
  const [mine, theirs] = [await shop.rt.files.read(`health/${own}.sealed`), await shop.rt.files.read(`health/${other}.sealed`)];
  await shop.rt.files.put(`health/${own}.sealed`, theirs!);
  await expect(openRecordFile(one.ctx, { of: one.ref, ref: a, file: own })).rejects.toThrow();
  const changed = Buffer.from(mine!.bytes);
  changed[40] = (changed[40] ?? 0) ^ 1;
  await shop.rt.files.put(`health/${own}.sealed`, { ...mine!, bytes: changed });
  await expect(openRecordFile(one.ctx, { of: one.ref, ref: a, file: own })).rejects.toThrow();
});

test('[REC-3] what is no picture, no PDF or no sound, a third file and none at all are refused beside the field; nothing is stored', async () => {
  const { ctx } = await withFile(shop, 4);
  const before = await stored();
  const refusal = async (...sent: Parameters<typeof send>) => {
    const answer = await send(...sent);
    return answer.ok ? 'stored' : `${answer.field} ${answer.code}`;
  };
  const words: Upload = new File(['<script>alert(1)</script>'], 'a.jpg');
  expect(await refusal(ctx, 'lab-test', { test: 'cbc' }, [])).toBe('files health.files.missing');
  expect(await refusal(ctx, 'lab-test', { test: 'cbc' }, [words])).toBe('files health.files.unfit');
  expect(await refusal(ctx, 'lab-test', { test: 'cbc' }, [sheet, words])).toBe('files health.files.unfit');
  expect(await refusal(ctx, 'lab-test', { test: 'cbc' }, [sheet, sheet, sheet])).toBe('files records.files.too-many');
  expect(await refusal(ctx, 'ecg', { title: 'x' }, [sound(2)])).toBe('files health.files.unfit');
  expect(await refusal(ctx, 'heart-sound', { sound: 'heart' }, [photo])).toBe('files health.files.no-sound');
  expect(await refusal(ctx, 'heart-sound', { sound: 'heart' }, [sound(0.5)])).toBe('files records.files.sound-length');
  const active: Upload = new File(['%PDF-1.4\n1 0 obj\n<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\nendobj\n%%EOF\n'], 'a.pdf');
  expect(await refusal(ctx, 'ultrasound', { organ: 'heart' }, [active])).toMatch(/^files /);
  expect(await stored()).toEqual(before);
});

test('[REC-1: heart sound] a recording is kept with its samples alone, and is played as it was', async () => {
  const file = await withFile(shop, 5);
  const ref = await add(file.ctx, 'heart-sound', { sound: 'heart', chest: 'mitral' }, [sound(2)]);
  const [kept] = await filesOf(file.ctx, file, ref);
  const bytes = (await bytesOf(file.ctx, file, ref, kept!.id)) as Buffer;
  expect([kept!.kind, bytes.includes('LIST'), bytes.includes('Avin')]).toEqual(['audio/wav', false, false]);
  const read = readWav({ name: 'a', bytes: new Uint8Array(bytes) });
  expect(read.ok && [read.value.sampleRateHz, read.value.leads[0]?.samples.length]).toEqual([4_000, 8_000]);
});

test('[REC-9: exactly once] an upload sent twenty times at once is one record with its two files, and nothing else lies in the store', async () => {
  const { ctx, id } = await withFile(shop, 6);
  const before = await stored();
  const clientId = newRef();
  const sent = await Promise.all(Array.from({ length: 20 }, () => send(ctx, 'ultrasound', { organ: 'abdomen' }, [photo, sheet], { clientId })));
  expect(new Set(sent.map((one) => JSON.stringify(one))).size).toBe(1);
  const { rows } = await shop.database.pool.query(
    'select r.id, count(*)::int as files from health_records r join health_files f on f.record_id = r.id where r.member_id = $1 group by 1',
    [id],
  );
  expect(rows).toMatchObject([{ files: 2 }]);
  expect((await stored()).length - before.length).toBe(2);
});

test('[REC-1: delete] a removed record’s files open for nobody, come back with it, and are erased with it after thirty days', async () => {
  const file = await withFile(shop, 7);
  const ref = await add(file.ctx, 'ultrasound', { organ: 'heart' }, [photo]);
  const [kept] = await filesOf(file.ctx, file, ref);
  await removeReading(file.ctx, ref);
  expect([await filesOf(file.ctx, file, ref), await bytesOf(file.ctx, file, ref, kept!.id)]).toEqual([[], 404]);
  await restoreReading(file.ctx, ref);
  expect(await bytesOf(file.ctx, file, ref, kept!.id)).toBeInstanceOf(Buffer);
  await removeReading(file.ctx, ref);
  await expect(shop.database.pool.query('delete from health_files where id = $1', [kept!.id])).rejects.toMatchObject({ constraint: 'health_files_stay' });
  const clock = (days: number) => ({ ...clockContext(shop.rt, 'test'), now: new Date(NOW.getTime() + days * 86_400_000) });
  expect(await eraseReadings(clock(29))).toBe(0);
  expect(await stored()).toContain(`health/${kept!.id}.sealed`);
  expect(await eraseReadings(clock(31))).toBe(1);
  expect(await stored()).not.toContain(`health/${kept!.id}.sealed`);
  expect((await shop.database.pool.query('select 1 from health_files where id = $1', [kept!.id])).rowCount).toBe(0);
});

test('[ROLE-4: sensitive] a test that tells more is hidden from family and shares, with its file, until it is opened for them; a changed choice hides it too', async () => {
  const file = await withFile(shop, 8);
  const [hidden, plain] = [await add(file.ctx, 'lab-test', { test: 'hiv' }, [sheet]), await add(file.ctx, 'lab-test', { test: 'cbc' }, [sheet])];
  const [friend, trusted] = [await buyer(shop, 81), await buyer(shop, 82)];
  await give(shop, file.id, { relation: 'family-see', user: userOf(friend) });
  await give(shop, file.id, { relation: 'family-see', user: userOf(trusted), sensitive: true });
  const seenBy = async (ctx: Ctx) => {
    const page = await typePage(ctx, { of: file.ref, type: 'lab-test', range: '30', only: null, after: null });
    return page.ok ? page.value.readings.map(({ ref }) => ref).sort() : page.code;
  };
  expect([await seenBy(file.ctx), await seenBy(friend), await seenBy(trusted)]).toEqual([[hidden, plain].sort(), [plain], [hidden, plain].sort()]);
  const [kept] = await filesOf(file.ctx, file, hidden);
  expect([await bytesOf(friend, file, hidden, kept!.id), await bytesOf(trusted, file, hidden, kept!.id)]).toEqual([404, expect.any(Buffer)]);
  const change = await changeReading(file.ctx, { ref: plain, version: 1, reading: readingOf('lab-test', { test: 'genetic' }), confirmed: null });
  expect(change.ok).toBe(true);
  expect(await seenBy(friend)).toEqual([]);
});

test('[REC-1: nutrition, body composition] what is written in words lies sealed and is read in lists; further figures come back as they were read; days add up what has numbers alone', async () => {
  const file = await withFile(shop, 9);
  await add(file.ctx, 'nutrition', { meal: 'lunch', food: 'عدس‌پلو', portion: 'یک بشقاب', energy: '480' }, []);
  await add(file.ctx, 'nutrition', { meal: 'dinner', food: 'سوپ', portion: 'یک کاسه', energy: '220' }, []);
  const body = { weight: '70.5', bmi: '23', fat: '22.4', metabolism: '1480', muscle: '33.5', water: '54.2', protein: '17.1', bone: '2.9' };
  const ref = await add(file.ctx, 'body-composition', { ...body, 'ideal-weight': '66.5', 'body-age': '38', 'visceral-fat': '7.5' }, []);
  await add(file.ctx, 'ecg', { title: 'نوار هنگام استراحت' }, [sheet]);
  const list = await typePage(file.ctx, { of: null, type: 'nutrition', range: '7', only: null, after: null });
  expect(list.ok && list.value.readings.map(({ lines }) => lines['food'])).toEqual(['سوپ', 'عدس‌پلو']);
  expect(list.ok && list.value.marks.map(({ n, mean }) => n * (mean[0] ?? 0))).toEqual([700]);
  const { rows } = await shop.database.pool.query(`select bool_or(lines_sealed like '%سوپ%') as open from health_records where member_id = $1`, [file.id]);
  expect(rows).toEqual([{ open: false }]);
  const page = await readingPage(file.ctx, { of: file.ref, ref });
  expect(page.ok && page.value.reading).toMatchObject({ class: 'standard', numbers: [705, 230, 224], choices: { water: '54.2', 'visceral-fat': '7.5' } });
  const all = await overview(file.ctx, null);
  expect(all.ok && all.value.types.find(({ type }) => type === 'ecg')).toMatchObject({
    last: { lines: { title: 'نوار هنگام استراحت' } },
    figures: null,
    days: [],
  });
});

test('[REC-3] an account adds a hundred records with files a day; without one it goes on', async () => {
  const file = await withFile(shop, 19);
  const bucket = `record files of ${userOf(file.ctx)}`;
  await shop.database.pool.query(`insert into attempts (bucket, at) select $1, $2::timestamptz - n * interval '1 minute' from generate_series(1, 99) n`, [
    bucket,
    shop.rt.clock(),
  ]);
  await add(file.ctx, 'ecg', { title: 'one' }, [sheet]);
  expect(await send(file.ctx, 'ecg', { title: 'two' }, [sheet])).toMatchObject({ ok: false, code: 'health.files.too-often', field: 'files', status: 429 });
  await add(file.ctx, 'blood-pressure', { high: '118', low: '76', pulse: '70' }, []);
});
