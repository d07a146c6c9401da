import { WARRANTY_REMINDER_DAYS } from '#domain/warranty/period';
import { formatDate } from '#locales/format';
import type { DeviceTile } from '#services/warranty/passport';
import { Badge, type Tone } from '../../components/badge';
import { useLang, useSay } from '../../words';

type Shown = Pick<DeviceTile, 'state' | 'daysLeft' | 'daysAll' | 'endsOn'>;
const tones: Record<DeviceTile['state'], Tone> = { made: 'wait', active: 'ok', void: 'bad', released: 'wait', replaced: 'info' };

/** How a device's warranty stands, in sign and word. [WAR-8] */
export function WarrantyBadge({ state, daysLeft }: Pick<Shown, 'state' | 'daysLeft'>) {
  const say = useSay();
  if (state === 'active' && daysLeft < 0) return <Badge tone="wait">{say('warranty.devices.over')}</Badge>;
  if (state === 'active' && daysLeft < WARRANTY_REMINDER_DAYS) return <Badge tone="warn">{say('warranty.devices.ending')}</Badge>;
  return <Badge tone={tones[state]}>{say(`warranty.devices.states.${state}`)}</Badge>;
}

/** Days left, the last day, and a bar of what is left: full on the first day. [WAR-8] */
export function WarrantyLeft({ state, daysLeft, daysAll, endsOn, big }: Shown & { big?: boolean }) {
  const lang = useLang();
  const say = useSay();
  const endsDate = formatDate(lang, endsOn);
  if (state !== 'active') return <p className="small soft">{say(state === 'void' ? 'warranty.list.void' : 'warranty.list.replaced')}</p>;
  if (daysLeft < 0) return <p className="small soft">{say('warranty.list.ended', { endsDate })}</p>;
  const left = daysLeft === 0 ? say('warranty.list.last-day') : say('warranty.list.left', { count: daysLeft });
  return (
    <div>
      <p className={big ? 'big' : undefined}>
        <b>{left}</b>
      </p>
      <progress className="bar" max={daysAll} value={daysLeft} aria-label={say('warranty.passport.remaining', { days: daysLeft, all: daysAll })} />
      <p className="small soft">{say('warranty.list.until', { endsDate })}</p>
    </div>
  );
}
