import { ipsTypes } from '#domain/ehr/ips';
import type { TakenEntry } from '#domain/ehr/kind';
import { ok, type Result } from '#domain/result';
import { service } from '../service';
import type { ReadRecord } from './fhir-read';
import { seeFile, whoseFile } from './own-file';
import { keyIn } from './shown-reading';
import { cardFor, type Card } from './store/card';
import { keyValue } from './store/files';
import { lastTaken } from './store/readings';
import type { Door } from './store/see';
import { exportHistory, takenOf, type TakenRow } from './take-along';

/** What stands on a summary for another system: the history, the last reading of each vital sign, and the last results. */
export type FileInShort = { ref: string; card: Card; entries: TakenEntry[]; records: ReadRecord[] };
/** So many results of a type. Ours. */
const RESULTS = 5;

/** A file in short, for whoever may take it along; each half asks the right and leaves its line. [EHR-3: summary document, ROLE-4] */
export const fileInShort = service('health.export', async (ctx, { of, door }: { of: string | null; door: Door }): Promise<Result<FileInShort>> => {
  const history = await exportHistory(ctx, { of, door });
  if (!history.ok) return history;
  const vital = ipsTypes('vital-signs');
  const seen = await seeFile(ctx, {
    ...{ action: 'health.export', whose: whoseFile(of), door },
    entries: lastTaken([...vital, ...ipsTypes('results')], RESULTS),
    besides: { card: cardFor(ctx.actor.userId), key: keyValue },
  });
  if (!seen.ok) return seen;
  const key = keyIn(ctx, seen.value);
  const records = (seen.value.entries as TakenRow[]).map((row): ReadRecord => ({ ...takenOf(row, key), id: Number(row.id), files: row.files }));
  const isLast = ({ type, ref }: ReadRecord) => records.find((one) => one.type === type)?.ref === ref;
  return ok({
    ...{ ref: seen.value.ref, card: seen.value.besides['card'] as Card, entries: history.value.entries },
    records: records.filter((one) => !vital.includes(one.type) || isLast(one)),
  });
});
