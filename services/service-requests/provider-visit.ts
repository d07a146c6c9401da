import { and, asc, eq } from '@payloadcms/db-postgres/drizzle';
import type { LabTestCode } from '#domain/service-requests/lab-tests';
import { testsAsked } from '#domain/service-requests/result';
import type { VisitKind } from '#domain/service-requests/service-type';
import { serviceOf, type ServiceCode } from '#domain/service-requests/types/all';
import { unknownVisit, visitCode } from '#domain/service-requests/visit-code';
import { DOOR_CODE_TRIES, mayNoteDoor, saysThere } from '#domain/service-requests/visit-door';
import { findingsOf, type Findings } from '#domain/service-requests/visit-fields';
import { visitMoves, type VisitEvent, type VisitState } from '#domain/service-requests/visit-life-cycle';
import { initials, shownOf } from '#domain/service-requests/visit-shown';
import type { Hours } from '#domain/service-requests/visits';
import { ok, type Refusal, type Result } from '#domain/result';
import { openStored, type OpenedFile } from '../files/open-stored';
import { service } from '../service';
import { commit } from '../store/commit';
import { requestDetails, requestFiles } from '../store/tables';
import { askedPairs } from './asked-pairs';
import { myVisit } from './provider-row';
import { resultsOf } from './results';
import { isArranged } from './row';
import { hoursOf, visitsStand, visitSubject } from './visit-row';

/** The person and the door of a visit; afterwards the first letters alone. */
export type VisitPerson = { name: string; phone: string; door: (readonly [string, string])[]; /** The address in one line, for a map. */ place: string | null };
/** A visit as its provider reads it. */
export type ProviderVisit = {
  code: string;
  kind: VisitKind;
  state: VisitState;
  hours: Hours | null;
  district: number | null;
  /** What is asked for; named while it can be accepted or is open. */ service: ServiceCode | null;
  initials: string;
  person: VisitPerson | null;
  /** What whoever asked wrote, while the visit is open. */ asked: (readonly [string, string])[];
  papers: { id: string; type: 'application/pdf' | 'image/webp' }[];
  moves: VisitEvent[];
  mayNoteDoor: boolean;
  doorAt: Date | null;
  triesLeft: number;
  /** What is measured, by the names of its fields. */ measures: string[];
  note: string | null;
  findings: Findings;
  /** The result that is awaited of it, by its tests; none where nothing is. */ result: { tests: LabTestCode[]; dueAt: Date | null; sent: number } | null;
  /** What they sent of it and can take back. */ sent: { id: number; at: Date }[];
};

/** One visit for the provider who is booked for it; each opening that shows a person is a line that whoever asked can read. [ROLE-5, INP-8] */
export const providerVisit = service(
  'visits.list',
  async (ctx, code: string): Promise<ProviderVisit | Refusal> => {
    const { db } = ctx.rt;
    const found = await myVisit(db, ctx.actor.userId, code, ctx.now);
    const type = found && serviceOf(found.row.service);
    if (!found || !type) return unknownVisit;
    const { row, visit } = found;
    const hours = hoursOf(visit);
    const shown = shownOf({ state: visit.state, since: new Date(visit.stateSince), hours }, ctx.now);
    const [[details], papers] = await Promise.all([
      db.select().from(requestDetails).where(eq(requestDetails.requestId, row.id)),
      shown.words ? papersOf(row.id) : [],
    ]);
    if (shown.person) {
      const subject = visitSubject(visit.id);
      const noted = await commit(ctx, () => Promise.resolve({ value: null, audit: { action: 'visits.read', subject, facts: { of: row.user } } }));
      if (!noted.ok) return noted;
    }
    const where = new Set(Object.keys(type.fields.where ?? {}));
    const answers = details?.answers ?? {};
    const door = askedPairs(ctx.lang, type, answers, (name) => where.has(name));
    const standing = { state: visit.state, hours: hours !== null && hours.to > ctx.now, own: true, code: false, paid: true };
    const moves = isArranged(row) ? visitMoves(standing, ['provider']).map(({ event }) => event) : [];
    return {
      ...{ code: visitCode(row.code, visit.ordinal), kind: visit.kind, state: visit.state, hours, district: row.district ?? null },
      service: shown.words || visit.state === 'offered' ? type.code : null,
      initials: initials(details?.name ?? ''),
      person: shown.person ? { name: details?.name ?? '', phone: details?.phone ?? '', door, place: placeOf(answers) } : null,
      asked: shown.words ? askedPairs(ctx.lang, type, answers, (name) => !where.has(name)) : [],
      papers,
      moves,
      mayNoteDoor: moves.includes('arrive') && !saysThere(visit) && mayNoteDoor(hours, ctx.now),
      doorAt: saysThere(visit) ? visit.doorAt : null,
      triesLeft: DOOR_CODE_TRIES - visit.codeTries,
      measures: Object.keys(findingsOf(type)),
      note: shown.person ? visit.note : null,
      findings: shown.person ? visit.findings : {},
      result: visit.state === 'done' && row.state === 'waiting-action' ? await awaited() : null,
      sent: visit.state === 'done' ? (await standingResults()).map(({ id, at }) => ({ id, at })) : [],
    };

    async function standingResults() {
      return (await resultsOf(db, row)).found.filter(({ side, withdrawn, taken }) => side === 'provider' && withdrawn === null && !taken);
    }

    async function awaited(): Promise<ProviderVisit['result']> {
      if (!(await visitsStand(db, row, ctx.now)).resultAwaited) return null;
      return { tests: testsAsked(answers), dueAt: row.dueAt ? new Date(row.dueAt) : null, sent: (await standingResults()).length };
    }

    function papersOf(requestId: number) {
      return db
        .select({ id: requestFiles.id, type: requestFiles.type })
        .from(requestFiles)
        .where(eq(requestFiles.requestId, requestId))
        .orderBy(asc(requestFiles.createdAt), asc(requestFiles.id));
    }
  },
  () => unknownVisit,
);

/** An address as a map of the device finds it, in the words of the country’s signs. */
function placeOf({ fullAddress, plate }: Readonly<Record<string, unknown>>): string | null {
  if (typeof fullAddress !== 'string') return null;
  return ['تهران', fullAddress, ...(typeof plate === 'string' ? [plate] : [])].join('، ');
}

/** A paper of the request for its provider while the visit is open; each opening is a line, too. [ROLE-5] */
export const openVisitPaper = service(
  'visits.list',
  async (ctx, { code, id }: { code: string; id: string }): Promise<Result<OpenedFile>> => {
    const { db } = ctx.rt;
    if (!/^[0-9a-f]{32}$/.test(id)) return unknownVisit;
    const found = await myVisit(db, ctx.actor.userId, code, ctx.now);
    if (!found) return unknownVisit;
    const { row, visit } = found;
    const shown = shownOf({ state: visit.state, since: new Date(visit.stateSince), hours: hoursOf(visit) }, ctx.now);
    const [paper] = shown.words
      ? await db
          .select({ file: requestFiles.file })
          .from(requestFiles)
          .where(and(eq(requestFiles.id, id), eq(requestFiles.requestId, row.id)))
      : [];
    const file = paper && (await openStored(ctx.rt.files, paper.file));
    if (!file) return unknownVisit;
    const audit = { action: 'visits.papers.read', subject: visitSubject(visit.id), facts: { of: row.user, paper: id } };
    const noted = await commit(ctx, () => Promise.resolve({ value: null, audit }));
    return noted.ok ? ok(file) : noted;
  },
  () => unknownVisit,
);
