import { daysLeft } from '#domain/warranty/period';
import type { DeviceState } from '#domain/warranty/states';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';

type Props = { lang: Lang; device: { state: DeviceState; warrantyEndsOn: string | null }; now: Date };
const tones: Record<DeviceState, string> = { made: 'idle', active: 'ok', void: 'bad', released: 'idle', replaced: 'idle' };

/** How a device's warranty stands today, in plain words. */
export function DeviceStateBadge({ lang, device: { state, warrantyEndsOn }, now }: Props) {
  const over = state === 'active' && warrantyEndsOn !== null && daysLeft(warrantyEndsOn, now) < 0;
  return (
    <span className={`zb-badge zb-badge--${over ? 'idle' : tones[state]}`}>
      {say(lang, over ? 'warranty.devices.over' : `warranty.devices.states.${state}`)}
    </span>
  );
}
