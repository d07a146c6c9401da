import type { LessonText } from './lesson-type';

/** A lesson’s text. [ACAD-3] */
export const extraBeats: LessonText = {
  slug: 'extra-beats',
  aim: {
    fa: 'ضربه‌ی زودرس بطنی را از دهلیزی جدا می‌کنید، مکث پس از آن را می‌سنجید و شمار و آرایش ضربه‌ها را می‌نویسید.',
    en: 'You tell a ventricular from an atrial early beat, measure the pause after it, and write down how many there are and how they lie.',
  },
  body: {
    fa: [
      {
        kind: 'p',
        text: 'آهنگی منظم، ناگهان ضربه‌ای پیش از نوبت، سپس مکثی. بیمار می‌گوید «قلبم ریخت» و آنچه حس کرده معمولاً نه خودِ ضربه، که مکث و ضربه‌ی پرزورِ پس از آن است. ضربه‌ی زودرس در آدم‌های سالم هم فراوان است؛ در ثبت یک‌روزه بیشترِ بزرگ‌سالان دست‌کم یکی دارند. کارِ ما این‌جا ترساندن یا آسوده کردن نیست، **توصیف** است.',
      },
      { kind: 'h2', text: 'سه پرسش' },
      {
        kind: 'list',
        ordered: true,
        items: [
          '**زودتر از نوبت است؟** ضربه‌ی زودرس باید پیش از وقتِ ضربه‌ی بعدی بیاید. ضربه‌ای که پس از مکث می‌آید «گریز» است و معنای دیگری دارد.',
          '**QRSاش باریک است یا پهن؟** باریک یعنی از راهِ معمول آمده.',
          '**پیش از آن P هست؟** و اگر هست، هم‌شکلِ P‌های دیگر است یا نه؟ T پیشین را خوب نگاه کنید؛ P زودرس گاهی روی آن پنهان است.',
        ],
      },
      { kind: 'h2', text: 'دهلیزی یا بطنی' },
      {
        kind: 'table',
        caption: 'دو ضربه‌ی زودرس',
        head: ['', 'دهلیزی (PAC)', 'بطنی (PVC)'],
        rows: [
          ['P پیش از آن', 'هست، زود و با شکلی دیگر', 'نیست'],
          ['QRS', 'معمولاً مثل بقیه، باریک', 'پهن، ۱۲۰ میلی‌ثانیه یا بیشتر، با شکلی دیگر'],
          ['T', 'مثل بقیه', 'معمولاً ناهم‌سو با QRS'],
          ['مکث', 'معمولاً کمتر از جبرانیِ کامل', 'معمولاً جبرانیِ کامل'],
        ],
      },
      {
        kind: 'p',
        text: 'چرا PVC پهن است؟ چون از خودِ ماهیچه‌ی بطن آغاز می‌شود و باید از یاخته به یاخته برود، نه از راهِ تندِ هیس و پورکنژ. چرا T وارونه است؟ چون وقتی رفتن به ترتیبی دیگر باشد، بازگشت هم ترتیبِ معمول را ندارد. «معمولاً»های جدول جدی‌اند: ضربه‌ی دهلیزی‌ای که خیلی زود برسد و یکی از شاخه‌ها هنوز آماده نباشد، پهن می‌شود؛ و ضربه‌ی بطنیِ نزدیکِ دسته‌ی هیس می‌تواند باریک باشد.',
      },
      { kind: 'h2', text: 'مکث جبرانی' },
      {
        kind: 'p',
        text: 'PVC معمولاً به گره‌ی سینوسی نمی‌رسد، پس گره برنامه‌ی خود را نگه می‌دارد. فرمانِ بعدی‌اش به بطنی می‌رسد که هنوز آماده نیست و بی‌پاسخ می‌ماند؛ فرمانِ پس از آن سر وقت پاسخ می‌گیرد. نتیجه حسابی ساده دارد: فاصله‌ی پیش از PVC به‌علاوه‌ی فاصله‌ی پس از آن، **دو برابرِ** فاصله‌ی معمول است. این را مکثِ جبرانیِ کامل می‌نامند.',
      },
      {
        kind: 'p',
        text: 'نمونه: فاصله‌ی معمول ۱۰۰۰ میلی‌ثانیه است و PVC ۶۲۰ میلی‌ثانیه پس از ضربه‌ی پیشین می‌آید. اگر مکث کامل باشد، ضربه‌ی بعد `2 × 1000 − 620 = 1380` میلی‌ثانیه پس از PVC می‌رسد. ضربه‌ی دهلیزی برعکس، گره را هم از نو راه می‌اندازد و جمعِ دو فاصله کمتر از دو برابر می‌شود. این قاعده در هر دو سو استثنا دارد: گاهی PVC میان دو ضربه‌ی معمول جا می‌گیرد و هیچ مکثی نمی‌سازد.',
      },
      { kind: 'h2', text: 'نام‌های آرایش' },
      {
        kind: 'list',
        items: [
          '**دوتایی در میان (بی‌ژمینی):** پس از هر ضربه‌ی معمول یک زودرس.',
          '**سه‌تایی (تری‌ژمینی):** پس از هر دو ضربه‌ی معمول یک زودرس.',
          '**جفت:** دو زودرس پیاپی. **سه یا بیشتر پیاپی** با ضربان بالای ۱۰۰ را تاکی‌کاردی بطنی می‌نامند؛ زیر سی ثانیه «ناپایدار».',
          '**یک‌شکل یا چندشکل:** همه‌ی زودرس‌ها یک چهره دارند یا نه. اشتقاق را بنویسید.',
        ],
      },
      {
        kind: 'p',
        text: 'شمار را همیشه با زمان بگویید: «چهار PVC در سی ثانیه» یا «سه درصدِ ضربه‌ها در ۲۴ ساعت». سی ثانیه نوار چیزی درباره‌ی یک روز نمی‌گوید. در ضبط‌های درازمدت به آن بارِ PVC می‌گویند و حدی که از آن به بعد بیشتر نگران می‌شوند در منابع گوناگون از ۱۰ تا ۲۰ درصد نوشته شده است؛ تفسیرش با پزشک و با کنار هم گذاشتنِ اکو و نشانه‌هاست.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'ضربه‌های زودرسِ ما',
        text: 'PVCهای این درس همه یک‌شکل‌اند، پهنای QRS‌شان نزدیک ۱۵۰ میلی‌ثانیه است، P ندارند، T‌شان در II رو به پایین است و مکثشان همیشه کامل. دو تا پیاپی نمی‌آید. ضربه‌ی زودرسِ دهلیزی نمی‌سازیم؛ آن را فقط با واژه می‌پرسیم.',
      },
      {
        kind: 'callout',
        tone: 'emergency',
        title: 'نوار را رها کنید اگر',
        text: 'تپش با غش، درد سینه یا تنگی نفس همراه است: ۱۱۵. شمردنِ ضربه‌ها می‌ماند برای بعد.',
      },
    ],
    en: [
      {
        kind: 'p',
        text: 'A regular rhythm, suddenly a beat before its turn, then a pause. The patient says “my heart dropped”, and what was felt is usually not the beat itself but the pause and the strong beat after it. Early beats are plentiful in healthy people too; in a recording of a day most adults have at least one. Our work here is neither to frighten nor to soothe; it is to **describe**.',
      },
      { kind: 'h2', text: 'Three questions' },
      {
        kind: 'list',
        ordered: true,
        items: [
          '**Is it before its turn?** An early beat must come before the next one is due. A beat that comes after a pause is an “escape”, and means something else.',
          '**Is its QRS narrow or wide?** Narrow means that it came by the usual path.',
          '**Is there a P before it?** And if so, is it shaped like the other P waves? Look well at the T before; an early P is sometimes hidden on it.',
        ],
      },
      { kind: 'h2', text: 'Atrial or ventricular' },
      {
        kind: 'table',
        caption: 'Two kinds of early beat',
        head: ['', 'Atrial (PAC)', 'Ventricular (PVC)'],
        rows: [
          ['P before it', 'there, early and of another shape', 'none'],
          ['QRS', 'usually like the others, narrow', 'wide, 120 ms or more, of another shape'],
          ['T', 'like the others', 'usually against its QRS'],
          ['Pause', 'usually less than fully compensatory', 'usually fully compensatory'],
        ],
      },
      {
        kind: 'p',
        text: 'Why is a PVC wide? Because it starts in the muscle of the ventricle and must go from cell to cell, not by the fast paths of His and Purkinje. Why is its T turned over? Because when the going has another order, the return has not its usual one either. Take each “usually” in the table at its word: an atrial beat that comes very early, while one of the branches is not yet ready, is wide; and a ventricular beat from near the bundle of His may be narrow.',
      },
      { kind: 'h2', text: 'The compensatory pause' },
      {
        kind: 'p',
        text: 'A PVC does not usually reach the sinus node, so the node keeps to its timetable. Its next command finds a ventricle that is not ready and goes unanswered; the one after that is answered on time. The result is simple arithmetic: the interval before the PVC plus the interval after it make **twice** the usual interval. This is called a full compensatory pause.',
      },
      {
        kind: 'p',
        text: 'An example: the usual interval is 1000 ms, and a PVC comes 620 ms after the beat before it. If the pause is full, the next beat arrives `2 × 1000 − 620 = 1380` ms after the PVC. An atrial beat, in contrast, sets the node going anew, and the two intervals together are less than double. The rule has exceptions on both sides: sometimes a PVC fits between two ordinary beats and makes no pause at all.',
      },
      { kind: 'h2', text: 'Names for how they lie' },
      {
        kind: 'list',
        items: [
          '**Bigeminy:** one early beat after each ordinary one.',
          '**Trigeminy:** one early beat after every two ordinary ones.',
          '**A couplet:** two early beats in a row. **Three or more in a row** at a rate above 100 are called ventricular tachycardia; under thirty seconds, “non-sustained”.',
          '**Of one shape or of several:** whether all the early beats have one face. Name the lead.',
        ],
      },
      {
        kind: 'p',
        text: 'Always give the number with a time: “four PVCs in thirty seconds”, or “three per cent of the beats in 24 hours”. Thirty seconds of strip say nothing about a day. In long recordings this is called the PVC burden, and the limit beyond which concern grows is given as 10 to 20 per cent, depending on the source; what it means is for a doctor to say, with an echo and the complaints beside it.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'Our early beats',
        text: 'The PVCs of this lesson are all of one shape, with a QRS about 150 ms wide, no P, a T that points down in II, and a pause that is always full. Two never come in a row. We make no atrial early beats; we ask about those in words only.',
      },
      {
        kind: 'callout',
        tone: 'emergency',
        title: 'Leave the strip alone if',
        text: 'palpitations come with fainting, chest pain or breathlessness: in Iran, call 115. Counting beats can wait.',
      },
    ],
  },
  figures: [
    {
      after: 5,
      signal: { ecg: { seed: 811, seconds: 12, heartRateBpm: 60, rrVariability: 0, ectopicShare: 0.2 } },
      caption: {
        fa: 'ساختگی: ضربه‌ی سوم و نهم زودرس، پهن و بی P است و T آن رو به پایین.',
        en: 'Made up: the third and the ninth beat are early, wide and without a P, and their T points down.',
      },
    },
    {
      after: 8,
      signal: { ecg: { seed: 845, seconds: 8, heartRateBpm: 70, rrVariability: 0.02, ectopicShare: 0.5 } },
      caption: {
        fa: 'ساختگی: ضربه‌های دوم، چهارم، ششم و هشتم زودرس‌اند؛ بی‌ژمینی. هر جفتِ کوتاه و بلند روی هم نزدیک دو فاصله‌ی معمول است.',
        en: 'Made up: the second, fourth, sixth and eighth beats are early; bigeminy. Each short and long pair together is about two usual intervals.',
      },
    },
  ],
};
