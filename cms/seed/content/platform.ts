import type { ContentPage } from './types';

/** The app: stores, the browser, and how the portal is kept on a phone. A store gets its address from an editor once the app is in it. [PAGE-6] */
export const platform: ContentPage = {
  slug: 'platform',
  fa: {
    title: 'ضربان روی گوشی شما',
    lead: 'همین سایت روی گوشی نصب می‌شود: سبک است، حافظه نمی‌گیرد و صفحه‌هایی که دیده‌اید بی‌اینترنت هم باز می‌شود. برنامه‌ی فروشگاه‌ها که آماده شد، نشانی‌اش همین‌جا می‌آید.',
    metaTitle: 'اپلیکیشن ضربان',
    metaDescription: 'ضربان را از مرورگر روی گوشی نصب کنید؛ اندروید، آیفون و رایانه. وضع برنامه در فروشگاه‌ها و راه نصب، گام به گام.',
    sections: [
      {
        blockType: 'stores',
        title: 'از کجا بگیرم؟',
        text: 'هر جا هنوز آماده نیست، گفته‌ایم. همه‌ی این‌ها رایگان است.',
        openLabel: 'باز کردن در برنامه‌ی نصب‌شده',
        openAddress: 'zarban://open',
        items: [
          { kind: 'pwa', label: 'نسخه‌ی مرورگر', text: 'از امروز، روی هر گوشی؛ راه نصب پایین همین صفحه است.' },
          { kind: 'android', label: 'پرونده‌ی نصب اندروید', text: 'برای گوشی‌هایی که فروشگاه ندارند.' },
          { kind: 'ios', label: 'فروشگاه آیفون', text: 'برای آیفون و آیپد.' },
          { kind: 'local', label: 'بازار ایرانی', text: 'برای گوشی‌های اندروید در ایران، بی نیاز به حساب گوگل.' },
          { kind: 'play', label: 'گوگل‌پلی', text: 'برای گوشی‌های اندروید.' },
        ],
      },
      {
        blockType: 'prose',
        anchor: 'install',
        title: 'نصب از مرورگر',
        text: [
          '## اندروید، با کروم',
          '۱. ضربان را در کروم باز کنید.',
          '۲. اگر نوار «ضربان روی صفحه‌ی گوشی» آمد، «نصب» را بزنید؛ وگرنه فهرست سه‌نقطه را باز کنید.',
          '۳. «افزودن به صفحه‌ی اصلی» یا «نصب برنامه» را بزنید.',
          '',
          '## آیفون و آیپد، با سافاری',
          '۱. ضربان را در سافاری باز کنید؛ مرورگرهای دیگر آیفون همیشه این کار را نمی‌کنند.',
          '۲. دکمه‌ی اشتراک‌گذاری را بزنید.',
          '۳. «افزودن به صفحه‌ی اصلی» را بزنید.',
          '',
          '## رایانه، با کروم یا اِج',
          '۱. ضربان را باز کنید.',
          '۲. نشان نصب را در کنار نوار نشانی بزنید.',
          '',
          'برای برداشتن، مانند هر برنامه‌ی دیگر پاکش کنید؛ حساب و سفارش‌هایتان سر جایش می‌ماند.',
        ].join('\n'),
      },
      {
        blockType: 'app',
        title: 'چه چیزی روی گوشی می‌آید',
        text: 'همان فروشگاه، سفارش‌ها، دستگاه‌ها، درخواست خدمت در محل و مجله؛ با همان حساب و همان شماره‌ی همراه.',
        items: [
          { label: 'بی گذرواژه: کد پیامکی، مانند سایت' },
          { label: 'صفحه‌های دیده‌شده بی‌اینترنت هم می‌مانند؛ صفحه‌های شخصی نه' },
          { label: 'حساب‌گرها در خود گوشی حساب می‌کنند و عدد شما جایی نمی‌رود' },
        ],
        lines: 'سلام آوین\nآوین، مادر، پدر، نوید\nنوار قلب مادر\nثبت شد\n۷۲\nضربه در دقیقه\nپرستار در منزل\nآزمایش در منزل\nسفارش دارو',
      },
      {
        blockType: 'faq',
        anchor: 'questions',
        title: 'پرسش‌ها',
        items: [
          {
            question: 'نسخه‌ی مرورگر با برنامه‌ی فروشگاه چه فرقی دارد؟',
            answer: 'همین سایت است که نشانش روی صفحه‌ی گوشی می‌نشیند و تمام‌صفحه باز می‌شود. حجمش ناچیز است و خودش تازه می‌شود.',
          },
          {
            question: 'چرا دکمه‌ی «باز کردن» کاری نکرد؟',
            answer: 'چون برنامه روی این دستگاه نصب نیست. اگر تا دو ثانیه باز نشود همان‌جا می‌گوییم و راه‌های دیگر را نشان می‌دهیم.',
          },
          { question: 'گوشی من قدیمی است؛ باز هم کار می‌کند؟', answer: 'بله. صفحه‌ها سبک‌اند و بی اسکریپت هم کار می‌کنند؛ اگر نصب نشد، همان مرورگر بس است.' },
          { question: 'اطلاعات من روی گوشی می‌ماند؟', answer: 'صفحه‌های شخصی نگه داشته نمی‌شوند و با خروج از حساب چیزی نمی‌ماند. [حریم خصوصی](privacy)' },
        ],
      },
    ],
  },
  en: {
    title: 'Zarban on your phone',
    lead: 'This very site installs on a phone: it is light, takes hardly any space, and the pages that you have seen open without internet. Once the app is in a store, its address stands here.',
    metaTitle: 'The Zarban app',
    metaDescription: 'Install Zarban from your browser on Android, iPhone and computers. Which stores have the app, and how to install, step by step.',
    sections: [
      {
        blockType: 'stores',
        title: 'Where do I get it?',
        text: 'What is not ready yet says so. All of it is free.',
        openLabel: 'Open in the installed app',
        openAddress: 'zarban://open',
        items: [
          { kind: 'pwa', label: 'In the browser', text: 'From today, on any phone; how to install it stands below.' },
          { kind: 'android', label: 'Android file', text: 'For phones without a store.' },
          { kind: 'ios', label: 'App Store', text: 'For iPhone and iPad.' },
          { kind: 'local', label: 'Iranian market', text: 'For Android phones in Iran, without a Google account.' },
          { kind: 'play', label: 'Google Play', text: 'For Android phones.' },
        ],
      },
      {
        blockType: 'prose',
        anchor: 'install',
        title: 'Install from the browser',
        text: [
          '## Android, with Chrome',
          '1. Open Zarban in Chrome.',
          '2. If the bar “Zarban on your home screen” comes, press “Install”; if not, open the menu with three dots.',
          '3. Press “Add to Home screen” or “Install app”.',
          '',
          '## iPhone and iPad, with Safari',
          '1. Open Zarban in Safari; other browsers on an iPhone cannot always do this.',
          '2. Press the share button.',
          '3. Press “Add to Home Screen”.',
          '',
          '## A computer, with Chrome or Edge',
          '1. Open Zarban.',
          '2. Press the install sign beside the address bar.',
          '',
          'To take it off, delete it like any other app; your account and orders stay where they are.',
        ].join('\n'),
      },
      {
        blockType: 'app',
        title: 'What you have on the phone',
        text: 'The same shop, orders, devices, requests for services at home and magazine, with the same account and mobile number.',
        items: [
          { label: 'No password: a code by text message, as on the site' },
          { label: 'Pages that you have seen stay without internet; personal ones do not' },
          { label: 'Calculators work on the phone itself, and your numbers go nowhere' },
        ],
        lines: 'Hello Avin\nAvin, Mother, Father, Navid\nMother’s heart trace\nSaved\n72\nbeats a minute\nNurse at home\nTests at home\nOrder medicine',
      },
      {
        blockType: 'faq',
        anchor: 'questions',
        title: 'Questions',
        items: [
          {
            question: 'How does the browser’s version differ from an app of a store?',
            answer: 'It is this site with a sign on your home screen, opened full screen. It takes hardly any space and keeps itself up to date.',
          },
          {
            question: 'Why did the “Open” button do nothing?',
            answer: 'Because the app is not installed on this device. If it has not opened within two seconds we say so right there and show the other ways.',
          },
          {
            question: 'My phone is old; does it work?',
            answer: 'Yes. Pages are light and work without scripts too; where installing fails, the browser is enough.',
          },
          {
            question: 'Does my data stay on the phone?',
            answer: 'Personal pages are not kept, and nothing stays once you log out. [Privacy](privacy)',
          },
        ],
      },
    ],
  },
};
