import type { LessonText } from './lesson-type';

/** A lesson’s text. [ACAD-3] */
export const splittingOfTheSecondSound: LessonText = {
  slug: 'splitting-of-the-second-sound',
  aim: {
    fa: 'چهار رفتار صدای دوم را با نفس از هم جدا می‌کنید و پیش از گفتن «ثابت»، آنچه باید را می‌آزمایید.',
    en: 'You tell four behaviours of the second sound apart by the breath, and test what must be tested before you say “fixed”.',
  },
  body: {
    fa: [
      {
        kind: 'p',
        text: 'S2 دو پاره دارد: نخست آئورت (A2) و سپس ریوی (P2). بیشتر وقت‌ها چنان نزدیک‌اند که یکی شنیده می‌شوند. وقتی از هم باز می‌شوند، گوش به جای «داب» چیزی مانند «دِرَب» می‌شنود. خودِ باز شدن خبر نیست؛ خبر این است که **با نفس چه می‌کند**.',
      },
      { kind: 'h2', text: 'چرا نفس این دو را از هم باز می‌کند' },
      {
        kind: 'p',
        text: 'با دم، فشار درون سینه پایین می‌رود و خون بیشتری به سوی راست قلب کشیده می‌شود. بطن راست خون بیشتری برای بیرون راندن دارد و رگ‌های ریه هم گشادترند، پس دریچه‌ی ریوی دیرتر بسته می‌شود. در همان حال بطن چپ اندکی کمتر پر می‌شود و آئورت کمی زودتر می‌بندد. سهم بزرگ‌تر از P2 است. با بازدم همه‌چیز برمی‌گردد و دو پاره به هم می‌رسند.',
      },
      {
        kind: 'p',
        text: 'فاصله‌ی A2 تا P2 در پایان بازدم معمولاً کمتر از ۳۰ میلی‌ثانیه است و در دم به حدود ۴۰ تا ۶۰ می‌رسد. گوش آدم دو ضربه را تا حدود ۲۰ تا ۳۰ میلی‌ثانیه یکی می‌شنود؛ کتاب‌ها این مرز را یکسان نمی‌نویسند و گوش‌ها هم یکسان نیستند. پس «یکی بودن» یعنی «نزدیک‌تر از آنچه من می‌شنوم».',
      },
      { kind: 'h2', text: 'چهار رفتار' },
      {
        kind: 'table',
        caption: 'صدای دوم با نفس چه می‌کند',
        head: ['رفتار', 'در دم', 'در بازدم', 'سبب', 'نمونه'],
        rows: [
          ['فیزیولوژیک', 'باز', 'یکی', 'P2 با دم دیر می‌شود', 'آدم سالم، به‌ویژه جوان'],
          ['پهن و متغیر', 'بازتر', 'باز', 'P2 همیشه دیر یا A2 زود است', 'بلوک شاخه‌ی راست، تنگی ریوی، نارسایی شدید میترال'],
          ['پهن و ثابت', 'باز', 'همان‌قدر باز', 'پر شدن دو دهلیز با هم برابر می‌شود', 'نقص دیواره‌ی دهلیزی'],
          ['وارونه', 'یکی یا نزدیک', 'باز', 'A2 پس از P2 می‌آید', 'بلوک شاخه‌ی چپ، ضربان‌ساز بطن راست، تنگی شدید آئورت'],
        ],
      },
      {
        kind: 'p',
        text: 'وارونه را از خودِ صدا نمی‌شناسید؛ از نفس می‌شناسید. P2 باز هم با دم دیر می‌شود، ولی چون A2 از آن هم دیرتر است، دیر شدنِ P2 دو پاره را به هم **نزدیک** می‌کند. پس S2ای که در بازدم باز و در دم یکی است، وارونه است.',
      },
      { kind: 'h2', text: 'کجا و چگونه گوش کنیم' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'فضای دوم و سوم میان‌دنده‌ای، کنار چپ جناغ، با دیافراگم. P2 در آدم سالم تقریباً فقط همین‌جا شنیده می‌شود.',
          'نفس آرام و پیوسته، اندکی ژرف‌تر از معمول. نفسِ نگه‌داشته همان چیزی را پاک می‌کند که در پی آنید.',
          'با چشم حرکت سینه را ببینید و با گوش فقط S2 را. چهار پنج نفس صبر کنید.',
          'اگر در بازدم هم باز است، آدم را **بنشانید** و دوباره گوش کنید.',
          'سپس نوک را گوش کنید. اگر P2 تا نوک می‌رسد، بلند است.',
        ],
      },
      { kind: 'h2', text: 'پیش از گفتن «ثابت»' },
      {
        kind: 'p',
        text: '«ثابت» واژه‌ای سنگین است و کسی را به اکو می‌فرستد. سه چیز را پیش از آن بیازمایید. نخست **نشستن**: آدم سالم، به‌ویژه جوان، ممکن است خوابیده در بازدم هم S2 باز داشته باشد که با نشستن بسته می‌شود. دوم **نفس بس ژرف**: کسی که سطحی نفس می‌کشد رفتار S2 را نشان نمی‌دهد. سوم **صدای دیگر**: آنچه S2 دوتایی می‌پندارید شاید S2 و ضربه‌ی بازشدن میترال باشد، که در نوک روشن‌تر است، یا S2 و S3 که بم است و دیرتر.',
      },
      {
        kind: 'table',
        caption: 'دو ضربه در پایان سیستول: کدام است؟ زمان‌ها تقریبی است',
        head: ['', 'فاصله از A2', 'آهنگ', 'بهترین جا'],
        rows: [
          ['P2', '۲۰ تا ۶۰ ms', 'زیر', 'بالای کنار چپ جناغ'],
          ['ضربه‌ی بازشدن', '۶۰ تا ۱۲۰ ms', 'زیر و تیز', 'میان جناغ و نوک'],
          ['S3', '۱۲۰ تا ۱۸۰ ms', 'بم', 'نوک، با بل'],
        ],
      },
      {
        kind: 'p',
        text: 'بلندی را هم فراموش نکنید. P2 در آدم سالم آهسته‌تر از A2 است. P2 بلند، به‌ویژه آنکه در نوک شنیده شود، فشار بالای شریان ریوی را به یاد می‌آورد؛ S2 یکتا در همه‌ی نفس‌ها در سالمند شایع است، ولی در تنگی شدید آئورت هم دیده می‌شود چون A2 خاموش شده است.',
      },
      { kind: 'h2', text: 'کی اکو پرسیدنی است' },
      {
        kind: 'p',
        text: 'S2 پهن و ثابت که با نشستن هم ثابت ماند، S2 وارونه‌ای که سببش در نوار قلب روشن نیست، P2 بلند، یا هر S2 غیرعادی در کنار سوفل یا تنگی نفس: این‌ها جایی است که پرسیدن از اکوکاردیوگرافی بجاست. نوار قلب پیش از آن ارزان و گویاست، چون بلوک شاخه‌ی راست یا چپ را همان نشان می‌دهد.',
      },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'صداهای این درس نفس نمی‌کشند',
        text: 'در صداهای ساختگی فاصله‌ی A2 تا P2 در همه‌ی ضربه‌ها یکسان است، A2 همیشه اول و همیشه بلندتر است، و نفسی ضبط نشده. پس هر صدای باز ما به «ثابت» می‌ماند، ولی ثابت نیست: چیزی برای ثابت ماندن در برابر آن نبوده است. با این صداها فاصله را می‌سنجید؛ رفتار را باید نزد آدم بیاموزید. تنگی نفس در استراحت یا غش منتظر سنجش S2 نمی‌ماند: ۱۱۵.',
      },
    ],
    en: [
      {
        kind: 'p',
        text: 'S2 has two parts: first the aortic (A2), then the pulmonary (P2). Mostly they lie so close that they are heard as one. When they part, the ear hears something like “trrup” in place of “dup”. The parting itself is no news; the news is **what it does with the breath**.',
      },
      { kind: 'h2', text: 'Why breath parts them' },
      {
        kind: 'p',
        text: 'On breathing in, pressure in the chest falls and more blood is drawn to the right side of the heart. The right ventricle has more to drive out, and the vessels of the lung are wider, so the pulmonary valve closes later. Meanwhile the left ventricle fills a little less and the aortic valve closes a little sooner. P2 has the larger share in this. On breathing out all of it is undone, and the parts meet.',
      },
      {
        kind: 'p',
        text: 'The distance from A2 to P2 is usually below 30 milliseconds at the end of expiration, and grows to some 40 to 60 on inspiration. The human ear hears two strokes as one up to about 20 to 30 milliseconds; books do not agree on that limit, nor do ears. So “single” means “closer than I can hear”.',
      },
      { kind: 'h2', text: 'Four behaviours' },
      {
        kind: 'table',
        caption: 'What the second sound does with the breath',
        head: ['Behaviour', 'Inspiration', 'Expiration', 'Why', 'Example'],
        rows: [
          ['Physiological', 'split', 'single', 'P2 is delayed by inspiration', 'a healthy person, above all a young one'],
          ['Wide, varying', 'wider', 'split', 'P2 is always late, or A2 early', 'right bundle branch block, pulmonary stenosis, severe mitral regurgitation'],
          ['Wide, fixed', 'split', 'split as much', 'the filling of the two atria is evened out', 'atrial septal defect'],
          ['Reversed', 'single or close', 'split', 'A2 comes after P2', 'left bundle branch block, right ventricular pacing, severe aortic stenosis'],
        ],
      },
      {
        kind: 'p',
        text: 'You do not know reversed (paradoxical) splitting from the sound itself; you know it from the breath. Inspiration delays P2 here as well, but as A2 is later still, the delay brings the parts **closer**. So an S2 that is split on expiration and single on inspiration is reversed.',
      },
      { kind: 'h2', text: 'Where and how to listen' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'The second and third spaces at the left edge of the sternum, with the diaphragm. In a healthy person P2 is heard almost nowhere else.',
          'Quiet, steady breathing, a little deeper than usual. A held breath wipes out the very thing you are after.',
          'Watch the chest with your eyes and attend to S2 alone with your ears. Give it four or five breaths.',
          'If it is split on expiration too, **sit the person up** and listen again.',
          'Then listen at the apex. If P2 carries that far, it is loud.',
        ],
      },
      { kind: 'h2', text: 'Before you say “fixed”' },
      {
        kind: 'p',
        text: '“Fixed” is a heavy word, and it sends somebody for an echo. Test three things first. **Sitting up**: healthy people, the young above all, may keep a split on expiration while lying that closes when they sit. **Breath enough**: somebody who breathes shallowly does not show what S2 does. **Another sound**: what you take for a split S2 may be S2 and the opening snap of the mitral valve, which is clearer towards the apex, or S2 and an S3, which is low and later.',
      },
      {
        kind: 'table',
        caption: 'Two strokes as systole ends: which is it? Times are approximate',
        head: ['', 'Distance from A2', 'Tone', 'Best place'],
        rows: [
          ['P2', '20 to 60 ms', 'high', 'upper left edge of the sternum'],
          ['Opening snap', '60 to 120 ms', 'high and sharp', 'between sternum and apex'],
          ['S3', '120 to 180 ms', 'low', 'apex, with the bell'],
        ],
      },
      {
        kind: 'p',
        text: 'Do not forget loudness. In a healthy person P2 is softer than A2. A loud P2, the more so if it is heard at the apex, brings high pressure in the pulmonary artery to mind. An S2 that is single in every breath is common in older people, but is also met in severe aortic stenosis, where A2 has fallen silent.',
      },
      { kind: 'h2', text: 'When an echo is worth asking about' },
      {
        kind: 'p',
        text: 'A wide, fixed S2 that stayed fixed on sitting, a reversed S2 that the ECG does not explain, a loud P2, or any abnormal S2 along with a murmur or breathlessness: these are places where it is reasonable to ask about an echocardiogram. An ECG before it is cheap and telling, since it shows a right or left bundle branch block by itself.',
      },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'The sounds of this lesson do not breathe',
        text: 'In the made-up sounds the distance from A2 to P2 is the same in each beat, A2 always comes first and is always the louder, and no breath was recorded. So each of our split sounds resembles “fixed”, but is not: there was nothing to stay fixed against. With these sounds you measure the distance; the behaviour you must learn with people. Breathlessness at rest or a faint does not wait for S2 to be measured: in Iran, call 115.',
      },
    ],
  },
  figures: [
    {
      after: 3,
      signal: { sound: { seed: 401, seconds: 8, heartRateBpm: 62, variation: 0.02, s1Level: 0.35, s2Level: 0.5, s2SplitMs: 10 } },
      caption: {
        fa: 'فاصله‌ی دو پاره را ۱۰ میلی‌ثانیه گذاشته‌ایم: گوش یک S2 می‌شنود.',
        en: 'We set the parts 10 milliseconds apart: the ear hears one S2.',
      },
    },
    {
      after: 3,
      signal: { sound: { seed: 402, seconds: 8, heartRateBpm: 62, variation: 0.02, s1Level: 0.35, s2Level: 0.5, s2SplitMs: 55 } },
      caption: {
        fa: 'همان قلب با ۵۵ میلی‌ثانیه: S2 دوتایی است. روی نمودار دو برجستگی ببینید.',
        en: 'The same heart with 55 milliseconds: S2 is double. Look for two humps on the trace.',
      },
    },
  ],
};
