import type { LessonText } from './lesson-type';

/** A lesson’s text. [ACAD-3] */
export const firstAndSecondSound: LessonText = {
  slug: 'first-and-second-sound',
  aim: {
    fa: 'صدای اول و دوم را در ضربان آرام، تند و نامنظم پیدا می‌کنید و می‌گویید کجای سینه و چرا.',
    en: 'You find the first and second sounds in a slow, a fast and an irregular heart, and can say where on the chest, and why.',
  },
  body: {
    fa: [
      {
        kind: 'p',
        text: 'همه‌ی آنچه در این دوره می‌آید به یک پرسش بند است: کدام صدا اول است؟ سوفلی را که در سیستول است اگر دیاستولی بنامید، از بی‌خطرترین یافته به یافته‌ای رسیده‌اید که همیشه بررسی می‌خواهد. پس پیش از هر چیز S1 و S2 را پیدا کنید، و تا پیدا نکرده‌اید جلو نروید.',
      },
      { kind: 'h2', text: 'دو صدا از چهار دریچه' },
      {
        kind: 'p',
        text: '**S1** با بسته شدن دریچه‌ی میترال و سپس سه‌لتی در آغاز سیستول می‌آید. **S2** با بسته شدن آئورت و سپس ریوی در پایان سیستول. چهار دریچه داریم و دو صدا، چون هر جفت تقریباً با هم بسته می‌شوند. باز شدنِ دریچه‌ی سالم بی‌صداست.',
      },
      {
        kind: 'p',
        text: 'می‌گوییم «با بسته شدن»، نه «از کوبیدن لت‌ها به هم». لت‌ها نازک‌تر از آن‌اند که چنین صدایی بدهند. ستون خونی که در راه است ناگهان می‌ایستد و دریچه و دیواره و خون با هم می‌لرزند. این تصویر یک سود دارد: می‌فهمیم چرا بلندی S1 به تندی انقباض بطن و به دوری لت‌ها از یکدیگر بسته است.',
      },
      {
        kind: 'table',
        caption: 'دو صدا در کنار هم، در آدم سالم و آرام',
        head: ['', 'S1', 'S2'],
        rows: [
          ['دریچه‌ها', 'میترال، سه‌لتی', 'آئورت، ریوی'],
          ['زمان', 'آغاز سیستول', 'پایان سیستول'],
          ['آهنگ', 'بم‌تر و کشیده‌تر', 'زیرتر و کوتاه‌تر'],
          ['بلندتر در', 'نوک قلب', 'قاعده'],
          ['در کنار نبض کاروتید', 'هم‌زمان، اندکی پیش از آن', 'پس از آن'],
          ['در کنار نوار قلب', 'اندکی پس از آغاز QRS', 'نزدیک پایان T'],
        ],
      },
      { kind: 'h2', text: 'جای گوش دادن' },
      {
        kind: 'p',
        text: 'کانون‌های گوش دادن جای خودِ دریچه‌ها نیستند؛ جایی‌اند که صدای هر دریچه با جریان خون به پوست نزدیک‌تر می‌شود. چهار دریچه در پشت جناغ، به اندازه‌ی یک کف دست، کنار هم نشسته‌اند.',
      },
      {
        kind: 'list',
        items: [
          '**آئورت:** فضای دوم میان‌دنده‌ای، کنار راست جناغ.',
          '**ریوی:** فضای دوم، کنار چپ جناغ. بهترین جا برای دوتایی شدن S2.',
          '**نقطه‌ی اِرب:** فضای سوم، کنار چپ. برای نارسایی آئورت.',
          '**سه‌لتی:** پایین کنار چپ جناغ؛ برخی کتاب‌ها فضای چهارم و برخی پنجم می‌نویسند.',
          '**میترال:** نوک قلب، معمولاً فضای پنجم در خط میان ترقوه. نوک را با دست پیدا کنید، نه با خط‌کش.',
        ],
      },
      {
        kind: 'p',
        text: 'این‌ها ایستگاه‌اند، نه مرز. سری را میانشان سانت‌به‌سانت ببرید. اگر در جایی گم شدید به جایی برگردید که مطمئن بودید و از همان‌جا صدا را دنبال کنید.',
      },
      { kind: 'h2', text: 'ضربان آرام: سکوت بلندتر' },
      {
        kind: 'p',
        text: 'زیر حدود ۱۰۰ ضربه در دقیقه، دیاستول آشکارا بلندتر از سیستول است. گوش آن را چون «لاب‌داب… لاب‌داب…» می‌شنود: سکوت کوتاه، سکوت بلند. صدایی که پس از سکوتِ بلند می‌آید S1 است. این راه همان است که بی‌آنکه بدانید همیشه به کار می‌برید، و درست همان جایی فریب می‌دهد که دو سکوت برابر شوند.',
      },
      { kind: 'h2', text: 'ضربان تند: به زمان تکیه نکنید' },
      {
        kind: 'p',
        text: 'با تند شدن ضربان، دیاستول بسیار بیش از سیستول کوتاه می‌شود. نزدیک ۱۴۰ تا ۱۵۰ دو سکوت کم‌وبیش برابرند و صدا به تیک‌تاک ساعت می‌ماند. اینجا سه راه دارید: انگشت روی کاروتید (هرگز هر دو سو با هم، و نه با فشار)، راه رفتن از قاعده تا نوک، و نوار قلب هم‌زمان. نبض مچ به کار نمی‌آید؛ تا موج به مچ برسد یک تا دو دهم ثانیه گذشته است و به S2 نزدیک شده‌اید.',
      },
      { kind: 'h2', text: 'ضربان نامنظم: سکوتی که ثابت می‌ماند' },
      {
        kind: 'p',
        text: 'در ضربان نامنظم، بی‌نظمی در دیاستول است. سیستول کم‌وبیش همان می‌ماند. پس در پی دو صدایی باشید که فاصله‌شان ثابت است: آن‌ها S1 و S2 یک ضربه‌اند و سکوتِ کم و زیادشونده دیاستول است. در فیبریلاسیون دهلیزی بلندی S1 هم از ضربه‌ای به ضربه‌ی دیگر عوض می‌شود و نبض مچ گاهی یک ضربه را جا می‌اندازد.',
      },
      { kind: 'h2', text: 'بلندی چه می‌گوید' },
      {
        kind: 'p',
        text: 'S1 بلند: تب، ورزش، PR کوتاه، تنگی میترالی که لت‌هایش هنوز نرم‌اند. S1 آهسته: PR بلند، انقباض ناتوان، نارسایی شدید میترال. S2 بلند: فشار بالا در آئورت یا شریان ریوی. S2 آهسته یا یکی‌شده: تنگی شدید آئورت. و پیش از همه‌ی این‌ها، سینه‌ی پهن یا ریه‌ی پرهوا هر دو را آهسته می‌کند. پس S1 را با S2 همان سینه بسنجید، نه با S1 دیگری.',
      },
      { kind: 'h2', text: 'تمرینی دو دقیقه‌ای' },
      {
        kind: 'p',
        text: 'روی خودتان یا کسی که می‌پذیرد، با انگشت بر کاروتید یک سو، از قاعده آغاز کنید. یک دقیقه فقط به S1 گوش دهید: چقدر بلند است، آیا همه‌ی ضربه‌ها یکسان‌اند؟ دقیقه‌ی بعد فقط به S2. سپس آرام تا نوک بروید و ببینید کجا بلندی دو صدا برابر می‌شود. گوش یک پرسش را در یک زمان خوب پاسخ می‌دهد؛ هنرِ سمع بیشتر در همین یکی‌یکی پرسیدن است.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'صداهای این درس چه را نشان نمی‌دهند',
        text: 'در صداهای ساختگی ما جای گوشی وجود ندارد؛ فقط بلندی S1 و S2 را کم و زیاد کرده‌ایم تا به نوک یا قاعده بماند. بی‌نظمی‌شان هم فیبریلاسیون نیست: بلندی S1 با درازای سکوت پیش از آن پیوندی ندارد. اگر نزد آدمی واقعی ضربان تند یا نامنظم تازه با درد سینه، تنگی نفس یا غش همراه است، تمرین را کنار بگذارید: ۱۱۵.',
      },
    ],
    en: [
      {
        kind: 'p',
        text: 'Everything in this course hangs on one question: which sound is the first? Call a systolic murmur diastolic, and you have gone from what may be the most harmless finding to one that always needs looking into. So find S1 and S2 before anything else, and do not go on until you have.',
      },
      { kind: 'h2', text: 'Two sounds from four valves' },
      {
        kind: 'p',
        text: '**S1** comes with closure of the mitral and then the tricuspid valve as systole begins. **S2** comes with closure of the aortic and then the pulmonary valve as it ends. There are four valves and two sounds because each pair closes almost together. The opening of a healthy valve is silent.',
      },
      {
        kind: 'p',
        text: 'We say “with closure”, not “from leaflets clapping together”. The leaflets are too thin for such a noise. A column of blood on its way is stopped short, and valve, wall and blood tremble together. The picture has its use: it explains why the loudness of S1 depends on how briskly the ventricle contracts and how far apart the leaflets are.',
      },
      {
        kind: 'table',
        caption: 'The two sounds side by side, in a healthy person at rest',
        head: ['', 'S1', 'S2'],
        rows: [
          ['Valves', 'mitral, tricuspid', 'aortic, pulmonary'],
          ['Time', 'start of systole', 'end of systole'],
          ['Tone', 'lower and longer', 'higher and shorter'],
          ['Louder at', 'the apex', 'the base'],
          ['Beside the carotid pulse', 'with it, a shade before', 'after it'],
          ['Beside the ECG', 'just after the start of the QRS', 'near the end of the T wave'],
        ],
      },
      { kind: 'h2', text: 'Where to listen' },
      {
        kind: 'p',
        text: 'The areas for listening are not where the valves are; they are where the sound of each valve, carried by the blood, comes nearest to the skin. The four valves themselves sit together behind the breastbone, within the width of a palm.',
      },
      {
        kind: 'list',
        items: [
          '**Aortic:** second intercostal space, at the right edge of the sternum.',
          '**Pulmonary:** second space, at the left edge. The best place for splitting of S2.',
          '**Erb’s point:** third space, at the left edge. For aortic regurgitation.',
          '**Tricuspid:** low at the left edge of the sternum; some books say the fourth space, some the fifth.',
          '**Mitral:** the apex, usually the fifth space in the midclavicular line. Find it with your hand, not with a ruler.',
        ],
      },
      {
        kind: 'p',
        text: 'These are stops, not borders. Inch the chest piece between them. If you get lost, go back to where you were sure, and follow the sound from there.',
      },
      { kind: 'h2', text: 'A slow heart: the longer silence' },
      {
        kind: 'p',
        text: 'Below about 100 beats a minute diastole is plainly longer than systole. The ear hears “lub-dup… lub-dup…”: a short silence, a long silence. The sound that follows the long one is S1. You use this way all the time without knowing it, and it misleads exactly where the two silences become equal.',
      },
      { kind: 'h2', text: 'A fast heart: do not lean on time' },
      {
        kind: 'p',
        text: 'As the heart quickens, diastole shortens far more than systole. Near 140 to 150 the two silences are about equal and the sound is like the ticking of a clock. Here you have three ways: a finger on the carotid (never both sides at once, and without pressing hard), a walk from base to apex, and an ECG taken at the same time. The wrist pulse will not do; by the time the wave reaches it, one or two tenths of a second have gone and you are close to S2.',
      },
      { kind: 'h2', text: 'An irregular heart: the silence that stays the same' },
      {
        kind: 'p',
        text: 'In an irregular heart the irregularity lies in diastole. Systole stays much the same. So look for two sounds whose distance is steady: they are the S1 and S2 of one beat, and the silence that grows and shrinks is diastole. In atrial fibrillation the loudness of S1 changes from beat to beat as well, and the wrist pulse now and then misses one.',
      },
      { kind: 'h2', text: 'What loudness tells' },
      {
        kind: 'p',
        text: 'A loud S1: fever, exercise, a short PR, mitral stenosis with leaflets that still move. A soft S1: a long PR, weak contraction, severe mitral regurgitation. A loud S2: high pressure in the aorta or the pulmonary artery. A soft or single S2: severe aortic stenosis. And before any of these, a thick chest wall or lungs full of air make both soft. So compare S1 with the S2 of the same chest, not with somebody else’s S1.',
      },
      { kind: 'h2', text: 'Two minutes of practice' },
      {
        kind: 'p',
        text: 'On yourself, or on somebody who agrees, with a finger on one carotid, begin at the base. For one minute attend to S1 alone: how loud is it, and are all beats alike? For the next, to S2 alone. Then go slowly to the apex and notice where the two become equally loud. The ear answers one question at a time well; much of the art of listening lies in asking them one by one.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'What the sounds of this lesson do not show',
        text: 'Our made-up sounds have no place on the chest; we merely made S1 and S2 louder or softer, so as to resemble the apex or the base. Nor is their irregularity fibrillation: the loudness of S1 has no tie to the silence before it. If a real person has a newly fast or irregular heart with chest pain, breathlessness or a faint, leave the practice: in Iran, call 115.',
      },
    ],
  },
  figures: [
    {
      after: 4,
      signal: { sound: { seed: 201, seconds: 8, heartRateBpm: 64, variation: 0.02, s1Level: 0.5, s2Level: 0.22 } },
      caption: {
        fa: 'مانند نوک: S1 را بیش از دو برابر S2 بلند کرده‌ایم. زمان‌ها همان‌اند.',
        en: 'As at the apex: we made S1 more than twice as loud as S2. The times are unchanged.',
      },
    },
    {
      after: 8,
      signal: { sound: { seed: 202, seconds: 8, heartRateBpm: 64, variation: 0.02, s1Level: 0.22, s2Level: 0.5 } },
      caption: {
        fa: 'مانند قاعده: اکنون S2 بلندتر است. اگر S1 را «صدای بلندتر» بدانید، اینجا اشتباه می‌کنید.',
        en: 'As at the base: now S2 is the louder. If S1 is “the loud one” to you, you go wrong here.',
      },
    },
    {
      after: 14,
      signal: { sound: { seed: 203, seconds: 10, heartRateBpm: 78, variation: 0.2 } },
      caption: {
        fa: 'ضربان نامنظم: فاصله‌ی S1 تا S2 کم‌وبیش ثابت است و سکوت پس از S2 کم و زیاد می‌شود.',
        en: 'An irregular heart: the gap from S1 to S2 is almost steady, and the silence after S2 grows and shrinks.',
      },
    },
  ],
};
