import type { ArticleSeed } from './article-type';

export const article: ArticleSeed = {
  slug: 'qt-interval',
  kind: 'article',
  category: 'specialized',
  drawing: 'nh1',
  publishedAt: '2026-10-20T06:30:00Z',
  authors: ['hamed-sabouri', 'babak-rastegar'],
  reviewedBy: 'dr-kaveh-mehrgan',
  reviewedAt: '2026-10-17',
  reviewDueAt: '2028-10-17',
  topics: ['signals', 'heart'],
  tags: ['ecg', 'students', 'data', 'heart'],
  sources: [
    {
      title: 'QTc: how long is too long?',
      publisher: 'British Journal of Sports Medicine',
      year: 2009,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3940069',
    },
    {
      title: 'How to measure a QT interval',
      publisher: 'Medical Journal of Australia',
      year: 2017,
      url: 'https://docslib.org/doc/5516527/how-to-measure-a-qt-interval',
    },
    {
      title: 'Influence of heart rate correction formulas on QTc interval stability',
      publisher: 'Scientific Reports',
      year: 2021,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8275798',
    },
    {
      title: 'QT correction using Bazett’s formula remains preferable in long QT syndrome type 1 and 2',
      publisher: 'Annals of Noninvasive Electrocardiology',
      year: 2020,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7816807',
    },
    {
      title: 'Comparison of Formulas for Calculation of the Corrected QT Interval in Infants and Young Children',
      publisher: 'The Journal of Pediatrics',
      year: 2015,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4380641',
    },
    {
      title: 'Conduction: measurement of the QT interval and correction formulas',
      publisher: 'ECGpedia',
      year: 2026,
      url: 'https://en.ecgpedia.org/index.php?title=Special:MobileDiff/16759',
    },
    {
      title: 'Accuracy of mobile 6-lead electrocardiogram device for assessment of QT interval: a prospective validation study',
      publisher: 'Netherlands Heart Journal',
      year: 2022,
      url: 'https://doi.org/10.1007/s12471-022-01716-5',
    },
  ],
  fa: {
    title: 'فاصله‌ی QT: یک اندازه، چهار تصحیح، و وقتی که هم‌رأی نیستند',
    summary: 'اندازه گرفتن QT از آنچه می‌نماید سخت‌تر است و عدد تصحیح‌شده به فرمول بستگی دارد. چگونه بسنجیم و به کدام عدد تکیه کنیم.',
    metaTitle: 'اندازه‌گیری QT و چهار فرمول تصحیح QTc',
    metaDescription: 'اندازه‌گیری QT با روش مماس، چهار فرمول Bazett، Fridericia، Framingham و Hodges، فرق آن‌ها در ضربان تند و کند، و انتخاب میان آن‌ها.',
    body: [
      {
        kind: 'p',
        text: 'روی برگه‌ی نوار نوشته است `QTc 465 ms`. بیمار ضربانی نزدیک صد دارد، داروی تازه‌ای گرفته و پرسش ساده است: ادامه بدهیم یا نه؟ پاسخ به دو چیز بستگی دارد که روی برگه نیست: پایان موج `T` را چه کسی و چگونه نشان گذاشته، و عدد با کدام فرمول تصحیح شده است. همین بیمار با فرمولی دیگر `422 ms` دارد.',
      },
      { kind: 'h2', text: 'QT چه را می‌سنجد' },
      {
        kind: 'p',
        text: '`QT` از آغاز `QRS` تا پایان `T` است: زمانی که بطن‌ها برای فعال شدن و بازگشت به آرامش می‌خواهند. اگر این بازگشت بیش از اندازه طول بکشد، ضربه‌ای نابهنگام می‌تواند تورساد دو پوآنت برانگیزد. بلند شدنش مادرزادی است یا اکتسابی: داروها، پتاسیم و منیزیم و کلسیم پایین، ضربان بسیار کند، سرمای تن، آسیب مغزی.',
      },
      { kind: 'h2', text: 'پایان T کجاست؟ روش مماس' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'لید `II` را بردارید، یا `V5`، یا هر لیدی که پایان `T` در آن روشن است. برای پیگیری یک بیمار همیشه همان لید.',
          'آغاز `QRS` را نشان بگذارید؛ نخستین جدا شدن از خط، چه موج `Q` باشد چه `R`.',
          'بر تندترین شیب پایین‌رو `T` خطی مماس بکشید. جایی که این خط به خط پایه می‌رسد، پایان `T` است.',
          'موج `U` جدا را به حساب نیاورید. اگر `T` دوکوهانه است، کوهان بلندتر را بگیرید و بنویسید که چنین بوده است.',
          'سه تا پنج ضربه را میانگین بگیرید و `RR` ضربه‌ی **پیش از** همان `QT` را بنویسید.',
        ],
      },
      {
        kind: 'strip',
        sample: 'ecg',
        caption: 'روی نوار ۲۵ میلی‌متر بر ثانیه هر خانه‌ی کوچک ۴۰ میلی‌ثانیه است: یک نیم‌خانه اشتباه در پایان T یعنی ۲۰ میلی‌ثانیه.',
      },
      {
        kind: 'p',
        text: 'عدد دستگاه را بی‌دیدن نپذیرید: الگوریتم‌ها بیشتر وقت‌ها درست می‌گویند، ولی در `T` پهن، `U` بلند، خط لرزان و ضربان تند خطای بزرگ دارند. از سوی دیگر، دست ما هم بی‌خطا نیست؛ دو پزشک از یک نوار دو عدد درمی‌آورند. برای همین روش را بنویسید.',
      },
      { kind: 'h2', text: 'چهار تصحیح' },
      {
        kind: 'p',
        text: 'ضربان که تند شود `QT` کوتاه می‌شود. تصحیح می‌کوشد بگوید این `QT` در ضربان ۶۰ چقدر بود. در همه‌ی فرمول‌ها `RR` به ثانیه است و در ضربان ۶۰ هر چهار یکی می‌شوند.',
      },
      {
        kind: 'table',
        caption: 'چهار فرمول و دو نمونه (حساب ما، میلی‌ثانیه)',
        head: ['فرمول', 'صورت', '`QT 360`، ضربان ۱۰۰', '`QT 440`، ضربان ۵۰'],
        rows: [
          ['Bazett', '`QT / RR^(1/2)`', '۴۶۵', '۴۰۲'],
          ['Fridericia', '`QT / RR^(1/3)`', '۴۲۷', '۴۱۴'],
          ['Framingham', '`QT + 154 × (1 − RR)`', '۴۲۲', '۴۰۹'],
          ['Hodges', '`QT + 1.75 × (HR − 60)`', '۴۳۰', '۴۲۳'],
        ],
      },
      {
        kind: 'p',
        text: 'الگو را ببینید: Bazett در ضربان تند زیاد و در ضربان کند کم نشان می‌دهد. در نمونه‌ی نخست، همین انتخابِ فرمول میان «طبیعی» و «بلند» فاصله انداخته است.',
      },
      { kind: 'tool', tool: 'qtc', lead: 'QT و ضربان را بنویسید؛ هر چهار عدد را کنار هم می‌بینید و فاصله‌ی میانشان را.' },
      { kind: 'h2', text: 'کدام را باور کنیم؟ بستگی دارد برای که' },
      {
        kind: 'p',
        text: 'در داوطلبان سالم، با [بیش از ۴۵۰ هزار اندازه‌گیری در ۵۳۹ نفر](https://pmc.ncbi.nlm.nih.gov/articles/PMC8275798)، Bazett پراکنده‌ترین عدد را داد و از تصحیح فردیِ هر کس دورتر بود؛ Fridericia و Framingham بهتر بودند و نویسندگان می‌گویند برای پایش باید جای Bazett را بگیرند.',
      },
      {
        kind: 'p',
        text: 'ولی در [۲۰۰ بیمار با سندرم QT بلندِ اثبات‌شده‌ی ژنتیکی](https://pmc.ncbi.nlm.nih.gov/articles/PMC7816807) تنها Bazett از ضربان مستقل ماند و نویسندگان همان را برای تشخیص و پیش‌آگهی نگه می‌دارند. در [۷۰۲ کودک خردسال](https://pmc.ncbi.nlm.nih.gov/articles/PMC4380641) هم Bazett یکنواخت‌تر بود، با آستانه‌ی `460 ms`.',
      },
      {
        kind: 'p',
        text: 'این‌ها یکدیگر را نقض نمی‌کنند؛ رابطه‌ی `QT` و ضربان در جمعیت‌های گوناگون یکی نیست، و آستانه‌های هر جمعیت با همان فرمولی ساخته شده که در آن به کار رفته است. آستانه‌ی Bazett را با عدد Fridericia نسنجید.',
      },
      {
        kind: 'list',
        items: [
          '**پایش دارو در بزرگ‌سال:** Fridericia یا Framingham، همیشه همان، و پیش و پس از دارو در ضربان نزدیک به هم.',
          '**پرسش سندرم مادرزادی یا کودک:** Bazett، کنارش Fridericia، و نظر متخصص.',
          '**ضربان بیرون از ۶۰ تا ۹۰:** Bazett تنها را ننویسید. اگر می‌شود صبر کنید و در ضربان آرام دوباره بگیرید.',
          '**هر چهار هم‌رأی:** به عدد تکیه کنید. **هم‌رأی نیستند:** خودِ اختلاف را گزارش کنید و نوار را تکرار کنید.',
        ],
      },
      { kind: 'h2', text: 'جایی که هیچ فرمولی کافی نیست' },
      {
        kind: 'list',
        items: [
          '**فیبریلاسیون دهلیزی:** `RR` هر بار دیگر است. ده ضربه را میانگین بگیرید و تردید را بنویسید.',
          '**QRS پهن (بلوک شاخه، ضربان‌ساز):** بخشی از `QT` بلند، همان `QRS` است. یک راه ساده این است که آنچه از `120 ms` بیشتر است کم شود؛ راه‌های دیگر هم هست و هیچ‌کدام بی‌ایراد نیست.',
          '**T صاف:** اگر پایان را نمی‌بینید، عدد نسازید. بنویسید «اندازه‌پذیر نیست».',
          '**نوار شش‌کاناله‌ی همراه:** در یک بررسی با ۲۳۴ نفر، اختلاف مطلق `QTc` با نوار دوازده‌کاناله به‌طور میانگین ۱۲ میلی‌ثانیه بود و ۷ درصد نوارها خواندنی نبودند. برای پیگیری خوب است؛ تصمیم مرزی را با نوار دوازده‌کاناله بگیرید.',
        ],
      },
      { kind: 'device', product: 'nh1' },
      { kind: 'h2', text: 'از عدد تا تصمیم' },
      {
        kind: 'p',
        text: 'در بزرگ‌سالان معمولاً `450 ms` در مرد و `460 ms` در زن را مرز می‌گیرند و `500 ms` و بالاتر را پرخطر. مرزها پله نیستند: `QTc` طبیعی سندرم مادرزادی را رد نمی‌کند و عدد مرزی در آدم سالم کم نیست. `QT` در یک نفر هم از روزی به روز دیگر جابه‌جا می‌شود؛ در موارد مرزی دو سه نوار در چند روز بگیرید، داروها را مرور کنید و پتاسیم و منیزیم را بسنجید.',
      },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'برای بیمار و خانواده',
        text: 'داروی خود را به‌خاطر عددی روی نوار قطع نکنید؛ با پزشک یا داروساز حرف بزنید و پیش از هر داروی تازه بگویید `QT` شما بلند است. غش ناگهانی، به‌ویژه هنگام ورزش، ترس یا صدای ناگهانی، یا تپش همراه با سیاهی رفتن چشم: ۱۱۵.',
      },
    ],
  },
  en: {
    title: 'The QT interval: one measurement, four corrections, and when they disagree',
    summary: 'Measuring QT is harder than it looks, and the corrected figure depends on the formula. How to measure, and which figure to lean on.',
    metaTitle: 'Measuring QT and four formulas for QTc',
    metaDescription:
      'Measuring the QT interval by the tangent method, the Bazett, Fridericia, Framingham and Hodges corrections, how they part at fast and slow rates, and choosing.',
    body: [
      {
        kind: 'p',
        text: 'The printout says `QTc 465 ms`. The patient’s rate is about a hundred, a new drug was started, and the question is simple: carry on or not? The answer hangs on two things the printout leaves out: who marked the end of the `T` wave and how, and which formula did the correcting. By another formula the same patient has `422 ms`.',
      },
      { kind: 'h2', text: 'What QT measures' },
      {
        kind: 'p',
        text: '`QT` runs from the onset of the `QRS` to the end of the `T`: the time the ventricles need to activate and recover. When recovery drags on, an ill-timed beat can set off torsades de pointes. Prolongation is inherited or acquired: drugs, low potassium, magnesium or calcium, a very slow rate, hypothermia, brain injury.',
      },
      { kind: 'h2', text: 'Where does T end? The tangent method' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'Take lead `II`, or `V5`, or whichever lead shows a clear end of `T`. To follow one patient, keep to the same lead.',
          'Mark the onset of the `QRS`: the first departure from the line, be it a `Q` or an `R`.',
          'Draw a tangent to the steepest downslope of the `T`. Where it meets the baseline, `T` ends.',
          'Leave out a separate `U` wave. If the `T` has two humps take the taller, and say so.',
          'Average three to five beats, and note the `RR` that **precedes** each measured `QT`.',
        ],
      },
      { kind: 'strip', sample: 'ecg', caption: 'At 25 mm/s each small square is 40 ms: half a square of error at the end of T is 20 ms.' },
      {
        kind: 'p',
        text: 'Do not accept the machine’s figure unseen. Algorithms are mostly right, but they err widely with a broad `T`, a tall `U`, a trembling baseline or a fast rate. Nor is the human hand free of error: two doctors draw two figures from one tracing. So write down the method.',
      },
      { kind: 'h2', text: 'Four corrections' },
      {
        kind: 'p',
        text: 'As the rate rises `QT` shortens. A correction tries to say what this `QT` would have been at 60 a minute. In all of them `RR` is in seconds, and at a rate of 60 all four agree.',
      },
      {
        kind: 'table',
        caption: 'Four formulas and two examples (our sums, in ms)',
        head: ['Formula', 'Form', '`QT 360`, rate 100', '`QT 440`, rate 50'],
        rows: [
          ['Bazett', '`QT / RR^(1/2)`', '465', '402'],
          ['Fridericia', '`QT / RR^(1/3)`', '427', '414'],
          ['Framingham', '`QT + 154 × (1 − RR)`', '422', '409'],
          ['Hodges', '`QT + 1.75 × (HR − 60)`', '430', '423'],
        ],
      },
      {
        kind: 'p',
        text: 'See the pattern: Bazett runs high at fast rates and low at slow ones. In the first example the choice of formula alone separates “normal” from “prolonged”.',
      },
      { kind: 'tool', tool: 'qtc', lead: 'Enter QT and heart rate to see all four figures side by side, and how far apart they lie.' },
      { kind: 'h2', text: 'Which to believe? It depends for whom' },
      {
        kind: 'p',
        text: 'In healthy volunteers, with [more than 450,000 measurements in 539 people](https://pmc.ncbi.nlm.nih.gov/articles/PMC8275798), Bazett gave the most scattered results and strayed furthest from each person’s individual correction; Fridericia and Framingham did better, and the authors want them to replace Bazett for monitoring.',
      },
      {
        kind: 'p',
        text: 'Yet in [200 patients with genetically proven long QT syndrome](https://pmc.ncbi.nlm.nih.gov/articles/PMC7816807) only Bazett stayed independent of rate, and those authors keep it for diagnosis and prognosis. In [702 young children](https://pmc.ncbi.nlm.nih.gov/articles/PMC4380641) Bazett was again the steadiest, with a threshold of `460 ms`.',
      },
      {
        kind: 'p',
        text: 'These findings do not contradict one another. The relation of `QT` to rate differs between populations, and each population’s limits were made with the formula used there. Do not hold a Bazett limit against a Fridericia figure.',
      },
      {
        kind: 'list',
        items: [
          '**Drug monitoring in adults:** Fridericia or Framingham, always the same one, before and after the drug at similar rates.',
          '**A question of inherited syndrome, or a child:** Bazett with Fridericia beside it, and a specialist’s opinion.',
          '**Rates outside 60 to 90:** do not report Bazett alone. If you can, wait and record again at a calmer rate.',
          '**All four agree:** lean on the figure. **They do not:** report the disagreement itself and repeat the tracing.',
        ],
      },
      { kind: 'h2', text: 'Where no formula is enough' },
      {
        kind: 'list',
        items: [
          '**Atrial fibrillation:** `RR` changes each time. Average ten beats and state the doubt.',
          '**A wide QRS (bundle branch block, pacing):** part of the long `QT` is the `QRS`. One simple way subtracts what exceeds `120 ms`; there are others, none without fault.',
          '**A flat T:** if you cannot see the end, do not invent a figure. Write “not measurable”.',
          '**A handheld six-lead tracing:** in a study of 234 people the absolute difference in `QTc` from a twelve-lead tracing averaged 12 ms, and 7 percent could not be read. Good for follow-up; take borderline decisions on twelve leads.',
        ],
      },
      { kind: 'device', product: 'nh1' },
      { kind: 'h2', text: 'From figure to decision' },
      {
        kind: 'p',
        text: 'In adults `450 ms` for men and `460 ms` for women are the usual limits, and `500 ms` or more marks high risk. Limits are not cliffs: a normal `QTc` does not exclude the inherited syndrome, and borderline figures are common in the healthy. One person’s `QT` also moves from day to day; in borderline cases take two or three tracings over several days, review the drugs, and measure potassium and magnesium.',
      },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'For patients and families',
        text: 'Do not stop a medicine because of a figure on a tracing; speak to your doctor or pharmacist, and before any new medicine say that your `QT` is long. A sudden faint, above all with exercise, fright or a sudden noise, or palpitations with blacking out: 115.',
      },
    ],
  },
};
