import type { ContentPage } from './types';

/** The privacy policy. [PAGE-5] */
export const privacy: ContentPage = {
  slug: 'privacy-policy',
  fa: {
    title: 'سیاست حریم خصوصی',
    lead: 'چه داده‌ای می‌گیریم، چرا، چه کسی می‌بیند و چطور پس می‌گیرید.',
    metaTitle: 'سیاست حریم خصوصی',
    metaDescription: 'داده‌هایی که ضربان نگه می‌دارد، دلیل آن، کسانی که می‌بینند و حق‌های شما.',
    sections: [
      {
        blockType: 'prose',
        anchor: 'what',
        title: 'چه نگه می‌داریم',
        text: `- **حساب:** شماره‌ی همراه، نام، نام خانوادگی و شغل. سن، جنسیت، محل زندگی و سابقه اختیاری است.
- **سفارش:** کالا، مبلغ، نام و شماره‌ی گیرنده، نشانی، کد پستی و مشخصات صورت‌حساب.
- **سلامت:** سنجش‌ها، پرونده‌ها و پیام‌هایی که خودتان ثبت می‌کنید یا پزشک برای شما می‌نویسد.
- **فنی:** زمان ورود، نوع مرورگر و نشانی شبکه، برای جلوگیری از سوءاستفاده.

شماره‌ی کارت بانکی شما نزد ما نیست؛ پرداخت در صفحه‌ی درگاه بانکی انجام می‌شود.`,
      },
      {
        blockType: 'prose',
        anchor: 'why',
        title: 'چرا',
        text: `برای انجام همان خدمتی که خواسته‌اید: رساندن سفارش، نگه داشتن پرونده، رساندن پاسخ پزشک و خدمات پس از فروش. داده‌ی سلامت برای تبلیغ به کار نمی‌رود و فروخته نمی‌شود. آمار، فقط از داده‌ی بی‌نام و به‌صورت جمعی ساخته می‌شود.`,
      },
      {
        blockType: 'prose',
        anchor: 'who',
        title: 'چه کسی می‌بیند',
        text: `- خود شما، و کسی که با شماره‌ی همراه با او به اشتراک گذاشته‌اید، تا وقتی پس بگیرید.
- پزشکی که از او مشاوره گرفته‌اید، در حد همان مشاوره.
- کارکنانی که کارشان به آن نیاز دارد: پشتیبانی، سفارش را و نه پرونده‌ی سلامت را.
- شرکت پست و درگاه پرداخت، در حد رساندن و پرداخت.
- دادگاه، با حکم.

هر بار دیدن و نوشتن پرونده‌ی سلامت با نام و زمان ثبت می‌شود و خودتان آن را می‌بینید.`,
      },
      {
        blockType: 'prose',
        anchor: 'security',
        title: 'چطور نگه می‌داریم',
        text: `ارتباط رمزگذاری شده است. ورود با کد {codeDigits} رقمی یک‌بارمصرف است و کد را نگه نمی‌داریم. پرونده‌های سلامت با نشانی تصادفی و بیرون از دسترس وب نگه داشته می‌شوند. کارکنان با عامل دوم وارد می‌شوند.`,
      },
      {
        blockType: 'prose',
        anchor: 'how-long',
        title: 'تا کی',
        text: `صورت‌حساب و سوابق پرداخت تا زمانی که قانون می‌خواهد می‌ماند. پرونده‌ی سلامت تا وقتی حساب دارید می‌ماند. نشانی شبکه و سوابق ورود پس از مدتی کوتاه پاک می‌شود.`,
      },
      {
        blockType: 'prose',
        anchor: 'rights',
        title: 'حق‌های شما',
        text: `می‌توانید داده‌ی خود را ببینید، درست کنید، رونوشت بگیرید، اشتراک را پس بگیرید و بستن حساب را بخواهید. آنچه قانون نگه داشتن آن را خواسته، تا همان مهلت می‌ماند. برای هر کدام با پشتیبانی تماس بگیرید.`,
      },
      {
        blockType: 'prose',
        anchor: 'cookies',
        title: 'کوکی‌ها',
        text: `فقط کوکی‌های لازم: نشست ورود، سبد مهمان، پیام کوتاه پس از هر کار و زبان انتخابی. کوکی تبلیغ و ردیابی نداریم و چیزی از سایت دیگری بار نمی‌شود.`,
      },
      {
        blockType: 'prose',
        anchor: 'children',
        title: 'کودکان',
        text: `حساب برای {adultAge} سال و بالاتر است. پرونده‌ی کودک را پدر، مادر یا سرپرست نگه می‌دارد و در {adultAge} سالگی به خود او سپرده می‌شود.`,
      },
      {
        blockType: 'prose',
        anchor: 'changes',
        title: 'تغییر این متن',
        text: `اگر چیز مهمی تغییر کند، پیش از آن با پیامک یا ایمیل خبر می‌دهیم. [قوانین استفاده](terms) را هم ببینید.`,
      },
    ],
  },
  en: {
    title: 'Privacy policy',
    lead: 'What we keep, why, who sees it, and how you take it back.',
    metaTitle: 'Privacy policy',
    metaDescription: 'The data that Zarban keeps, why it is kept, who sees it, and your rights.',
    sections: [
      {
        blockType: 'prose',
        anchor: 'what',
        title: 'What we keep',
        text: `- **Account:** mobile number, first name, last name and job. Age, gender, residence and history are optional.
- **Orders:** goods, amounts, the receiver’s name and phone, address, postal code and invoice details.
- **Health:** readings, records and messages that you enter or a doctor writes for you.
- **Technical:** login times, browser type and network address, to prevent abuse.

We do not hold your bank card number; you pay on the bank gateway’s own page.`,
      },
      {
        blockType: 'prose',
        anchor: 'why',
        title: 'Why',
        text: `To do what you asked for: deliver an order, keep a record, bring a doctor’s answer, give after-sales service. Health data is not used for advertising and is not sold. Statistics are made only from anonymous data taken together.`,
      },
      {
        blockType: 'prose',
        anchor: 'who',
        title: 'Who sees it',
        text: `- You, and whoever you shared it with by mobile number, until you take it back.
- A doctor you consulted, as far as that consultation goes.
- Staff whose work needs it: support sees orders, not health records.
- The courier and the payment gateway, as far as delivery and payment need.
- A court, by its order.

Every view of a health record and every change to it is logged with name and time, and you can read the log.`,
      },
      {
        blockType: 'prose',
        anchor: 'security',
        title: 'How we keep it',
        text: `Connections are encrypted. You log in with a {codeDigits}-digit code that works once, and we do not keep the code. Health files lie at random addresses, out of the web’s reach. Staff log in with a second factor.`,
      },
      {
        blockType: 'prose',
        anchor: 'how-long',
        title: 'For how long',
        text: `Invoices and payment records stay as long as the law asks. Health records stay as long as you have an account. Network addresses and login history are deleted after a short time.`,
      },
      {
        blockType: 'prose',
        anchor: 'rights',
        title: 'Your rights',
        text: `You may see, correct and copy your data, take back a share, and ask us to close your account. What the law obliges us to keep stays until that time has passed. Call support for any of these.`,
      },
      {
        blockType: 'prose',
        anchor: 'cookies',
        title: 'Cookies',
        text: `Only the ones that are needed: your login session, a guest’s cart, the short message after each step, and the chosen language. There are no advertising or tracking cookies, and nothing is loaded from other sites.`,
      },
      {
        blockType: 'prose',
        anchor: 'children',
        title: 'Children',
        text: `Accounts are for {adultAge} and over. A child’s record is kept by a parent or guardian and handed over at {adultAge}.`,
      },
      {
        blockType: 'prose',
        anchor: 'changes',
        title: 'Changes to this text',
        text: `If something important changes we tell you first, by SMS or e-mail. See also the [terms of service](terms).`,
      },
    ],
  },
};
