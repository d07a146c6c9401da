import { cases } from '../../field-cases';
import { optional } from '../../fields';
import { complaint, count, helperSex, oneItem, pick, prescription, shortText, when, where, who, words } from '../fields';
import { service } from '../service-type';

/** Physiotherapy of 45 to 60 minutes, by the session. [INP-9: physiotherapy] */
const physiotherapy = service({
  code: 'physiotherapy',
  group: 'therapy',
  provider: 'therapist',
  items: [{ code: 'physiotherapy', priceToman: 480_000, minutes: [45, 60] }],
  choosing: 'only',
  fields: {
    what: { complaint, sessions: count('sessions', 1, 20, '10') },
    who,
    where,
    when,
    papers: { prescription: optional(prescription) },
  },
  price: { by: 'item', per: 'session', times: 'sessions' },
  visits: [{ kind: 'visit', minutes: [45, 60] }],
  rules: ['not-emergency', 'minutes-therapy', 'city', 'price', 'fee'],
  result: 'note',
  api: 'physiotherapy',
});

/** Massage of 45 minutes. [INP-9: massage] */
const massage = service({
  code: 'massage',
  group: 'therapy',
  provider: 'therapist',
  items: [{ code: 'massage', priceToman: 520_000, minutes: [45, 45] }],
  choosing: 'only',
  fields: { what: { sessions: count('sessions', 1, 20, '1'), helperSex }, who, where, when },
  price: { by: 'item', per: 'session', times: 'sessions' },
  visits: [{ kind: 'visit', minutes: [45, 45] }],
  rules: ['minutes-massage', 'city', 'price', 'fee'],
  result: null,
  api: 'massage',
});

const treatments = [
  { code: 'facial-cleansing', priceToman: 650_000, minutes: [60, 75] },
  { code: 'hydrating-facial', priceToman: 780_000, minutes: [45, 60] },
  { code: 'manicure', priceToman: 350_000, minutes: [45, 60] },
  { code: 'pedicure', priceToman: 450_000, minutes: [60, 75] },
  { code: 'hair-care', priceToman: 560_000, minutes: [45, 60] },
  { code: 'skin-consultation', priceToman: null, minutes: [30, 30] },
] as const;

/** A treatment at home or at a centre. [BEAU-1: form] */
const beauty = service({
  code: 'beauty',
  group: 'therapy',
  provider: 'beauty',
  items: treatments,
  choosing: 'one',
  fields: {
    what: {
      item: oneItem(treatments),
      allergies: optional(words('allergies', { fa: 'به عطر حساسم', en: 'Scents irritate my skin' })),
    },
    who,
    where,
    when,
  },
  cases: cases('place', pick('place', ['home', 'centre']), {
    home: {},
    centre: { centre: shortText('centre', { fa: 'مرکز زیبایی سرو، خیابان نمونه', en: 'Sarv Beauty Centre, Nemooneh Street' }) },
  }),
  price: { by: 'item', per: 'time' },
  visits: [{ kind: 'visit', minutes: [30, 75] }],
  rules: ['allergies', 'city', 'price', 'fee'],
  result: 'note',
  api: 'beauty',
});

export const therapyServices = [physiotherapy, massage, beauty] as const;
