import { formatShortDate } from '#locales/format';

type Lang = 'fa' | 'en';

const yesterday = () => new Date(Date.now() - 86_400_000);

/** What a person would write into a field of this name, in the language of the page. */
export function sensible(lang: Lang): Record<string, string> {
  const fa = lang === 'fa';
  return {
    phone: '09121234567',
    email: 'avin@example.com',
    contact: 'avin@example.com',
    code: 'MEHR05',
    firstName: fa ? 'آوین' : 'Avin',
    lastName: fa ? 'کهن‌سار' : 'Kohansar',
    job: fa ? 'پرستار' : 'Nurse',
    birthDay: fa ? '1370/05/12' : '1991-08-03',
    adult: 'on',
    gender: 'female',
    residence: fa ? 'تهران' : 'Tehran',
    history: fa ? 'سابقه‌ی خاصی ندارم' : 'Nothing special',
    receiverName: fa ? 'آوین کهن‌سار' : 'Avin Kohansar',
    receiverPhone: '09121112233',
    country: 'IR',
    province: 'tehran',
    city: fa ? 'تهران' : 'Tehran',
    fullAddress: fa ? 'خیابان نمونه، کوچه‌ی سرو' : '12 Sarv Alley, Nemooneh Street',
    unit: '3',
    plate: '12',
    postalCode: '1456789012',
    courierNote: fa ? 'لطفاً پیش از رسیدن زنگ بزنید' : 'Please call before you arrive',
    deliverOn: '',
    deliverPart: '',
    invoiceTo: 'individual',
    nationalCode: '0084575948',
    terms: 'on',
    quantity: '2',
    engraving1: fa ? 'دکتر آوین' : 'Dr Avin',
    engraving2: '',
    amount: '50000',
    bought: 'channel:1',
    receivedOn: formatShortDate(lang, yesterday()),
    purchasedOn: formatShortDate(lang, yesterday()),
    kind: 'guarantee',
    words: fa ? 'بازوبند باد نمی‌شود و پیغام خطا می‌دهد' : 'The cuff does not inflate and an error is shown',
    fullName: fa ? 'آوین کهن‌سار' : 'Avin Kohansar',
    name: fa ? 'آوین کهن‌سار' : 'Avin Kohansar',
    topic: 'device',
    time: 'noon',
    place: 'clinic',
    position: fa ? 'جایگاه دیگر' : 'Another position',
    cv: 'FILE',
    rating: '4',
    body: fa ? 'عددهایش خواناست و با دستگاه مطب فرقی نداشت' : 'Its numbers are clear and matched the clinic',
    lang: fa ? 'en' : 'fa',
    source: 'WEBSITE',
  };
}
