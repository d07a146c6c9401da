import type { ArticleSeed } from './article-type';

export const article: ArticleSeed = {
  slug: 'news-price-you-pay',
  kind: 'news',
  publishedAt: '2026-09-15T06:30:00Z',
  authors: ['niloofar-arasteh'],
  topics: ['home-devices'],
  tags: ['family', 'devices'],
  sources: [],
  fa: {
    title: 'قیمتی که قول می‌دهیم همان است که می‌پردازید',
    summary: 'اگر مبلغی پیش از پرداخت عوض شود، «بود» و «شد» را کنار هم می‌بینید و تا نپذیرید چیزی ثبت یا پرداخت نمی‌شود. برای خدمات در منزل هم همین است.',
    metaTitle: 'قیمت پیش از پرداخت روشن است',
    metaDescription: 'در ضربان تغییر قیمت پیش از پرداخت با «بود» و «شد» و دلیل آن نشان داده می‌شود و تا نپذیرید چیزی پرداخت نمی‌کنید؛ برای کالا و خدمات.',
    body: [
      {
        kind: 'p',
        text: 'قیمت گاهی عوض می‌شود: کالایی در فروشگاه گران یا ارزان شده، کدی به پایان رسیده، یا نشانی تازه هزینه‌ی ارسال دیگری دارد. آنچه نباید پیش بیاید این است که شما آن را پس از پرداخت بفهمید.',
      },
      { kind: 'h2', text: '«بود» و «شد»، با دلیل' },
      {
        kind: 'p',
        text: 'اگر میان سبد و پرداخت مبلغی جابه‌جا شود، پیش از رفتن به درگاه همان خط را با مبلغ پیشین و تازه و دلیلش می‌بینید. تا دکمه‌ی پذیرش را نزنید نه سفارشی ثبت می‌شود و نه پولی کم می‌شود.',
      },
      {
        kind: 'p',
        text: 'از لحظه‌ای که به درگاه می‌روید، کالا پانزده دقیقه با همان قیمت برای شما کنار گذاشته می‌شود. اثر کد تخفیف را هم بر هر کالا، پیش از پرداخت می‌بینید.',
      },
      { kind: 'h2', text: 'خدمات در منزل هم همین‌طور' },
      {
        kind: 'p',
        text: 'درخواست دادن رایگان است. کارشناس آن را می‌بیند و مبلغ را با هر بخش و دلیلش می‌گوید: دوری راه، ساعت شب، وسیله‌ی مصرفی. می‌پذیرید، یا بی‌هزینه رد می‌کنید. اگر پس از پرداخت منصرف شوید، آنچه برمی‌گردد و آنچه کم می‌شود پیش از تصمیم نوشته شده است.',
      },
      { kind: 'p', text: 'صورت‌حساب را پس از پرداخت، فارسی یا انگلیسی، از [سفارش‌ها](/account/orders) بردارید.' },
    ],
  },
  en: {
    title: 'The price that we promise is the price you pay',
    summary:
      'If an amount changes before payment you see “was” and “is” side by side, and nothing is placed or paid until you accept. The same holds for services at home.',
    metaTitle: 'The price is clear before you pay',
    metaDescription:
      'At Zarban a change of price before payment is shown as “was” and “is” with its reason, and nothing is paid until you accept, for goods and services.',
    body: [
      {
        kind: 'p',
        text: 'Prices sometimes change: an item becomes dearer or cheaper in the shop, a code runs out, or a new address has another delivery cost. What must not happen is that you learn of it after paying.',
      },
      { kind: 'h2', text: '“Was” and “is”, with the reason' },
      {
        kind: 'p',
        text: 'If an amount moves between cart and payment, you see that line with its former and present amount and the reason before you go to the gateway. Until you press accept no order is placed and no money leaves.',
      },
      {
        kind: 'p',
        text: 'From the moment you go to the gateway the goods are held for you for fifteen minutes at that price. What a discount code does to each item is shown before payment as well.',
      },
      { kind: 'h2', text: 'Services at home, likewise' },
      {
        kind: 'p',
        text: 'Asking is free. A specialist looks at your request and names the amount, part by part with its reason: distance, evening hours, materials. You accept, or decline at no cost. If you change your mind after paying, what comes back and what is kept is written before you decide.',
      },
      { kind: 'p', text: 'After payment take the invoice, in Persian or English, from [your orders](/account/orders).' },
    ],
  },
};
