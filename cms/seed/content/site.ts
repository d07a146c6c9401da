/** What stands on every page: contact, hours, the version of the terms in force. */
export const siteWords = {
  phone: '021 0000 0000',
  termsVersion: '1405-09',
  fa: {
    address: 'تهران، خیابان نمونه، کوچه‌ی سرو، پلاک ۱۲',
    supportHours: 'شنبه تا چهارشنبه، ۸ تا ۱۸',
    footerLine: 'دستگاه‌های سنجش سلامت. گوشی‌های پزشکی ساخت ایران، با {warrantyYears} سال ضمانت و {serviceYears} سال خدمات پس از فروش.',
  },
  en: {
    address: 'No. 12, Sarv Alley, Nemooneh Street, Tehran',
    supportHours: 'Saturday to Wednesday, 8:00 to 18:00',
    footerLine: 'Health devices. Stethoscopes made in Iran, with a {warrantyYears}-year warranty and {serviceYears} years of after-sales service.',
  },
};
