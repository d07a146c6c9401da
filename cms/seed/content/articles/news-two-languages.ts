import type { ArticleSeed } from './article-type';

export const article: ArticleSeed = {
  slug: 'news-two-languages',
  kind: 'news',
  publishedAt: '2026-08-20T06:30:00Z',
  authors: ['niloofar-arasteh'],
  topics: ['home-devices'],
  tags: ['family', 'devices'],
  sources: [],
  fa: {
    title: 'ضربان به دو زبان',
    summary: 'هر صفحه‌ی ضربان فارسی و انگلیسی دارد، با نشانی خودش و کلید زبان در بالای صفحه؛ هر متن وقتی منتشر می‌شود که در آن زبان آماده باشد.',
    metaTitle: 'پرتال ضربان به فارسی و انگلیسی',
    metaDescription: 'پرتال ضربان فارسی و انگلیسی است: هر صفحه با نشانی خودش، روز و رقم به رسم همان زبان، و کلید زبانی که شما را همان‌جا نگه می‌دارد.',
    body: [
      {
        kind: 'p',
        text: 'از امروز صفحه‌های ضربان به فارسی و انگلیسی خوانده می‌شوند: فروشگاه، راهنمای دستگاه‌ها، خدمات، قوانین و حساب شما. کلید زبان بالای هر صفحه است و شما را همان‌جا که بودید نگه می‌دارد؛ لازم نیست از صفحه‌ی نخست دوباره راه بیفتید.',
      },
      { kind: 'h2', text: 'ترجمه نیست، دو متن است' },
      {
        kind: 'p',
        text: 'فارسی از راست به چپ چیده شده، روزها شمسی و رقم‌ها فارسی‌اند. در انگلیسی صفحه از چپ به راست است و روزها میلادی. نوار قلب و نمودار صدا در هر دو زبان از چپ به راست می‌روند، چون زمان در آن‌ها چنین خوانده می‌شود.',
      },
      {
        kind: 'p',
        text: 'هر متن جدا در هر زبان منتشر می‌شود. اگر نوشته‌ای هنوز انگلیسی نیست، همین را می‌گوییم و شما را به فهرست آن زبان می‌بریم؛ نه به صفحه‌ای خالی و نه به ترجمه‌ای نیمه‌کاره.',
      },
      { kind: 'h2', text: 'برای گوشی ساده هم' },
      {
        kind: 'p',
        text: 'صفحه‌ها بی اسکریپت هم کار می‌کنند: می‌شود خواند، جست‌وجو کرد، سبد را پر کرد و فرم فرستاد. روی گوشی کهنه یا اینترنت کند، همین تفاوتِ کار کردن و کار نکردن است.',
      },
      {
        kind: 'p',
        text: 'اگر واژه‌ای نادرست دیدید یا جمله‌ای روشن نبود، از صفحه‌ی [تماس با ما](/company/contact-us) بنویسید. متن خوب با خواننده کامل می‌شود.',
      },
    ],
  },
  en: {
    title: 'Zarban in two languages',
    summary:
      'Every page of Zarban comes in Persian and English, with its own address and a language switch at the top; each text is published when it is ready in that language.',
    metaTitle: 'The Zarban portal in Persian and English',
    metaDescription:
      'The Zarban portal is in Persian and English: every page has its own address, days and digits follow each language, and the switch keeps you where you are.',
    body: [
      {
        kind: 'p',
        text: 'From today the pages of Zarban can be read in Persian and in English: the shop, the device manuals, services, terms and your account. The language switch is at the top of every page and keeps you where you are; you never have to start again from the front page.',
      },
      { kind: 'h2', text: 'Two texts, not a translation' },
      {
        kind: 'p',
        text: 'Persian is set from right to left, with days of the solar calendar and Persian digits. English runs from left to right with Gregorian days. Heart strips and sound traces run from left to right in both, because that is how their time is read.',
      },
      {
        kind: 'p',
        text: 'Each text is published in each language by itself. Where something is not in English yet we say so and lead you to the list in that language, neither to an empty page nor to half a translation.',
      },
      { kind: 'h2', text: 'On a simple phone too' },
      {
        kind: 'p',
        text: 'The pages work without scripts as well: you can read, search, fill a cart and send a form. On an old phone or a slow line that is the difference between working and not working.',
      },
      {
        kind: 'p',
        text: 'If you meet a wrong word or an unclear sentence, write to us from the [contact page](/company/contact-us). Readers finish a good text.',
      },
    ],
  },
};
