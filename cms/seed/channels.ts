import type { ChannelKind } from '#domain/warranty/channels';

type Words = { title: string; address?: string };
type Channel = { kind: ChannelKind; province?: string; phone?: string; fa: Words; en: Words };

/** Where purchases are covered besides this website, on the first day: two online shops, ourselves, and dealers. Names are invented. [WAR-2] */
export const channels: Channel[] = [
  { kind: 'online-shop', fa: { title: 'فروشگاه اینترنتی نارون‌کالا' }, en: { title: 'Narvan Kala online shop' } },
  { kind: 'online-shop', fa: { title: 'فروشگاه اینترنتی سلامت‌سرا' }, en: { title: 'Salamat Sara online shop' } },
  {
    kind: 'in-person',
    province: 'tehran',
    fa: { title: 'دفتر ضربان', address: 'تهران، خیابان نمونه، کوچه‌ی سرو، پلاک ۸' },
    en: { title: 'Zarban office', address: '8 Sarv Alley, Nemooneh Street, Tehran' },
  },
  {
    kind: 'dealer',
    province: 'tehran',
    phone: '02100000101',
    fa: { title: 'تجهیزات پزشکی سروناز', address: 'تهران، خیابان نمونه‌ی شمالی، پلاک ۲۱' },
    en: { title: 'Sarvnaz Medical Equipment', address: '21 North Nemooneh Street, Tehran' },
  },
  {
    kind: 'dealer',
    province: 'isfahan',
    phone: '03100000102',
    fa: { title: 'تجهیزات پزشکی زاینده', address: 'اصفهان، خیابان آزمون، پلاک ۱۴' },
    en: { title: 'Zayandeh Medical Equipment', address: '14 Azmoon Street, Isfahan' },
  },
  {
    kind: 'dealer',
    province: 'fars',
    phone: '07100000103',
    fa: { title: 'داروخانه و تجهیزات نارنجستان', address: 'شیراز، بلوار آزمون، پلاک ۳۰' },
    en: { title: 'Narenjestan Pharmacy and Equipment', address: '30 Azmoon Boulevard, Shiraz' },
  },
  {
    kind: 'dealer',
    province: 'razavi-khorasan',
    phone: '05100000104',
    fa: { title: 'کالای پزشکی توس‌مهر', address: 'مشهد، خیابان نمونه، پلاک ۵' },
    en: { title: 'Toos Mehr Medical Goods', address: '5 Nemooneh Street, Mashhad' },
  },
  {
    kind: 'dealer',
    province: 'east-azerbaijan',
    phone: '04100000105',
    fa: { title: 'تجهیزات پزشکی ائل‌گلی', address: 'تبریز، خیابان آزمون، پلاک ۱۱' },
    en: { title: 'El Goli Medical Equipment', address: '11 Azmoon Street, Tabriz' },
  },
];

/** The first seeded serial number of a local set-up, and how many follow: of each model its letters, `1405080001` and the eleven after it. [WAR-3] */
export const MADE_FROM = 1_405_080_001;
export const MADE_OF_EACH = 12;
export const madeModels: readonly { sku: string; letters: string }[] = [
  { sku: 'NS1-SE', letters: 'NS' },
  { sku: 'NS1-SE-PLUS', letters: 'NP' },
  { sku: 'NS0', letters: 'NO' },
  { sku: 'NS0-CARDIO', letters: 'NC' },
  { sku: 'NH1', letters: 'NH' },
  { sku: 'NB1', letters: 'NB' },
  { sku: 'NI1', letters: 'NI' },
];
