import type { LessonText } from './lesson-type';

/** A lesson’s text. [ACAD-3] */
export const heartRateThreeWays: LessonText = {
  slug: 'heart-rate-three-ways',
  aim: {
    fa: 'ضربان را به سه راه از روی نوار می‌خوانید و می‌دانید هر راه کجا خطا می‌کند.',
    en: 'You read the heart rate from a strip in three ways, and know where each of them goes wrong.',
  },
  body: {
    fa: [
      {
        kind: 'p',
        text: 'ضربان نخستین عددی است که از نوار می‌خواهیم و ساده‌ترینش می‌نماید. ولی «ضربان» یک چیز نیست: ضربانِ همین لحظه، میانگین ده ثانیه و میانگین یک دقیقه در قلبی نامنظم سه عددِ متفاوت‌اند. سه راهِ این درس هم هر کدام یکی از این‌ها را می‌سنجند. دانستنش نیمی از کار است.',
      },
      { kind: 'h2', text: 'راه نخست: سیصد بخش بر خانه‌های بزرگ' },
      {
        kind: 'p',
        text: 'یک دقیقه ۳۰۰ خانه‌ی بزرگ است (هر ثانیه پنج خانه). پس اگر از R تا R بعدی `n` خانه‌ی بزرگ باشد، ضربان `300 / n` است. R‌ای را پیدا کنید که روی خط پررنگ افتاده باشد، و خانه‌ها را تا R بعدی بشمارید.',
      },
      {
        kind: 'table',
        caption: 'دنباله‌ای که به یاد می‌ماند',
        head: ['خانه‌ی بزرگ', '۱', '۲', '۳', '۴', '۵', '۶'],
        rows: [['ضربان در دقیقه', '۳۰۰', '۱۵۰', '۱۰۰', '۷۵', '۶۰', '۵۰']],
      },
      {
        kind: 'p',
        text: 'برای سنجه‌ی ریزتر، ۱۵۰۰ را بر خانه‌های **کوچک** بخش کنید: ۱۸ خانه‌ی کوچک می‌شود `1500 / 18`، نزدیک ۸۳. این راه تند است و در ریتم منظم درست. خطایش دو جاست: در ضربان تند، که نیم‌خانه اشتباه ضربان را ده‌ها عدد جابه‌جا می‌کند، و در ریتم نامنظم، که هر جفتِ دیگر عدد دیگری می‌دهد.',
      },
      { kind: 'h2', text: 'راه دوم: شمردن و ضرب کردن' },
      {
        kind: 'p',
        text: 'در تکه‌ای با درازای دانسته QRSها را بشمارید و به دقیقه برسانید. نوار دوازده اشتقاقی رایج ده ثانیه است: شمار ضربه‌ها ضربدر **۶**. اگر شش ثانیه دارید (سی خانه‌ی بزرگ)، ضربدر **۱۰**. این راه میانگین می‌دهد و برای ریتم نامنظم راهِ درست است.',
      },
      {
        kind: 'p',
        text: 'بهایش درشتی است: یک ضربه کم یا بیش در ده ثانیه شش عدد در دقیقه است و در شش ثانیه ده عدد. ضربه‌ای که درست بر لبه‌ی تکه افتاده، در شمارش بماند یا نه؟ قاعده‌ای بگذارید و به آن بمانید؛ مثلاً لبه‌ی چپ را بشمارید و لبه‌ی راست را نه. تکه‌ی درازتر این خطا را کوچک می‌کند: یک ضربه در سی ثانیه فقط دو عدد است.',
      },
      { kind: 'h2', text: 'راه سوم: میانگینِ فاصله‌ها' },
      {
        kind: 'p',
        text: 'از نخستین R تا واپسین R را بسنجید و بر شمار **فاصله‌ها** بخش کنید، که یکی کمتر از شمار ضربه‌هاست. سپس `60000` را بر میانگین بخش کنید. این راه خطای لبه را ندارد، چون از R آغاز می‌شود و به R می‌رسد. نمونه: یازده ضربه، یعنی ده فاصله، در ۸۴۰۰ میلی‌ثانیه؛ میانگین ۸۴۰ است و ضربان `60000 / 840`، نزدیک ۷۱.',
      },
      {
        kind: 'p',
        text: 'هسته‌ی ما هم از همین راه می‌رود، با یک احتیاط: فاصله‌ها را از کوتاه به بلند می‌چیند، یک‌چهارمِ هر سر را کنار می‌گذارد و میانگینِ نیمه‌ی میانی را برمی‌گرداند. یک ضربه‌ی جامانده یا یک پرشِ تماس که ضربه شمرده شده، این‌طور عدد را خراب نمی‌کند. ولی همین احتیاط در ریتمِ به‌راستی نامنظم عدد را اندکی از میانگینِ ساده دور می‌کند. اگر عددِ شما و عددِ صفحه دو سه تا فرق داشت، شاید هر دو درست باشند.',
      },
      { kind: 'h2', text: 'کدام راه، کجا' },
      {
        kind: 'list',
        items: [
          '**منظم، آرام:** هر سه یکی‌اند؛ تندترین را بردارید.',
          '**منظم، تند:** خانه‌های کوچک، یا میانگینِ چند فاصله. خانه‌ی بزرگ درشت است.',
          '**نامنظم:** شمردن در ده ثانیه یا بیشتر. عددِ یک فاصله را گزارش نکنید.',
          '**با ضربه‌های زودرس:** همه را بشمارید و جدا بنویسید چند تا زودرس بود. نبض شاید کمتر باشد، چون ضربه‌ی زودرس گاهی به مچ نمی‌رسد.',
        ],
      },
      { kind: 'h2', text: 'عددِ چاپ‌شده را بیازمایید' },
      {
        kind: 'p',
        text: 'دستگاه‌ها QRS را با آستانه و شیب می‌یابند. T بلند را گاهی ضربه می‌شمارند و عدد دو برابر می‌شود؛ QRS کوتاه را گاهی نمی‌بینند و عدد نصف می‌شود. لرزش دست ضربه می‌سازد. پس پیش از پذیرفتن، یک راهِ دستی را بروید. اگر دو عدد بیش از ده درصد فرق دارند، نوار را نگاه کنید و بپرسید چه چیزی شمرده یا نشمرده شده است.',
      },
      {
        kind: 'p',
        text: 'در بزرگ‌سالِ آسوده، ریتم سینوسی را به رسم ۶۰ تا ۱۰۰ می‌گیرند: زیر ۶۰ برادی‌کاردی و بالای ۱۰۰ تاکی‌کاردی. این مرزها قراردادند؛ بعضی نویسندگان ۵۰ تا ۹۰ را به آدم‌های سالم نزدیک‌تر می‌دانند، ورزشکار در خواب به ۴۰ می‌رسد و نوزاد در آسودگی از ۱۲۰ می‌گذرد. نامِ «برادی‌کاردی» یک اندازه است، نه بیماری.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'پیش از عدد، ریتم',
        text: 'نخست ببینید فاصله‌ها برابرند یا نه. این یک نگاه، راهِ شما را برمی‌گزیند. عددی که با راهِ نادرست به دست آمده، هر چند با اعشار، حساب‌شده است ولی درست نیست.',
      },
    ],
    en: [
      {
        kind: 'p',
        text: 'The rate is the first figure that we ask of a strip, and it looks like the simplest. But “rate” is not one thing: the rate at this moment, the mean of ten seconds and the mean of a minute are three different numbers in an irregular heart. Each of the three ways in this lesson measures one of them. Knowing that is half of the work.',
      },
      { kind: 'h2', text: 'The first way: three hundred over the large boxes' },
      {
        kind: 'p',
        text: 'A minute is 300 large boxes long (five to the second). So if there are `n` large boxes from one R to the next, the rate is `300 / n`. Find an R that falls on a strong line, and count the boxes to the next R.',
      },
      {
        kind: 'table',
        caption: 'A sequence that stays in the mind',
        head: ['Large boxes', '1', '2', '3', '4', '5', '6'],
        rows: [['Beats a minute', '300', '150', '100', '75', '60', '50']],
      },
      {
        kind: 'p',
        text: 'To be finer, divide 1500 by the **small** boxes: 18 small boxes make `1500 / 18`, about 83. This way is quick, and right in a regular rhythm. It fails in two places: in a fast heart, where half a large box of error shifts the rate by tens, and in an irregular rhythm, where every other pair gives another number.',
      },
      { kind: 'h2', text: 'The second way: count and multiply' },
      {
        kind: 'p',
        text: 'Count the QRS complexes in a piece of known length and bring them to a minute. The usual twelve-lead strip is ten seconds long: beats times **6**. If you have six seconds (thirty large boxes), times **10**. This way gives a mean, and for an irregular rhythm it is the right way.',
      },
      {
        kind: 'p',
        text: 'Its price is coarseness: one beat more or less is six a minute in ten seconds, and ten in six. And a beat that falls just on the edge of the piece, does it count? Make a rule and keep to it; count the left edge, say, and not the right. A longer piece makes this error small: one beat in thirty seconds is only two a minute.',
      },
      { kind: 'h2', text: 'The third way: the mean of the intervals' },
      {
        kind: 'p',
        text: 'Measure from the first R to the last, and divide by the number of **intervals**, which is one fewer than the beats. Then divide `60000` by that mean. There is no error at the edges, since you begin at an R and end at one. An example: eleven beats, so ten intervals, in 8400 ms; the mean is 840 and the rate `60000 / 840`, about 71.',
      },
      {
        kind: 'p',
        text: 'Our core goes this way too, with one precaution: it lays the intervals out from short to long, sets a quarter aside at each end, and takes the mean of the middle half. One missed beat, or one slip of contact that was counted as a beat, then does not spoil the figure. But in a truly irregular rhythm the same precaution moves the figure a little away from the plain mean. If yours and the screen’s differ by two or three, both may be right.',
      },
      { kind: 'h2', text: 'Which way, and where' },
      {
        kind: 'list',
        items: [
          '**Regular and calm:** all three agree; take the quickest.',
          '**Regular and fast:** small boxes, or the mean of several intervals. Large boxes are too coarse.',
          '**Irregular:** count over ten seconds or more. Do not report the number of a single interval.',
          '**With early beats:** count them all, and write separately how many were early. The pulse may be lower, since an early beat sometimes does not reach the wrist.',
        ],
      },
      { kind: 'h2', text: 'Test the printed figure' },
      {
        kind: 'p',
        text: 'Devices find the QRS by threshold and slope. They sometimes count a tall T as a beat, and the figure doubles; they sometimes do not see a small QRS, and it halves. A trembling hand makes beats. So before you accept the figure, go one of the ways by hand. If the two differ by more than ten per cent, look at the strip and ask what was counted, or was not.',
      },
      {
        kind: 'p',
        text: 'In an adult at rest, sinus rhythm is by custom 60 to 100: below 60 is bradycardia, above 100 tachycardia. These borders are agreed, not found; some authors think 50 to 90 closer to healthy people, an athlete asleep goes down to 40, and a newborn at rest passes 120. “Bradycardia” names a measurement, not a disease.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'Rhythm before number',
        text: 'See first whether the intervals are equal. That one look chooses your way. A figure got by the wrong way has been computed, decimals and all, but it is not right.',
      },
    ],
  },
  figures: [
    {
      after: 4,
      signal: { ecg: { seed: 401, seconds: 6, heartRateBpm: 75, rrVariability: 0 } },
      caption: {
        fa: 'ساختگی و منظم: چهار خانه‌ی بزرگ میان دو R، پس ۳۰۰ بخش بر ۴ برابر ۷۵.',
        en: 'Made up and regular: four large boxes between two R waves, so 300 over 4, which is 75.',
      },
    },
    {
      after: 6,
      signal: { ecg: { seed: 405, seconds: 10, heartRateBpm: 82, rrVariability: 0.2, rhythm: 'fibrillation' } },
      caption: {
        fa: 'ساختگی و نامنظم: پانزده ضربه در ده ثانیه، پس ۹۰. ولی از یک فاصله‌ی تنها هر عددی میان ۶۵ و ۱۱۸ درمی‌آید.',
        en: 'Made up and irregular: fifteen beats in ten seconds, so 90. Yet a single interval gives anything between 65 and 118.',
      },
    },
  ],
};
