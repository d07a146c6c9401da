import type { ColourCode } from '#domain/catalog/colours';
import type { Audience } from '#domain/catalog/filters';

type Unit = { sku: string; priceToman: number; stock: number; sellable?: false };
type Item = {
  slug: string;
  /** The kind's part of an address; the kinds come with the tables. */
  kind: string;
  drawing: 'ns0' | 'ns1' | 'nh1' | 'nb1' | 'ni1';
  stage: 'glaze' | 'sand' | 'rose' | 'mist';
  audiences: Audience[];
  colours?: ColourCode[];
  engraving?: true;
  units: Unit[];
  contents?: [sku: string, quantity: number][];
};

const digital: ColourCode[] = ['green', 'matte-black', 'prussian-blue', 'navy', 'copper', 'metallic-silver', 'white', 'red', 'beige', 'grey'];
const classic: ColourCode[] = ['navy', 'black', 'glossy-black', 'brown', 'blue', 'green', 'red', 'orange', 'grey', 'silver'];
const cardio: ColourCode[] = ['black', 'matte-black', 'copper', 'gold', 'metallic-gold', 'metallic-silver', 'silver', 'prussian-blue', 'navy', 'brown'];

/** What one engraving costs beside the device. [PROD-2] */
export const ENGRAVING_TOMAN = 180_000;

/** What the shop sells on its first day; packages cost less than what they hold. [PROD-1, PROD-2] */
export const catalogue: Item[] = [
  {
    slug: 'ns1',
    kind: 'stethoscope',
    drawing: 'ns1',
    stage: 'glaze',
    audiences: ['doctor', 'cardiologist', 'paediatric', 'hearing-impaired', 'veterinarian'],
    colours: digital,
    engraving: true,
    // The earlier model is shown with its figures; staff put it on sale when they want to.
    units: [
      { sku: 'NS1-SE', priceToman: 8_950_000, stock: 64 },
      { sku: 'NS1-SE-PLUS', priceToman: 10_450_000, stock: 28 },
      { sku: 'NS1', priceToman: 7_650_000, stock: 6, sellable: false },
    ],
  },
  {
    slug: 'nh1',
    kind: 'ecg',
    drawing: 'nh1',
    stage: 'rose',
    audiences: ['family', 'doctor', 'cardiologist'],
    units: [{ sku: 'NH1', priceToman: 6_480_000, stock: 85 }],
  },
  { slug: 'nb1', kind: 'blood-pressure', drawing: 'nb1', stage: 'mist', audiences: ['family'], units: [{ sku: 'NB1', priceToman: 3_290_000, stock: 140 }] },
  {
    slug: 'ns0',
    kind: 'stethoscope',
    drawing: 'ns0',
    stage: 'sand',
    audiences: ['student', 'doctor', 'family'],
    colours: classic,
    engraving: true,
    units: [{ sku: 'NS0', priceToman: 1_850_000, stock: 120 }],
  },
  {
    slug: 'ns0-cardio',
    kind: 'stethoscope',
    drawing: 'ns0',
    stage: 'mist',
    audiences: ['cardiologist', 'doctor'],
    colours: cardio,
    engraving: true,
    units: [{ sku: 'NS0-CARDIO', priceToman: 2_980_000, stock: 46 }],
  },
  {
    slug: 'ni1',
    kind: 'ultrasound',
    drawing: 'ni1',
    stage: 'sand',
    audiences: ['doctor', 'cardiologist'],
    units: [{ sku: 'NI1', priceToman: 189_000_000, stock: 4 }],
  },
  {
    slug: 'family-heart',
    kind: 'family-package',
    drawing: 'nh1',
    stage: 'rose',
    audiences: ['family'],
    units: [{ sku: 'FAMILY-HEART', priceToman: 9_290_000, stock: 30 }],
    contents: [
      ['NH1', 1],
      ['NB1', 1],
    ],
  },
  {
    slug: 'family-home',
    kind: 'family-package',
    drawing: 'nb1',
    stage: 'mist',
    audiences: ['family'],
    units: [{ sku: 'FAMILY-HOME', priceToman: 17_690_000, stock: 18 }],
    contents: [
      ['NS1-SE', 1],
      ['NH1', 1],
      ['NB1', 1],
    ],
  },
  {
    slug: 'doctor-visit',
    kind: 'doctor-package',
    drawing: 'ns1',
    stage: 'glaze',
    audiences: ['doctor'],
    units: [{ sku: 'DOCTOR-VISIT', priceToman: 13_050_000, stock: 14 }],
    contents: [
      ['NS1-SE-PLUS', 1],
      ['NB1', 1],
    ],
  },
  {
    slug: 'doctor-cardio',
    kind: 'doctor-package',
    drawing: 'ni1',
    stage: 'sand',
    audiences: ['cardiologist', 'doctor'],
    units: [{ sku: 'DOCTOR-CARDIO', priceToman: 199_900_000, stock: 2 }],
    contents: [
      ['NS1-SE-PLUS', 1],
      ['NH1', 1],
      ['NI1', 1],
    ],
  },
];
