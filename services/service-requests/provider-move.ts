import { serviceOf } from '#domain/service-requests/types/all';
import { requestDesk } from '#domain/service-requests/life-cycle';
import { unknownVisit, visitCode } from '#domain/service-requests/visit-code';
import { DOOR_CODE_TRIES, isDoorCode, mayNoteDoor, noDoorTries, saysThere, wrongDoorCode } from '#domain/service-requests/visit-door';
import { readFindings, type Findings } from '#domain/service-requests/visit-fields';
import { visitLifeCycle, type VisitState } from '#domain/service-requests/visit-life-cycle';
import { ok, refuse, type Result } from '#domain/result';
import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Ctx } from '../context';
import { queueMessage } from '../messages/queue';
import { staffOf } from '../ownership/addresses';
import type { Tx } from '../runtime';
import { service } from '../service';
import { commit, type Change, type Later } from '../store/commit';
import { visits } from '../store/tables';
import { VISITS } from '../transitions/nouns';
import { note as noteEvent, transition } from '../transitions/transition';
import { lockMyVisit, type BookedVisit } from './provider-row';
import { handOver, nothingHanded, unitLent, type HandOver } from './loan';
import { isArranged } from './row';
import { freeCells } from './visit-cells';
import { followVisits } from './visit-follow';
import { hoursOf, nobodyYet, visitSubject, visitsStand } from './visit-row';

/** What a provider does with a visit of theirs. */
export type ProviderDeed = { code: string } & (
  | { event: 'accept' | 'set-out' }
  | { event: 'decline'; reason: string }
  /** What was said at the door. */
  | { event: 'arrive'; said: string }
  /** What was found, done and measured. */
  | ({ event: 'finish'; note: string; measured?: Readonly<Record<string, unknown>> } & HandOver)
);
type ProviderMoved = { state: VisitState };

const provider = ['provider'] as const;
const ended: Readonly<Record<ProviderDeed['event'], VisitState>> = {
  accept: 'accepted',
  decline: 'planned',
  'set-out': 'on-the-way',
  arrive: 'arrived',
  finish: 'done',
};

/**
 * A provider moves a visit of their own; the request follows. Pressed twice it is done once. A wrong code is counted with the
 * visit, and after so many the desk alone writes the arrival. [INP-8]
 */
export const moveMyVisit = service('visits.move', async (ctx, deed: ProviderDeed): Promise<Result<ProviderMoved>> => {
  const made = await commit<ProviderMoved | { tries: number }>(
    ctx,
    async (tx) => {
      const found = await lockMyVisit(tx, ctx.actor.userId, deed.code, ctx.now);
      if (!found) return unknownVisit;
      if (isRepeated(found, deed)) return { value: { state: found.visit.state }, audit: [] };
      if (deed.event === 'arrive' && mayArrive(found)) {
        if (found.visit.codeTries >= DOOR_CODE_TRIES) return noDoorTries;
        if (!isDoorCode(deed.said, found.visit.code)) return countTry(tx, found);
      }
      return carryOut(tx, ctx, found, deed);
    },
    { rental_loans_open_unit: unitLent },
  );
  if (made.ok && 'tries' in made.value) return wrongDoorCode(made.value.tries);
  return made as Result<ProviderMoved>;
});

/** The same press again: what it asks for is so already. */
function isRepeated({ visit }: BookedVisit, deed: ProviderDeed): boolean {
  if (visit.state !== ended[deed.event]) return false;
  return deed.event !== 'finish' || deed.note === visit.note;
}

const mayArrive = ({ row, visit }: BookedVisit): boolean =>
  isArranged(row) && visitLifeCycle.moves.some(({ event, from }) => event === 'arrive' && (from as readonly VisitState[]).includes(visit.state));

async function countTry(tx: Tx, { visit }: BookedVisit): Promise<Change<{ tries: number }>> {
  const tries = visit.codeTries + 1;
  await tx.update(visits).set({ codeTries: tries }).where(eq(visits.id, visit.id));
  return { value: { tries }, audit: { action: 'visits.code-tried', subject: visitSubject(visit.id), facts: { tries } } };
}

async function carryOut(tx: Tx, ctx: Ctx & { actor: { kind: 'user'; userId: number } }, { row, visit }: BookedVisit, deed: ProviderDeed) {
  const type = serviceOf(row.service);
  if (!type) return unknownVisit;
  const findings = deed.event === 'finish' ? readFindings(type, deed.measured ?? {}) : ok<Findings>({});
  if (!findings.ok) return findings;
  const { next: before, lent } = await visitsStand(tx, row, ctx.now);
  const hours = hoursOf(visit);
  const reason = deed.event === 'decline' ? deed.reason : undefined;
  const made = await transition(tx, ctx, VISITS, visit, {
    event: deed.event,
    who: provider,
    reason,
    standing: { hours: hours !== null && hours.to > ctx.now, own: visit.providerId === ctx.actor.userId, code: true, paid: isArranged(row) },
    set: {
      ...(deed.event === 'decline' ? nobodyYet : {}),
      ...(deed.event === 'arrive' ? { arrivedAt: ctx.now } : {}),
      ...(deed.event === 'finish' ? { note: deed.note, findings: findings.value } : {}),
    },
  });
  if (!made.ok) return made;
  if (deed.event === 'decline') await freeCells(tx, visit.id);
  const handed = deed.event === 'finish' ? await handOver(tx, ctx, row, { visit, lent, given: deed }) : nothingHanded;
  if (!handed.ok) return handed;
  const followed = await followVisits(tx, ctx, row, { before, who: provider });
  if (!followed.ok) return followed;
  const { to } = made.value.moved;
  const { audit, entry, tell = [] } = followed.value;
  return {
    value: { state: to },
    audit: [{ action: `visits.${deed.event}`, subject: visitSubject(visit.id), facts: { from: visit.state, to } }, ...handed.value.audit, ...audit],
    tell: [...handed.value.tell, ...tell],
    ...(entry ? { entry } : {}),
  };
}

/** Two people stand at one door and neither waits long: whoever has the request is told by mail, the whole desk where nobody has. */
async function tellDesk(tx: Tx, ctx: Ctx, { row, visit }: BookedVisit): Promise<Later[]> {
  const about = { noun: 'request', id: row.id } as const;
  const owners = await staffOf(tx, about, ['owner']);
  const facts = { code: visitCode(row.code, visit.ordinal), doorTime: ctx.now };
  const told: Later[] = [];
  for (const recipient of owners.length > 0 ? owners : await staffOf(tx, about, requestDesk))
    told.push(await queueMessage(tx, ctx, { channel: 'email', notice: 'staff.at-door', recipient, lang: 'fa', facts }));
  return told;
}

/** A provider says to be at the door whose code nobody says: the time is kept, the desk is told, and decides what it means for the money. [INP-4] */
export const noteMyArrival = service('visits.move', async (ctx, code: string): Promise<Result<ProviderMoved>> => {
  return commit<ProviderMoved>(ctx, async (tx) => {
    const found = await lockMyVisit(tx, ctx.actor.userId, code, ctx.now);
    if (!found) return unknownVisit;
    const { visit } = found;
    const same = { value: { state: visit.state }, audit: [] };
    if (saysThere(visit) || visit.state === 'arrived') return same;
    if (!mayArrive(found)) return refuse('lifecycle.move.not-now', { state: visit.state, event: 'arrive' }, { status: 409 });
    if (!mayNoteDoor(hoursOf(visit), ctx.now)) return refuse('services.visit.not-yet-there', undefined, { status: 409 });
    await tx.update(visits).set({ doorAt: ctx.now }).where(eq(visits.id, visit.id));
    await noteEvent(tx, ctx, VISITS, visit, { event: 'at-door' });
    return { ...same, audit: { action: 'visits.at-door', subject: visitSubject(visit.id) }, tell: await tellDesk(tx, ctx, found) };
  });
});
