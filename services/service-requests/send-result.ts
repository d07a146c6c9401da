import { UPLOAD_MOST_FILES } from '#domain/records/files';
import { refuse, type Refusal, type Result } from '#domain/result';
import { unknownRequest } from '#domain/service-requests/code';
import type { RequestMover } from '#domain/service-requests/life-cycle';
import { awaitsResult, readValues } from '#domain/service-requests/result';
import type { RequestState } from '#domain/service-requests/states';
import { serviceOf } from '#domain/service-requests/types/all';
import { unknownVisit } from '#domain/service-requests/visit-code';
import { awaitElsewhere, type Ctx } from '../context';
import { forgetFiles, keepFiles, type Upload, type Wanted } from '../files/keep-files';
import type { Tx } from '../runtime';
import { service } from '../service';
import { answeredOnce, commitOnce } from '../store/commit';
import { requestResults } from '../store/tables';
import { REQUESTS } from '../transitions/nouns';
import { note } from '../transitions/transition';
import { takeIfNobodys } from '../ownership/claim';
import { lockMyVisit, myVisit } from './provider-row';
import { testsOf } from './results';
import { lockRequest, requestSubject, staffMovers, type RequestRow } from './row';
import { tellRequester } from './tell';
import { followVisits } from './visit-follow';
import { visitsStand } from './visit-row';

/** What a result’s form takes: at most two pictures or PDFs, looked into as every file. [LABR-1, NUM-2] */
export const resultPapersWanted: Wanted = {
  field: 'papers',
  folder: 'results',
  kinds: ['picture', 'pdf'],
  most: UPLOAD_MOST_FILES,
  none: refuse('services.files.unfit'),
};

/** A result as it is sent: files, values by the names of their fields, and whether more is still to come. */
export type SentResult = { once: string; papers: readonly Upload[]; typed: Readonly<Record<string, unknown>>; more: boolean };
type Landed = { state: RequestState };
/** Whose request it is and who sends it. */
type Sender = {
  side: 'provider' | 'desk';
  who: readonly RequestMover[];
  about: Readonly<Record<string, string | number>>;
  /** The request, locked where it is written; none where it is not theirs. */ find: (tx: Tx, locked: boolean) => Promise<RequestRow | null>;
  absent: Refusal;
};

/** The laboratory that came sends what it found of a visit of its own: files, values or both. The request is done with the last of it. [LABR-1: result] */
export const sendMyResult = service('visits.move', async (ctx, { code, ...sent }: SentResult & { code: string }): Promise<Result<Landed>> => {
  const { userId } = ctx.actor;
  return land(ctx, sent, {
    ...{ side: 'provider', who: ['provider'], about: { code }, absent: unknownVisit },
    find: async (tx, locked) => {
      const found = await (locked ? lockMyVisit : myVisit)(tx, userId, code, ctx.now);
      return found?.visit.state === 'done' ? found.row : null;
    },
  });
});

/** The desk writes down what the laboratory sent it, also what came after the rest. [LABR-1: result, INP-8] */
export const sendResultByDesk = service('requests.move', async (ctx, { requestId, ...sent }: SentResult & { requestId: number }): Promise<Result<Landed>> => {
  return land(ctx, sent, {
    ...{ side: 'desk', who: staffMovers(ctx.actor), about: { requestId }, absent: unknownRequest },
    find: (tx) => lockRequest(tx, requestId),
  });
});

/** Files are looked into once it is known that the result is taken; the request is told of it, and goes on, in the moment in which it is kept. */
async function land(ctx: Ctx, { once, papers, typed, more }: SentResult, { side, who, about, find, absent }: Sender): Promise<Result<Landed>> {
  const sent = { form: `${side} result`, key: once, body: { ...about, typed, more, papers: papers.map(({ size }) => size) } };
  const answered = await answeredOnce<Landed>(ctx, sent);
  if (answered) return answered;
  const row = await find(ctx.rt.db, false);
  if (!row) return absent;
  const fault = await whyNot(ctx.rt.db, ctx, row, side);
  if (fault) return fault;
  const files = await awaitElsewhere(ctx, () => keepFiles(ctx, papers, resultPapersWanted));
  if (!files.ok) return files;
  let kept = false;
  const landed = await commitOnce<Landed>(ctx, sent, async (tx) => {
    const here = await find(tx, true);
    if (!here) return absent;
    const late = await whyNot(tx, ctx, here, side);
    if (late) return late;
    const values = readValues(await testsOf(tx, here.id), typed);
    if (values.length + files.value.length === 0) return refuse('services.result.empty', undefined, { field: 'papers' });
    const { next: before } = await visitsStand(tx, here, ctx.now);
    await tx.insert(requestResults).values({ requestId: here.id, side, values, papers: files.value, whole: !more, at: ctx.now });
    await note(tx, ctx, REQUESTS, here, { event: 'result', facts: { papers: files.value.length, values: values.length } });
    const followed = await followVisits(tx, ctx, here, { before, who });
    if (!followed.ok) return followed;
    kept = true;
    const { to, audit, entry, tell = [] } = followed.value;
    return {
      value: { state: to },
      audit: [
        ...(side === 'desk' ? await takeIfNobodys(tx, ctx, { collection: 'service-requests', id: here.id }) : []),
        { action: 'requests.result', subject: requestSubject(here.id), facts: { side, papers: files.value.length, values: values.length } },
        ...audit,
      ],
      tell: [...(await tellRequester(tx, ctx, here, 'services.result', null)), ...tell],
      ...(entry ? { entry } : {}),
    };
  });
  if (!kept) await forgetFiles(ctx, files.value);
  return landed;
}

const notNow = refuse('services.result.not-now', undefined, { status: 409 });

/** A result lands once its sample was taken; when all of it is there, the desk alone adds to it. */
async function whyNot(tx: Tx, ctx: Ctx, row: RequestRow, side: 'provider' | 'desk'): Promise<Refusal | null> {
  const type = serviceOf(row.service);
  if (!type || !awaitsResult(type)) return notNow;
  if (row.state === 'done') return side === 'desk' ? null : notNow;
  return row.state === 'waiting-action' && (await visitsStand(tx, row, ctx.now)).resultAwaited ? null : notNow;
}
