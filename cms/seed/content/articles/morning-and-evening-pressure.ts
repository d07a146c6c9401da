import type { ArticleSeed } from './article-type';

export const article: ArticleSeed = {
  slug: 'morning-and-evening-pressure',
  kind: 'article',
  category: 'public',
  drawing: 'nb1',
  publishedAt: '2026-11-10T06:30:00Z',
  authors: ['niloofar-arasteh', 'leila-forouzesh'],
  reviewedBy: 'dr-kaveh-mehrgan',
  reviewedAt: '2026-11-08',
  reviewDueAt: '2028-11-08',
  topics: ['blood-pressure', 'home-devices'],
  tags: ['blood-pressure', 'home-care', 'devices', 'family', 'sleep-and-stress'],
  sources: [
    {
      title: 'Controversies in Hypertension III: Dipping, Nocturnal Hypertension, and the Morning Surge',
      publisher: 'The American Journal of Medicine',
      year: 2023,
      url: 'https://www.amjmed.com/article/S0002-9343%2823%2900160-2/pdf',
    },
    {
      title: 'Regulation of Circadian Blood Pressure: From Mice to Astronauts',
      publisher: 'Current Opinion in Nephrology and Hypertension',
      year: 2010,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC2876349/',
    },
    {
      title: 'Status of home blood pressure measured in morning and evening: evaluation in normotensives and hypertensives in Japanese urban population',
      publisher: 'Hypertension Research',
      year: 2005,
      url: 'https://keio.pure.elsevier.com/en/publications/status-of-home-blood-pressure-measured-in-morning-and-evening-eva',
    },
    {
      title: 'The HOPE Asia Network 2022 update to the consensus on morning hypertension management',
      publisher: 'The Journal of Clinical Hypertension',
      year: 2022,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9532929/table/jch14555-tbl-0001',
    },
    {
      title: '2020 consensus statement on home blood pressure monitoring: recommendations (table 1)',
      publisher: 'Acta Cardiologica Sinica',
      year: 2020,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7677637/table/T1',
    },
    {
      title: 'When To Call 911 About High Blood Pressure',
      publisher: 'American Heart Association',
      year: 2026,
      url: 'https://www.heart.org/en/health-topics/high-blood-pressure/understanding-blood-pressure-readings/hypertensive-crisis-when-you-should-call-911-for-high-blood-pressure',
    },
  ],
  fa: {
    title: 'چرا فشار صبح و شب فرق دارد؟',
    summary: 'فشار خون در شبانه‌روز بالا و پایین می‌رود. چه ساعتی بسنجیم که عددها با هم قابل مقایسه باشند؟',
    metaTitle: 'چرا فشار خون صبح و شب فرق دارد؟',
    metaDescription: 'فشار خون در خواب پایین می‌آید و صبح بالا می‌رود. چه ساعتی و چطور بسنجیم تا عددهای چند روز با هم مقایسه شوند، و کی به پزشک بگوییم.',
    body: [
      {
        kind: 'p',
        text: 'صبح، پیش از چای، فشارسنج ۱۴۲ روی ۸۸ نشان می‌دهد. شب، همان آدم و همان دستگاه، ۱۲۹ روی ۷۸. نخستین گمان این است که دستگاه خراب است. بیشتر وقت‌ها نیست: هر دو عدد درست‌اند، چون فشار خون در یک شبانه‌روز ثابت نمی‌ماند و قرار هم نیست بماند.',
      },
      {
        kind: 'p',
        text: 'پس پرسش درست این نیست که کدام عدد را باور کنیم. پرسش این است که چه وقت و چگونه بسنجیم تا عدد امروز را بشود کنار عدد دیروز گذاشت.',
      },
      { kind: 'h2', text: 'بدن ساعت دارد' },
      {
        kind: 'p',
        text: 'در خواب، دستگاه عصبیِ آماده‌باش آرام می‌گیرد، رگ‌ها بازتر می‌شوند و قلب کندتر می‌زند. در بیشتر آدم‌ها فشار شب [۱۰ تا ۲۰ درصد پایین‌تر از روز](https://www.amjmed.com/article/S0002-9343%2823%2900160-2/pdf) است. نزدیک بیداری ورق برمی‌گردد: هورمون‌های بیداری بالا می‌روند، از جا برمی‌خیزیم و فشار در ساعت‌های صبح به اوج می‌رسد.',
      },
      {
        kind: 'p',
        text: 'شکل این موج در همه یکسان نیست. سه چیز بیش از همه آن را می‌سازد: جنب‌وجوش روز، کار دستگاه عصبی خودکار، و اینکه کلیه با نمک چه می‌کند. برای همین، یک شام شور یا یک شب بی‌خوابی می‌تواند عدد صبح را جابه‌جا کند.',
      },
      { kind: 'h2', text: 'چرا صبحِ بعضی‌ها بالاتر است' },
      {
        kind: 'p',
        text: 'در یک بررسی روی چند صد کارمند در توکیو، کسانی که دارو می‌خوردند صبح به‌طور میانگین ۱۳۹ روی ۸۸ و شب ۱۳۰ روی ۷۹ داشتند. در کسانی که فشارشان طبیعی بود فشار بالا (سیستولی) صبح و شب تقریباً یکی بود و فقط فشار پایین (دیاستولی) صبح کمی بیشتر بود. گروهی که دارو می‌خوردند کوچک بود، هفتاد نفر؛ ولی این الگو برای پزشکان آشناست.',
      },
      { kind: 'p', text: 'چیزهایی که عدد صبح را بالا می‌برند:' },
      {
        kind: 'list',
        items: [
          '**ته‌کشیدن دارو.** اثر قرص دیروز پیش از خوردن قرص امروز کم شده است. این را فقط با سنجش پیش از دارو می‌شود دید.',
          '**خواب بد.** خروپف با بندآمدن نفس، بی‌خوابی، یا چند بار بیدار شدن برای دستشویی.',
          '**مثانه‌ی پر، سرمای اتاق، درد** یا سیگار و قهوه‌ی پیش از سنجش.',
          '**نمک زیاد** در شام شب پیش، به‌ویژه در کسی که کلیه‌اش نمک را دیر بیرون می‌دهد.',
        ],
      },
      {
        kind: 'p',
        text: 'شب هم عامل‌های خودش را دارد. شام سنگین و دوش گرم فشار را برای مدتی پایین می‌آورند؛ بحث و خبر ناگوار و کار عقب‌مانده آن را بالا می‌برند.',
      },
      { kind: 'h2', text: 'دو وقت ثابت، با یک آیین ثابت' },
      {
        kind: 'p',
        text: 'اگر هر روز ساعتی دیگر بسنجید، نمی‌دانید تغییر از دارو بوده است یا از ساعت. دو وقت را نگه دارید و هر بار همان کارها را بکنید.',
      },
      {
        kind: 'table',
        caption: 'صبح و شب، هر بار به یک شکل',
        head: ['', 'صبح', 'شب'],
        rows: [
          ['چه وقت', 'تا یک ساعت پس از بیداری', 'تا یک ساعت پیش از خواب'],
          ['پیش از', 'صبحانه و داروی فشار', 'رفتن به رختخواب'],
          ['پس از', 'دستشویی', 'دستشویی و دست‌کم نیم ساعت پس از قهوه، سیگار یا ورزش'],
          ['چند بار', 'دو بار، با یک دقیقه فاصله', 'دو بار، با یک دقیقه فاصله'],
          ['چگونه', 'پنج دقیقه نشسته، پشت تکیه‌داده، بازو هم‌سطح قلب', 'همان'],
        ],
      },
      {
        kind: 'p',
        text: 'هر چهار عدد را بنویسید، حتی آن‌هایی را که دوست ندارید. عددی که پاک شود، پزشک را به راه نادرست می‌برد. آداب کامل سنجش در [سنجش فشار در خانه](/magazine/measuring-pressure-at-home) آمده است.',
      },
      { kind: 'device', product: 'nb1' },
      { kind: 'h2', text: 'میانگین را با میانگین بسنجید' },
      {
        kind: 'p',
        text: 'یک عدد تنها چیز کمی می‌گوید. هفت روز، صبح و شب، دو بار در هر نوبت بسنجید؛ روز نخست را که معمولاً بالاتر است کنار بگذارید و میانگین شش روز دیگر را بگیرید. در خانه میانگین ۱۳۵ روی ۸۵ یا بیشتر بالا به شمار می‌آید. میانگین صبح و میانگین شب را جدا هم حساب کنید: همین دو عدد است که پرسش این نوشته را برای خود شما پاسخ می‌دهد.',
      },
      { kind: 'tool', tool: 'home-pressure-week', lead: 'عددهای یک هفته را بنویسید؛ میانگین کل و میانگین صبح و شب را می‌گوید و برگه‌ای برای پزشک می‌سازد.' },
      { kind: 'h2', text: 'اگر فاصله همیشگی است' },
      {
        kind: 'p',
        text: 'چند میلی‌متر جیوه اختلاف میان صبح و شب طبیعی است و کاری نمی‌خواهد. اگر میانگین صبحِ یک هفته ۱۳۵ روی ۸۵ یا بالاتر است، حتی وقتی عدد مطب و عدد شب خوب‌اند، آن را به پزشک نشان دهید. اگر خروپف می‌کنید و روزها خواب‌آلودید، این را هم بگویید.',
      },
      {
        kind: 'p',
        text: 'از سوی دیگر، عدد خیلی پایین هم خبر است: اگر شب‌ها یا هنگام برخاستن سرگیجه دارید، فشار نشسته و یک دقیقه پس از ایستادن را بسنجید و یادداشت کنید.',
      },
      {
        kind: 'p',
        text: 'یک چیز را پنهان نکنیم: فشار صبح با خطر قلبی پیوند دارد، ولی هنوز کارآزمایی‌های خوبی نداریم که نشان دهد تغییر درمان فقط به‌خاطر این الگو سودی می‌رساند. برای همین ساعت یا مقدار قرص را خودسرانه عوض نکنید؛ برگه‌ی هفت‌روزه را ببرید و با پزشک تصمیم بگیرید.',
      },
      {
        kind: 'callout',
        tone: 'emergency',
        title: 'کی با ۱۱۵ تماس بگیریم',
        text: 'اگر فشار ۱۸۰ روی ۱۲۰ یا بالاتر است و درد سینه یا پشت، تنگی نفس، بی‌حسی یا ضعف، تاری دید یا سختی در حرف زدن هم هست، با ۱۱۵ تماس بگیرید و منتظر پایین آمدن عدد نمانید. اگر نشانه‌ای نیست، پنج دقیقه آرام بنشینید و دوباره بسنجید؛ اگر باز همان بود، همان روز با پزشک حرف بزنید.',
      },
    ],
  },
  en: {
    title: 'Why is blood pressure different in the morning and at night?',
    summary: 'Blood pressure rises and falls through the day. When should you measure, so that numbers can be compared?',
    metaTitle: 'Why is blood pressure different morning and night?',
    metaDescription:
      'Blood pressure falls in sleep and climbs in the morning. When and how to measure so that days can be compared, and when to tell your doctor.',
    body: [
      {
        kind: 'p',
        text: 'Before breakfast the monitor says 142 over 88. At bedtime the same monitor, on the same arm, says 129 over 78. It is tempting to blame the machine. Usually the machine is fine and both numbers are true: blood pressure is not meant to stand still through a day and a night.',
      },
      {
        kind: 'p',
        text: 'So the useful question is not which number to believe. It is when and how to measure, so that today’s number can be laid beside yesterday’s.',
      },
      { kind: 'h2', text: 'Your body keeps time' },
      {
        kind: 'p',
        text: 'In sleep the alarm side of the nervous system stands down, vessels relax and the heart slows. In most people pressure at night is [10 to 20 percent lower than by day](https://www.amjmed.com/article/S0002-9343%2823%2900160-2/pdf). Around waking the tide turns: wake-up hormones rise, we get on our feet, and pressure reaches its peak in the morning hours.',
      },
      {
        kind: 'p',
        text: 'The shape of that wave differs between people. Three things do most of the shaping: how active the day is, how the autonomic nervous system behaves, and what the kidneys do with salt. That is why one salty dinner or one bad night can move the morning number.',
      },
      { kind: 'h2', text: 'Why some mornings run high' },
      {
        kind: 'p',
        text: 'In a study of several hundred employees in Tokyo, people on treatment averaged 139 over 88 in the morning and 130 over 79 in the evening. In people with normal pressure the upper number was practically the same at both ends of the day, and only the lower one was slightly higher in the morning. The treated group was small, seventy people, but doctors know the pattern well.',
      },
      { kind: 'p', text: 'Things that push the morning number up:' },
      {
        kind: 'list',
        items: [
          '**Medicine running out.** Yesterday’s tablet has faded before today’s is taken. Only a reading taken before the tablet can show this.',
          '**Poor sleep**: snoring with pauses in breathing, insomnia, or several trips to the toilet.',
          '**A full bladder, a cold room, pain,** or a cigarette or coffee just before the reading.',
          '**A lot of salt** the evening before, above all in people whose kidneys are slow to let it go.',
        ],
      },
      {
        kind: 'p',
        text: 'Evenings have influences of their own. A heavy meal or a hot shower lowers pressure for a while; an argument, bad news or unfinished work raises it.',
      },
      { kind: 'h2', text: 'Two fixed times, one fixed routine' },
      {
        kind: 'p',
        text: 'If you measure at a different hour each day, you cannot tell whether the change came from the treatment or from the clock. Keep two times and do the same things each time.',
      },
      {
        kind: 'table',
        caption: 'Morning and evening, the same way each time',
        head: ['', 'Morning', 'Evening'],
        rows: [
          ['When', 'within an hour of waking', 'within an hour of going to bed'],
          ['Before', 'breakfast and blood-pressure tablets', 'lying down'],
          ['After', 'using the toilet', 'using the toilet, and at least half an hour after coffee, smoking or exercise'],
          ['How often', 'twice, one minute apart', 'twice, one minute apart'],
          ['How', 'seated for five minutes, back supported, arm at heart level', 'the same'],
        ],
      },
      {
        kind: 'p',
        text: 'Write down all four numbers, including the ones you dislike. A reading that has been quietly dropped sends the doctor the wrong way. The whole technique is in [measuring pressure at home](/magazine/measuring-pressure-at-home).',
      },
      { kind: 'device', product: 'nb1' },
      { kind: 'h2', text: 'Compare averages with averages' },
      {
        kind: 'p',
        text: 'A single reading says little. Measure for seven days, morning and evening, twice each time; set the first day aside, as it tends to run high, and average the other six. At home an average of 135 over 85 or more counts as raised. Work out the morning average and the evening average separately too: those two numbers answer the question of this article for you personally.',
      },
      {
        kind: 'tool',
        tool: 'home-pressure-week',
        lead: 'Enter a week of readings: it gives the overall, morning and evening averages and a sheet to take to your doctor.',
      },
      { kind: 'h2', text: 'When the gap is always there' },
      {
        kind: 'p',
        text: 'A few millimetres of mercury between morning and evening are normal and need nothing done. If the morning average over a week is 135 over 85 or higher, show it to a doctor even when the clinic reading and the evening readings look good. If you snore and are sleepy by day, say so as well.',
      },
      {
        kind: 'p',
        text: 'Low numbers are news too. If you feel dizzy at night or on standing, take one reading seated and another a minute after standing up, and note both.',
      },
      {
        kind: 'p',
        text: 'One thing should be said plainly. Morning pressure goes along with heart risk, yet there are still no good trials showing that changing treatment because of this pattern alone does any good. So do not move or change tablets on your own; take the seven-day sheet along and decide with your doctor.',
      },
      {
        kind: 'callout',
        tone: 'emergency',
        title: 'When to call 115',
        text: 'If pressure is 180 over 120 or higher together with pain in the chest or back, breathlessness, numbness or weakness, blurred vision or trouble speaking, call 115 and do not wait for the number to fall. With no symptoms, sit quietly for five minutes and measure again; if it is just as high, speak to a doctor the same day.',
      },
    ],
  },
};
