import { CANCELLATION_FEE_TOMAN } from '#domain/service-requests/promises';
import type { ServiceRule, ServiceType } from '#domain/service-requests/service-type';
import { useSay } from '../../words';
import { Icon, type IconName } from '../icon';
import { EmergencyLine } from './emergency';

const icons: Readonly<Record<ServiceRule, IconName>> = {
  'not-emergency': 'heart',
  'emergency-first': 'heart',
  'by-phone': 'message',
  city: 'pin',
  price: 'receipt',
  fee: 'wallet',
  prescription: 'edit',
  'prescription-medicine': 'pill',
  fasting: 'clock',
  'home-tests': 'flask',
  companion: 'family',
  shift: 'clock',
  month: 'calendar',
  'month-care': 'calendar',
  deposit: 'shield',
  'minutes-therapy': 'clock',
  'minutes-massage': 'clock',
  result: 'key',
  allergies: 'message',
};

const emergencies: ReadonlySet<ServiceRule> = new Set(['not-emergency', 'emergency-first']);

/** Rules of services, a sentence each. */
export function RuleList({ rules, minutes }: { rules: readonly ServiceRule[]; minutes?: ServiceType['visits'][number]['minutes'] }) {
  const say = useSay();
  const facts = { feeToman: CANCELLATION_FEE_TOMAN, ...(minutes ? { least: minutes[0], most: minutes[1] } : {}) };
  return (
    <ul className="ticks">
      {rules.map((rule) => (
        <li key={rule}>
          <Icon name={icons[rule]} />
          <span>{emergencies.has(rule) ? <EmergencyLine words={`services.rules.${rule}`} /> : say(`services.rules.${rule}`, facts)}</span>
        </li>
      ))}
    </ul>
  );
}
