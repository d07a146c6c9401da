import type { LessonText } from './lesson-type';

/** A lesson’s text. [ACAD-3] */
export const paperBoxesAndNumbers: LessonText = {
  slug: 'paper-boxes-and-numbers',
  aim: {
    fa: 'هر فاصله‌ی روی کاغذ را به میلی‌ثانیه و میلی‌ولت برمی‌گردانید و پیش از آن سرعت و مقیاس را می‌خوانید.',
    en: 'You turn any distance on the paper into milliseconds and millivolts, having read the speed and the gain first.',
  },
  body: {
    fa: [
      {
        kind: 'p',
        text: 'نوار قلب نمودار است و هر نمودار دو محور دارد. این‌جا محور افقی زمان است و محور عمودی ولتاژ، و به‌جای عدد، خانه چاپ کرده‌اند. کسی که خانه‌ها را می‌شناسد با یک نگاه اندازه می‌گیرد. کسی که نمی‌شناسد باید به عددِ بالای برگه تکیه کند، و آن عدد گاهی اشتباه است.',
      },
      { kind: 'h2', text: 'دو عددی که همه‌چیز به آن‌ها بند است' },
      {
        kind: 'p',
        text: 'قرار جهانی این است: کاغذ با سرعت **۲۵ میلی‌متر بر ثانیه** می‌رود و هر میلی‌ولت **۱۰ میلی‌متر** بلندی می‌گیرد. این دو را گوشه‌ی هر نوار می‌نویسند: `25 mm/s · 10 mm/mV`. بقیه حساب است.',
      },
      {
        kind: 'table',
        caption: 'خانه‌ها در قرار معمول',
        head: ['خانه', 'اندازه', 'افقی', 'عمودی'],
        rows: [
          ['کوچک', '۱ میلی‌متر', '۴۰ میلی‌ثانیه', '۰٫۱ میلی‌ولت'],
          ['بزرگ (پنج خانه‌ی کوچک)', '۵ میلی‌متر', '۲۰۰ میلی‌ثانیه', '۰٫۵ میلی‌ولت'],
          ['پنج خانه‌ی بزرگ', '۲۵ میلی‌متر', '۱۰۰۰ میلی‌ثانیه', '۲٫۵ میلی‌ولت'],
        ],
      },
      {
        kind: 'p',
        text: 'چرا ۴۰ میلی‌ثانیه؟ چون یک ثانیه ۲۵ میلی‌متر است و `1000 / 25 = 40`. این تقسیم را یک بار خودتان بنویسید تا دیگر لازم نباشد حفظش کنید. اگر سرعت ۵۰ باشد، همان خانه‌ی کوچک ۲۰ میلی‌ثانیه است.',
      },
      { kind: 'h2', text: 'پله‌ی مقیاس' },
      {
        kind: 'p',
        text: 'در آغاز یا پایان نوار پله‌ای چهارگوش می‌بینید. این پله یک میلی‌ولت است و در قرار معمول ده خانه‌ی کوچک بلندی و پنج خانه پهنا دارد (۲۰۰ میلی‌ثانیه). اگر پله پنج خانه بلندی دارد، مقیاس نصف شده است و هر موج را باید دو برابر بخوانید. اگر بیست خانه است، دو برابر شده. روی نمایشگرها که صفحه کوچک و بزرگ می‌شود، پله تنها تکیه‌گاه شماست: به میلی‌مترِ روی صفحه اعتماد نکنید، به خانه‌ها و پله اعتماد کنید.',
      },
      { kind: 'h2', text: 'اندازه گرفتن در سه گام' },
      {
        kind: 'list',
        ordered: true,
        items: [
          '**سرعت و مقیاس را بخوانید.** بی این دو، خانه معنایی ندارد.',
          '**دو نقطه را نشان بگذارید** و خانه‌ها را بشمارید؛ نخست خانه‌های بزرگ، سپس کوچک‌های مانده. نیم‌خانه را هم بنویسید.',
          '**ضرب کنید.** شمار خانه‌های کوچک ضربدر ۴۰ می‌شود میلی‌ثانیه، ضربدر ۰٫۱ می‌شود میلی‌ولت.',
        ],
      },
      {
        kind: 'p',
        text: 'نمونه: از R تا R بعدی چهار خانه‌ی بزرگ و دو خانه‌ی کوچک است. می‌شود ۲۲ خانه‌ی کوچک، پس `22 × 40 = 880` میلی‌ثانیه. نمونه‌ی دیگر: نوک R یازده خانه و نیم بالای خط پایه است، پس ۱٫۱۵ میلی‌ولت.',
      },
      { kind: 'h2', text: 'خط پایه کجاست' },
      {
        kind: 'p',
        text: 'بلندی را از جایی باید سنجید. رسم این است که خط پایه را تکه‌ی صافِ میان پایان T و آغاز P بعدی بگیرند، جایی که قلب از نظر برقی آرام است. اگر ضربان تند باشد و P روی دنباله‌ی T بنشیند، این تکه گم می‌شود و تکه‌ی کوتاه میان P و QRS را به کار می‌برند. در گزارش بنویسید کدام را گرفته‌اید؛ در ST این انتخاب می‌تواند نیم خانه فرق بسازد.',
      },
      { kind: 'h2', text: 'چقدر ریز می‌شود خواند' },
      {
        kind: 'p',
        text: 'چشم در بهترین حال تا نیم خانه‌ی کوچک را از هم جدا می‌کند: ۲۰ میلی‌ثانیه یا ۰٫۰۵ میلی‌ولت. پس نوشتنِ «PR برابر ۱۶۷» از روی کاغذ دقتی است که نداریم؛ بنویسید «نزدیک ۱۶۰» یا «۱۶۰ تا ۱۸۰». نرم‌افزار می‌تواند ریزتر بخواند، ولی ریزتر خواندن با درست‌تر خواندن یکی نیست: آغازِ یک موج گرد خودش چند میلی‌ثانیه تار است. برای بازه‌های دراز، به‌جای یکی چند تا را با هم بسنجید و بر شمارشان بخش کنید؛ خطای نیم‌خانه میان همه پخش می‌شود.',
      },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'دو دام کهنه',
        text: 'نواری که با سرعت ۵۰ گرفته شده همه‌ی فاصله‌ها را روی کاغذ دو برابر نشان می‌دهد: ضربان ۸۰ را ۴۰ می‌خوانید. و نواری که مقیاسش ۵ است موج‌ها را کوتاه می‌نماید و به «ولتاژ پایین» می‌ماند. هر دو را گوشه‌ی برگه لو می‌دهد. در بعضی کشورهای اروپایی سرعت ۵۰ رسم است؛ نوار بیگانه را با چشم عادت نخوانید.',
      },
      {
        kind: 'p',
        text: 'پیش از آنکه سراغ پرسش‌ها بروید، یک بار با خط‌کش یا لبه‌ی یک برگه تمرین کنید: جای دو R را روی لبه‌ی کاغذ نشان بگذارید و برگه را یک فاصله جلو ببرید. اگر نشان‌ها روی R بعدی نشست، فاصله‌ها برابرند. این همان «پرگار کاغذی» است که در درس ششم دوباره به کار می‌آید.',
      },
    ],
    en: [
      {
        kind: 'p',
        text: 'An ECG is a graph, and a graph has two axes. Here the horizontal one is time and the vertical one voltage, and instead of numbers the paper has boxes. Whoever knows the boxes measures at a glance. Whoever does not must rely on the figure printed at the top of the sheet, and that figure is sometimes wrong.',
      },
      { kind: 'h2', text: 'The two numbers on which all depends' },
      {
        kind: 'p',
        text: 'The world’s convention is this: the paper runs at **25 millimetres a second**, and each millivolt takes **10 millimetres** of height. Both are written in a corner of every strip: `25 mm/s · 10 mm/mV`. The rest is arithmetic.',
      },
      {
        kind: 'table',
        caption: 'The boxes under the usual convention',
        head: ['Box', 'Size', 'Across', 'Up'],
        rows: [
          ['Small', '1 mm', '40 ms', '0.1 mV'],
          ['Large (five small ones)', '5 mm', '200 ms', '0.5 mV'],
          ['Five large ones', '25 mm', '1000 ms', '2.5 mV'],
        ],
      },
      {
        kind: 'p',
        text: 'Why 40 ms? Because a second is 25 millimetres long, and `1000 / 25 = 40`. Write that division down once with your own hand and you need never learn it by heart. At a speed of 50, the same small box is 20 ms.',
      },
      { kind: 'h2', text: 'The calibration pulse' },
      {
        kind: 'p',
        text: 'At the start or the end of a strip you see a square step. That step is one millivolt; under the usual convention it is ten small boxes high and five wide (200 ms). If it is five boxes high, the gain has been halved, and you must read every wave as twice its height. If it is twenty, the gain was doubled. On a screen, where the picture grows and shrinks, the pulse is your only foothold: do not trust millimetres on the glass, trust the boxes and the pulse.',
      },
      { kind: 'h2', text: 'Measuring in three steps' },
      {
        kind: 'list',
        ordered: true,
        items: [
          '**Read the speed and the gain.** Without these two a box means nothing.',
          '**Mark two points** and count the boxes; first the large ones, then the small ones that remain. Write down half boxes too.',
          '**Multiply.** Small boxes times 40 gives milliseconds, times 0.1 gives millivolts.',
        ],
      },
      {
        kind: 'p',
        text: 'An example: from one R to the next there are four large boxes and two small ones. That makes 22 small boxes, so `22 × 40 = 880` ms. Another: the top of R stands eleven and a half boxes above the baseline, so 1.15 mV.',
      },
      { kind: 'h2', text: 'Where the baseline is' },
      {
        kind: 'p',
        text: 'Height must be measured from somewhere. By custom, the baseline is the flat stretch between the end of T and the start of the next P, where the heart is electrically quiet. When the heart is fast and the P sits on the tail of the T, that stretch is lost, and the short one between P and QRS is used instead. Say in your report which you took; in the ST segment the choice can make half a box of difference.',
      },
      { kind: 'h2', text: 'How finely one can read' },
      {
        kind: 'p',
        text: 'At its best the eye tells half a small box apart: 20 ms, or 0.05 mV. To write “PR 167” from paper is therefore a precision that we do not have; write “about 160”, or “160 to 180”. Software can read more finely, but reading more finely is not reading more truly: the start of a rounded wave is itself blurred by some milliseconds. For long intervals, measure several at once and divide by their number; the half-box error is then shared among them all.',
      },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'Two old traps',
        text: 'A strip taken at a speed of 50 shows all distances doubled on paper: you read a rate of 80 as 40. And a strip with a gain of 5 makes the waves look short, like “low voltage”. The corner of the sheet gives both away. In some European countries a speed of 50 is the custom; do not read a foreign strip with the eye of habit.',
      },
      {
        kind: 'p',
        text: 'Before you go on to the questions, practise once with the edge of a sheet: mark the places of two R waves on the edge and move the sheet on by one interval. If the marks fall on the next R, the intervals are equal. This is the “paper calliper” that returns in lesson six.',
      },
    ],
  },
  figures: [
    {
      after: 4,
      signal: { ecg: { seed: 201, seconds: 6, heartRateBpm: 60, rrVariability: 0 } },
      caption: {
        fa: 'ساختگی، ۶۰ در دقیقه و بی‌نوسان: از هر R تا بعدی درست پنج خانه‌ی بزرگ است.',
        en: 'Made up, 60 a minute and perfectly even: from each R to the next there are exactly five large boxes.',
      },
    },
    {
      after: 6,
      signal: { ecg: { seed: 201, seconds: 6, heartRateBpm: 60, rrVariability: 0, amplitude: 0.5 } },
      caption: {
        fa: 'همان ضربه‌ها با نصف بلندی: R به‌جای یازده خانه و نیم، نزدیک شش خانه است. فاصله‌ها عوض نشده‌اند.',
        en: 'The same beats at half the height: the R is about six boxes tall instead of eleven and a half. The intervals are unchanged.',
      },
    },
  ],
};
