import type { ArticleSeed } from './article-type';

export const article: ArticleSeed = {
  slug: 'news-sign-in-without-password',
  kind: 'news',
  publishedAt: '2026-09-01T06:30:00Z',
  authors: ['hamed-sabouri'],
  topics: ['home-devices'],
  tags: ['family', 'older-people', 'devices'],
  sources: [],
  fa: {
    title: 'ورود بی گذرواژه',
    summary: 'با شماره‌ی همراه و کدی که پیامک می‌شود وارد می‌شوید. گذرواژه‌ای نیست که فراموش شود، و نشست‌های باز را خودتان می‌بینید و می‌بندید.',
    metaTitle: 'ورود به ضربان بی گذرواژه',
    metaDescription: 'ورود به حساب ضربان با شماره‌ی همراه و کد یک‌بارمصرف پیامکی است. نشست‌های باز را ببینید و از راه دور پایان دهید.',
    body: [
      {
        kind: 'p',
        text: 'برای وارد شدن به ضربان شماره‌ی همراهتان را می‌نویسید و کدی را که پیامک می‌شود وارد می‌کنید. همین. گذرواژه‌ای ساخته نمی‌شود که فراموش شود، در دفترچه بماند یا در چند جا یکی باشد.',
      },
      { kind: 'p', text: 'سبدی که پیش از ورود پر کرده‌اید می‌ماند و به سبد حسابتان می‌پیوندد؛ فرمی هم که نیمه‌کاره گذاشته‌اید پس از ورود سر جایش است.' },
      { kind: 'h2', text: 'کد مال شماست، فقط شما' },
      {
        kind: 'list',
        items: [
          'کد یک بار و برای مدتی کوتاه به کار می‌رود.',
          'هیچ همکار ضربان آن را نمی‌پرسد؛ نه تلفنی و نه در پیام. هر کس پرسید، ما نیستیم.',
          'پس از چند بار نادرست، باید کمی صبر کنید تا کسی با حدس وارد نشود.',
        ],
      },
      { kind: 'h2', text: 'ببینید کجا وارد شده‌اید' },
      {
        kind: 'p',
        text: 'در [نشست‌ها](/account/sessions) فهرست دستگاه‌هایی است که با حساب شما وارد شده‌اند. هر کدام را نمی‌شناسید پایان دهید؛ بی‌درنگ بیرون می‌رود و برای بازگشت کد تازه می‌خواهد. همان‌جا نوشته است همکاران ما چه وقت صفحه‌ی مشتری شما را باز کرده‌اند.',
      },
      { kind: 'p', text: 'گوشی‌تان گم شد؟ همان روز از دستگاهی دیگر نشست آن را ببندید و به ما خبر دهید.' },
    ],
  },
  en: {
    title: 'Sign in without a password',
    summary: 'You sign in with your mobile number and a code by SMS. There is no password to forget, and you can see and end your open sessions yourself.',
    metaTitle: 'Signing in to Zarban without a password',
    metaDescription: 'Sign in to Zarban with your mobile number and a one-time code by SMS. See where you are signed in and end any session from afar.',
    body: [
      {
        kind: 'p',
        text: 'To sign in to Zarban you type your mobile number and then the code that arrives by SMS. That is all. No password is made that could be forgotten, left in a notebook or used in several places.',
      },
      {
        kind: 'p',
        text: 'A cart you filled beforehand stays and joins the cart of your account, and a form you left half written is still there once you have signed in.',
      },
      { kind: 'h2', text: 'The code is yours alone' },
      {
        kind: 'list',
        items: [
          'A code works once and for a short time.',
          'Nobody at Zarban asks for it, neither on the phone nor in a message. Whoever asks is not us.',
          'After several wrong tries there is a pause, so that nobody gets in by guessing.',
        ],
      },
      { kind: 'h2', text: 'See where you are signed in' },
      {
        kind: 'p',
        text: 'Under [sessions](/account/sessions) you find the devices that are signed in to your account. End any that you do not know: it is out at once and needs a new code to return. The same page says when our staff opened your customer page.',
      },
      { kind: 'p', text: 'Lost your phone? End its session the same day from another device, and tell us.' },
    ],
  },
};
