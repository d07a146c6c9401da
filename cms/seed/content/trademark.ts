import type { ContentPage } from './types';

/** The trademark policy. [PAGE-5] */
export const trademark: ContentPage = {
  slug: 'trademark-policy',
  fa: {
    title: 'سیاست نشان تجاری',
    lead: 'نام «ضربان»، نشان حلقه و خط، و نام مدل‌ها از آنِ شرکت است. این صفحه می‌گوید چه کاری آزاد است و برای چه کاری اجازه لازم است.',
    metaTitle: 'سیاست نشان تجاری',
    metaDescription: 'کاربرد مجاز و غیرمجاز نام و نشان ضربان.',
    sections: [
      {
        blockType: 'prose',
        anchor: 'marks',
        title: 'نشان‌های ما',
        text: `نام «ضربان» و Zarban، نشان حلقه با خط تپش، و نام مدل‌های NS0، NS1، NS1-SE، NS1-SE-Plus، NH1، NB1 و NI1 وقتی برای دستگاه‌های ما به کار می‌رود.`,
      },
      {
        blockType: 'prose',
        anchor: 'allowed',
        title: 'آزاد است',
        text: `- نام بردن از دستگاه ما در نقد، مقاله، درس و گزارش، درست و بی تغییر
- پیوند دادن به صفحه‌های ما
- گفتن اینکه دستگاهی از ضربان دارید یا می‌فروشید، اگر راست باشد`,
      },
      {
        blockType: 'prose',
        anchor: 'permission',
        title: 'اجازه می‌خواهد',
        text: `- کاربرد نشان روی کالا، بسته، تابلو یا آگهی
- کاربرد نام در نام شرکت، دامنه، صفحه یا کانال
- تغییر رنگ و شکل نشان
- هر چیزی که نمایندگی، تأیید یا همکاری را برساند`,
      },
      {
        blockType: 'prose',
        anchor: 'dealers',
        title: 'نمایندگان',
        text: `نماینده‌ی مجاز تا پایان قرارداد و به همان شکلی که در قرارداد آمده نشان را به کار می‌برد. فهرست نمایندگان را از پشتیبانی بپرسید و بخش [نمایندگی در قوانین](terms#representation) را ببینید.`,
      },
      {
        blockType: 'prose',
        anchor: 'report',
        title: 'گزارش سوءاستفاده',
        text: `اگر کالای تقلبی یا صفحه‌ای به نام ما دیدید، نشانی و عکس آن را به پشتیبانی بفرستید. دستگاه اصل شماره‌ی سریال {serialLength} نویسه‌ای دارد: دو حرف و سپس رقم.`,
      },
    ],
  },
  en: {
    title: 'Trademark policy',
    lead: 'The name Zarban, the ring with its line, and the model names belong to the company. This page says what is free and what needs permission.',
    metaTitle: 'Trademark policy',
    metaDescription: 'How the name and mark of Zarban may and may not be used.',
    sections: [
      {
        blockType: 'prose',
        anchor: 'marks',
        title: 'Our marks',
        text: `The names «ضربان» and Zarban, the ring with the beating line, and the model names NS0, NS1, NS1-SE, NS1-SE-Plus, NH1, NB1 and NI1 where they stand for our devices.`,
      },
      {
        blockType: 'prose',
        anchor: 'allowed',
        title: 'Free to do',
        text: `- Naming our devices in reviews, articles, lessons and reports, correctly and unchanged
- Linking to our pages
- Saying that you own or sell a Zarban device, if it is true`,
      },
      {
        blockType: 'prose',
        anchor: 'permission',
        title: 'Needs permission',
        text: `- Using the mark on goods, packaging, signs or advertisements
- Using the name in the name of a company, domain, page or channel
- Changing the colour or shape of the mark
- Anything that suggests representation, approval or partnership`,
      },
      {
        blockType: 'prose',
        anchor: 'dealers',
        title: 'Dealers',
        text: `An authorised dealer uses the mark until the contract ends and in the form the contract names. Ask support for the list of dealers and see [representation in the terms](terms#representation).`,
      },
      {
        blockType: 'prose',
        anchor: 'report',
        title: 'Reporting misuse',
        text: `If you see counterfeit goods or a page in our name, send its address and a photograph to support. A genuine device has a serial number of {serialLength} characters: two letters, then digits.`,
      },
    ],
  },
};
