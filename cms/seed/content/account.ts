import type { ContentPage } from './types';

/** What the account's first page says of itself: its guided tour. [SHELL-4] */
export const account: ContentPage = {
  slug: 'account',
  fa: {
    title: 'حساب من',
    metaTitle: 'حساب من در ضربان',
    metaDescription: 'صفحه‌ی نخست حساب: سفارش‌ها، دستگاه‌ها، درخواست‌ها، کیف پول و پشتیبانی.',
    sections: [
      {
        blockType: 'tour',
        anchor: 'account',
        title: 'این صفحه چگونه کار می‌کند؟',
        items: [
          { label: 'جاهای حساب', text: 'همه‌ی بخش‌های حساب این‌جاست؛ روی گوشی آن را به پهلو بکشید.', target: 'places' },
          { label: 'سفارش‌ها', text: 'وضع هر سفارش، روزی که می‌رسد، فاکتور و بازگشت پول.', target: 'orders' },
          { label: 'دستگاه‌های من', text: 'ضمانت را با شماره‌ی سریال ثبت کنید؛ خرابی را هم از همان‌جا خبر می‌دهید.', target: 'warranty' },
          { label: 'درخواست‌ها', text: 'پرسش، تماس، نمایش دستگاه و خدمت در محل؛ هر کدام با زمان پاسخش.', target: 'requests' },
          { label: 'کیف پول', text: 'اعتبار، بازگشت‌ها و ریز هر تومان.', target: 'wallet' },
          { label: 'پشتیبانی', text: 'اگر راه را پیدا نکردید، شماره و ساعت کار این‌جاست.', target: 'support' },
        ],
      },
    ],
  },
  en: {
    title: 'My account',
    metaTitle: 'My account at Zarban',
    metaDescription: 'The account’s first page: orders, devices, requests, wallet and support.',
    sections: [
      {
        blockType: 'tour',
        anchor: 'account',
        title: 'How does this page work?',
        items: [
          { label: 'Places', text: 'All parts of the account are here; on a phone, move the row sideways.', target: 'places' },
          { label: 'Orders', text: 'The state of each order, the day it arrives, invoices and refunds.', target: 'orders' },
          { label: 'My devices', text: 'Register a warranty by serial number; a defect is reported there too.', target: 'warranty' },
          { label: 'Requests', text: 'Questions, calls, demos and services at home, each with the time of its answer.', target: 'requests' },
          { label: 'Wallet', text: 'Credit, refunds, and every toman of them.', target: 'wallet' },
          { label: 'Support', text: 'If you do not find the way: the number and the hours are here.', target: 'support' },
        ],
      },
    ],
  },
};
