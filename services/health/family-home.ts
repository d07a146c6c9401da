import { tehranDay } from '#domain/calendars/day';
import { ok, type Result } from '#domain/result';
import { service } from '../service';
import { descriptionsOf } from './about-member';
import { openAsks, type ShownAsk } from './adults';
import { filesToHandOver } from './consent';
import { devicesAmong, type FamilyDevice } from './devices';
import { familyState, type FamilyState, type Member } from './family-state';
import { removedMembers, type Removed } from './remove-member';

/** A child’s file whose owner is of age and has not taken it over. */
export type Grown = { ref: string; name: string; waits: boolean };
/** A member with what one wrote of them. */
export type DescribedMember = Member & { description: string | null };
/** The first page of a family: its members and state, its devices, who was asked, whose file waits for its owner, what can be brought back. */
export type FamilyHome = Omit<FamilyState, 'members'> & {
  members: DescribedMember[];
  devices: FamilyDevice[];
  asks: ShownAsk[];
  grown: Grown[];
  removed: Removed[];
};

/** The family of an account, as its page shows it. [FAM-2, FAM-3, FAM-4] */
export const familyHome = service('health.family', async (ctx): Promise<Result<FamilyHome>> => {
  const state = await familyState(ctx);
  if (!state.ok) return state;
  const { members } = state.value;
  const reads = [devicesAmong(ctx, members), openAsks(ctx), filesToHandOver(ctx), removedMembers(ctx), descriptionsOf(ctx)] as const;
  const [{ devices }, asks, kept, removed, said] = await Promise.all(reads);
  const grown = kept.filter(({ of_age_on: day }) => day <= tehranDay(ctx.now)).map(({ ref, first_name: name, waits }) => ({ ref, name, waits }));
  const described = members.map((one): DescribedMember => ({ ...one, description: said.get(one.ref)?.description ?? null }));
  return ok({ ...state.value, members: described, devices, asks: asks.ok ? asks.value : [], grown, removed });
});
