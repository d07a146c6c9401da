import { tehranDay } from '#domain/calendars/day';
import { checkEhrBirthDay, type EhrCard, type EhrPlace } from '#domain/ehr/steps';
import { refuse, type Result } from '#domain/result';
import type { Ctx } from '../context';
import type { Tx } from '../runtime';
import { service } from '../service';
import { changedMeanwhile, commit } from '../store/commit';
import { whoseFile } from './own-file';
import { childOfFile, updateFacts, updatePlace } from './store/ehr-facts';
import { fileToWrite, type Writable } from './store/records';
import { noteWritten, type Door } from './store/see';

const hidden = refuse('access.hidden', undefined, { status: 404 });

/** Whose history it is, which version of its facts was shown, and where the request came in. */
type Of = { of: string | null; door?: Door; version: number };

/** Writes who it is: birth day, gender, height and national code. What another wrote meanwhile is not written over. [EHR-1] */
export const changeEhrCard = service('health.change-ehr', (ctx, { of, door, version, card }: Of & { card: EhrCard }): Promise<Result<{ version: number }>> =>
  commit<{ version: number }>(ctx, async (tx) => {
    const file = await fileToWrite(tx, ctx, whoseFile(of), 'health.change-ehr');
    if (!file) return hidden;
    const { birthDay, gender, height, nationalId } = card;
    const ofAge = checkEhrBirthDay(birthDay, { ...(await childOfFile(tx, file.memberId)), today: tehranDay(ctx.now) });
    if (!ofAge.ok) return ofAge.status === undefined ? ofAge : { ...ofAge, status: 422 };
    const facts = { birthDay, gender, nationalId, ofAgeOn: ofAge.value, heightMm: height * 10 };
    const now = await updateFacts(tx, ctx, file.memberId, { version, facts });
    return now === null ? changedMeanwhile() : noted(tx, ctx, { ...file, door }, { version: now, action: 'health.ehr-card' });
  }),
);

/** Writes where they live, or takes that away. [EHR-1] */
export const changeEhrPlace = service(
  'health.change-ehr',
  (ctx, { of, door, version, place }: Of & { place: EhrPlace | null }): Promise<Result<{ version: number }>> =>
    commit<{ version: number }>(ctx, async (tx) => {
      const file = await fileToWrite(tx, ctx, whoseFile(of), 'health.change-ehr');
      if (!file) return hidden;
      const now = await updatePlace(tx, ctx, file.memberId, { version, place: place && JSON.stringify(place) });
      return now === null ? changedMeanwhile() : noted(tx, ctx, { ...file, door }, { version: now, action: 'health.ehr-place' });
    }),
);

async function noted(
  tx: Tx,
  ctx: Ctx,
  { memberId, relation, rightId, door = 'page' }: Writable & Pick<Of, 'door'>,
  { version, action }: { version: number; action: string },
) {
  await noteWritten(tx, ctx, { memberId, relation, rightId, action: 'health.change-ehr', door, type: 'ehr', recordId: memberId });
  return { value: { version }, audit: { action, subject: `member:${memberId}` } };
}
