import { tick } from '../../fields';
import { oneItem, where, who } from '../fields';
import { service } from '../service-type';

const rides = [
  { code: 'urgent-transfer', priceToman: null },
  { code: 'hospital-to-home', priceToman: null },
  { code: 'between-centres', priceToman: null },
] as const;

/** A private ambulance: six fields and no more, the rest is asked on the phone; what cannot wait calls the national number. [AMB-1: form] */
const ambulance = service({
  code: 'ambulance',
  group: 'transfer',
  provider: 'ambulance',
  items: rides,
  choosing: 'one',
  fields: {
    what: { item: oneItem(rides), companion: { ...tick, label: 'services.fields.companion', example: 'on' } },
    who,
    where: { city: where.city, fullAddress: where.fullAddress },
  },
  price: { by: 'review' },
  pays: 'afterwards',
  visits: [{ kind: 'transfer', minutes: null }],
  rules: ['emergency-first', 'city', 'by-phone'],
  result: null,
  api: 'ambulance',
});

export const transferServices = [ambulance] as const;
