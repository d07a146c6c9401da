import type { ContentPage } from './types';

/** How to reach us. [PAGE-4] */
export const contact: ContentPage = {
  slug: 'contact-us',
  fa: {
    title: 'تماس با ما',
    lead: 'پیش از خرید، هنگام کار با دستگاه یا پس از آن: بنویسید یا بگویید با شما تماس بگیریم.',
    metaTitle: 'تماس با ضربان',
    metaDescription: 'تلفن، نشانی، ساعت‌های کار و فرم پرسش ضربان. پاسخ نوشته تا {responseToHours} ساعت کاری.',
    sections: [
      {
        blockType: 'faq',
        title: 'شاید همین را می‌خواهید',
        items: [
          { question: 'سفارشم کجاست؟', answer: 'وضعیت و وعده‌ی تحویل در [سفارش‌های شما](orders) است.' },
          { question: 'دستگاهم ایراد دارد', answer: 'از [دستگاه‌های من](devices) تیکت باز کنید تا مهلت تعویض و تعمیر از همان لحظه حساب شود.' },
          { question: 'راهنمای دستگاه را گم کرده‌ام', answer: 'هر دو نسخه در [راهنمای دستگاه‌ها](manuals) هست.' },
        ],
      },
    ],
  },
  en: {
    title: 'Contact us',
    lead: 'Before you buy, while you use a device or afterwards: write to us, or ask us to call you.',
    metaTitle: 'Contact Zarban',
    metaDescription: 'Zarban’s phone, address, hours and a form for questions. Written questions are answered within {responseToHours} working hours.',
    sections: [
      {
        blockType: 'faq',
        title: 'Perhaps you want just this',
        items: [
          { question: 'Where is my order?', answer: 'Its state and the promised day stand among [your orders](orders).' },
          {
            question: 'My device has a defect',
            answer: 'Open a ticket from [my devices](devices), so that the time for replacement and repair counts from that moment.',
          },
          { question: 'I have lost the manual', answer: 'Both versions are among the [device manuals](manuals).' },
        ],
      },
    ],
  },
};
