import { cases } from '../../field-cases';
import { optional, text } from '../../fields';
import { floor, insurance, nationalId, oneItem, papers, pick, prescription, shortText, when, where, who, words } from '../fields';
import { service } from '../service-type';

const rentals = [
  { code: 'bed', priceToman: 1_900_000 },
  { code: 'walker', priceToman: 390_000 },
  { code: 'wheelchair', priceToman: 690_000 },
  { code: 'oxygen-generator', priceToman: 2_400_000, needs: ['prescription'] },
  { code: 'oxygen-capsule', priceToman: 850_000, needs: ['prescription'] },
  { code: 'suction-machine', priceToman: 980_000 },
] as const;

/** Equipment for one month, brought and fetched. [INP-9: rental] */
const rental = service({
  code: 'rental',
  group: 'supplies',
  provider: 'depot',
  items: rentals,
  choosing: 'one',
  fields: {
    what: { item: oneItem(rentals), floor, lift: pick('lift', ['yes', 'no']) },
    who,
    where,
    when,
    papers: { prescription: optional(prescription) },
  },
  price: { by: 'item', per: 'month' },
  visits: [
    { kind: 'bring', minutes: null },
    { kind: 'fetch', minutes: null },
  ],
  rules: ['month', 'deposit', 'city', 'price', 'fee'],
  result: null,
  api: 'rental',
});

/** Medical products that are named in words. [INP-1: medical products] */
const medicalProducts = service({
  code: 'medical-products',
  group: 'supplies',
  provider: 'depot',
  items: [{ code: 'medical-products', priceToman: null }],
  choosing: 'only',
  fields: {
    what: { products: words('products', { fa: 'دو بسته گاز استریل و یک چسب پانسمان', en: 'Two packs of sterile gauze and one dressing tape' }) },
    who,
    where,
    when,
    papers: { photo: optional(papers('photo')) },
  },
  price: { by: 'review' },
  visits: [{ kind: 'delivery', minutes: null }],
  rules: ['city', 'price', 'fee'],
  result: null,
  api: 'medicalProducts',
});

/** Medicine by an online prescription, by one on paper, or by its name. [MED-1: form] */
const medicine = service({
  code: 'medicine',
  group: 'supplies',
  provider: 'pharmacy',
  items: [{ code: 'medicine', priceToman: null }],
  choosing: 'only',
  fields: { what: {}, who, where, when },
  cases: cases('by', pick('by', ['online', 'paper', 'none']), {
    online: {
      doctorName: shortText('doctorName', { fa: 'دکتر سپیدرود', en: 'Dr Sepidrood' }),
      nationalId,
      insurance,
      trackingCode: optional(
        text({ area: 'services.text', min: 3, max: 30, label: 'services.fields.trackingCode', help: 'services.fields.trackingCode-help', example: '482177' }),
      ),
    },
    paper: { photos: papers('photos') },
    none: { medicines: words('medicines', { fa: 'قرص استامینوفن ۵۰۰، دو ورق', en: 'Paracetamol 500, two strips' }) },
  }),
  price: { by: 'review' },
  visits: [{ kind: 'delivery', minutes: null }],
  rules: ['not-emergency', 'prescription-medicine', 'city', 'price', 'fee'],
  result: 'medicine',
  api: 'medicine',
});

export const supplyServices = [rental, medicalProducts, medicine] as const;
