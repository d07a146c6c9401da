import type { ContentPage } from './types';

/** What stands above the shop's list. */
export const shop: ContentPage = {
  slug: 'shop',
  fa: {
    title: 'فروشگاه',
    lead: 'گوشی‌های پزشکی ساخت ایران، نوار قلب، فشارسنج و سونوگرافی همراه؛ با {warrantyYears} سال ضمانت و {serviceYears} سال خدمات پس از فروش.',
    metaTitle: 'فروشگاه دستگاه‌های سنجش سلامت',
    metaDescription: 'خرید گوشی پزشکی دیجیتال، نوار قلب همراه، فشارسنج و سونوگرافی همراه؛ تحویل تا {deliveryTehranDays} روز کاری در تهران.',
    sections: [],
  },
  en: {
    title: 'Shop',
    lead: 'Stethoscopes made in Iran, handheld ECG, blood pressure monitor and portable ultrasound, with a {warrantyYears}-year warranty and {serviceYears} years of after-sales service.',
    metaTitle: 'Shop for health devices',
    metaDescription:
      'Digital stethoscopes, handheld ECG, blood pressure monitor and portable ultrasound; delivered within {deliveryTehranDays} working days in Tehran.',
    sections: [],
  },
};

/** What stands around the packages. [PROD-1] */
export const packages: ContentPage = {
  slug: 'packages',
  fa: {
    title: 'بسته‌های خانواده و پزشک',
    lead: 'چند دستگاه که با هم بیشتر به کار می‌آیند، ارزان‌تر از خرید تکی. هر بسته می‌گوید چه دارد و تکی چند می‌شد.',
    metaTitle: 'بسته‌های خانواده و پزشک',
    metaDescription: 'بسته‌های دستگاه سلامت برای خانواده و پزشک: چه دارند، چند است و تکی چند می‌شد.',
    sections: [
      {
        blockType: 'faq',
        title: 'درباره‌ی بسته‌ها',
        items: [
          { question: 'ضمانت هر دستگاه جداست؟', answer: 'بله. هر دستگاه شماره‌ی سریال و {warrantyYears} سال ضمانت خودش را دارد.' },
          {
            question: 'می‌شود رنگ گوشی را انتخاب کرد؟',
            answer: 'گوشی بسته با رنگ موجود فرستاده می‌شود و پیش از ارسال تلفنی از شما می‌پرسیم. برای انتخاب رنگ و حکاکی، گوشی را تکی سفارش دهید.',
          },
          {
            question: 'اگر یکی از دستگاه‌ها ایراد داشت؟',
            answer: 'همان دستگاه تا {replacementDays} روز پس از تحویل رایگان تعویض می‌شود؛ بقیه‌ی بسته پیش شما می‌ماند.',
          },
        ],
      },
    ],
  },
  en: {
    title: 'Family and doctor packages',
    lead: 'Devices that do more together, for less than singly. Each package says what it holds and what it would cost one by one.',
    metaTitle: 'Family and doctor packages',
    metaDescription: 'Packages of health devices for families and doctors: what they hold, what they cost, and what that would be singly.',
    sections: [
      {
        blockType: 'faq',
        title: 'About packages',
        items: [
          { question: 'Is each device’s warranty separate?', answer: 'Yes. Each device has its own serial number and its own {warrantyYears}-year warranty.' },
          {
            question: 'Can I choose the stethoscope’s colour?',
            answer:
              'A package’s stethoscope comes in a colour that is in stock, and we ask you by phone before dispatch. To choose colour and engraving, order the stethoscope singly.',
          },
          {
            question: 'What if one of the devices has a defect?',
            answer: 'That device is replaced free of charge within {replacementDays} days of delivery; the rest of the package stays with you.',
          },
        ],
      },
    ],
  },
};
