import type { ArticleSeed } from './article-type';

export const article: ArticleSeed = {
  slug: 'reading-a-percentage',
  kind: 'article',
  category: 'statistics',
  publishedAt: '2026-09-08T06:30:00Z',
  authors: ['babak-rastegar'],
  reviewedBy: 'dr-shirin-dadvar',
  reviewedAt: '2026-09-05',
  reviewDueAt: '2028-09-05',
  topics: ['signals', 'heart'],
  tags: ['data', 'students'],
  sources: [
    {
      title: 'Statistics Notes: Diagnostic tests 2: predictive values',
      publisher: 'BMJ',
      year: 1994,
      url: 'https://www.bmj.com/content/309/6947/102.1.abstract',
    },
    {
      title: 'Validity of the FINDRISC as a prediction tool for diabetes in a contemporary Norwegian population: a 10-year follow-up of the HUNT study',
      publisher: 'BMJ Open Diabetes Research & Care (PubMed Central)',
      year: 2019,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6887494',
    },
  ],
  fa: {
    title: 'آزمایش «۹۰ درصد درست» چرا این‌قدر اشتباه می‌کند؟',
    summary: 'حساسیت، ویژگی و یک حساب ساده با هزار نفر: چرا جواب مثبتِ یک آزمایش خوب، در آدم سالم بیشتر وقت‌ها هشدار بیهوده است.',
    metaTitle: 'حساسیت و ویژگی آزمایش به زبان ساده',
    metaDescription: 'یک آزمایش ۹۰ درصدی مثبت شده؛ احتمال بیماری چقدر است؟ با هزار نفرِ فرضی می‌شماریم و می‌بینیم چرا شیوع بیماری پاسخ را عوض می‌کند.',
    body: [
      {
        kind: 'p',
        text: 'برگه‌ی آزمایش می‌گوید «مثبت». روی جعبه نوشته: «درستی ۹۰ درصد». پس با احتمال نود درصد بیمارید؟ نه. ممکن است احتمالش هشت درصد باشد. این نه نیرنگ آزمایشگاه است و نه خطای چاپ؛ فقط دو پرسشِ شبیه به هم را جای یکدیگر گرفته‌ایم.',
      },
      { kind: 'h2', text: 'دو عدد که سازنده می‌دهد' },
      {
        kind: 'p',
        text: 'هر آزمایشی دو جور کار می‌کند. باید بیمار را بگیرد، و باید سالم را رها کند. برای هر کدام عددی هست:',
      },
      {
        kind: 'list',
        items: [
          '**حساسیت:** از صد نفر که بیماری را دارند، آزمایش چند نفر را مثبت می‌کند.',
          '**ویژگی:** از صد نفر که بیماری را ندارند، آزمایش چند نفر را منفی می‌کند.',
        ],
      },
      {
        kind: 'p',
        text: 'دقت کنید که هر دو از آخر به اول می‌آیند: نخست می‌دانیم چه کسی بیمار است، بعد نگاه می‌کنیم آزمایش چه گفت. شما در خانه درست وارونه‌اید. جواب را می‌دانید و می‌خواهید بدانید بیمارید یا نه. پاسخِ **این** پرسش نام دیگری دارد: **ارزش اخباری**. دو آمارشناس در یادداشتی کوتاه در BMJ همین را گوشزد کرده‌اند: آزمایش برای رسیدن به تشخیص است، و حساسیت و ویژگی به‌تنهایی نمی‌گویند تشخیص با چه احتمالی درست است.',
      },
      { kind: 'h2', text: 'هزار نفر را بشماریم' },
      {
        kind: 'callout',
        tone: 'note',
        title: 'عددهای این حساب ساختگی است',
        text: 'برای آسان شدن حساب، عددهای گرد برداشته‌ایم. آمار هیچ بیماری و هیچ دستگاهی نیست.',
      },
      {
        kind: 'p',
        text: 'هزار آدم بی‌علامت را در نظر بگیرید که ده نفرشان بیماری‌ای پنهان دارند: یک درصد. آزمایشی داریم با حساسیت ۹۰ و ویژگی ۹۰ درصد. از ده بیمار، نه نفر مثبت می‌شوند. از ۹۹۰ سالم، ده درصد، یعنی ۹۹ نفر، به‌اشتباه مثبت می‌شوند.',
      },
      {
        kind: 'table',
        caption: 'هزار نفر، شیوع یک درصد (عددهای فرضی)',
        head: ['', 'بیمار', 'سالم', 'جمع'],
        rows: [
          ['آزمایش مثبت', '۹', '۹۹', '۱۰۸'],
          ['آزمایش منفی', '۱', '۸۹۱', '۸۹۲'],
          ['جمع', '۱۰', '۹۹۰', '۱٬۰۰۰'],
        ],
      },
      {
        kind: 'p',
        text: 'حالا سطر اول را بخوانید. ۱۰۸ نفر جواب مثبت گرفته‌اند و فقط ۹ نفرشان بیمارند: `9 ÷ 108 ≈ 8%`. از هر دوازده هشدار، یازده تا بیهوده است. آزمایش بد نیست؛ سالم‌ها خیلی زیادند و خطای کوچک در جمعی بزرگ، عددی بزرگ می‌سازد.',
      },
      {
        kind: 'p',
        text: 'سطر دوم را هم ببینید: از ۸۹۲ جواب منفی فقط یکی غلط است. همین آزمایش برای **کنار گذاشتن** بیماری بسیار خوب است.',
      },
      { kind: 'h2', text: 'همان آزمایش، در اتاق پزشک' },
      {
        kind: 'p',
        text: 'اکنون همان آزمایش را پیش کسانی ببرید که علامت دارند و پزشک به بیماری‌شان شک کرده است. فرض کنید از هر صد نفرِ آن‌ها سی نفر بیمارند. از هزار نفر، ۳۰۰ بیمار داریم که ۲۷۰ نفرشان مثبت می‌شوند، و ۷۰۰ سالم که ۷۰ نفرشان. ارزش جواب مثبت: `270 ÷ 340 ≈ 79%`.',
      },
      {
        kind: 'table',
        caption: 'جواب مثبت چقدر درست است؟ حساسیت و ویژگی در همه‌ی سطرها ۹۰ درصد (عددهای فرضی)',
        head: ['از هر صد نفر چند نفر بیمارند', 'از هر صد جواب مثبت چند تا درست است'],
        rows: [
          ['۱', '۸'],
          ['۵', '۳۲'],
          ['۱۰', '۵۰'],
          ['۳۰', '۷۹'],
          ['۵۰', '۹۰'],
        ],
      },
      {
        kind: 'p',
        text: 'دستگاه عوض نشد؛ آدم‌ها عوض شدند. برای همین پزشک پیش از آزمایش آن‌همه می‌پرسد: سن، علامت، سابقه‌ی خانواده. هر پاسخ، احتمالِ پیش از آزمایش را جابه‌جا می‌کند و معنای جواب را هم.',
      },
      { kind: 'h2', text: 'یک نمونه‌ی واقعی' },
      {
        kind: 'p',
        text: 'پژوهشی در نروژ نزدیک به ۴۸ هزار بزرگسال بی‌دیابت را ده سال دنبال کرد تا ببیند پرسشنامه‌ی خطر دیابت، FINDRISC، چقدر پیش‌بینی می‌کند. با مرز ۱۵ امتیاز، حساسیت ۳۸ درصد و ویژگی ۹۰ درصد بود. در همان جمعیت ۴ درصد دیابت گرفتند. نتیجه؟ از کسانی که امتیاز بالا داشتند، ۱۳٫۵ درصد دیابت گرفتند؛ از کسانی که امتیاز پایین داشتند، ۹۷٫۲ درصد نگرفتند.',
      },
      {
        kind: 'p',
        text: 'پس امتیاز بالا نه حکم است و نه هیچ: خطر را بیش از سه برابرِ میانگین نشان می‌دهد و می‌گوید وقت آزمایش خون است. با پایین آوردن مرز به ۱۱، حساسیت ۷۳ درصد شد ولی یک‌سوم مردم «پرخطر» نام گرفتند. هر مرزی، معامله‌ای میان جا انداختن و ترساندن است.',
      },
      { kind: 'h2', text: 'پنج پرسش پیش از باور کردن یک درصد' },
      {
        kind: 'list',
        ordered: true,
        items: [
          '«درستی» یعنی چه: حساسیت، ویژگی، یا درصدِ کلِ جواب‌های درست؟ سومی به‌تنهایی گمراه‌کننده است.',
          'درصدِ **از چه کسانی** است؟ از بیماران، از سالم‌ها، یا از جواب‌های مثبت؟',
          'میان آدم‌هایی مثل من، بیماری چقدر است؟',
          'قدم بعدی پس از مثبت شدن چیست؟ آزمایش دوم، هشدارهای بیهوده را غربال می‌کند.',
          'اگر منفی شد، با علامتی که دارم خیالم آسوده باشد؟ اگر علامت جدی است، نه.',
        ],
      },
      {
        kind: 'p',
        text: 'و یک عادت کوچک: درصد را به آدم برگردانید. «از هر هزار نفرِ مثل من…» را که کامل کنید، بیشتر اشتباه‌ها خودشان پیدا می‌شوند.',
      },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'جواب دستگاه، جای علامت را نمی‌گیرد',
        text: 'اگر فشارسنج، نوار خانگی یا پرسشنامه‌ای می‌گوید «طبیعی» ولی درد سینه، تنگی نفس یا ضعف ناگهانی دارید، حرف بدن را باور کنید و با ۱۱۵ تماس بگیرید.',
      },
    ],
  },
  en: {
    title: 'Why does a test that is “90% right” go wrong so often?',
    summary: 'Sensitivity, specificity and a simple count of a thousand people: why a positive result of a good test is mostly a false alarm in the healthy.',
    metaTitle: 'Sensitivity and specificity in plain words',
    metaDescription:
      'A 90% test came back positive: how likely is the disease? We count a made-up thousand people and see why how common it is changes the answer.',
    body: [
      {
        kind: 'p',
        text: 'The slip says “positive”. The box says “90% accurate”. So you are 90% likely to be ill? No. It may be 8%. Nobody is cheating you and nothing was misprinted: two questions that look alike have changed places.',
      },
      { kind: 'h2', text: 'The two numbers a maker gives' },
      { kind: 'p', text: 'Every test has two jobs. It must catch the ill and let the healthy go. Each job has its number:' },
      {
        kind: 'list',
        items: [
          '**Sensitivity:** of a hundred people who have the disease, how many does the test call positive?',
          '**Specificity:** of a hundred people who do not have it, how many does the test call negative?',
        ],
      },
      {
        kind: 'p',
        text: 'Both run backwards: first we know who is ill, then we look at what the test said. At home you stand at the other end. You know the result and want to know whether you are ill. The answer to **that** question is called the **predictive value**. Two statisticians made the point in a short note in the BMJ: a test exists to make a diagnosis, and sensitivity and specificity alone do not tell how likely the diagnosis is to be right.',
      },
      { kind: 'h2', text: 'Let us count a thousand people' },
      {
        kind: 'callout',
        tone: 'note',
        title: 'These numbers are made up',
        text: 'They are round so that the sum is easy. They describe no real disease and no real device.',
      },
      {
        kind: 'p',
        text: 'Take a thousand people without symptoms, ten of whom carry a hidden disease: one per cent. Our test has a sensitivity and a specificity of 90%. Of the ten who are ill, nine test positive. Of the 990 who are healthy, a tenth, 99 people, test positive by mistake.',
      },
      {
        kind: 'table',
        caption: 'A thousand people, one per cent ill (made-up numbers)',
        head: ['', 'Ill', 'Healthy', 'Sum'],
        rows: [
          ['Test positive', '9', '99', '108'],
          ['Test negative', '1', '891', '892'],
          ['Sum', '10', '990', '1,000'],
        ],
      },
      {
        kind: 'p',
        text: 'Now read along the first row. Of 108 positive results, nine are true: `9 ÷ 108 ≈ 8%`. Eleven alarms in twelve are false. The test is not bad; there are simply so many healthy people that a small error among them makes a large number.',
      },
      {
        kind: 'p',
        text: 'Look at the second row too: of 892 negative results, one is wrong. The same test is very good at **ruling the disease out**.',
      },
      { kind: 'h2', text: 'The same test in a doctor’s room' },
      {
        kind: 'p',
        text: 'Now use it on people who have symptoms and whose doctor already suspects something. Say thirty in a hundred of them are ill. Of a thousand, 300 are ill and 270 of these test positive; 700 are healthy and 70 of these do. The value of a positive result: `270 ÷ 340 ≈ 79%`.',
      },
      {
        kind: 'table',
        caption: 'How often is a positive result right? Sensitivity and specificity are 90% in every row (made-up numbers)',
        head: ['Ill among a hundred people', 'Right among a hundred positive results'],
        rows: [
          ['1', '8'],
          ['5', '32'],
          ['10', '50'],
          ['30', '79'],
          ['50', '90'],
        ],
      },
      {
        kind: 'p',
        text: 'The device is the same; the people are not. That is why doctors ask so much before they test: age, symptoms, family. Each answer moves the chance before the test, and with it the meaning of the result.',
      },
      { kind: 'h2', text: 'One from real life' },
      {
        kind: 'p',
        text: 'A Norwegian study followed almost 48,000 adults without known diabetes for ten years to see how well a questionnaire, FINDRISC, foretells it. At a limit of 15 points its sensitivity was 38% and its specificity 90%; 4% of all developed diabetes. So, of those with a high score 13.5% did, and of those with a low score 97.2% did not.',
      },
      {
        kind: 'p',
        text: 'A high score is therefore neither a verdict nor nothing: it points to more than three times the average risk and says that a blood test is due. Lowering the limit to 11 raised the sensitivity to 73%, but then a third of all people were called “at risk”. Every limit trades missing against frightening.',
      },
      { kind: 'h2', text: 'Five questions before you believe a percentage' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'What does “accurate” mean: sensitivity, specificity, or the share of all results that were right? The last one misleads when it stands alone.',
          'A percentage **of whom**: of the ill, of the healthy, or of positive results?',
          'How common is the disease among people like me?',
          'What follows a positive result? A second, different test sifts out false alarms.',
          'If it is negative, may I relax despite my symptoms? If they are serious, no.',
        ],
      },
      {
        kind: 'p',
        text: 'And one small habit: turn percentages back into people. Finish the sentence “of a thousand people like me…” and most mistakes show themselves.',
      },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'A device does not overrule a symptom',
        text: 'If a blood-pressure monitor, a home trace or a questionnaire says “normal” but you have chest pain, breathlessness or sudden weakness, believe your body and call 115.',
      },
    ],
  },
};
