import { FULL_ADDRESS_LEAST_CHARACTERS, FULL_ADDRESS_MOST_CHARACTERS } from '../../addresses/address';
import { cases } from '../../field-cases';
import { lines, optional, tick, type Field } from '../../fields';
import { floor, oneItem, pick, when, who } from '../fields';
import { service } from '../service-type';

const rides = [
  { code: 'urgent-transfer', priceToman: null },
  { code: 'hospital-to-home', priceToman: null },
  { code: 'between-centres', priceToman: null },
] as const;

const place = (name: 'from' | 'to', example: { fa: string; en: string }) =>
  lines({
    area: 'addresses.full-address',
    min: FULL_ADDRESS_LEAST_CHARACTERS,
    max: FULL_ADDRESS_MOST_CHARACTERS,
    label: `services.fields.${name}`,
    help: `services.fields.${name}-help`,
    example,
  });
const wish = (name: string): Field<boolean> => ({ ...tick, label: `services.fields.${name}`, example: 'on' });

/** A private ambulance; what cannot wait calls the national number. [AMB-1: form] */
const ambulance = service({
  code: 'ambulance',
  group: 'transfer',
  provider: 'ambulance',
  items: rides,
  choosing: 'one',
  fields: {
    what: { item: oneItem(rides), oxygen: wish('oxygen'), companion: wish('companion') },
    who,
    where: {
      from: place('from', { fa: 'بیمارستان نمونه، بخش قلب', en: 'Nemooneh Hospital, heart ward' }),
      to: optional(place('to', { fa: 'خیابان نمونه، کوچه‌ی سرو، پلاک ۱۲', en: '12 Sarv Alley, Nemooneh Street' })),
      floor,
    },
  },
  cases: cases('moment', pick('moment', ['now', 'later']), { now: {}, later: when }),
  price: { by: 'review' },
  visits: [{ kind: 'transfer', minutes: null }],
  rules: ['emergency-first', 'price'],
  result: null,
  api: 'ambulance',
});

export const transferServices = [ambulance] as const;
