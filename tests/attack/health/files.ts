import { ehrKind } from '#domain/ehr/kinds';
import { readEntry } from '#domain/ehr/read-entry';
import { readReading } from '#domain/records/read-reading';
import { recordType } from '#domain/records/types/all';
import { addReading } from '#services/health/add-reading';
import { addEntry } from '#services/health/change-ehr';
import { ehrFile } from '#services/health/ehr';
import { changeEhrPlace } from '#services/health/ehr-card';
import { openRecordFile } from '#services/health/open-file';
import { readingPage } from '#services/health/reading-page';
import { newRef } from '#services/unguessable';
import { withFile, type Member } from '../../health';
import type { Shop } from '../../warranty';
import type { Attack } from '../attack';
import { holds, inShop } from '../devices/shop';

type Place = { member: Member; ref: string; file: string };

const sheetOf = (mark: string) => new File([`%PDF-1.4\n%${mark}\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`], 'sheet.pdf');

/** Sealed files and words: each address with every reference exchanged opens nothing, and no marked value stands readable in a table or in the store. [REC-3, ROLE-4] */
export const sealedFiles: Attack = {
  name: 'sealed files',
  quick: true,
  run: (arena) =>
    inShop(arena, async (shop) => {
      const members = await Promise.all(Array.from({ length: arena.quick ? 4 : 10 }, (_, at) => withFile(shop, 1 + at)));
      const marks: string[] = [];
      const mark = () => {
        const made = `mark${String(marks.length).padStart(4, '0')}${Math.floor(arena.random() * 1e9).toString(36)}`;
        marks.push(made);
        return made;
      };
      const places: Place[] = [];
      for (const member of members) for (const _ of [1, 2]) places.push(...(await keep(member, mark)));
      const records = places.filter(({ ref }, at) => places.findIndex((one) => one.ref === ref) === at);
      let [opened, absent] = [0, 0];
      for (const who of members)
        for (const of of members)
          for (const { ref, member } of records)
            for (const { file, ref: its } of places) {
              const answer = await openRecordFile(who.ctx, { of: of.ref, ref, file });
              const own = who === of && of === member && ref === its;
              if (answer.ok !== own || (!answer.ok && answer.status !== 404)) throw new Error(`a file of another place: ${JSON.stringify(answer)}`);
              if (own) opened += 1;
              else absent += 1;
            }
      holds('files opened at their own address', opened, places.length);
      holds('marked values that stand readable', await readable(shop, marks), []);
      return `${places.length} files of ${members.length} people: each opens at its own address, ${absent} exchanged ones at none; ${marks.length} marked values, 0 readable in tables and store`;
    }),
};

/** An ECG with its name, note and two sheets, and a meal in words, all marked. */
async function keep(member: Member, mark: () => string): Promise<Place[]> {
  const add = async (type: string, typed: Record<string, string>, uploads: File[]) => {
    const read = readReading(recordType(type) as NonNullable<ReturnType<typeof recordType>>, typed, member.ctx.now);
    if (!read.ok) throw new Error(JSON.stringify(read.refusals));
    const added = await addReading(member.ctx, { of: null, type, reading: read.value, clientId: newRef(), confirmed: null, uploads });
    if (!added.ok || !('stored' in added.value)) throw new Error(JSON.stringify(added));
    return added.value.stored;
  };
  await keepHistory(member, mark);
  await add('nutrition', { meal: 'lunch', food: mark(), portion: mark(), energy: '480', words: mark() }, []);
  const ref = await add('ecg', { title: mark(), words: mark() }, [sheetOf(mark()), sheetOf(mark())]);
  const page = await readingPage(member.ctx, { of: member.ref, ref });
  if (!page.ok) throw new Error(page.code);
  return page.value.files.map(({ id }) => ({ member, ref, file: id }));
}

/** An entry of the history and an address, all words marked. */
async function keepHistory({ ctx }: Member, mark: () => string): Promise<void> {
  const entry = readEntry(ehrKind('disease') as NonNullable<ReturnType<typeof ehrKind>>, { name: mark(), description: mark() }, '2026-11-21');
  if (!entry.ok) throw new Error(JSON.stringify(entry.refusals));
  const added = await addEntry(ctx, { of: null, kind: 'disease', entry: entry.value, clientId: newRef() });
  const file = await ehrFile(ctx, { of: null });
  if (!added.ok || !file.ok) throw new Error('no history was kept');
  const place = { country: 'IR', province: 'tehran', city: 'tehran', fullAddress: `${mark()} street` };
  const kept = await changeEhrPlace(ctx, { of: null, version: file.value.facts.version, place });
  if (!kept.ok) throw new Error(kept.code);
}

/** Where a marked value can be read: in any column of any table, and in the bytes of any sealed file. */
async function readable({ database, rt }: Shop, marks: readonly string[]): Promise<string[]> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await database.pool.query(`select from "${name}" t where t::text ~ $1 limit 1`, [marks.join('|')]);
    if (rowCount) found.push(name);
  }
  const { rows: files } = await database.pool.query<{ id: string }>('select id from health_files');
  for (const { id } of files) {
    const stored = await rt.files.read(`health/${id}.sealed`);
    const text = Buffer.from(stored?.bytes ?? []).toString('latin1');
    if (!stored || marks.some((one) => text.includes(one))) found.push(id);
  }
  return found;
}
