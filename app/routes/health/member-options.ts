import type { Member } from '#services/health/family-state';
import { useSay } from '../../words';

/** The members of a list to choose from; oneself is named as such. */
export function useMemberOptions(members: readonly Pick<Member, 'ref' | 'firstName' | 'lastName' | 'isMine'>[]): { value: string; label: string }[] {
  const say = useSay();
  return members.map(({ ref, firstName, lastName, isMine }) => ({
    value: ref,
    label: isMine ? say('health.devices.me') : [firstName, lastName].filter(Boolean).join(' ') || '—',
  }));
}
