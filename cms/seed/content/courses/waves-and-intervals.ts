import type { LessonText } from './lesson-type';

/** A lesson’s text. [ACAD-3] */
export const wavesAndIntervals: LessonText = {
  slug: 'waves-and-intervals',
  aim: {
    fa: 'بازه‌های PR، QRS و QT را از مرزهای درست اندازه می‌گیرید، QT را تصحیح می‌کنید و می‌دانید حدها کجا محل اختلاف‌اند.',
    en: 'You measure PR, QRS and QT between the right borders, correct the QT, and know where the limits are disputed.',
  },
  body: {
    fa: [
      {
        kind: 'p',
        text: 'تا این‌جا می‌دانیم هر موج از چه می‌آید و هر خانه چند میلی‌ثانیه است. حالا این دو را کنار هم می‌گذاریم. سه بازه، بیشترِ آن چیزی را می‌گویند که یک نوار درباره‌ی **راهِ برق** می‌داند: PR، QRS و QT. اندازه گرفتنشان سخت نیست؛ سختی در این است که از کجا تا کجا.',
      },
      { kind: 'h2', text: 'نام‌گذاری QRS' },
      {
        kind: 'p',
        text: 'نخستین موجِ رو به پایینِ پیش از هر موج بالایی Q است. هر موجِ رو به بالا R است. موج رو به پایینِ پس از R، S است. اگر R دومی بیاید آن را R′ می‌نامند. همه‌ی این‌ها لازم نیست باشند: مجموعه‌ای که تنها یک موج رو به پایین دارد QS است. با این همه، برای آسانی به کلِ آن QRS می‌گوییم، هر شکلی که داشته باشد.',
      },
      { kind: 'h2', text: 'سه بازه و مرزهایشان' },
      {
        kind: 'table',
        caption: 'بازه‌ها در بزرگ‌سال، در آسودگی',
        head: ['بازه', 'از', 'تا', 'معمول'],
        rows: [
          ['PR', 'آغاز P', 'آغاز QRS (چه Q باشد چه R)', '۱۲۰ تا ۲۰۰ میلی‌ثانیه'],
          ['QRS', 'نخستین جدا شدن از خط', 'نقطه‌ی J، پایانِ تندی', 'تا ۱۰۰ یا ۱۱۰ میلی‌ثانیه؛ ۱۲۰ و بیشتر پهن است'],
          ['QT', 'آغاز QRS', 'پایان T', 'به ضربان بستگی دارد؛ QTc را ببینید'],
        ],
      },
      {
        kind: 'p',
        text: '**PR** زمانی است که فرمان از دهلیز تا آغازِ بطن می‌رود، و بیشترش مکث در گره‌ی دهلیزی‌بطنی است. نامش PR است، ولی اگر Q باشد تا Q می‌سنجیم. بیش از ۲۰۰ میلی‌ثانیه یعنی فرمان کند می‌گذرد؛ کمتر از ۱۲۰ یعنی یا زودتر از جایی دیگر می‌گذرد، یا از جایی نزدیک گره آمده است. در کودکان حدها کوتاه‌ترند و در سالمندان اندکی بلندتر.',
      },
      {
        kind: 'p',
        text: '**QRS** زمان پخش شدن برق در هر دو بطن است. راه‌های تندِ هیس و پورکنژ آن را باریک نگه می‌دارند. درباره‌ی مرزِ بالای طبیعی کتاب‌ها یکی نیستند: بعضی ۱۰۰ و بعضی ۱۱۰ میلی‌ثانیه می‌نویسند؛ ولی در ۱۲۰ هم‌رأی‌اند که پهن است. پهنا را در اشتقاقی بگیرید که QRS در آن از همه پهن‌تر است، چون در اشتقاقی دیگر ممکن است آغاز یا پایانش روی خط پایه بخوابد.',
      },
      {
        kind: 'p',
        text: '**قطعه‌ی ST** از نقطه‌ی J تا آغاز T است و بازه‌ای است که بلندی‌اش مهم است، نه درازایش. **بازه** موج را در بر دارد (PR خودِ P را)، **قطعه** نه. این دو واژه را قاطی نکنید.',
      },
      { kind: 'h2', text: 'پایان T: روش مماس' },
      {
        kind: 'p',
        text: 'T آرام به خط پایه برمی‌گردد و پایانش تار است. رسم رایج این است: بر تندترین شیبِ پایین‌روی T خطی مماس بکشید؛ جایی که این خط به خط پایه می‌رسد پایان T است. موج U جدا را حساب نکنید. بعضی مراکز «برگشت به خط پایه» را می‌گیرند، که معمولاً ده تا بیست میلی‌ثانیه بلندتر می‌شود. هر کدام را برگزیدید، بنویسید و عوضش نکنید.',
      },
      { kind: 'h2', text: 'QT و ضربان' },
      {
        kind: 'p',
        text: 'قلب که تند شود QT کوتاه می‌شود، پس QT تنها را نمی‌شود با حدی ثابت سنجید. **QTc** می‌پرسد این QT در ضربان ۶۰ چقدر بود. دو فرمول رایج، با RR به ثانیه: Bazett `QTc = QT / √RR` و Fridericia `QTc = QT / ∛RR`. در ضربان ۶۰ هر دو همان QT‌اند. Bazett در ضربان تند زیادی بلند و در ضربان کند زیادی کوتاه نشان می‌دهد؛ بیرون از ۶۰ تا ۹۰ یا ۱۰۰ بهتر است دومی را هم ببینید.',
      },
      {
        kind: 'list',
        items: [
          'توصیه‌ی ۲۰۰۹ انجمن‌های آمریکایی: بلند از **۴۵۰** میلی‌ثانیه در مردان و **۴۶۰** در زنان؛ کوتاه، ۳۹۰ و کمتر.',
          'کتاب‌های دیگر مرز را ۴۴۰ در مردان و ۴۶۰ تا ۴۷۰ در زنان می‌نویسند و میان طبیعی و بلند نواری «مرزی» می‌گذارند.',
          'بالای **۵۰۰** را همه جدی می‌گیرند.',
        ],
      },
      {
        kind: 'p',
        text: 'نمونه: QT برابر ۳۸۰ میلی‌ثانیه و RR برابر `0.64` ثانیه (نزدیک ۹۴ در دقیقه). ریشه‌ی دوم `0.64` برابر `0.8` است، پس Bazett می‌شود ۴۷۵. ریشه‌ی سوم نزدیک `0.862` است و Fridericia نزدیک ۴۴۱. یک نوار و دو عدد؛ نام فرمول جزئی از خودِ عدد است.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'حساب‌شده، نه تشخیص',
        text: 'بیرون بودن از یک حد بیماری نیست و درون بودن سلامت نیست. حد، مرزی است که بیشترِ آدم‌های سالم در آن می‌گنجند. بازه را با نوارهای پیشینِ همان آدم بسنجید و تفسیرش را به پزشک بسپارید.',
      },
      {
        kind: 'p',
        text: 'در سیگنال‌های این درس جای هر موج را می‌دانیم؛ ولی موج‌هایمان زنگوله‌ای‌اند و دامنه‌شان آرام به صفر می‌رسد. پس حتی ما هم برای «آغاز P» باید بگوییم از کدام بلندی به بعد. رواداریِ پرسش‌ها برای همین است: نزدیک یک خانه.',
      },
    ],
    en: [
      {
        kind: 'p',
        text: 'By now we know where each wave comes from and how many milliseconds a box is. Here we put the two together. Three intervals say most of what a strip knows about the **path of the current**: PR, QRS and QT. Measuring them is not hard; the hard part is from where to where.',
      },
      { kind: 'h2', text: 'Naming the QRS' },
      {
        kind: 'p',
        text: 'The first downward wave, before any upward one, is Q. Every upward wave is an R. A downward wave after an R is S. If there is a second R, it is called R′. They need not all be there: a complex with a single downward wave is a QS. For ease we still call the whole of it QRS, whatever its shape.',
      },
      { kind: 'h2', text: 'Three intervals and their borders' },
      {
        kind: 'table',
        caption: 'Intervals in adults, at rest',
        head: ['Interval', 'From', 'To', 'Usual'],
        rows: [
          ['PR', 'start of P', 'start of QRS (be it Q or R)', '120 to 200 ms'],
          ['QRS', 'first departure from the line', 'the J point, where the quickness ends', 'up to 100 or 110 ms; 120 and more is wide'],
          ['QT', 'start of QRS', 'end of T', 'depends on the rate; see QTc'],
        ],
      },
      {
        kind: 'p',
        text: '**PR** is the time the command takes from the atria to the start of the ventricles, and most of it is the pause in the atrioventricular node. It is called PR, but where there is a Q we measure up to the Q. More than 200 ms means that the command passes slowly; less than 120 means that it either passes earlier by another way or comes from close to the node. In children the limits are shorter, in older people slightly longer.',
      },
      {
        kind: 'p',
        text: '**QRS** is the time in which the current spreads through both ventricles. The fast paths of His and Purkinje keep it narrow. On the upper limit of normal the books differ: some write 100 and some 110 ms; that 120 is wide they agree. Measure the width in the lead where the QRS is widest, since in another its start or end may lie flat on the baseline.',
      },
      {
        kind: 'p',
        text: '**The ST segment** runs from the J point to the start of T, and what matters in it is its height, not its length. An **interval** contains a wave (PR contains the P), a **segment** does not. Do not mix the two words.',
      },
      { kind: 'h2', text: 'The end of T: the tangent' },
      {
        kind: 'p',
        text: 'T comes back to the baseline gently, and its end is blurred. The common way: draw a tangent to the steepest part of its downward slope; where that line meets the baseline, T ends. Leave a separate U wave out. Some centres take the “return to the baseline”, which is usually ten to twenty milliseconds longer. Whichever you choose, write it down and keep to it.',
      },
      { kind: 'h2', text: 'QT and the rate' },
      {
        kind: 'p',
        text: 'When the heart quickens the QT shortens, so a bare QT cannot be held against a fixed limit. **QTc** asks what this QT would have been at a rate of 60. Two common formulas, with RR in seconds: Bazett `QTc = QT / √RR` and Fridericia `QTc = QT / ∛RR`. At 60 both equal the QT. Bazett shows too long a value in a fast heart and too short a one in a slow heart; outside 60 to 90 or 100, look at the second as well.',
      },
      {
        kind: 'list',
        items: [
          'The American societies’ recommendation of 2009: long from **450** ms in men and **460** in women; short at 390 and below.',
          'Other books put the limit at 440 in men and 460 to 470 in women, with a “borderline” strip between normal and long.',
          'Above **500**, everyone takes it seriously.',
        ],
      },
      {
        kind: 'p',
        text: 'An example: a QT of 380 ms and an RR of `0.64` s (about 94 a minute). The square root of `0.64` is `0.8`, so Bazett gives 475. The cube root is about `0.862`, and Fridericia gives about 441. One strip and two figures; the name of the formula is part of the figure.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'Computed, not a diagnosis',
        text: 'To be outside a limit is not a disease, and to be inside is not health. A limit is a border within which most healthy people fall. Hold an interval against the same person’s earlier strips, and leave its meaning to a doctor.',
      },
      {
        kind: 'p',
        text: 'In this lesson’s signals we know the place of every wave; but our waves are bell-shaped, and their skirts run gently to zero. Even we must say from what height on we call it the “start of P”. That is why the questions allow some room: about one box.',
      },
    ],
  },
  figures: [
    {
      after: 4,
      signal: { ecg: { seed: 301, seconds: 6, heartRateBpm: 60, rrVariability: 0 } },
      caption: {
        fa: 'ساختگی، ۶۰ در دقیقه: PR نزدیک ۱۷۰، QRS نزدیک ۹۵ و QT نزدیک ۴۴۰ میلی‌ثانیه ساخته شده است.',
        en: 'Made up, 60 a minute: built with a PR of about 170, a QRS of about 95 and a QT of about 440 ms.',
      },
    },
    {
      after: 11,
      signal: { ecg: { seed: 302, seconds: 6, heartRateBpm: 90, rrVariability: 0 } },
      caption: {
        fa: 'همان قلب ساختگی در ۹۰: QT نزدیک ۳۷۰ شده، ولی QTc با Bazett (نزدیک ۴۵۰) چندان جابه‌جا نشده است.',
        en: 'The same made-up heart at 90: the QT is now about 370, while the QTc by Bazett (about 450) has hardly moved.',
      },
    },
  ],
};
