import type { ArticleSeed } from './article-type';

export const article: ArticleSeed = {
  slug: 'news-services-at-home-tehran',
  kind: 'news',
  publishedAt: '2026-10-10T06:30:00Z',
  authors: ['leila-forouzesh'],
  topics: ['older-people', 'home-devices'],
  tags: ['home-care', 'family', 'older-people'],
  sources: [],
  fa: {
    title: 'خدمات در منزل از تهران آغاز شد',
    summary: 'پرستار، پزشک، نمونه‌گیری، تصویربرداری، فیزیوتراپی و تجهیزات به نشانی شما می‌آیند. اکنون فقط در شهر تهران؛ مبلغ را پیش از پذیرفتن می‌دانید.',
    metaTitle: 'خدمات در منزل ضربان در تهران',
    metaDescription: 'درخواست پرستار، پزشک، آزمایش، تصویربرداری، فیزیوتراپی و تجهیزات پزشکی در منزل از ضربان؛ اکنون در شهر تهران، با مبلغ روشن پیش از پذیرش.',
    body: [
      {
        kind: 'p',
        text: 'کسی که به‌سختی از تخت برمی‌خیزد نباید برای یک تزریق نیم روز در راه باشد. از امروز در شهر تهران می‌توانید از صفحه‌ی [خدمات](/services) پرستار، پزشک، نمونه‌گیری آزمایش، نوار قلب، تصویربرداری، فیزیوتراپی، مراقبت ساعتی و ماهانه و اجاره‌ی تجهیزات بخواهید.',
      },
      { kind: 'h2', text: 'از درخواست تا دمِ در' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'می‌گویید چه خدمتی، برای چه کسی، کجا و چه روزی؛ اگر نسخه لازم است عکسش را می‌گذارید. چیزی نمی‌پردازید.',
          'کارشناس درخواست را می‌بیند.',
          'مبلغ را با هر بخش و دلیلش می‌دانید. می‌پذیرید، یا بی‌هزینه رد می‌کنید.',
          'کسی که می‌آید نام و زمان دارد و پشت در با کدی که نزد شماست شناخته می‌شود.',
        ],
      },
      {
        kind: 'p',
        text: 'درخواست‌ها شنبه تا چهارشنبه دیده می‌شوند و وضع هر کدام با سررسیدش در حساب شما نوشته است. نشانی پیگیری را می‌توانید برای فرزندی که دور است بفرستید تا او هم ببیند.',
      },
      { kind: 'p', text: 'چرا فقط تهران؟ چون قولی را می‌دهیم که می‌توانیم نگه داریم. شهرهای دیگر را وقتی می‌نویسیم که آماده باشند.' },
      {
        kind: 'callout',
        tone: 'emergency',
        title: 'اورژانس نیست',
        text: 'خدمات در منزل برای وضع اضطراری نیست. با درد سینه، تنگی نفس ناگهانی، ضعف یک سوی بدن یا بیهوشی با ۱۱۵ تماس بگیرید.',
      },
    ],
  },
  en: {
    title: 'Services at home begin in Tehran',
    summary:
      'Nurses, doctors, sampling, imaging, physiotherapy and equipment come to your address. For now in the city of Tehran only; you know the amount before you accept.',
    metaTitle: 'Zarban services at home in Tehran',
    metaDescription:
      'Ask Zarban for a nurse, doctor, lab sampling, imaging, physiotherapy or equipment at home: for now in the city of Tehran, with the amount known beforehand.',
    body: [
      {
        kind: 'p',
        text: 'Nobody who can hardly leave the bed should spend half a day on the road for one injection. From today, in the city of Tehran, the [services](/services) page takes requests for nurses, doctors, lab sampling, an ECG, imaging, physiotherapy, care by the hour or month, and equipment for rent.',
      },
      { kind: 'h2', text: 'From request to doorstep' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'You say which service, for whom, where and on which day; where a prescription is needed you add a photograph. You pay nothing.',
          'A specialist looks at the request.',
          'You learn the amount, part by part with its reason. You accept, or decline at no cost.',
          'Whoever comes has a name and a time, and is known at the door by a code that you hold.',
        ],
      },
      {
        kind: 'p',
        text: 'Requests are looked at from Saturday to Wednesday, and where each stands is written in your account with its due time. You can send the follow-up address to a son or daughter far away, who then sees it too.',
      },
      { kind: 'p', text: 'Why only Tehran? Because we promise what we can keep. Other cities will be named when they are ready.' },
      {
        kind: 'callout',
        tone: 'emergency',
        title: 'Not for emergencies',
        text: 'Services at home are not for emergencies. With chest pain, sudden breathlessness, weakness on one side of the body or loss of consciousness, call 115.',
      },
    ],
  },
};
