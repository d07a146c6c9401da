import type { ArticleSeed } from './article-type';

export const article: ArticleSeed = {
  slug: 'measuring-pressure-at-home',
  kind: 'article',
  category: 'public',
  drawing: 'nb1',
  publishedAt: '2026-09-05T06:30:00Z',
  authors: ['leila-forouzesh'],
  reviewedBy: 'dr-shirin-dadvar',
  reviewedAt: '2026-09-02',
  reviewDueAt: '2028-09-02',
  topics: ['blood-pressure', 'home-devices', 'older-people'],
  tags: ['blood-pressure', 'home-care', 'devices', 'family', 'older-people'],
  sources: [
    {
      title: 'Effects of Cuff Size on the Accuracy of Blood Pressure Readings: The Cuff(SZ) Randomized Crossover Trial',
      publisher: 'JAMA Internal Medicine',
      year: 2023,
      url: 'https://pubmed.ncbi.nlm.nih.gov/37548984/',
    },
    {
      title: 'Arm Position and Blood Pressure Readings: The ARMS Crossover Randomized Clinical Trial',
      publisher: 'JAMA Internal Medicine',
      year: 2024,
      url: 'https://pubmed.ncbi.nlm.nih.gov/39373998/',
    },
    {
      title: 'The case for home monitoring in hypertension, figure 2: suggested model for self-monitoring',
      publisher: 'BMC Medicine',
      year: 2010,
      url: 'https://bmcmedicine.biomedcentral.com/articles/10.1186/1741-7015-8-55/figures/2',
    },
    {
      title: 'CHEP Guidelines 2017: Home BP Measurement',
      publisher: 'Hypertension Canada',
      year: 2017,
      url: 'https://medsquares.com/data/mdguideline/chep/recommend_2017_ch03_01.html',
    },
    {
      title: '2020 consensus statement on home blood pressure monitoring: recommendations (table 1)',
      publisher: 'Acta Cardiologica Sinica',
      year: 2020,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7677637/table/T1',
    },
    {
      title: 'Guidelines regarding inter-arm blood pressure difference (table)',
      publisher: 'The Journal of Clinical Hypertension',
      year: 2020,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8030062/table/jch13978-tbl-0002',
    },
    {
      title: 'New classification in 2024 ESC guidelines for management of elevated BP and hypertension',
      publisher: 'PACE-CME',
      year: 2024,
      url: 'https://pace-cme.org/news/new-classification-2024-esc-guidelines-management-elevated-bp-and-hypertension/2468000/',
    },
    {
      title: 'Guidelines for the management of hypertension: 2024 ESC new recommendations',
      publisher: 'Schiller',
      year: 2024,
      url: 'https://www.schillerus.com/blogs/post/guidelines-for-the-management-of-hypertension-2024-esc-new-recommendations',
    },
    {
      title: 'When To Call 911 About High Blood Pressure',
      publisher: 'American Heart Association',
      year: 2026,
      url: 'https://www.heart.org/en/health-topics/high-blood-pressure/understanding-blood-pressure-readings/hypertensive-crisis-when-you-should-call-911-for-high-blood-pressure',
    },
  ],
  fa: {
    title: 'سنجش فشار در خانه: هفت روز، بازوبند درست، دست آرام',
    summary: 'چند عدد خوب از خانه گاهی بیش از یک عدد مطب به کار پزشک می‌آید؛ به شرط آنکه بازوبند، دست و نشستن درست باشد.',
    metaTitle: 'سنجش درست فشار خون در خانه',
    metaDescription: 'روش هفت‌روزه‌ی سنجش فشار خون در خانه: اندازه‌ی بازوبند، جای دست، شیوه‌ی نشستن، خطاهای رایج، و اینکه میانگین چه وقت بالاست.',
    body: [
      {
        kind: 'p',
        text: 'فشارسنج خانگی دستگاه ساده‌ای است، ولی ساده هم فریب می‌خورد. بازوبندی که تنگ است، دستی که روی پا رها شده، یا جمله‌ای که وسط سنجش گفته می‌شود، می‌تواند آدم سالم را «پرفشار» نشان دهد. خوبی‌اش این است که همه‌ی این خطاها را می‌شود در خانه درست کرد.',
      },
      {
        kind: 'p',
        text: 'چرا اصلاً در خانه؟ چون در مطب بعضی‌ها از دلهره فشارشان بالا می‌رود و بعضی‌ها برعکس، در مطب خوب‌اند و در زندگی روزمره نه. راهنمای ۲۰۲۴ انجمن قلب اروپا هم بر سنجش بیرون از مطب، هم برای تشخیص و هم برای پیگیری درمان، تأکید می‌کند.',
      },
      { kind: 'h2', text: 'بازوبند: نخست دور بازو را اندازه بگیرید' },
      {
        kind: 'p',
        text: 'با متر خیاطی دور بازو را در نیمه‌ی راه شانه تا آرنج اندازه بگیرید و با عددی که روی بازوبند چاپ شده مقایسه کنید. این کار دو دقیقه وقت می‌برد و مهم‌ترین دو دقیقه‌ی این نوشته است.',
      },
      {
        kind: 'p',
        text: 'در یک [کارآزمایی با ۱۹۵ نفر](https://pubmed.ncbi.nlm.nih.gov/37548984/) بازوبند معمولی را بر هر بازویی بستند. نتیجه‌ی فشار بالا (سیستولی) چنین بود:',
      },
      {
        kind: 'table',
        caption: 'بازوبند معمولی به‌جای بازوبند درست',
        head: ['بازوبندی که لازم بود', 'خطای فشار بالا'],
        rows: [
          ['کوچک', '۳٫۶ میلی‌متر جیوه کمتر از واقع'],
          ['بزرگ', '۴٫۸ میلی‌متر جیوه بیشتر از واقع'],
          ['خیلی بزرگ', '۱۹٫۵ میلی‌متر جیوه بیشتر از واقع'],
        ],
      },
      {
        kind: 'p',
        text: 'یعنی بازوبند تنگ می‌تواند از فشاری طبیعی، بیماری بسازد. بازوبند را روی پوست ببندید، دو انگشت بالاتر از گودی آرنج، چنان‌که یک تا دو انگشت زیرش جا شود.',
      },
      { kind: 'h2', text: 'دست و تن: صندلی نصف سنجش است' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'نیم ساعت پیش از آن نه ورزش، نه قهوه و چای پررنگ، نه سیگار. دستشویی بروید.',
          'روی صندلی پشت‌دار بنشینید، پشت تکیه‌داده، کف هر دو پا روی زمین، پاها روی هم نیفتاده. پنج دقیقه آرام.',
          'ساعد را روی میز بگذارید تا میان بازوبند هم‌سطح قلب باشد. کف دست رو به بالا و شل.',
          'هنگام سنجش حرف نزنید، به گوشی نگاه نکنید، دست را مشت نکنید.',
          'یک دقیقه بعد دوباره بسنجید. هر دو عدد و ضربان را بنویسید.',
        ],
      },
      {
        kind: 'p',
        text: 'جای دست شوخی نیست. در [کارآزمایی دیگری با ۱۳۳ نفر](https://pubmed.ncbi.nlm.nih.gov/39373998/)، دستی که روی پا گذاشته شده بود فشار بالا را ۳٫۹ و دست آویزان کنار تن آن را ۶٫۵ میلی‌متر جیوه بیشتر نشان داد. خیلی‌ها درست همین‌طور می‌سنجند.',
      },
      { kind: 'h2', text: 'کدام بازو؟' },
      {
        kind: 'p',
        text: 'بار نخست هر دو بازو را بسنجید. اگر یکی پیوسته بالاتر است، از آن پس همان را بسنجید و به پزشک بگویید کدام است. اختلاف کم در همه هست؛ اختلاف پیوسته‌ی بیش از ۱۵ میلی‌متر جیوه در فشار بالا را به پزشک نشان دهید، چون گاهی نشانه‌ی تنگی رگ دست است. اگر یک سوی بدن جراحی پستان، لنفادم یا فیستول دیالیز دارد، آن دست را نسنجید.',
      },
      { kind: 'h2', text: 'روش هفت‌روزه' },
      {
        kind: 'p',
        text: 'هفت روز پشت سر هم، صبح و شب، هر بار دو سنجش با یک دقیقه فاصله. صبح تا یک ساعت پس از بیداری، پیش از صبحانه و دارو؛ شب تا یک ساعت پیش از خواب. عددهای روز نخست را کنار بگذارید و میانگین بقیه را بگیرید: ۲۴ عدد.',
      },
      {
        kind: 'p',
        text: 'میانگین ۱۳۵ روی ۸۵ یا بیشتر در خانه بالا به شمار می‌آید. این با ۱۴۰ روی ۹۰ مطب هم‌سنگ است، نه سخت‌گیرانه‌تر و نه آسان‌گیرتر؛ فقط آدم در خانه آرام‌تر است. اگر روزی را جا انداختید کار خراب نشده است: با دوازده عدد هم می‌شود گفت‌وگو را آغاز کرد، ولی هر چه کامل‌تر، مطمئن‌تر.',
      },
      { kind: 'tool', tool: 'home-pressure-week', lead: 'عددهای هفت روز را بنویسید و میانگین را با برگه‌ی چاپی برای پزشک بگیرید.' },
      { kind: 'h2', text: 'خطاهایی که هر روز می‌بینیم' },
      {
        kind: 'list',
        items: [
          '**سنجش پی‌درپی تا عدد خوب شود.** فقط دو بار. اگر میان دو عدد بیش از ده میلی‌متر جیوه فاصله بود، یک بار سوم هم بسنجید و هر سه را بنویسید.',
          '**فقط وقتی حالم بد است می‌سنجم.** این عددها بالاترین‌ها هستند و میانگین زندگی شما نیستند.',
          '**دستگاه مچی روی پا.** دستگاه بازویی برای خانه بهتر است.',
          '**ضربان نامنظم.** بیشتر فشارسنج‌های خودکار برای فیبریلاسیون دهلیزی آزموده نشده‌اند. سه بار بسنجید و به پزشک بگویید ضربانتان نامنظم است.',
          '**گرد کردن عدد.** ۱۳۷ را ۱۴۰ ننویسید.',
          '**یک فشارسنج برای همه‌ی خانواده، بی نام.** نفر اول و دوم را جدا کنید تا میانگین‌ها قاطی نشود.',
        ],
      },
      { kind: 'device', product: 'nb1' },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'با یک عدد، دارو را عوض نکنید',
        text: 'نه قرص اضافه بخورید و نه قرصی را قطع کنید. اگر میانگین هفته بالا یا خیلی پایین بود یا هنگام برخاستن سرگیجه داشتید، با برگه‌ی عددها نزد پزشک بروید. در بارداری، با هر عدد ۱۴۰ روی ۹۰ یا بیشتر همان روز با پزشک یا ماما تماس بگیرید.',
      },
      {
        kind: 'callout',
        tone: 'emergency',
        title: '۱۱۵',
        text: 'فشار ۱۸۰ روی ۱۲۰ یا بالاتر همراه با درد سینه یا پشت، تنگی نفس، ضعف یا بی‌حسی، تاری دید یا سختی گفتار: همان لحظه ۱۱۵. بی نشانه: پنج دقیقه صبر، دوباره سنجش، و اگر ماند تماس همان‌روز با پزشک.',
      },
    ],
  },
  en: {
    title: 'Measuring blood pressure at home: seven days, the right cuff, a quiet arm',
    summary: 'A week of good readings from home can tell a doctor more than one reading in the clinic, provided that cuff, arm and chair are right.',
    metaTitle: 'How to measure blood pressure at home',
    metaDescription: 'The seven-day way of measuring blood pressure at home: cuff size, arm position, posture, common errors, and when an average is high.',
    body: [
      {
        kind: 'p',
        text: 'A home monitor is a simple device, and simply fooled. A cuff that is too tight, an arm dropped into the lap, a sentence spoken halfway through: each can make a healthy person look hypertensive. The good news is that every one of these errors can be put right at home.',
      },
      {
        kind: 'p',
        text: 'Why measure at home at all? Because some people’s pressure climbs from nerves in the clinic, and others do well there and badly in daily life. The European Society of Cardiology’s 2024 guideline stresses measuring outside the clinic both to diagnose and to follow treatment.',
      },
      { kind: 'h2', text: 'The cuff: measure your arm first' },
      {
        kind: 'p',
        text: 'Put a tape measure round your upper arm, halfway between shoulder and elbow, and compare the figure with the range printed on the cuff. It takes two minutes, and they are the most valuable two minutes in this article.',
      },
      {
        kind: 'p',
        text: 'In a [trial with 195 people](https://pubmed.ncbi.nlm.nih.gov/37548984/) a regular cuff was put on every arm, whatever its size. This is what happened to the upper (systolic) number:',
      },
      {
        kind: 'table',
        caption: 'A regular cuff in place of the right one',
        head: ['Cuff that was needed', 'Error in systolic pressure'],
        rows: [
          ['Small', '3.6 mmHg too low'],
          ['Large', '4.8 mmHg too high'],
          ['Extra large', '19.5 mmHg too high'],
        ],
      },
      {
        kind: 'p',
        text: 'A tight cuff, then, can turn a normal pressure into an illness. Wrap it on bare skin, two fingers above the crook of the elbow, so that one or two fingers still fit underneath.',
      },
      { kind: 'h2', text: 'Arm and body: the chair is half the measurement' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'For half an hour beforehand no exercise, no coffee or strong tea, no smoking. Use the toilet.',
          'Sit on a chair with a back, lean against it, both feet flat on the floor, legs uncrossed. Rest for five minutes.',
          'Lay your forearm on a table so that the middle of the cuff is level with your heart. Palm up, hand loose.',
          'While it measures, no talking, no looking at a phone, no clenched fist.',
          'Wait one minute and measure again. Write down both readings and the pulse.',
        ],
      },
      {
        kind: 'p',
        text: 'Arm position is no detail. In [another trial, with 133 people](https://pubmed.ncbi.nlm.nih.gov/39373998/), an arm resting in the lap read 3.9 mmHg too high and an arm hanging at the side 6.5 mmHg too high. Plenty of us measure exactly like that.',
      },
      { kind: 'h2', text: 'Which arm?' },
      {
        kind: 'p',
        text: 'The first time, measure both. If one is consistently higher, use that one from then on and tell your doctor which. Everyone has a small difference; show a doctor a steady gap of more than 15 mmHg in the upper number, since it sometimes points to a narrowed artery in the arm. Do not use an arm on the side of breast surgery, lymphoedema or a dialysis fistula.',
      },
      { kind: 'h2', text: 'The seven-day way' },
      {
        kind: 'p',
        text: 'Seven days in a row, morning and evening, two readings a minute apart each time. Mornings within an hour of waking, before breakfast and tablets; evenings within an hour of bedtime. Set the first day’s numbers aside and average the rest: 24 readings.',
      },
      {
        kind: 'p',
        text: 'An average of 135 over 85 or more counts as high at home. It is the counterpart of 140 over 90 in the clinic, neither stricter nor more lenient; people are simply calmer at home. If you miss a day nothing is spoiled: a dozen readings are enough to begin the conversation, though the fuller the week, the surer the answer.',
      },
      { kind: 'tool', tool: 'home-pressure-week', lead: 'Enter seven days of readings and get the average, with a printed sheet for your doctor.' },
      { kind: 'h2', text: 'Errors we meet every day' },
      {
        kind: 'list',
        items: [
          '**Measuring again and again until the number is nice.** Twice only. If the two differ by more than ten, take a third and write down all three.',
          '**Measuring only when unwell.** Those are your highest readings, not the average of your life.',
          '**A wrist device in the lap.** An upper-arm device is better for home.',
          '**An irregular pulse.** Most automatic monitors have not been validated in atrial fibrillation. Measure three times and tell your doctor the pulse is irregular.',
          '**Rounding.** Do not write 140 for 137.',
          '**One monitor for the whole family, no names.** Keep the first and second person apart, or the averages mix.',
        ],
      },
      { kind: 'device', product: 'nb1' },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'Never change medicine because of one number',
        text: 'Take no extra tablet and stop none. If the week’s average is high or very low, or you are dizzy on standing, take the sheet to your doctor. In pregnancy call your doctor or midwife the same day about any reading of 140 over 90 or more.',
      },
      {
        kind: 'callout',
        tone: 'emergency',
        title: '115',
        text: '180 over 120 or higher with pain in the chest or back, breathlessness, weakness or numbness, blurred vision or trouble speaking: call 115 at once. Without symptoms: wait five minutes, measure again, and if it stays call a doctor the same day.',
      },
    ],
  },
};
