import { deviceLifeCycle } from '#domain/warranty/device-life-cycle';
import { daysLeft } from '#domain/warranty/period';
import type { DeviceState } from '#domain/warranty/states';
import { say } from '#locales/say';
import type { Lang } from '#locales/lang';

type Props = { lang: Lang; device: { state: DeviceState; warrantyEndsOn: string | null }; now: Date };

/** How a device's warranty stands today, in plain words. */
export function DeviceStateBadge({ lang, device: { state, warrantyEndsOn }, now }: Props) {
  const over = state === 'active' && warrantyEndsOn !== null && daysLeft(warrantyEndsOn, now) < 0;
  return (
    <span className={`zb-badge zb-badge--${over ? 'idle' : deviceLifeCycle.stands[state].tone}`}>
      {say(lang, over ? 'warranty.devices.over' : `warranty.devices.states.${state}`)}
    </span>
  );
}
