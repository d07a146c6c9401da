import type { FileRelation } from '#domain/access/relations';
import type { Origin } from '#domain/health/origin';
import { classOf } from '#domain/records/class-of';
import { FILED_A_DAY, FILED_PER_ACCOUNT } from '#domain/records/files';
import { oddIn, signOf, type Reading } from '#domain/records/read-reading';
import { recordType } from '#domain/records/types/all';
import { ok, refuse, type Result } from '#domain/result';
import { isSensitive } from '#domain/records/sensitive';
import { awaitElsewhere } from '../context';
import type { Upload } from '../files/keep-files';
import { takeQuotas } from '../limits/take';
import { service } from '../service';
import { commit } from '../store/commit';
import { whoseFile } from './own-file';
import { forgetSealed, lookInto, storeSealed } from './record-files';
import type { FileRow } from './store/files';
import { keyOf } from './store/keys';
import { entryOf, fileToWrite, insertReading } from './store/records';
import { noteWritten } from './store/see';

/** A reading that is to be stored: what was read of the form, and what was confirmed on the second page. */
export type ToAdd = {
  of: string | null;
  type: string;
  reading: Reading & { meant: number[] | null };
  /** Made with the form; the same entry sent again is the same reading. [REC-9: exactly once] */
  clientId: string;
  /** The numbers as the second page showed them, or nothing. */
  confirmed: string | null;
  /** Files that came with it. */
  uploads?: readonly Upload[];
};
/** Stored, or to be looked at once more: nothing is stored then. */
export type Added = { stored: string } | { ask: Asked };
export type Asked = { numbers: number[]; odd: string[]; meant: boolean; measuredAt: Date };

/** Whether a reading has to be looked at once more: it is rare, or was typed in centimetres of mercury. [REC-10] */
export function askFirst(type: string, { numbers, meant, measuredAt }: ToAdd['reading'], confirmed: string | null): Asked | null {
  const row = recordType(type);
  if (!row || confirmed === signOf(numbers)) return null;
  const odd = oddIn(row, numbers);
  return odd.length > 0 || meant ? { numbers, odd, meant: meant !== null, measuredAt } : null;
}

/** Where a reading comes from, by who writes it. [REC-8] */
export function originOf(relation: FileRelation): Origin {
  if (relation === 'owner') return 'user';
  if (relation === 'care' || relation === 'consultation') return 'doctor';
  return relation === 'stand' ? 'stand' : 'family';
}

const hidden = refuse('access.hidden', undefined, { status: 404 });

/** Adds a reading to a file: by its owner, or by whoever may, whose line it leaves. [REC-1, REC-2, REC-8, REC-10] */
export const addReading = service('health.add', async (ctx, { of, type, reading, clientId, confirmed, uploads = [] }: ToAdd): Promise<Result<Added>> => {
  const row = recordType(type);
  if (!row) return hidden;
  const ask = askFirst(type, reading, confirmed);
  if (ask) return ok({ ask });
  // Files are opened once it is known that the record may be added, and is not there already.
  const may = await fileToWrite(ctx.rt.db, ctx, whoseFile(of), 'health.add');
  if (!may) return hidden;
  const there = await entryOf(ctx.rt.db, may.memberId, clientId);
  if (there) return ok({ stored: there });
  const looked = await awaitElsewhere(ctx, () => lookInto(ctx, row, uploads));
  if (!looked.ok) return looked;
  const key = looked.value.length > 0 ? await keyOf(ctx.rt.db, ctx.rt, may.memberId) : null;
  const files: FileRow[] = key ? await storeSealed(ctx, key, looked.value) : [];
  if (files.length < looked.value.length) return refuse('common.busy', undefined, { status: 503 });
  let kept = false;
  const done = await commit<Added>(ctx, async (tx) => {
    kept = false;
    const file = await fileToWrite(tx, ctx, whoseFile(of), 'health.add');
    if (!file) return hidden;
    const { memberId, relation, rightId } = file;
    if (files.length > 0) {
      const taken = await takeQuotas(tx, ctx, [{ bucket: `record files of ${ctx.actor.userId}`, limits: FILED_PER_ACCOUNT }]);
      if (!taken.ok) return refuse('health.files.too-often', { most: FILED_A_DAY, at: taken.opensAt }, { field: 'files', status: 429 });
    }
    const origin = originOf(relation);
    const classed = classOf(row, { ...reading, origin }, file.person);
    const sensitive = isSensitive(row, reading.choices);
    const added = await insertReading(tx, ctx, { ...reading, memberId, type, origin, clientId, classed, sensitive, files, confirmed: confirmed !== null });
    kept = added.isNew;
    if (added.isNew) await noteWritten(tx, ctx, { memberId, relation, rightId, action: 'health.add', door: 'page', type, recordId: added.id });
    return { value: { stored: added.ref }, audit: added.isNew ? { action: 'health.add', subject: `health-record:${added.id}` } : [] };
  }).catch(async (error: unknown) => {
    await forgetSealed(ctx, files);
    throw error;
  });
  if (!kept || !done.ok) await forgetSealed(ctx, files);
  return done;
});
