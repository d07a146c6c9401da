import type { ArticleSeed } from './article-type';

export const article: ArticleSeed = {
  slug: 'type-two-diabetes-risk',
  kind: 'article',
  category: 'public',
  publishedAt: '2026-11-14T06:30:00Z',
  authors: ['niloofar-arasteh'],
  reviewedBy: 'dr-shirin-dadvar',
  reviewedAt: '2026-11-11',
  reviewDueAt: '2028-11-11',
  topics: ['diabetes'],
  tags: ['diabetes', 'family', 'exercise'],
  sources: [
    {
      title: 'Validity of the FINDRISC as a prediction tool for diabetes in a contemporary Norwegian population: a 10-year follow-up of the HUNT study',
      publisher: 'BMJ Open Diabetes Research & Care (PubMed Central)',
      year: 2019,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6887494',
    },
    {
      title: 'Non-invasive Risk Prediction Models in Identifying Undiagnosed Type 2 Diabetes or Predicting Future Incident Cases in the Iranian Population',
      publisher: 'Archives of Iranian Medicine',
      year: 2019,
      url: 'https://metajournal.com/articles/1018205',
    },
    {
      title: 'Diabetes Mellitus: Findings from 20 Years of the Tehran Lipid and Glucose Study',
      publisher: 'International Journal of Endocrinology and Metabolism',
      year: 2018,
      url: 'https://dx.doi.org/10.5812/ijem.84784',
    },
    {
      title: 'Finnish Diabetic Risk Score: A Tool for Predicting Risk of Undiagnosed Type 2 Diabetes Mellitus',
      publisher: 'Annals of Medical and Health Sciences Research',
      year: 2017,
      url: 'https://amhsr.org/articles/finnish-diabetic-risk-score-a-tool-for-predicting-risk-of-undiagnosed-type-2-diabetes-mellitus-3699.html',
    },
    {
      title: 'Criteria for the Screening and Diagnosis of Prediabetes and Diabetes (Table 2.2/2.5)',
      publisher: 'American Diabetes Association, Clinical Diabetes',
      year: 2021,
      url: 'https://clinical.diabetesjournals.org/highwire/markup/9308/expansion',
    },
    {
      title: 'Reduction in the Incidence of Type 2 Diabetes with Lifestyle Intervention or Metformin',
      publisher: 'New England Journal of Medicine',
      year: 2002,
      url: 'https://doi.org/10.1056/NEJMoa012512',
    },
  ],
  fa: {
    title: 'خطر دیابت نوع دو: هشت پرسش، یک عدد، و آنچه آن عدد نمی‌داند',
    summary: 'پرسشنامه‌ی FINDRISC بی خون گرفتن خطر ده سال آینده را برآورد می‌کند. ببینید چطور می‌شمارد، در ایران چقدر می‌خواند و پس از آن چه باید کرد.',
    metaTitle: 'خطر دیابت نوع دو و پرسشنامه‌ی FINDRISC',
    metaDescription: 'امتیاز FINDRISC چیست، از چه پرسش‌هایی می‌آید، در پژوهش تهران چقدر خوب کار کرد، کی آزمایش قند لازم است و چه کاری خطر را کم می‌کند.',
    body: [
      {
        kind: 'p',
        text: 'دیابت نوع دو سال‌ها بی‌صدا پیش می‌رود. قند کمی بالاست، آدم چیزی حس نمی‌کند و کسی آزمایش نمی‌نویسد. پس فکری ساده پیش آمد: با پرسش‌هایی که هر کس جوابشان را می‌داند، پیدا کنیم چه کسی بهتر است **زودتر** آزمایش بدهد.',
      },
      {
        kind: 'p',
        text: 'نتیجه در فنلاند شد FINDRISC: هشت پرسش، بی سوزن، در دو دقیقه. جمع امتیاز از صفر تا ۲۶ است.',
      },
      { kind: 'h2', text: 'امتیاز از کجا می‌آید' },
      {
        kind: 'table',
        caption: 'هشت پرسش FINDRISC و بیشترین امتیاز هر یک',
        head: ['پرسش', 'بیشترین امتیاز', 'دست ماست؟'],
        rows: [
          ['سابقه‌ی قند بالا، حتی یک بار یا در بارداری', '۵', 'نه، ولی پیگیری‌اش چرا'],
          ['دیابت در پدر، مادر، خواهر، برادر یا فرزند', '۵', 'نه'],
          ['سن (از ۴۵ سالگی امتیاز دارد)', '۴', 'نه'],
          ['دور کمر', '۴', 'بله'],
          ['نمایه‌ی توده‌ی بدن', '۳', 'بله'],
          ['داروی فشار خون', '۲', 'تا اندازه‌ای'],
          ['کمتر از نیم ساعت تحرک در روز', '۲', 'بله'],
          ['نخوردن روزانه‌ی سبزی و میوه', '۱', 'بله'],
        ],
      },
      {
        kind: 'p',
        text: 'برای قند بالا و دیابت خانواده بیشترین امتیاز را گذاشته‌اند، چون بیشترین خبر را می‌دهند. دور کمر جداگانه شمرده می‌شود، زیرا چربی شکم با مقاومت به انسولین پیوند نزدیک‌تری دارد تا وزن تنها؛ آدم لاغرِ شکم‌دار هم از چشم پرسشنامه نمی‌افتد.',
      },
      {
        kind: 'tool',
        tool: 'diabetes-risk',
        lead: 'متر خیاطی را پس از بازدم، میان پایین‌ترین دنده و بالای استخوان لگن، دور شکم بپیچید. بعد پاسخ دهید.',
      },
      { kind: 'h2', text: 'عدد را چطور بخوانیم' },
      {
        kind: 'p',
        text: 'در خودِ فنلاند پله‌ها را این‌طور نام گذاشتند: زیر ۷ کم، ۷ تا ۱۱ اندکی بالا، ۱۲ تا ۱۴ متوسط (ده‌ساله نزدیک ۱۷ درصد)، ۱۵ تا ۲۰ زیاد (نزدیک ۳۳ درصد، یعنی یک نفر از سه نفر) و بالای ۲۰ بسیار زیاد.',
      },
      {
        kind: 'p',
        text: 'ولی این درصدها از فنلاندِ دهه‌ها پیش می‌آید. در نروژ نزدیک به ۴۸ هزار نفر را ده سال دنبال کردند: از کسانی که ۱۵ یا بیشتر داشتند ۱۳٫۵ درصد دیابت گرفتند، کمتر از نیمِ آنچه انتظار می‌رفت. از کسانی که امتیازشان زیر ۱۵ بود ۲٫۸ درصد.',
      },
      {
        kind: 'p',
        text: 'حساسیت در همان مرز فقط ۳۸ درصد بود: از هر ده نفری که دیابت گرفتند، شش نفر پیش‌تر امتیاز «پرخطر» نداشتند. امتیاز پایین آسودگیِ کامل نمی‌آورد.',
      },
      { kind: 'h2', text: 'در ایران چه؟' },
      {
        kind: 'p',
        text: 'پژوهش قند و لیپید تهران FINDRISC را روی ۳٬۴۶۷ نفرِ سی سال به بالا سنجید. توان جدا کردنِ دیابتی از غیر آن `AUC = 0.75` شد: بهتر از شیر یا خط (`0.5`)، دور از بی‌خطایی (`1`). خودِ درصدها هم باید برای جمعیت ما دوباره تنظیم می‌شد. یعنی **ترتیب** را خوب می‌گوید، ولی «یک از سه» فنلاندی را نباید کلمه‌به‌کلمه به خود گرفت.',
      },
      {
        kind: 'p',
        text: 'در همان پژوهش، نزدیک به دو دهه پیگیری نشان داد سالانه از هر هزار بزرگسال ده نفر تازه دیابت می‌گیرند. پس موضوع دور نیست.',
      },
      { kind: 'h2', text: 'امتیاز بالا شد؛ حالا چه؟' },
      {
        kind: 'p',
        text: 'پرسشنامه تشخیص نمی‌دهد؛ می‌گوید آزمایش خون بدهید. در عددهای انجمن دیابت آمریکا، مرزها چنین است:',
      },
      {
        kind: 'table',
        caption: 'مرزهای آزمایش؛ اگر علامتی ندارید، تشخیص دیابت دو جواب غیرطبیعی می‌خواهد',
        head: ['آزمایش', 'پیش‌دیابت', 'دیابت'],
        rows: [
          ['قند ناشتا', '۱۰۰ تا ۱۲۵ `mg/dL`', '۱۲۶ و بالاتر'],
          ['هموگلوبین A1c', '۵٫۷ تا ۶٫۴ درصد', '۶٫۵ درصد و بالاتر'],
          ['قند دو ساعت پس از ۷۵ گرم گلوکز', '۱۴۰ تا ۱۹۹ `mg/dL`', '۲۰۰ و بالاتر'],
        ],
      },
      {
        kind: 'list',
        items: [
          'امتیاز ۱۲ یا بیشتر دارید: در همین هفته‌ها نوبت آزمایش قند بگیرید.',
          'کمتر دارید، ولی در بارداری قند داشته‌اید یا پدر و مادرتان هر دو دیابت دارند: به پزشک بگویید، امتیاز هر چه باشد.',
          'جواب طبیعی شد: سه سال بعد، یا زودتر اگر پزشک گفت، تکرار کنید.',
        ],
      },
      {
        kind: 'p',
        text: 'خبر خوب این است که این راه برگشت دارد. در کارآزمایی بزرگ پیشگیری از دیابت، ۳٬۲۳۴ نفرِ پرخطر را سه گروه کردند. هدفِ گروهِ سبک زندگی، ۷ درصد کاهش وزن و ۱۵۰ دقیقه تحرک در هفته بود. در کمتر از سه سال، دیابتِ تازه در این گروه ۵۸ درصد کمتر از گروه دارونما شد؛ با متفورمین ۳۱ درصد کمتر. برای آدم هشتادکیلویی، ۷ درصد یعنی پنج‌ونیم کیلو؛ نه لاغریِ عکس مجله.',
      },
      {
        kind: 'callout',
        tone: 'emergency',
        title: 'این‌ها منتظر پرسشنامه نمی‌ماند',
        text: 'تشنگی و ادرار زیاد، لاغری بی‌دلیل یا تاری دید: همین روزها پزشک. اگر استفراغ، دل‌درد، نفس تند و عمیق یا خواب‌آلودگی هم هست، ۱۱۵.',
      },
      {
        kind: 'p',
        text: 'FINDRISC برای بزرگسالانی است که دیابت ندارند. کودک، زن باردار و کسی که دیابت دارد با آن سنجیده نمی‌شود. و اگر امتیازتان بالا شد، خواهر و برادرتان را هم خبر کنید؛ بسیاری از پاسخ‌ها میان شما مشترک است، و خانواده‌ای که سفره و پیاده‌روی عصرش را با هم عوض کند، از یک نفرِ تنها آسان‌تر راه می‌رود.',
      },
    ],
  },
  en: {
    title: 'Type 2 diabetes risk: eight questions, one number, and what the number does not know',
    summary: 'The FINDRISC questionnaire estimates the next ten years without drawing blood. How it counts, how well it fits Iran, and what to do next.',
    metaTitle: 'Type 2 diabetes risk and the FINDRISC questionnaire',
    metaDescription: 'What a FINDRISC score is made of, how well it worked in Norway and in Tehran, when a blood test is due, and what lowers the risk.',
    body: [
      {
        kind: 'p',
        text: 'Type 2 diabetes walks quietly for years. Sugar is a little high, nobody feels anything and nobody orders a test. Hence a simple idea: use questions that anyone can answer to find out who should be tested **sooner**.',
      },
      { kind: 'p', text: 'In Finland this became FINDRISC: eight questions, no needle, two minutes. The sum runs from 0 to 26.' },
      { kind: 'h2', text: 'Where the points come from' },
      {
        kind: 'table',
        caption: 'The eight questions of FINDRISC and the most points each can give',
        head: ['Question', 'Most points', 'Can we change it?'],
        rows: [
          ['High blood sugar ever found, even once or in pregnancy', '5', 'no, but we can follow it up'],
          ['Diabetes of a parent, sibling or child', '5', 'no'],
          ['Age (counts from 45)', '4', 'no'],
          ['Waist', '4', 'yes'],
          ['Body-mass index', '3', 'yes'],
          ['Blood-pressure medicine', '2', 'partly'],
          ['Less than half an hour of movement a day', '2', 'yes'],
          ['Not eating vegetables or fruit every day', '1', 'yes'],
        ],
      },
      {
        kind: 'p',
        text: 'Past high sugar and close family weigh most because they tell most. The waist is counted apart because belly fat is tied more closely to insulin resistance than weight alone is: a slim person with a belly does not slip through.',
      },
      {
        kind: 'tool',
        tool: 'diabetes-risk',
        lead: 'Measure your waist midway between the lowest rib and the top of the hip bone, after breathing out. Then answer.',
      },
      { kind: 'h2', text: 'How to read the number' },
      {
        kind: 'p',
        text: 'Finland named the steps like this: below 7 low, 7–11 slightly raised, 12–14 moderate (about 17% in ten years), 15–20 high (about 33%, one in three), above 20 very high.',
      },
      {
        kind: 'p',
        text: 'These percentages, however, come from the Finland of decades ago. In Norway almost 48,000 people were followed for ten years: of those with 15 or more, 13.5% developed diabetes, less than half of what was expected. Of those below 15, 2.8% did.',
      },
      {
        kind: 'p',
        text: 'At that limit the sensitivity was just 38%: of ten people who developed diabetes, six had not been called “high risk”. A low score is no guarantee.',
      },
      { kind: 'h2', text: 'And in Iran?' },
      {
        kind: 'p',
        text: 'The Tehran Lipid and Glucose Study tried FINDRISC on 3,467 people of thirty and over. Its power to tell those with diabetes from those without was `AUC = 0.75`: better than tossing a coin (`0.5`), far from perfect (`1`). The percentages themselves had to be adjusted for this population. So the score **ranks** people well, but the Finnish “one in three” should not be taken word for word.',
      },
      {
        kind: 'p',
        text: 'The same study, over almost two decades, counted ten new cases a year among a thousand adults. The matter is close to home.',
      },
      { kind: 'h2', text: 'The score is high. Now what?' },
      { kind: 'p', text: 'A questionnaire does not diagnose; it asks for a blood test. The limits of the American Diabetes Association:' },
      {
        kind: 'table',
        caption: 'Limits; without symptoms, diabetes needs two abnormal results',
        head: ['Test', 'Prediabetes', 'Diabetes'],
        rows: [
          ['Fasting glucose', '100–125 `mg/dL`', '126 and above'],
          ['Haemoglobin A1c', '5.7–6.4%', '6.5% and above'],
          ['Two hours after 75 g of glucose', '140–199 `mg/dL`', '200 and above'],
        ],
      },
      {
        kind: 'list',
        items: [
          'Twelve points or more: arrange a glucose test within the next weeks.',
          'Fewer, but you had high sugar in pregnancy or both parents have diabetes: tell a doctor, whatever the score.',
          'The result is normal: repeat it in three years, or sooner if a doctor says so.',
        ],
      },
      {
        kind: 'p',
        text: 'The good news is that the road can be left. In the large Diabetes Prevention Program, 3,234 people at high risk were put into three groups. The lifestyle group aimed to lose 7% of its weight and to move 150 minutes a week. In less than three years it had 58% fewer new cases than the placebo group; metformin had 31% fewer. For somebody of eighty kilograms, 7% is five and a half: not a magazine cover.',
      },
      {
        kind: 'callout',
        tone: 'emergency',
        title: 'These do not wait for a questionnaire',
        text: 'Great thirst, passing much urine, losing weight without a reason, blurred sight: see a doctor within days. With vomiting, belly pain, fast deep breathing or drowsiness, call 115.',
      },
      {
        kind: 'p',
        text: 'FINDRISC is for adults without diabetes; not for children, not in pregnancy, not for those who have it. A diabetes that is already treated belongs to another conversation, with a doctor. And if your score is high, tell your brothers and sisters: you share many of the answers, and a family that changes its table and its evening walk together finds it easier than one person alone.',
      },
    ],
  },
};
