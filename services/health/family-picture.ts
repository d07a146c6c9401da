import { ok, type Result } from '#domain/result';
import { service } from '../service';
import { devicesAmong, type FamilyDevice } from './devices';
import { familyState, type Member } from './family-state';
import { sharesPage } from './shares-page';
import type { HeldRelation } from '#domain/access/relations';

/** Who sees a file: oneself, or another by a right or a share, as far as it goes and until when. */
export type Reader = {
  who: 'me' | 'other';
  /** Nothing of oneself, and of somebody who has no name or has not opened a share yet. */
  name: string;
  /** The phone that a share was sent to. */
  phone: string | null;
  relation: HeldRelation;
  flow: 'whole' | 'part' | 'waits';
  until: Date | null;
};
/** A file of the family: what writes into it and who sees it. */
export type FileFlow = { member: Member; devices: FamilyDevice[]; readers: Reader[] };

/** What flows in a family: devices into files, files to who sees them. Of files that others opened to one, what one sees oneself. [FAM-5] */
export const familyPicture = service('health.family', async (ctx): Promise<Result<FileFlow[]>> => {
  const state = await familyState(ctx);
  if (!state.ok) return state;
  const { members } = state.value;
  const { devices } = await devicesAmong(ctx, members);
  const flows = await Promise.all(
    members.map(async (member): Promise<FileFlow> => {
      const own = devices.filter((device) => device.member?.ref === member.ref);
      const keeps = member.isMine || member.relation === 'guardian';
      const me: Reader[] =
        member.isMine || member.relation === null
          ? []
          : [{ who: 'me', name: '', phone: null, relation: member.relation, flow: reachOf(member.relation), until: member.endsAt }];
      if (!keeps) return { member, devices: own, readers: me };
      const given = await sharesPage(ctx, { of: member.isMine ? null : member.ref, before: null });
      return { member, devices: own, readers: given.ok ? [...me, ...given.value.others.map(byRight), ...given.value.live.map(byShare)] : me };
    }),
  );
  return ok(flows);
});

/** A family, and whoever keeps a file, sees all of it; others see what was opened to them. */
const reachOf = (relation: HeldRelation): Reader['flow'] => (['guardian', 'family-keep', 'family-see', 'care'].includes(relation) ? 'whole' : 'part');

type Given = Extract<Awaited<ReturnType<typeof sharesPage>>, { ok: true }>['value'];

function byRight({ relation, name, endsAt }: Given['others'][number]): Reader {
  return { who: 'other', name: name ?? '', phone: null, relation, flow: reachOf(relation), until: endsAt };
}

function byShare({ name, phone, state, claimUntil, endsAt }: Given['live'][number]): Reader {
  const waits = state === 'waiting';
  return { who: 'other', name: name ?? '', phone, relation: 'share', flow: waits ? 'waits' : 'part', until: waits ? claimUntil : endsAt };
}
