import type { StoredSection } from '#domain/content/sections';

type Faq = Extract<StoredSection, { blockType: 'faq' }>;

/** What every buyer asks, in both languages. */
export const commonQuestions: Record<'fa' | 'en', Faq['items']> = {
  fa: [
    {
      question: 'چه زمانی به دستم می‌رسد؟',
      answer:
        'در تهران تا {deliveryTehranDays} روز کاری و در شهرهای دیگر تا {deliveryElsewhereDays} روز کاری. تاریخ تحویل پیش از پرداخت نوشته می‌شود و پیش از ارسال با شما تماس می‌گیریم.',
    },
    {
      question: 'اگر ایراد داشت چه کنم؟',
      answer:
        'تا {replacementDays} روز پس از تحویل تیکت باز کنید؛ کالای معیوب رایگان تعویض می‌شود. پس از آن {warrantyYears} سال ضمانت و {serviceYears} سال خدمات پس از فروش دارید.',
    },
    {
      question: 'صورت‌حساب به نام شرکت می‌دهید؟',
      answer: 'بله. هنگام خرید شرکت یا سازمان را انتخاب کنید و کد اقتصادی و شناسه‌ی ملی را بنویسید. پس از صدور تغییر نمی‌کند.',
    },
  ],
  en: [
    {
      question: 'When will it arrive?',
      answer:
        'Within {deliveryTehranDays} working days in Tehran and {deliveryElsewhereDays} elsewhere. The date is written before you pay, and we call before dispatch.',
    },
    {
      question: 'What if it has a defect?',
      answer:
        'Open a ticket within {replacementDays} days of delivery and it is replaced free of charge. After that you have a {warrantyYears}-year warranty and {serviceYears} years of after-sales service.',
    },
    {
      question: 'Can the invoice be in a company’s name?',
      answer: 'Yes. Choose a company or organisation at checkout and enter the economic code and the national ID. It is not altered once issued.',
    },
  ],
};

/** The two notes that stand by every device. */
export const commonNotes: Record<'fa' | 'en', { kind: 'info' | 'warn'; text: string }[]> = {
  fa: [
    { kind: 'info', text: 'ضمانت برای خرید از همین وب‌سایت، دو فروشگاه اینترنتی همکار، خرید حضوری یا نمایندگی مجاز است و فقط در ایران اعتبار دارد.' },
    { kind: 'warn', text: 'آسیب هنگام ارسال را حداکثر تا {transitDamageHours} ساعت کاری پس از تحویل به ما خبر دهید.' },
  ],
  en: [
    {
      kind: 'info',
      text: 'The warranty is for devices bought on this website, at two partner online shops, in person or at an authorised dealer, and is valid only in Iran.',
    },
    { kind: 'warn', text: 'Tell us about damage in transit within {transitDamageHours} working hours of delivery.' },
  ],
};

/** The figure that every device ends with. */
export const commonFigures: Record<'fa' | 'en', { name: string; value: string }[]> = {
  fa: [
    { name: 'ضمانت و خدمات', value: '{warrantyYears} سال ضمانت، {serviceYears} سال خدمات پس از فروش' },
    { name: 'شماره‌ی سریال', value: '{serialLength} نویسه: دو حرف و سپس رقم؛ برای فعال‌سازی ضمانت لازم است' },
  ],
  en: [
    { name: 'Warranty and service', value: '{warrantyYears}-year warranty, {serviceYears} years of after-sales service' },
    { name: 'Serial number', value: '{serialLength} characters: two letters, then digits; needed to activate the warranty' },
  ],
};
