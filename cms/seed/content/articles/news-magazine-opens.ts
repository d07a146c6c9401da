import type { ArticleSeed } from './article-type';

export const article: ArticleSeed = {
  slug: 'news-magazine-opens',
  kind: 'news',
  publishedAt: '2026-08-24T06:30:00Z',
  authors: ['niloofar-arasteh'],
  topics: ['heart', 'blood-pressure'],
  tags: ['family', 'students', 'data'],
  sources: [],
  fa: {
    title: 'مجله‌ی ضربان باز شد',
    summary: 'نوشته‌هایی درباره‌ی قلب، فشار، تنفس و خانه؛ با نام نویسنده و بازبین پزشک، منبع‌هایی که می‌شود باز کرد، و تاریخی که بازبینی تا آن پابرجاست.',
    metaTitle: 'مجله‌ی ضربان باز شد',
    metaDescription: 'مجله‌ی ضربان: نوشته‌های همگانی، تخصصی و آماری درباره‌ی قلب و فشار خون، با بازبینی پزشک، منبع روشن و تاریخ بازبینی بعدی.',
    body: [
      {
        kind: 'p',
        text: 'مجله‌ی ضربان از امروز در نشانی [مجله](/magazine) خوانده می‌شود. سه گونه نوشته دارد: همگانی برای خانواده‌ها، تخصصی برای دانشجو و پزشک، و آماری برای کسی که می‌خواهد پشت عدد را ببیند.',
      },
      { kind: 'h2', text: 'قرار ما با خواننده' },
      {
        kind: 'list',
        items: [
          'هر نوشته نویسنده دارد و پزشکی آن را بازبینی کرده است؛ نام هر دو بالای نوشته است.',
          'عددها منبع دارند و منبع‌ها پایین نوشته با نشانی آمده‌اند. منبعی را که خودمان نخوانده‌ایم، نمی‌آوریم.',
          'بازبینی تاریخ پایان دارد. نوشته‌ای که از آن گذشته باشد دوباره خوانده می‌شود.',
          'جایی که دانش هنوز روشن نیست، همین را می‌گوییم.',
        ],
      },
      { kind: 'h2', text: 'خواندن آسوده' },
      {
        kind: 'p',
        text: 'نوشته‌ها برای گوشی چیده شده‌اند: بند کوتاه، سرفصل روشن، جدولی که در خودش می‌لغزد. بعضی نوشته‌ها ماشین حسابی همراه دارند که عددهای شما را برای خودتان حساب می‌کند.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'مجله جای پزشک نیست',
        text: 'آنچه می‌خوانید برای فهمیدن و بهتر پرسیدن است، نه برای تغییر دارو. در وضع اضطراری با ۱۱۵ تماس بگیرید.',
      },
      { kind: 'p', text: 'موضوعی هست که دوست دارید بخوانید؟ از [تماس با ما](/company/contact-us) بگویید.' },
    ],
  },
  en: {
    title: 'The magazine opens',
    summary:
      'Articles about the heart, pressure, breathing and home, with named authors and a reviewing doctor, sources you can open, and a date until which the review holds.',
    metaTitle: 'The Zarban magazine opens',
    metaDescription:
      'The Zarban magazine: general, specialist and statistical articles on heart and blood pressure, reviewed by doctors, with open sources and a next review date.',
    body: [
      {
        kind: 'p',
        text: 'From today the Zarban magazine can be read at [the magazine page](/magazine). It has three kinds of articles: general ones for families, specialist ones for students and doctors, and statistical ones for readers who want to look behind a number.',
      },
      { kind: 'h2', text: 'What we promise readers' },
      {
        kind: 'list',
        items: [
          'Every article has an author and has been reviewed by a doctor; both names stand at the top.',
          'Figures have sources, listed at the foot with their addresses. We cite nothing that we have not read.',
          'A review has an end date. An article past it is read again.',
          'Where knowledge is not settled, we say so.',
        ],
      },
      { kind: 'h2', text: 'Made for reading' },
      {
        kind: 'p',
        text: 'The pages are set for phones: short paragraphs, clear headings, tables that scroll within themselves. Some articles bring a calculator that works out your own numbers for you.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'A magazine is not a doctor',
        text: 'What you read is for understanding and for asking better questions, not for changing medicine. In an emergency call 115.',
      },
      { kind: 'p', text: 'Is there a subject you would like to read about? Tell us from the [contact page](/company/contact-us).' },
    ],
  },
};
