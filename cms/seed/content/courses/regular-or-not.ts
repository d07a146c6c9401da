import type { LessonText } from './lesson-type';

/** A lesson’s text. [ACAD-3] */
export const regularOrNot: LessonText = {
  slug: 'regular-or-not',
  aim: {
    fa: 'نظم را با پرگار کاغذی می‌آزمایید و سه گونه بی‌نظمی را، نفسی، الگودار و بی‌الگو، از هم جدا می‌کنید.',
    en: 'You test regularity with a paper calliper, and tell three kinds of irregularity apart: of the breath, with a pattern, and without one.',
  },
  body: {
    fa: [
      {
        kind: 'p',
        text: 'پرسشِ «منظم است یا نه» ساده می‌نماید و پاسخش راهِ همه‌ی پرسش‌های بعدی را باز می‌کند. ولی هیچ قلبِ زنده‌ای مترونوم نیست. پس پرسشِ درست این است: فاصله‌ها **چقدر** عوض می‌شوند، و عوض شدنشان **الگویی** دارد یا نه؟',
      },
      { kind: 'h2', text: 'پرگار کاغذی' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'لبه‌ی کاغذی را زیر نوار بگذارید و جای سه R پیاپی را نشان بزنید.',
          'کاغذ را یک فاصله به راست ببرید. نشان‌ها باز بر R می‌نشینند؟',
          'تا پایان نوار پیش بروید. نخستین جایی که نشان نمی‌نشیند همان جایی است که باید نگاه کنید.',
          'همین کار را با P‌ها بکنید. گاهی دهلیز منظم است و بطن نه.',
        ],
      },
      {
        kind: 'p',
        text: 'اندازه را هم بنویسید: کوتاه‌ترین و بلندترین فاصله. جمله‌ی «نامنظم، RR از ۷۸۰ تا ۱۱۴۰» از «کمی نامنظم» بسیار گویاتر است. نفرِ بعدی می‌تواند آن را با نوار خودش بسنجد.',
      },
      { kind: 'h2', text: 'چه اندازه را منظم می‌نامیم' },
      {
        kind: 'p',
        text: 'مرزی که همه پذیرفته باشند نداریم. بسیاری تا اختلافی نزدیک ۱۰ درصد میان فاصله‌ها را منظم می‌گیرند. برای آریتمی سینوسی، کتاب‌ها اختلافِ بلندترین و کوتاه‌ترین PP را بیش از **۱۲۰** میلی‌ثانیه می‌خواهند، بعضی **۱۶۰**. عددی را که به کار برده‌اید بگویید. مهم‌تر از عدد، شکلِ تغییر است.',
      },
      { kind: 'h2', text: 'سه گونه بی‌نظمی' },
      {
        kind: 'table',
        caption: 'فاصله‌ها چگونه عوض می‌شوند',
        head: ['گونه', 'تغییرِ فاصله‌ها', 'P', 'نمونه'],
        rows: [
          ['نفسی', 'آرام و پله‌پله، کوتاه و بلند می‌شود', 'پیش از هر QRS، یک‌شکل', 'آریتمی سینوسی'],
          ['الگودار', 'ناگهانی، ولی پیش‌بینی‌پذیر', 'بستگی دارد', 'ضربه‌ی زودرسِ یک در میان؛ ضربه‌ی جامانده با نوبت'],
          ['بی‌الگو', 'هر فاصله از نو، بی یادِ پیشین', 'نیست یا پیدا نیست', 'فیبریلاسیون دهلیزی'],
        ],
      },
      {
        kind: 'p',
        text: '**نفسی.** با دم، ضربان اندکی تند و با بازدم کند می‌شود. این کارِ عصب واگ است و در جوانان پررنگ‌تر است؛ نشانه‌ی بیماری نیست. ردّش را با نفس بگیرید: در هر چهار پنج ثانیه یک بار، فاصله‌ها از کوتاه به بلند و باز به کوتاه می‌روند. همسایه‌ها به هم نزدیک‌اند، حتی اگر دو سرِ نوار از هم دور باشند.',
      },
      {
        kind: 'p',
        text: '**الگودار.** فاصله‌ای ناگهان کوتاه می‌شود و فاصله‌ی بعدی بلند، و همین تکرار می‌شود. این‌ها را با نظمی که زیرشان هست می‌شناسید: اگر ضربه‌های نابهنگام را بردارید، بقیه سر جای خود می‌نشینند. انگلیسی‌زبانان به آن «نامنظمِ منظم» می‌گویند.',
      },
      {
        kind: 'p',
        text: '**بی‌الگو.** هیچ دو فاصله‌ای به هم ربط ندارند؛ پس از کوتاه شاید کوتاه بیاید شاید بلند. این «نامنظمِ نامنظم» است. وقتی با نبودِ P همراه شود، گمانِ نخست فیبریلاسیون دهلیزی است و درس نهم درباره‌ی آن است. ولی تنها گمان نیست: ضربه‌های زودرسِ دهلیزیِ فراوان، یا تاکی‌کاردی دهلیزی با چند شکلِ P، هم نامنظمِ نامنظم‌اند.',
      },
      { kind: 'h2', text: 'دام‌ها' },
      {
        kind: 'list',
        items: [
          '**نوار کوتاه.** سه ضربه‌ی برابر نظم را ثابت نمی‌کند. شش ثانیه کم و سی ثانیه بهتر است.',
          '**ضربان تند.** اختلاف‌ها در ضربان ۱۵۰ روی کاغذ به نیم‌خانه می‌رسند و فیبریلاسیونِ تند منظم می‌نماید. با سرعت ۵۰ نگاه کنید.',
          '**نویز.** پرشِ تماس، یک فاصله را دو تکه می‌کند. پیش از داوری درباره‌ی نظم، شکلِ هر «ضربه» را ببینید.',
        ],
      },
      {
        kind: 'p',
        text: 'در نوارهای ساختگیِ ما، آهنگِ سینوسی دو نوسان دارد: یکی با نفس، هر چهار ثانیه، و یکی کندتر، هر ده ثانیه؛ با اندکی پیشامد. آهنگِ فیبریلاسیون فقط پیشامد است. پس تفاوتی که می‌بینید همان است که درباره‌اش خواندید، تنها پاک‌تر از آنچه در زندگی می‌آید.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'بی‌نظمی یک توصیف است',
        text: '«نامنظم» تشخیص نیست. می‌گوید فاصله‌ها برابر نیستند؛ چرایی‌اش را P، پهنای QRS و آدمِ پشتِ نوار می‌گویند. هسته‌ی ما هم فقط فاصله‌ها و پراکندگی‌شان را حساب می‌کند.',
      },
    ],
    en: [
      {
        kind: 'p',
        text: '“Is it regular?” looks like a simple question, and its answer opens the way to all that follow. But no living heart is a metronome. So the right question is: **how much** do the intervals change, and is there a **pattern** in their changing?',
      },
      { kind: 'h2', text: 'The paper calliper' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'Lay the edge of a sheet under the strip and mark the places of three R waves in a row.',
          'Move the sheet one interval to the right. Do the marks fall on R waves again?',
          'Go on to the end of the strip. The first place where a mark misses is the place to look at.',
          'Do the same with the P waves. Sometimes the atria are regular and the ventricles are not.',
        ],
      },
      {
        kind: 'p',
        text: 'Write the measure down too: the shortest and the longest interval. “Irregular, RR from 780 to 1140” says far more than “slightly irregular”. The next person can hold it against a strip of their own.',
      },
      { kind: 'h2', text: 'How much is still regular' },
      {
        kind: 'p',
        text: 'There is no border on which all agree. Many take differences of up to about 10 per cent between intervals as regular. For sinus arrhythmia the books ask that the longest and shortest PP differ by more than **120** ms, some say **160**. Name the number that you used. More important than the number is the shape of the change.',
      },
      { kind: 'h2', text: 'Three kinds of irregularity' },
      {
        kind: 'table',
        caption: 'How the intervals change',
        head: ['Kind', 'Change of the intervals', 'P', 'Example'],
        rows: [
          ['Of the breath', 'gentle, step by step, shorter and longer', 'before every QRS, of one shape', 'sinus arrhythmia'],
          ['With a pattern', 'sudden, but foreseeable', 'depends', 'an early beat every second time; a beat dropped in turn'],
          ['Without a pattern', 'each interval anew, with no memory of the last', 'absent, or not to be seen', 'atrial fibrillation'],
        ],
      },
      {
        kind: 'p',
        text: '**Of the breath.** The rate quickens a little as we breathe in and slows as we breathe out. That is the work of the vagus nerve, is stronger in the young, and is no sign of disease. Trace it by the breath: once every four or five seconds, the intervals go from short to long and back. Neighbours are close to each other, even where two ends of the strip are far apart.',
      },
      {
        kind: 'p',
        text: '**With a pattern.** An interval is suddenly short, the next one long, and this repeats. You know these by the order beneath: take the untimely beats away, and the rest fall into place. It is called “regularly irregular”.',
      },
      {
        kind: 'p',
        text: '**Without a pattern.** No two intervals have to do with each other; after a short one may come a short or a long one. This is “irregularly irregular”. Together with the absence of P waves, the first suspect is atrial fibrillation, and lesson nine is about that. It is not the only suspect: many early atrial beats, or an atrial tachycardia with several shapes of P, are irregularly irregular too.',
      },
      { kind: 'h2', text: 'Traps' },
      {
        kind: 'list',
        items: [
          '**A short strip.** Three equal beats do not prove regularity. Six seconds is little, thirty is better.',
          '**A fast rate.** At 150, differences shrink to half a box on paper, and fast fibrillation looks regular. Look at a speed of 50.',
          '**Noise.** A slip of contact cuts one interval in two. Before you judge regularity, look at the shape of each “beat”.',
        ],
      },
      {
        kind: 'p',
        text: 'In our made-up strips the sinus rhythm has two swings: one with the breath, every four seconds, and a slower one, every ten; and a little chance. The rhythm of fibrillation is chance alone. So the difference you see is the one you have read about, only cleaner than life makes it.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'Irregular is a description',
        text: '“Irregular” is not a diagnosis. It says that the intervals are not equal; why not is told by the P waves, the width of the QRS, and the person behind the strip. Our core, too, only computes the intervals and how widely they are spread.',
      },
    ],
  },
  figures: [
    {
      after: 3,
      signal: { ecg: { seed: 611, seconds: 10, heartRateBpm: 78, rrVariability: 0.01 } },
      caption: {
        fa: 'ساختگی، منظم: همه‌ی فاصله‌ها میان ۷۵۷ و ۷۸۰ میلی‌ثانیه.',
        en: 'Made up, regular: all intervals lie between 757 and 780 ms.',
      },
    },
    {
      after: 8,
      signal: { ecg: { seed: 601, seconds: 12, heartRateBpm: 62, rrVariability: 0.1 } },
      caption: {
        fa: 'ساختگی، نفسی: فاصله‌ها آرام میان ۷۷۸ و ۱۱۴۵ میلی‌ثانیه می‌روند و پیش از هر QRS یک P هست.',
        en: 'Made up, of the breath: intervals drift between 778 and 1145 ms, and there is a P before every QRS.',
      },
    },
    {
      after: 10,
      signal: { ecg: { seed: 621, seconds: 10, heartRateBpm: 88, rrVariability: 0.22, rhythm: 'fibrillation' } },
      caption: {
        fa: 'ساختگی، بی‌الگو: فاصله‌ها از ۴۲۸ تا ۸۷۴ میلی‌ثانیه، بی ترتیب و بی P.',
        en: 'Made up, without a pattern: intervals from 428 to 874 ms, in no order and without P waves.',
      },
    },
  ],
};
