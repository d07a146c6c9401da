import { isSensitive } from '#domain/records/sensitive';
import { labTest } from '#domain/records/types/documents';
import type { LabTestCode } from '#domain/service-requests/lab-tests';
import type { ResultValue } from '#domain/service-requests/result';
import type { Ctx } from '../context';
import type { LookedFile } from '../files/keep-files';
import type { Tx } from '../runtime';
import { storeSealed } from './record-files';
import type { FileRow } from './store/files';
import { keyOf } from './store/keys';
import { insertReading } from './store/records';

/** What a laboratory found for a request, as its file of health takes it. */
export type Landing = {
  /** One result is one record, however often it is taken. */ id: number;
  at: Date;
  tests: readonly LabTestCode[];
  values: readonly ResultValue[];
  files: readonly LookedFile[];
};

type Into = { memberId: number; /** The request that it came of. */ from: string; stored: FileRow[] };

/**
 * Writes results of services into a file, in the commit of whoever hands them over: values with the laboratory's own ranges
 * and sheets, all sealed. A result of several tests is one record, hidden from others when one of them is sensitive, since
 * its sheet shows them all. What was stored is put into `stored` at once, for whoever has to take it away again. [LABR-1: result, REC-8]
 */
export async function landResults(tx: Tx, ctx: Ctx, { memberId, from, stored }: Into, results: readonly Landing[]): Promise<void> {
  const key = await keyOf(tx, ctx.rt, memberId);
  if (!key) throw new Error(`member ${memberId} has no key`);
  for (const { id, at, tests, values, files } of results) {
    const kept = await storeSealed(ctx, key, files);
    stored.push(...kept);
    const [only, ...others] = tests;
    await insertReading(tx, ctx, {
      ...{ memberId, type: labTest.code, origin: 'service', originRef: from, enteredBy: from, clientId: `result-${id}` },
      ...{ numbers: [], choices: { test: only && others.length === 0 ? only : SEVERAL }, measuredAt: at, words: null },
      lines: values.length > 0 ? { found: JSON.stringify(values) } : {},
      ...{ classed: null, confirmed: false, files: kept, sensitive: tests.some((test) => isSensitive(labTest, { test })) },
    });
  }
}

/** The choice of a result that holds several tests; no form offers it. */
const SEVERAL = 'several';
