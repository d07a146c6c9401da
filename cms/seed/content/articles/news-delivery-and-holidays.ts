import type { ArticleSeed } from './article-type';

export const article: ArticleSeed = {
  slug: 'news-delivery-and-holidays',
  kind: 'news',
  publishedAt: '2026-11-14T06:30:00Z',
  authors: ['niloofar-arasteh'],
  topics: ['home-devices'],
  tags: ['devices', 'family'],
  sources: [],
  fa: {
    title: 'تعطیلات رسمی در روزِ رسیدن دستگاه شما',
    summary: 'روز رسیدن سفارش با تقویم رسمی حساب می‌شود: جمعه و تعطیل رسمی شمرده نمی‌شود و روزی را که خانه هستید می‌توانید پیش از پرداخت برگزینید.',
    metaTitle: 'تحویل دستگاه و تعطیلات رسمی',
    metaDescription: 'روز تحویل سفارش در ضربان با تعطیلات رسمی و جمعه‌ها حساب می‌شود؛ روز را پیش از پرداخت ببینید و اگر خواستید روزی دیرتر را برگزینید.',
    body: [
      {
        kind: 'p',
        text: '«دو روز کاری» پیش از یک تعطیلی بلند یعنی چه روزی؟ حسابش نباید با شما باشد. پرتال تقویم تعطیلات رسمی را می‌داند و روز رسیدن دستگاه را پیش از پرداخت با نام و تاریخ می‌نویسد.',
      },
      { kind: 'h2', text: 'چه روزهایی شمرده می‌شود' },
      {
        kind: 'list',
        items: [
          'روزهای کاری شنبه تا پنج‌شنبه است؛ جمعه و تعطیل رسمی شمرده نمی‌شود.',
          'در تهران تا دو روز کاری و در شهرهای دیگر تا پنج روز کاری، از پرداخت؛ سفارشی که بررسی می‌خواهد از تأیید.',
          'تعطیل‌های قمری گاهی یک روز جابه‌جا می‌شوند. تقویم را که درست کنیم، مهلت‌هایی که هنوز در راه‌اند از نو حساب می‌شوند.',
        ],
      },
      { kind: 'h2', text: 'روزی که خانه هستید' },
      {
        kind: 'p',
        text: 'نخستین روز پیشنهادی، همان روزی است که قول می‌دهیم. اگر آن روز خانه نیستید، از روزهای کاری پس از آن یکی را برگزینید. همان روز روی سفارش می‌نشیند و قول ما می‌شود؛ پس از پرداخت مانند نشانی عوض نمی‌شود.',
      },
      {
        kind: 'p',
        text: 'پیش از ارسال با شما تماس می‌گیریم. سررسید هر سفارش در [سفارش‌ها](/account/orders) نوشته است؛ همین تقویم برای بازگشت وجه و پاسخ به درخواست‌ها هم به کار می‌رود.',
      },
    ],
  },
  en: {
    title: 'Public holidays count in the day your device arrives',
    summary:
      'The day an order arrives is worked out with the official calendar: Fridays and public holidays are left out, and before paying you may choose a day when you are at home.',
    metaTitle: 'Delivery of devices and public holidays',
    metaDescription: 'Zarban works out delivery days with public holidays and Fridays left out; see the day before you pay and choose a later one if you wish.',
    body: [
      {
        kind: 'p',
        text: 'What day is “two working days” before a long holiday? That sum should not be yours to do. The portal knows the calendar of public holidays and writes the day of arrival, with its name and date, before you pay.',
      },
      { kind: 'h2', text: 'Which days count' },
      {
        kind: 'list',
        items: [
          'Working days are Saturday to Thursday; Fridays and public holidays do not count.',
          'Within two working days in Tehran and five elsewhere, from payment, or from approval where an order is reviewed.',
          'Holidays of the lunar calendar sometimes move by a day. When we correct the calendar, due times still under way are worked out again.',
        ],
      },
      { kind: 'h2', text: 'A day when you are at home' },
      {
        kind: 'p',
        text: 'The first day offered is the one that we promise. If you are out that day, choose one of the working days that follow. It stands on the order and becomes our promise; like the address it does not change after payment.',
      },
      {
        kind: 'p',
        text: 'We call before dispatch. When each order is due is written under [your orders](/account/orders); the same calendar serves refunds and answers to requests.',
      },
    ],
  },
};
