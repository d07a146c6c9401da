import type { ContentPage } from './types';

/** What it is like to work here, and the open positions: each card is one that can be applied for. [PAGE-4] */
export const careers: ContentPage = {
  slug: 'careers',
  fa: {
    title: 'همکاری با ضربان',
    lead: 'دستگاهی می‌سازیم که کسی شب، نگران، به آن تکیه می‌کند. اگر این جمله برایتان مهم است، بنویسید.',
    metaTitle: 'فرصت‌های شغلی ضربان',
    metaDescription: 'جایگاه‌های باز در ضربان: مهندسی، تولید، پشتیبانی و محتوا؛ و فرستادن رزومه.',
    sections: [
      {
        blockType: 'cards',
        title: 'جایگاه‌های باز',
        items: [
          { label: 'مهندس پردازش سیگنال', text: 'نوار قلب و صدای قلب، از حسگر تا صفحه. تهران، تمام‌وقت.' },
          { label: 'تکنسین تعمیر و کنترل کیفیت', text: 'کارگاه خدمات پس از فروش، کنار خط ساخت. تهران، تمام‌وقت.' },
          { label: 'کارشناس پشتیبانی', text: 'گفت‌وگو با خریدار و پزشک، شنبه تا چهارشنبه. دورکاری یک روز در هفته.' },
          { label: 'نویسنده‌ی سلامت', text: 'نوشتن راهنما و مقاله‌ی درست و ساده، زیر نظر پزشک. پاره‌وقت.' },
        ],
      },
      {
        blockType: 'list',
        title: 'چگونه پیش می‌رود',
        items: [
          { label: 'رزومه‌ی شما را یک همکار همان رشته می‌خواند.' },
          { label: 'گفت‌وگوی کوتاه تلفنی، سپس دیداری یک‌ساعته.' },
          { label: 'نتیجه را در هر حال می‌گوییم، با دلیل.' },
        ],
      },
    ],
  },
  en: {
    title: 'Work at Zarban',
    lead: 'We make the device that somebody leans on at night, worried. If that sentence matters to you, write to us.',
    metaTitle: 'Careers at Zarban',
    metaDescription: 'Open positions at Zarban in engineering, production, support and writing, and where to send your CV.',
    sections: [
      {
        blockType: 'cards',
        title: 'Open positions',
        items: [
          { label: 'Signal processing engineer', text: 'Heart traces and heart sounds, from sensor to screen. Tehran, full time.' },
          { label: 'Repair and quality technician', text: 'The after-sales workshop, beside the production line. Tehran, full time.' },
          { label: 'Support specialist', text: 'Talking with buyers and doctors, Saturday to Wednesday. One day a week from home.' },
          { label: 'Health writer', text: 'Right and simple manuals and articles, reviewed by a doctor. Part time.' },
        ],
      },
      {
        blockType: 'list',
        title: 'What happens next',
        items: [
          { label: 'A colleague of the same trade reads your CV.' },
          { label: 'A short call, then a meeting of an hour.' },
          { label: 'We tell you the result either way, and why.' },
        ],
      },
    ],
  },
};
