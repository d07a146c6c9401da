import type { PostWords } from './types';

/** The magazine's first articles, named on the home page. */
export const postWords: PostWords[] = [
  {
    slug: 'morning-and-evening-pressure',
    category: 'public',
    minutes: 4,
    drawing: 'nb1',
    publishedAt: '2026-11-10T06:30:00Z',
    fa: { title: 'چرا فشار صبح و شب فرق دارد؟', summary: 'فشار خون در شبانه‌روز بالا و پایین می‌رود. چه ساعتی بسنجیم که عددها با هم قابل مقایسه باشند؟' },
    en: {
      title: 'Why is blood pressure different in the morning and at night?',
      summary: 'Blood pressure rises and falls through the day. When should you measure, so that numbers can be compared?',
    },
  },
  {
    slug: 'innocent-murmur',
    category: 'specialized',
    minutes: 9,
    drawing: 'ns1',
    publishedAt: '2026-11-03T06:30:00Z',
    fa: { title: 'سوفل بی‌خطر را چطور از بیماری دریچه جدا کنیم؟', summary: 'زمان، محل و تغییر صدا با وضعیت بدن؛ سه پرسش پیش از ارجاع به اکوکاردیوگرافی.' },
    en: {
      title: 'Telling an innocent murmur from valve disease',
      summary: 'Timing, place and how the sound changes with posture: three questions before an echocardiogram.',
    },
  },
  {
    slug: 'home-traces-in-numbers',
    category: 'statistics',
    minutes: 6,
    drawing: 'nh1',
    publishedAt: '2026-10-27T06:30:00Z',
    fa: {
      title: 'از هر صد نوار خانگی، چند تا نیاز به پیگیری داشت؟',
      summary: 'نگاهی به نوارهای بی‌نام ثبت‌شده در خانه: کیفیت ضبط، تکرار، و آنچه پزشک دوباره خواست.',
    },
    en: {
      title: 'Of a hundred traces taken at home, how many needed follow-up?',
      summary: 'A look at anonymous traces taken at home: recording quality, repeats, and what doctors asked to see again.',
    },
  },
];
