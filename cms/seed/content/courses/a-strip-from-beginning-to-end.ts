import type { LessonText } from './lesson-type';

/** A lesson’s text. [ACAD-3] */
export const aStripFromBeginningToEnd: LessonText = {
  slug: 'a-strip-from-beginning-to-end',
  aim: {
    fa: 'نواری را با ترتیبی ثابت می‌خوانید، اندازه‌ها را می‌نویسید و گزارشی کوتاه می‌دهید که توصیف و گمان در آن جداست.',
    en: 'You read a strip in a fixed order, write the measures down, and give a short report that keeps description and suspicion apart.',
  },
  body: {
    fa: [
      {
        kind: 'p',
        text: 'همه‌ی تکه‌ها را دارید. آنچه می‌ماند **ترتیب** است. کسی که هر بار از جای دیگری آغاز می‌کند، به نخستین چیزِ چشم‌گیر می‌چسبد و بقیه را نمی‌بیند. ترتیبِ ثابت کُند می‌نماید، ولی پس از پنجاه نوار سه دقیقه بیشتر نمی‌خواهد و چیزی از قلمش نمی‌افتد.',
      },
      { kind: 'h2', text: 'ده گام' },
      {
        kind: 'list',
        ordered: true,
        items: [
          '**نام، زمان، چرا.** نوارِ چه کسی، کی، با چه نشانه‌ای؟ نوار پیشین هست؟',
          '**سرعت، مقیاس، فیلتر.** گوشه‌ی برگه و پله‌ی مقیاس.',
          '**کیفیت.** کدام تکه خواندنی است و برای چه؟',
          '**ضربان.** راهی که به نظم می‌خورد.',
          '**نظم.** پرگار کاغذی؛ کوتاه‌ترین و بلندترین RR.',
          '**P و PR.** هست؟ یک‌شکل؟ پیش از هر QRS، و با PR ثابت؟',
          '**QRS.** پهنا، شکل، محور.',
          '**ST و T.** بالا یا پایین نسبت به خط پایه؛ هم‌سو یا نه. با فیلترِ پایش داوری نکنید.',
          '**QT و QTc.** با نامِ فرمول.',
          '**چیزهای بیرون از آهنگ.** زودرس‌ها، مکث‌ها. سپس سنجیدن با نوار پیشین، و گزارش.',
        ],
      },
      { kind: 'h2', text: 'با هم بخوانیم' },
      {
        kind: 'p',
        text: 'نوارِ زیر پانزده ثانیه، دو اشتقاق و ساختگی است. گام‌ها را یکی‌یکی برویم. **گام یک و دو:** آدمی در کار نیست؛ `25 mm/s` و `10 mm/mV`. **گام سه:** خط پایه اندکی می‌رقصد و پرزِ ریزی هست، ولی P در II پیداست. خواندنی است.',
      },
      {
        kind: 'p',
        text: '**گام چهار:** شانزده ضربه در پانزده ثانیه؛ ضربدر چهار می‌شود ۶۴. **گام پنج:** بیشترِ فاصله‌ها میان ۸۵۴ و ۹۷۸ میلی‌ثانیه‌اند و نرم تغییر می‌کنند؛ یک جا فاصله به ۵۷۴ می‌افتد و پس از آن ۱۲۷۶ می‌آید. پس آهنگِ زیرین کم‌وبیش منظم است و یک ضربه از آن بیرون زده.',
      },
      {
        kind: 'p',
        text: '**گام شش:** پیش از هر QRS باریک یک P رو به بالا هست و PR همه‌جا نزدیک ۱۷۰ میلی‌ثانیه. این‌ها با آهنگ سینوسی می‌خواند. **گام هفت:** QRS نزدیک ۹۵ میلی‌ثانیه، باریک. در I و II هر دو مثبت و II بلندتر، محور نزدیک `55°`: طبیعی. **گام هشت:** ST روی خط پایه است و T در هر دو هم‌سوی QRS.',
      },
      {
        kind: 'p',
        text: '**گام نُه:** QT نزدیک ۴۲۵ میلی‌ثانیه با RR نزدیک `0.92` ثانیه؛ ریشه‌ی دوم `0.92` نزدیک `0.96` است و QTc با Bazett نزدیک ۴۴۳. با مرزِ ۴۵۰ درون است و با مرزِ ۴۴۰ در مردان، مرزی؛ نام فرمول و مرز را می‌نویسیم. **گام ده:** ضربه‌ی یازدهم زودرس، پهن و بی P است، T ناهم‌سو دارد، و ۵۷۴ به‌علاوه‌ی ۱۲۷۶ برابر ۱۸۵۰، نزدیکِ دو فاصله‌ی معمول: مکثِ کامل.',
      },
      { kind: 'h2', text: 'گزارش: توصیف، سپس گمان' },
      {
        kind: 'table',
        caption: 'همان نوار در شش خط',
        head: ['بخش', 'نوشته'],
        rows: [
          ['ثبت', '۱۵ ثانیه، I و II، `25 mm/s`، `10 mm/mV`، کیفیت خوب'],
          ['آهنگ', 'سینوسی، ضربان میانگین ۶۴، با نوسانِ نرم'],
          ['بازه‌ها', 'PR نزدیک ۱۷۰، QRS نزدیک ۹۵، QT نزدیک ۴۲۵، QTc (Bazett) نزدیک ۴۴۳'],
          ['محور، ST، T', 'محور نزدیک `55°`؛ ST و T بی یافته در این دو اشتقاق'],
          ['جز این', 'یک ضربه‌ی زودرس پهن در ۱۵ ثانیه، با مکث کامل'],
          ['گمان', 'با یک PVC تنها می‌خواند. تفسیر بالینی با پزشک؛ نوار پیشینی نبود'],
        ],
      },
      {
        kind: 'p',
        text: 'به مرزِ خطِ پنجم و ششم نگاه کنید. «پهن، زودرس، بی P» چیزی است که هر کس با همین نوار می‌تواند بیازماید. «PVC» نامی است که ما بر آن گذاشته‌ایم. وقتی این دو جدا باشند، نفرِ بعدی می‌تواند با نامِ شما مخالف باشد و هنوز از اندازه‌هایتان بهره ببرد.',
      },
      { kind: 'h2', text: 'پنج لغزشِ باتجربه‌ها' },
      {
        kind: 'list',
        items: [
          'ایستادن در نخستین یافته. پس از یافتنِ زودرس، QT را هم بسنجید.',
          'پذیرفتنِ عددهای چاپی بی یک راهِ دستی.',
          'داوری درباره‌ی ST از نوارِ صاف‌شده.',
          'نوشتنِ «طبیعی» به‌جای «در این دو اشتقاق یافته‌ای دیده نشد». نوارِ آرام، قلبِ سالم را ثابت نمی‌کند.',
          'فراموش کردنِ آدم. همان نوار در کسی که درد سینه دارد معنای دیگری دارد.',
        ],
      },
      { kind: 'h2', text: 'وقتی گام‌ها با هم نمی‌خوانند' },
      {
        kind: 'p',
        text: 'گاهی دو گام دو چیز می‌گویند. ضربانِ چاپی ۱۲۸ است و شما ۶۴ می‌شمارید: T شمرده شده است. PR در نیمی از ضربه‌ها ۱۷۰ و در نیمی ۲۴۰ است: یا واقعاً عوض می‌شود یا آغاز P را در خط لرزان جابه‌جا دیده‌اید. ناسازگاری را پنهان نکنید و میانگین نگیرید؛ برگردید، گامِ پیشین را از نو بروید و اگر باز ماند، همان را بنویسید. ناسازگاریِ نوشته‌شده کار را پیش می‌برد و عددِ هموارشده آن را می‌پوشاند.',
      },
      {
        kind: 'p',
        text: 'اگر وقت ندارید، گام‌های سه تا هفت را هرگز جا نیندازید: کیفیت، ضربان، نظم، P و QRS. این پنج تا بیشترِ آنچه را فوری است در خود دارند.',
      },
      {
        kind: 'p',
        text: 'این پایانِ راه نیست. دوازده اشتقاق، بلوک‌ها، ایسکمی و نوارِ کودک بیرون از این دوره مانده‌اند. ولی ترتیبِ ده‌گامی در همه‌ی آن‌ها همان است. حالا نوبتِ شماست.',
      },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'حساب‌شده، نه تشخیص',
        text: 'گزارشی که در این درس می‌نویسید تمرین روی سیگنالی ساختگی است. درباره‌ی نوارِ آدم‌ها پزشک تصمیم می‌گیرد، و درد سینه، غش یا تنگی نفسِ تازه منتظر خواندنِ نوار نمی‌ماند: ۱۱۵.',
      },
    ],
    en: [
      {
        kind: 'p',
        text: 'You have all the pieces. What remains is the **order**. Whoever starts from another place each time clings to the first striking thing and does not see the rest. A fixed order looks slow, but after fifty strips it takes no more than three minutes, and nothing is left out.',
      },
      { kind: 'h2', text: 'Ten steps' },
      {
        kind: 'list',
        ordered: true,
        items: [
          '**Name, time, why.** Whose strip, when, with what complaint? Is there an earlier one?',
          '**Speed, gain, filter.** The corner of the sheet and the calibration pulse.',
          '**Quality.** Which part can be read, and for what?',
          '**Rate.** By the way that suits the regularity.',
          '**Regularity.** The paper calliper; the shortest and the longest RR.',
          '**P and PR.** Is it there? Of one shape? Before every QRS, and at a constant PR?',
          '**QRS.** Width, shape, axis.',
          '**ST and T.** Above or below the baseline; on the side of the QRS or not. Do not judge with the monitor filter on.',
          '**QT and QTc.** With the name of the formula.',
          '**What stands outside the rhythm.** Early beats, pauses. Then compare with the earlier strip, and report.',
        ],
      },
      { kind: 'h2', text: 'Let us read one together' },
      {
        kind: 'p',
        text: 'The strip below is fifteen seconds long, of two leads, and made up. Let us go step by step. **Steps one and two:** there is no person; `25 mm/s` and `10 mm/mV`. **Step three:** the baseline dances a little and there is a fine fuzz, but the P can be seen in II. It can be read.',
      },
      {
        kind: 'p',
        text: '**Step four:** sixteen beats in fifteen seconds; times four is 64. **Step five:** most intervals lie between 854 and 978 ms and change softly; in one place the interval falls to 574, and 1276 comes after it. So the rhythm beneath is more or less regular, and one beat stands out of it.',
      },
      {
        kind: 'p',
        text: '**Step six:** before every narrow QRS there is an upright P, and the PR is about 170 ms throughout. That fits sinus rhythm. **Step seven:** the QRS is about 95 ms, narrow. It is positive in both I and II and taller in II, the axis about `55°`: normal. **Step eight:** ST lies on the baseline, and T is on the side of the QRS in both.',
      },
      {
        kind: 'p',
        text: '**Step nine:** the QT is about 425 ms with an RR of about `0.92` s; the square root of `0.92` is about `0.96`, and the QTc by Bazett about 443. With a limit of 450 that is inside, with the limit of 440 for men it is borderline; we write down the formula and the limit. **Step ten:** the eleventh beat is early, wide and without a P, its T is against its QRS, and 574 plus 1276 is 1850, close to two usual intervals: a full pause.',
      },
      { kind: 'h2', text: 'The report: description, then suspicion' },
      {
        kind: 'table',
        caption: 'The same strip in six lines',
        head: ['Part', 'Written'],
        rows: [
          ['Recording', '15 seconds, I and II, `25 mm/s`, `10 mm/mV`, good quality'],
          ['Rhythm', 'sinus, mean rate 64, with a soft variation'],
          ['Intervals', 'PR about 170, QRS about 95, QT about 425, QTc (Bazett) about 443'],
          ['Axis, ST, T', 'axis about `55°`; no finding of ST or T in these two leads'],
          ['Besides', 'one wide early beat in 15 seconds, with a full pause'],
          ['Suspicion', 'consistent with a single PVC. What it means is for a doctor; there was no earlier strip'],
        ],
      },
      {
        kind: 'p',
        text: 'Look at the border between the fifth and the sixth line. “Wide, early, without P” is something that anyone can test on the same strip. “PVC” is the name that we gave it. When the two are kept apart, the next reader may disagree with your name and still make use of your measures.',
      },
      { kind: 'h2', text: 'Five slips of the experienced' },
      {
        kind: 'list',
        items: [
          'Stopping at the first finding. Once you have found an early beat, measure the QT as well.',
          'Accepting the printed figures without one way by hand.',
          'Judging the ST on a smoothed strip.',
          'Writing “normal” in place of “no finding seen in these two leads”. A quiet strip does not prove a healthy heart.',
          'Forgetting the person. The same strip means something else in someone with chest pain.',
        ],
      },
      { kind: 'h2', text: 'When the steps disagree' },
      {
        kind: 'p',
        text: 'Sometimes two steps say two things. The printed rate is 128 and you count 64: the T waves were counted. The PR is 170 in half the beats and 240 in the other half: either it really changes, or in a trembling line you saw the start of P now here, now there. Do not hide a disagreement, and do not average it; go back, take the earlier step again, and if it remains, write down just that. A disagreement on paper moves the work on; a smoothed figure covers it.',
      },
      {
        kind: 'p',
        text: 'If you have no time, never leave out steps three to seven: quality, rate, regularity, P and QRS. These five hold most of what is urgent.',
      },
      {
        kind: 'p',
        text: 'This is not the end of the road. Twelve leads, the blocks, ischaemia and the ECG of children lie outside this course. But the ten steps are the same in all of them. Now it is your turn.',
      },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'Computed, not a diagnosis',
        text: 'The report that you write in this lesson is practice on a made-up signal. A doctor decides about people’s strips, and chest pain, fainting or new breathlessness does not wait for a strip to be read: in Iran, call 115.',
      },
    ],
  },
  figures: [
    {
      after: 4,
      signal: {
        ecg: {
          seed: 1004,
          seconds: 15,
          heartRateBpm: 66,
          rrVariability: 0.03,
          ectopicShare: 0.12,
          leads: 2,
          baselineWanderMv: 0.15,
          mainsMv: 0.03,
          muscleNoiseMv: 0.015,
        },
      },
      caption: {
        fa: 'نوار تمرینِ ساختگی، I بالا و II پایین، پانزده ثانیه. پیش از خواندنِ ادامه، خودتان ده گام را بروید.',
        en: 'The made-up strip for practice, I above and II below, fifteen seconds. Take the ten steps yourself before you read on.',
      },
    },
  ],
};
