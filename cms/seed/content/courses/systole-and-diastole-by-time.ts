import type { LessonText } from './lesson-type';

/** A lesson’s text. [ACAD-3] */
export const systoleAndDiastoleByTime: LessonText = {
  slug: 'systole-and-diastole-by-time',
  aim: {
    fa: 'سیستول و دیاستول را روی نمودار می‌سنجید، با ضربان می‌سنجید و می‌گویید اندازه‌ی شما چقدر خطا دارد.',
    en: 'You measure systole and diastole on a trace, weigh them against the rate, and can say how far your figure may be out.',
  },
  body: {
    fa: [
      {
        kind: 'p',
        text: 'گوش می‌گوید «کوتاه» و «بلند»؛ ساعت می‌گوید چند میلی‌ثانیه. در این درس همان دو سکوت را که در درس پیش شنیدید روی نمودار می‌سنجیم. عدد سه سود دارد: با ضربان سنجیده می‌شود، با دیروز سنجیده می‌شود، و جایی که گوش فریب می‌خورد، دستتان خالی نیست.',
      },
      { kind: 'h2', text: 'از کجا تا کجا' },
      {
        kind: 'p',
        text: 'سیستولِ گوش از آغاز S1 تا آغاز S2 است و دیاستولِ گوش از آغاز S2 تا آغاز S1 بعدی. هر دو را از **آغاز** صدا می‌گیریم، نه از بلندترین جا و نه از پایان؛ آغاز به بلندی صدا کمتر بستگی دارد. جمع این دو یک چرخه است و ۶۰٬۰۰۰ بخش بر چرخه (به میلی‌ثانیه) ضربان است.',
      },
      {
        kind: 'p',
        text: 'این سیستول با سیستولِ نوار قلب و سیستولِ اکو درست یکی نیست. نوار از آغاز QRS می‌سنجد که چند ده میلی‌ثانیه زودتر از S1 است، و اکو باز و بسته بودن دریچه‌ها را می‌بیند. هر سه درست‌اند، ولی عددهایشان را جای هم ننویسید.',
      },
      { kind: 'h2', text: 'چرا دیاستول بیشتر کوتاه می‌شود' },
      {
        kind: 'p',
        text: 'بطن برای بیرون راندن خون زمانی می‌خواهد که چندان کم نمی‌شود. پس وقتی چرخه کوتاه می‌شود، بیشترِ کوتاهی را دیاستول می‌پردازد. در آرامش نزدیک یک‌سوم چرخه سیستول است؛ در ضربان تند به نیمی می‌رسد. دیاستول زمان پر شدن بطن و نیز زمانی است که رگ‌های خود قلب بیشترِ خونشان را می‌گیرند؛ برای همین تندیِ دراز برای قلبِ تنگ‌دست گران تمام می‌شود.',
      },
      {
        kind: 'p',
        text: 'در صداهای این دوره رابطه‌ای ساده گذاشته‌ایم: سیستول به ثانیه برابر است با `0.32 × √(60 / bpm)`. این همان ریشه‌ی دوم بازت است که شاید از QT به یاد دارید. رابطه‌ی ساختن است، نه قانون طبیعت: اندازه‌گیری‌های کلاسیک روی آدم‌ها خطی راست با ضربان به دست داده‌اند و زن و مرد هم اندکی فرق دارند. در ضربان‌های معمول هر دو به هم نزدیک‌اند و در ضربان‌های بسیار تند یا کند از هم دور می‌شوند.',
      },
      {
        kind: 'table',
        caption: 'سیستول و دیاستول در صداهای ساختگی ما، به میلی‌ثانیه',
        head: ['ضربان در دقیقه', 'چرخه', 'سیستول', 'دیاستول', 'سهم سیستول'],
        rows: [
          ['۵۰', '۱٬۲۰۰', '۳۵۱', '۸۴۹', '۲۹٪'],
          ['۶۰', '۱٬۰۰۰', '۳۲۰', '۶۸۰', '۳۲٪'],
          ['۷۵', '۸۰۰', '۲۸۶', '۵۱۴', '۳۶٪'],
          ['۱۰۰', '۶۰۰', '۲۴۸', '۳۵۲', '۴۱٪'],
          ['۱۲۰', '۵۰۰', '۲۲۶', '۲۷۴', '۴۵٪'],
          ['۱۴۶', '۴۱۱', '۲۰۵', '۲۰۶', '۵۰٪'],
        ],
      },
      {
        kind: 'p',
        text: 'ردیف‌ها را دنبال کنید: از ۶۰ تا ۱۲۰ چرخه نصف می‌شود، سیستول کمتر از یک‌سوم کم می‌کند و دیاستول نزدیک شش‌دهم. در ۱۴۶ دو سکوت برابرند و پس از آن، به خلاف عادت، سکوتِ بلندتر سیستول است.',
      },
      { kind: 'h2', text: 'چطور بسنجیم' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'نخست S1 و S2 را به نام بشناسید؛ عددِ درست برای صدای اشتباه بدتر از ندانستن است.',
          'تکه‌ای را برگزینید که خط میان صداها آرام است و ضربان یکنواخت.',
          'جایی را نشان بگذارید که لرزش از خط آرام **جدا می‌شود**. نمودار را بزرگ کنید.',
          'دست‌کم سه ضربه را بسنجید و میانه را بنویسید، نه بهترین را.',
          'ضربانِ همان تکه را کنارش بنویسید. سیستولِ بی‌ضربان معنایی ندارد.',
        ],
      },
      {
        kind: 'p',
        text: 'نمونه: در سه ضربه‌ی پیاپی سیستول را ۳۱۰، ۳۲۵ و ۳۱۸ و چرخه را نزدیک ۱٬۰۰۰ میلی‌ثانیه خوانده‌اید. میانه ۳۱۸ است و ضربان ۶۰؛ می‌نویسید «سیستول نزدیک ۳۲۰ در ضربان ۶۰، سه ضربه». هر کس این را بخواند می‌داند چه سنجیده‌اید و چند بار.',
      },
      { kind: 'h2', text: 'اندازه‌ی شما چقدر خطا دارد' },
      {
        kind: 'p',
        text: 'S1 آرام برمی‌خیزد و بم است؛ ۲۰ تا ۳۰ میلی‌ثانیه طول می‌کشد تا به اوج برسد و آغازش در نویز گم می‌شود. S2 تندتر برمی‌خیزد. دو آدم خبره آغاز S1 را شاید ۱۰ تا ۲۰ میلی‌ثانیه متفاوت بگذارند. خود قلب هم از ضربه‌ای به ضربه‌ی دیگر چند میلی‌ثانیه تغییر می‌کند. پس «۳۱۷» دقتی است که نداریم؛ بنویسید «نزدیک ۳۲۰، خطا تا ۲۰».',
      },
      {
        kind: 'p',
        text: 'میانه گرفتن خطای اتفاقی را کم می‌کند و خطای عادت را نه. اگر همیشه اوج S1 را نشان بگذارید، همه‌ی سیستول‌هایتان ۲۰ تا ۳۰ میلی‌ثانیه کوتاه‌اند، هر چند بار که بسنجید. خبر خوب این است که چنین خطایی در سنجش امروز با دیروز، اگر هر دو کار یک دست باشد، از میان می‌رود.',
      },
      { kind: 'h2', text: 'از عدد چه نخواهیم' },
      {
        kind: 'p',
        text: 'سیستولِ کوتاه یا بلند به‌تنهایی نام هیچ بیماری نیست. نارسایی قلب، داروها، بلوک شاخه‌ی چپ و تنگی آئورت همه زمان‌ها را جابه‌جا می‌کنند و در آدم‌های جدا از هم، روی هم می‌افتند. این عدد برای پیدا کردن جای صداهای دیگر است: سوفلی که «در سیستول» است یعنی در همین بازه.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'صداهای این درس چه را نشان نمی‌دهند',
        text: 'در این صداها سیستول فقط به ضربان بسته است. سن، جنس، فشار خون، دارو و زور انقباض در آن نیست، و آغاز هر صدا را به دقت می‌دانیم. روی سینه‌ی آدم هیچ کدام چنین نیست. اگر ضربانِ در حال آرامشِ کسی بالای حدود ۱۲۰ مانده و با درد سینه، تنگی نفس یا بی‌حالی همراه است، زمان سنجیدن نیست: ۱۱۵.',
      },
    ],
    en: [
      {
        kind: 'p',
        text: 'The ear says “short” and “long”; the clock says how many milliseconds. In this lesson we measure on a trace the two silences that you heard in the last. A figure has three uses: it can be weighed against the rate, it can be weighed against yesterday, and where the ear is deceived you are not left with nothing.',
      },
      { kind: 'h2', text: 'From where to where' },
      {
        kind: 'p',
        text: 'Systole to the ear runs from the start of S1 to the start of S2, and diastole from the start of S2 to the start of the next S1. We take both from the **start** of a sound, not from its loudest point nor from its end; the start depends least on loudness. Together they make one cycle, and 60,000 divided by the cycle (in milliseconds) is the heart rate.',
      },
      {
        kind: 'p',
        text: 'This systole is not quite that of an ECG or of an echo. An ECG measures from the start of the QRS, some tens of milliseconds before S1, and an echo sees the valves open and shut. All three are right, but do not write one in place of another.',
      },
      { kind: 'h2', text: 'Why diastole shortens more' },
      {
        kind: 'p',
        text: 'A ventricle needs a time to drive its blood out that does not shrink by much. So when the cycle shortens, diastole pays for most of it. At rest about a third of the cycle is systole; at a fast rate, a half. Diastole is when the ventricle fills, and also when the vessels of the heart itself receive most of their blood; that is why a long spell of fast beating costs a heart with little to spare so dear.',
      },
      {
        kind: 'p',
        text: 'The sounds of this course follow a simple relation: systole in seconds is `0.32 × √(60 / bpm)`. It is the square root of Bazett, which you may remember from the QT. It is a rule of making, not a law of nature: the classic measurements in people gave a straight line against rate, and men and women differ a little. At usual rates the two lie close together; at very fast or slow ones they part.',
      },
      {
        kind: 'table',
        caption: 'Systole and diastole in our made-up sounds, in milliseconds',
        head: ['Beats a minute', 'Cycle', 'Systole', 'Diastole', 'Share of systole'],
        rows: [
          ['50', '1,200', '351', '849', '29%'],
          ['60', '1,000', '320', '680', '32%'],
          ['75', '800', '286', '514', '36%'],
          ['100', '600', '248', '352', '41%'],
          ['120', '500', '226', '274', '45%'],
          ['146', '411', '205', '206', '50%'],
        ],
      },
      {
        kind: 'p',
        text: 'Follow the rows: from 60 to 120 the cycle is halved; systole gives up less than a third, and diastole about six tenths. At 146 the two silences are equal, and beyond it, against all habit, the longer silence is systole.',
      },
      { kind: 'h2', text: 'How to measure' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'First know S1 and S2 by name; a right figure for the wrong sound is worse than none.',
          'Choose a stretch where the line between the sounds is quiet and the rate is even.',
          'Mark where the vibration **leaves** the quiet line. Enlarge the trace.',
          'Measure three beats at least, and write the middle one, not the best one.',
          'Write the rate of the same stretch beside it. Systole without a rate means nothing.',
        ],
      },
      {
        kind: 'p',
        text: 'An example: in three beats on end you read systoles of 310, 325 and 318, and a cycle of about 1,000 milliseconds. The middle one is 318 and the rate 60; you write “systole about 320 at a rate of 60, three beats”. Whoever reads that knows what you measured, and how often.',
      },
      { kind: 'h2', text: 'How far your figure may be out' },
      {
        kind: 'p',
        text: 'S1 is low and rises slowly; it takes 20 to 30 milliseconds to reach its peak, and its start is lost in the noise. S2 rises faster. Two experts may put the start of S1 10 to 20 milliseconds apart. The heart itself varies by a few milliseconds from beat to beat. So “317” claims an exactness that we do not have; write “about 320, give or take 20”.',
      },
      {
        kind: 'p',
        text: 'Taking the middle of several lessens the error of chance, and not that of habit. If you always mark the peak of S1, all your systoles are 20 to 30 milliseconds short, however often you measure. The good news is that such an error drops out when today is held against yesterday, provided that both are by the same hand.',
      },
      { kind: 'h2', text: 'What not to ask of the figure' },
      {
        kind: 'p',
        text: 'A short or a long systole is not by itself the name of any disease. Heart failure, drugs, left bundle branch block and aortic stenosis all shift the times, and between people the ranges overlap. The figure serves to place the other sounds: a murmur “in systole” is one within this interval.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'What the sounds of this lesson do not show',
        text: 'In these sounds systole depends on the rate alone. Age, sex, blood pressure, drugs and the force of contraction are not in it, and we know the start of each sound exactly. On a person’s chest none of that holds. If somebody at rest stays above about 120 and has chest pain, breathlessness or faintness, this is no time for measuring: in Iran, call 115.',
      },
    ],
  },
  figures: [
    {
      after: 8,
      signal: { sound: { seed: 301, seconds: 8, heartRateBpm: 60, variation: 0.01 } },
      caption: {
        fa: 'ضربان ۶۰: سیستول ۳۲۰ و دیاستول ۶۸۰ میلی‌ثانیه. سکوت دوم دو برابر نخستین است.',
        en: 'Rate 60: systole 320 and diastole 680 milliseconds. The second silence is twice the first.',
      },
    },
    {
      after: 8,
      signal: { sound: { seed: 302, seconds: 8, heartRateBpm: 120, variation: 0.01 } },
      caption: {
        fa: 'ضربان ۱۲۰: سیستول ۲۲۶ و دیاستول ۲۷۴ میلی‌ثانیه. گوش دیگر به‌آسانی فرق نمی‌گذارد.',
        en: 'Rate 120: systole 226 and diastole 274 milliseconds. The ear no longer tells them apart with ease.',
      },
    },
    {
      after: 4,
      signal: { sound: { seed: 303, seconds: 16, heartRateBpm: 100, variation: 0.01, slowing: 0.4 } },
      caption: {
        fa: 'قلبی که آرام می‌گیرد: چرخه کم‌کم بلند می‌شود و بیشترِ آن به دیاستول می‌رسد.',
        en: 'A heart coming to rest: the cycle lengthens little by little, and most of it goes to diastole.',
      },
    },
  ],
};
