import type { LessonText } from './lesson-type';

/** A lesson’s text. [ACAD-3] */
export const whatAnEcgRecords: LessonText = {
  slug: 'what-an-ecg-records',
  aim: {
    fa: 'می‌گویید خطِ نوار از کجا می‌آید، چرا موجی رو به بالا یا پایین است، و نوار درباره‌ی چه چیزهایی خاموش است.',
    en: 'You can say where the line on a strip comes from, why a wave points up or down, and what a strip keeps silent about.',
  },
  body: {
    fa: [
      {
        kind: 'p',
        text: 'دو تکه‌ی فلز را روی پوست دو دست بگذارید و اختلاف ولتاژشان را در زمان بکشید. خطی به دست می‌آید که بیشترِ وقت صاف است و هر یک ثانیه یا کمتر، تکانی می‌خورد. همین خط نوار قلب است. همه‌ی این دوره درباره‌ی خواندن همان تکان‌هاست؛ ولی پیش از خواندن باید بدانیم چه چیزی دارد نوشته می‌شود.',
      },
      { kind: 'h2', text: 'از یک یاخته تا پوست' },
      {
        kind: 'p',
        text: 'یاخته‌ی ماهیچه‌ی قلب در آسودگی درونش نسبت به بیرون منفی است، نزدیک ۹۰ میلی‌ولت. وقتی نوبتش برسد، یون‌ها از غشا می‌گذرند و این اختلاف برای چند دهم ثانیه برمی‌گردد: این را **دپولاریزاسیون** می‌نامند. بازگشت به آسودگی **رپولاریزاسیون** است. یاخته‌ها به هم راه دارند و هر کدام همسایه‌اش را بیدار می‌کند؛ پس موجی در ماهیچه پیش می‌رود که جلویش هنوز آسوده و پشتش برانگیخته است.',
      },
      {
        kind: 'p',
        text: 'نوار، ولتاژ یک یاخته را نمی‌بیند. آنچه به پوست می‌رسد **برآیند** همه‌ی این مرزهای متحرک است، و چون تن رسانای خوبی نیست و نیروها در جهت‌های گوناگون همدیگر را خنثی می‌کنند، از آن ۹۰ میلی‌ولت حدود یک میلی‌ولت می‌ماند. اگر همه‌ی قلب یک‌دست آسوده یا یک‌دست برانگیخته باشد، برآیند صفر است و خط صاف می‌ماند. نوار **تغییر** را نشان می‌دهد.',
      },
      { kind: 'h2', text: 'بالا و پایین یعنی چه' },
      {
        kind: 'p',
        text: 'هر اشتقاق دو سر دارد، یکی مثبت و یکی منفی. قاعده ساده است: موجِ دپولاریزاسیونی که رو به سر مثبت می‌رود خط را **بالا** می‌برد، موجی که از آن دور می‌شود خط را **پایین** می‌آورد، و موجی که از پهلو می‌گذرد نیمی بالا و نیمی پایین یا نزدیک صفر است. پس بالا بودن «خوب» و پایین بودن «بد» نیست؛ فقط می‌گوید از کجا نگاه می‌کنیم.',
      },
      {
        kind: 'p',
        text: 'اشتقاق II از دست راست به پای چپ نگاه می‌کند و راه معمول برق در قلب هم کم‌وبیش همین است: از بالا و راست به پایین و چپ. برای همین در II بیشترِ موج‌ها رو به بالا و بلندند، و در این دوره اگر نامی نبردیم، آنچه می‌بینید اشتقاق II است.',
      },
      { kind: 'h2', text: 'سه تکان در هر ضربه' },
      {
        kind: 'table',
        caption: 'هر موج از چه می‌آید',
        head: ['موج', 'چه رخ می‌دهد', 'شکل معمول در II'],
        rows: [
          ['P', 'دپولاریزاسیون دهلیزها', 'کوچک، گرد، رو به بالا'],
          ['QRS', 'دپولاریزاسیون بطن‌ها', 'تند، باریک، بلند'],
          ['T', 'رپولاریزاسیون بطن‌ها', 'پهن و آرام، هم‌سو با QRS'],
        ],
      },
      {
        kind: 'p',
        text: 'رپولاریزاسیون دهلیزها هم هست، ولی کوچک است و بیشترش زیر QRS گم می‌شود. گره‌ی سینوسی، گره‌ی دهلیزی‌بطنی و دسته‌ی هیس هم از خود موجی روی پوست نمی‌گذارند؛ یاخته‌هایشان کم است. از کارشان فقط با **زمان** باخبر می‌شویم: مکث میان P و QRS.',
      },
      {
        kind: 'p',
        text: 'شاید بپرسید چرا T وارونه‌ی QRS نیست، اگر یکی رفتن است و دیگری بازگشت. چون بازگشت از همان راه نمی‌رود: لایه‌ی بیرونیِ بطن که دیرتر برانگیخته شده زودتر آرام می‌گیرد. دو وارونگی، وارونگیِ جهت و وارونگیِ بار، همدیگر را می‌برند و T هم‌سوی QRS می‌ماند.',
      },
      { kind: 'h2', text: 'نوار درباره‌ی چه خاموش است' },
      {
        kind: 'list',
        items: [
          '**زور پمپ.** نوار فرمان را می‌نویسد، نه انقباض را. قلبی ناتوان می‌تواند نواری آرام داشته باشد.',
          '**دریچه‌ها.** باز و بسته شدنشان برق ندارد؛ آن را گوشی و اکو می‌گویند.',
          '**فشار خون.** هیچ موجی فشار را نشان نمی‌دهد.',
          '**رگ‌های قلب.** نوار خودِ تنگی را نمی‌بیند؛ گاهی اثرش را بر ماهیچه می‌بیند و گاهی نه.',
          '**دیروز و فردا.** بی‌نظمیِ گذرا فقط اگر هنگام ثبت رخ دهد دیده می‌شود.',
        ],
      },
      {
        kind: 'p',
        text: 'از آن سو، نوار در چیزهایی بی‌رقیب است: چه چیزی فرمان می‌دهد، با چه آهنگی، و فرمان در راه چقدر می‌ماند. این سه پرسش ستون‌های این دوره‌اند.',
      },
      { kind: 'h2', text: 'نوارهای این دوره ساختگی‌اند' },
      {
        kind: 'p',
        text: 'هیچ نواری در این دوره از آدمی گرفته نشده است. هر موج را با چند برآمدگیِ حساب‌شده ساخته‌ایم: P، Q، R، S و T، با زمان‌هایی که می‌دانیم. سودش این است که پاسخِ درست را حدس نمی‌زنیم؛ خودمان در سیگنال گذاشته‌ایم. زیانش این است که نوار واقعی هرگز این‌قدر سربه‌راه نیست. هر جا که ساختگی بودن چیزی را پنهان می‌کند، می‌گوییم.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'حساب‌شده، نه تشخیص',
        text: 'عددهایی که در این دوره می‌خوانید یا هسته‌ی ما می‌دهد محاسبه‌اند. هیچ کدام تشخیص نیست و جای دیدنِ بیمار را نمی‌گیرد. با درد سینه، تنگی نفس تازه یا غش، نوار بهانه‌ی ماندن نیست: ۱۱۵.',
      },
    ],
    en: [
      {
        kind: 'p',
        text: 'Put two pieces of metal on the skin, one at each hand, and draw the difference of their voltages through time. You get a line that is flat for most of the way and stirs once a second or so. That line is the ECG. This whole course is about reading those stirrings; but before reading, we should know what is being written.',
      },
      { kind: 'h2', text: 'From one cell to the skin' },
      {
        kind: 'p',
        text: 'At rest, the inside of a heart muscle cell is negative against the outside, by about 90 millivolts. When its turn comes, ions cross the membrane and the difference is reversed for a few tenths of a second: that is **depolarisation**. The return to rest is **repolarisation**. The cells are joined, and each wakes its neighbour; so a wave moves through the muscle, with resting cells before it and excited ones behind.',
      },
      {
        kind: 'p',
        text: 'An ECG does not see the voltage of one cell. What reaches the skin is the **sum** of all those moving borders, and because the body conducts only moderately and forces in different directions cancel, about one millivolt is left of the ninety. When the whole heart is evenly at rest, or evenly excited, the sum is zero and the line is flat. An ECG shows **change**.',
      },
      { kind: 'h2', text: 'What up and down mean' },
      {
        kind: 'p',
        text: 'Each lead has two ends, a positive and a negative one. The rule is simple: a wave of depolarisation that travels towards the positive end takes the line **up**, one that travels away takes it **down**, and one that passes sideways gives half up and half down, or nearly nothing. So up is not “good” and down is not “bad”; they only say from where we are looking.',
      },
      {
        kind: 'p',
        text: 'Lead II looks from the right arm to the left leg, and the usual path of the current in the heart is much the same: from above right to below left. That is why most waves are upright and tall in II, and why, when we name no lead in this course, you are looking at lead II.',
      },
      { kind: 'h2', text: 'Three stirrings in each beat' },
      {
        kind: 'table',
        caption: 'Where each wave comes from',
        head: ['Wave', 'What happens', 'Usual shape in II'],
        rows: [
          ['P', 'The atria depolarise', 'small, round, upright'],
          ['QRS', 'The ventricles depolarise', 'quick, narrow, tall'],
          ['T', 'The ventricles repolarise', 'broad and slow, on the same side as the QRS'],
        ],
      },
      {
        kind: 'p',
        text: 'The atria repolarise too, but that wave is small and mostly lost under the QRS. Nor do the sinus node, the atrioventricular node and the bundle of His leave a wave of their own on the skin; they have too few cells. We learn of their work only through **time**: the pause between P and QRS.',
      },
      {
        kind: 'p',
        text: 'You may ask why the T wave is not the QRS turned over, if one is the going and the other the return. Because the return takes another way: the outer layer of the ventricle, which was excited last, recovers first. Two reversals, one of direction and one of charge, cancel each other, and the T stays on the side of the QRS.',
      },
      { kind: 'h2', text: 'What an ECG is silent about' },
      {
        kind: 'list',
        items: [
          '**The strength of the pump.** A strip records the command, not the contraction. A weak heart may have a quiet strip.',
          '**The valves.** Their opening and closing carries no current; a stethoscope and an echo tell of that.',
          '**Blood pressure.** No wave shows it.',
          '**The coronary vessels.** An ECG does not see a narrowing itself; sometimes it sees what that does to the muscle, and sometimes not.',
          '**Yesterday and tomorrow.** A passing disturbance is seen only if it happens while you record.',
        ],
      },
      {
        kind: 'p',
        text: 'In other things the ECG has no rival: what gives the command, at what pace, and how long the command is held up on its way. These three questions carry this course.',
      },
      { kind: 'h2', text: 'The strips of this course are made up' },
      {
        kind: 'p',
        text: 'No strip in this course was taken from a person. We built each wave from a few computed bumps: P, Q, R, S and T, at times that we know. The gain is that we do not guess at the right answer; we put it into the signal ourselves. The loss is that no real strip is ever so well behaved. Wherever being made up hides something, we say so.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'Computed, not a diagnosis',
        text: 'The figures that you read in this course, or that our core gives, are computed. None of them is a diagnosis, and none replaces seeing the patient. With chest pain, new breathlessness or fainting, an ECG is no reason to wait: in Iran, call 115.',
      },
    ],
  },
  figures: [
    {
      after: 0,
      signal: { ecg: { seed: 103, seconds: 6, heartRateBpm: 66, rrVariability: 0.02 } },
      caption: {
        fa: 'ساختگی، اشتقاق II: در هر ضربه نخست P کوچک، سپس QRS تند، سپس T پهن.',
        en: 'Made up, lead II: in each beat first a small P, then a quick QRS, then a broad T.',
      },
    },
    {
      after: 5,
      signal: { ecg: { seed: 103, seconds: 6, heartRateBpm: 66, rrVariability: 0.02, amplitude: -1 } },
      caption: {
        fa: 'همان قلب، با دو سرِ جابه‌جا: همه‌چیز وارونه است و زمان‌ها دست نخورده.',
        en: 'The same heart with the two ends exchanged: everything is turned over, and no time has changed.',
      },
    },
  ],
};
