import type { ArticleSeed } from './article-type';

export const article: ArticleSeed = {
  slug: 'first-heart-sounds',
  kind: 'article',
  category: 'specialized',
  drawing: 'ns0',
  publishedAt: '2026-09-22T06:30:00Z',
  authors: ['hamed-sabouri'],
  reviewedBy: 'dr-kaveh-mehrgan',
  reviewedAt: '2026-09-19',
  reviewDueAt: '2028-09-19',
  topics: ['heart', 'signals'],
  tags: ['auscultation', 'students', 'heart'],
  sources: [
    {
      title: 'Techniques: Heart Sounds & Murmurs, 1st & 2nd Heart Sounds',
      publisher: 'University of Washington, Advanced Physical Diagnosis',
      year: 2026,
      url: 'https://depts.washington.edu/physdx/heart/tech1.html',
    },
    {
      title: 'Split Second Heart Sound',
      publisher: 'MSD Manual, Professional Version',
      year: 2026,
      url: 'https://www.msdmanuals.com/uk/professional/multimedia/audio/split-second-heart-sound',
    },
    {
      title: 'Split Second Heart Sound With Atrial Septal Defect',
      publisher: 'MSD Manual, Professional Version',
      year: 2023,
      url: 'https://www.msdmanuals.com/uk/professional/multimedia/audio/split-second-heart-sound-with-atrial-septal-defect',
    },
    {
      title: 'Harrison’s Manual of Medicine, 20th edition: Heart Sounds',
      publisher: 'McGraw-Hill',
      year: 2019,
      url: 'https://download.skyscape.com/download/ota/lonestar/76CD77F7-898A-4928-AE45-A3D54D0FF0F0/harrisons.ed20/content/HTML/x/tu10.htm',
    },
    {
      title: 'Physiology, Heart Sounds',
      publisher: 'StatPearls',
      year: 2019,
      url: 'https://knowledge.statpearls.com/chapter/np-gerontology%20primary%20care/22664/',
    },
  ],
  fa: {
    title: 'نخستین صداهای قلب: از S1 و S2 تا صداهای افزوده',
    summary: 'پیش از شکار سوفل، باید بدانید کدام صدا اول است، کدام دوم، چرا دوم گاهی دوتایی می‌شود و صدای سوم کی طبیعی است.',
    metaTitle: 'صداهای قلب برای دانشجو: S1، S2، S3 و S4',
    metaDescription: 'راهنمای سمع برای دانشجویان: یافتن S1 و S2، دوتایی شدن طبیعی و غیرطبیعی صدای دوم، صدای سوم و چهارم، کلیک و ضربه‌ی بازشدن، با تمرین.',
    body: [
      {
        kind: 'p',
        text: 'نخستین باری که گوشی را روی سینه‌ی کسی می‌گذارید، دو ضربه می‌شنوید و گمان می‌کنید همه‌چیز همین است. چند ماه بعد در همان دو ضربه ده چیز می‌شنوید. فرق در گوش نیست؛ در این است که می‌دانید منتظر چه باشید. این نوشته همان فهرستِ انتظار است.',
      },
      { kind: 'h2', text: 'کدام اول است، کدام دوم؟' },
      {
        kind: 'p',
        text: 'صدای اول (`S1`) با بسته شدن میترال و سه‌لتی در آغاز سیستول می‌آید و صدای دوم (`S2`) با بسته شدن آئورت و ریوی در پایان آن. دقیق‌تر اگر بخواهیم، خودِ لت‌ها مانند در به هم نمی‌کوبند: ستون خون ناگهان می‌ایستد و دیواره و دریچه و خون با هم می‌لرزند.',
      },
      { kind: 'p', text: 'در ضربان آرام، دیاستول بلندتر از سیستول است و گوش خودش ترتیب را می‌یابد. با ضربان تند این فرق از میان می‌رود. سه راه مطمئن:' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'انگشت را روی نبض کاروتید بگذارید؛ صدایی که با آن می‌آید `S1` است. نبض مچ دیرتر می‌رسد و فریب می‌دهد.',
          'در نوک قلب `S1` بلندتر است و در قاعده `S2`. سری را سانت‌به‌سانت از قاعده تا نوک ببرید و همان صدا را دنبال کنید.',
          'نوار قلب هم‌زمان بگیرید: `S1` اندکی پس از آغاز `QRS` و `S2` نزدیک پایان موج `T` است.',
        ],
      },
      { kind: 'strip', sample: 'heart-sound', caption: 'نمودار صدای قلب: دو دسته لرزش در هر چرخه. فاصله‌ی کوتاه‌تر سیستول است. زمان از چپ به راست می‌رود.' },
      { kind: 'h2', text: 'بلندی S1 چه می‌گوید' },
      {
        kind: 'p',
        text: 'بلندی `S1` را سه چیز می‌سازد: لت‌ها هنگام آغاز انقباض چقدر از هم دورند، بطن چه تند فشار می‌سازد، و دیواره‌ی سینه چقدر صدا را می‌گیرد.',
      },
      {
        kind: 'table',
        caption: 'صدای اول بلند، آهسته، متغیر',
        head: ['صدا', 'به چه فکر کنیم'],
        rows: [
          ['بلند', 'تب، ورزش، `PR` کوتاه، تنگی میترال، سینه‌ی لاغر'],
          ['آهسته', '`PR` بلند، نارسایی قلب، نارسایی شدید میترال، آمفیزم، سینه‌ی پهن'],
          ['هر ضربه به یک بلندی', 'فیبریلاسیون دهلیزی، بلوک کامل دهلیزی‌بطنی'],
        ],
      },
      { kind: 'h2', text: 'S2 با نفس باز و بسته می‌شود' },
      {
        kind: 'p',
        text: 'صدای دوم دو پاره دارد: آئورت (`A2`) و سپس ریوی (`P2`). با دم، فشار درون سینه کم می‌شود، خون بیشتری به بطن راست می‌آید و بسته شدن دریچه‌ی ریوی دیرتر می‌شود؛ دو پاره از هم باز می‌شوند. با بازدم دوباره یکی می‌شوند. این را دوتایی شدن فیزیولوژیک می‌گویند و در جوان‌ها آسان شنیده می‌شود.',
      },
      {
        kind: 'p',
        text: 'جای شنیدنش فضای دوم و سوم میان‌دنده‌ای چپ است، با دیافراگم و نفس آرام. از بیمار نخواهید نفسش را نگه دارد؛ نفسِ نگه‌داشته همان چیزی را پاک می‌کند که دنبالش هستید.',
      },
      {
        kind: 'table',
        caption: 'چهار رفتار صدای دوم',
        head: ['رفتار', 'دم', 'بازدم', 'نمونه'],
        rows: [
          ['فیزیولوژیک', 'باز', 'یکی', 'آدم سالم'],
          ['پهن، متغیر', 'بازتر', 'باز', 'بلوک شاخه‌ی راست، تنگی ریوی'],
          ['پهن، ثابت', 'باز', 'همان‌قدر باز', 'نقص دیواره‌ی دهلیزی'],
          ['وارونه', 'یکی', 'باز', 'بلوک شاخه‌ی چپ، تنگی شدید آئورت، کاردیومیوپاتی هیپرتروفیک'],
        ],
      },
      {
        kind: 'p',
        text: 'یک دام: آدم سالم ممکن است خوابیده در بازدم هم `S2` باز داشته باشد که با نشستن یا ایستادن بسته می‌شود. پس پیش از گفتن «ثابت»، بیمار را بنشانید. و اگر `P2` در نوک قلب شنیده شد، فشار بالای شریان ریوی یا نقص دیواره‌ی دهلیزی را در نظر بگیرید.',
      },
      { kind: 'h2', text: 'صداهای افزوده، به ترتیب زمان' },
      {
        kind: 'list',
        items: [
          '**S4، درست پیش از S1:** بم، با بل در نوک، به پهلوی چپ. انقباض دهلیز در بطنی سفت. در فیبریلاسیون دهلیزی نیست، چون انقباض دهلیز نیست.',
          '**کلیک پرتابی، پس از S1:** زیر و تیز؛ دریچه‌ی دولتی آئورت یا تنگی ریوی. کلیک ریوی با دم آهسته می‌شود.',
          '**کلیک میانه‌ی سیستول:** پرولاپس میترال؛ با ایستادن به `S1` نزدیک‌تر می‌شود.',
          '**ضربه‌ی بازشدن، ۰٫۰۶ تا ۰٫۱۲ ثانیه پس از S2:** زیر؛ تنگی میترال. هر چه به `S2` نزدیک‌تر، تنگی شدیدتر.',
          '**S3، پس از آن:** بم، با بل و فشار کم. در کودک و جوان طبیعی است؛ پس از حدود ۳۰ تا ۳۵ سالگی به بارِ حجمی یا نارسایی بطن چپ فکر کنید.',
        ],
      },
      {
        kind: 'p',
        text: 'صداهای بم را فشار دست می‌کشد: بل را فقط چنان بگذارید که درز هوا نماند. اگر با فشار دادن صدا رفت و با رها کردن برگشت، `S3` یا `S4` بوده است؛ کلیک و دوتایی شدن نمی‌روند.',
      },
      { kind: 'device', product: 'ns0' },
      { kind: 'h2', text: 'هر بار به همین ترتیب گوش کنید' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'اتاق ساکت، گوشی روی پوست، بیمار سی درجه. نخست `S1` و `S2`، با انگشت روی کاروتید.',
          'فقط به `S1` گوش دهید. بعد فقط به `S2`، در دو سه نفس.',
          'فقط به سیستول. بعد فقط به دیاستول. مغز یک چیز را در یک زمان می‌شنود.',
          'قاعده‌ی راست، قاعده‌ی چپ، لبه‌ی چپ جناغ، نوک؛ با دیافراگم، سپس نوک با بل و به پهلوی چپ.',
          'نشسته و خم به جلو، در پایان بازدم: برای نارسایی آئورت.',
        ],
      },
      {
        kind: 'p',
        text: 'تمرین کنید و خودتان را بیازمایید: در [صفحه‌ی صداها](/signals/sound) صدا را بشنوید، جای `S1` و `S2` را حدس بزنید، بعد نمودار را ببینید. ده آدم سالم را پیش از نخستین بیمار گوش کنید؛ شناختن طبیعی، سخت‌ترین بخش این کار است.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'حد این هنر',
        text: 'سمع پرسش می‌سازد و همیشه پاسخ نمی‌دهد. توافق شنونده‌ها بر سر `S3` و دوتایی شدن کامل نیست و نبودِ صدا بیماری را رد نمی‌کند. آنچه را شنیدید با کلمه‌های روشن بنویسید، ضبط کنید و جایی که تصمیم را عوض می‌کند اکوکاردیوگرافی بخواهید. تنگی نفس در استراحت، درد سینه یا غش منتظر تمرین سمع نمی‌ماند: ۱۱۵.',
      },
    ],
  },
  en: {
    title: 'The first heart sounds: from S1 and S2 to the extra ones',
    summary: 'Before hunting murmurs, know which sound is first and which second, why the second sometimes doubles, and when a third is normal.',
    metaTitle: 'Heart sounds for students: S1, S2, S3 and S4',
    metaDescription:
      'A student’s guide to auscultation: finding S1 and S2, normal and abnormal splitting, third and fourth sounds, clicks and the opening snap, with practice.',
    body: [
      {
        kind: 'p',
        text: 'The first time you put a stethoscope to a chest you hear two beats and suppose that is all. Some months later you hear ten things in the same two beats. The ear has not changed; you have learnt what to wait for. This article is that list of things to wait for.',
      },
      { kind: 'h2', text: 'Which is first, which is second?' },
      {
        kind: 'p',
        text: 'The first sound (`S1`) comes with closure of the mitral and tricuspid valves as systole begins; the second (`S2`) with closure of the aortic and pulmonary valves as it ends. To be exact, the leaflets do not slam like doors: a moving column of blood is stopped short, and wall, valve and blood ring together.',
      },
      {
        kind: 'p',
        text: 'At a slow rate diastole is longer than systole and the ear sorts them out. At a fast rate that difference vanishes. Three sure ways:',
      },
      {
        kind: 'list',
        ordered: true,
        items: [
          'Put a finger on the carotid pulse; the sound that comes with it is `S1`. The wrist pulse arrives later and misleads.',
          'At the apex `S1` is the louder, at the base `S2`. Inch the chest piece from base to apex and keep hold of the same sound.',
          'Take an ECG at the same time: `S1` falls just after the onset of the `QRS`, `S2` near the end of the `T` wave.',
        ],
      },
      {
        kind: 'strip',
        sample: 'heart-sound',
        caption: 'Heart sounds as a trace: two bursts in each cycle. The shorter gap is systole. Time runs from left to right.',
      },
      { kind: 'h2', text: 'What the loudness of S1 tells' },
      {
        kind: 'p',
        text: 'Three things make `S1` loud or soft: how far apart the leaflets are when contraction begins, how fast the ventricle builds pressure, and how much the chest wall muffles.',
      },
      {
        kind: 'table',
        caption: 'First sound: loud, soft, changing',
        head: ['Sound', 'Think of'],
        rows: [
          ['Loud', 'fever, exercise, a short `PR`, mitral stenosis, a thin chest'],
          ['Soft', 'a long `PR`, heart failure, severe mitral regurgitation, emphysema, a thick chest wall'],
          ['Different with each beat', 'atrial fibrillation, complete heart block'],
        ],
      },
      { kind: 'h2', text: 'S2 opens and closes with the breath' },
      {
        kind: 'p',
        text: 'The second sound has two parts: aortic (`A2`) and then pulmonary (`P2`). On inspiration pressure in the chest falls, more blood enters the right ventricle and the pulmonary valve closes later, so the parts draw apart. On expiration they meet again. That is physiological splitting, easily heard in the young.',
      },
      {
        kind: 'p',
        text: 'Listen in the second and third left spaces with the diaphragm, during quiet breathing. Do not ask the patient to hold the breath; that wipes out the very thing you are after.',
      },
      {
        kind: 'table',
        caption: 'Four behaviours of the second sound',
        head: ['Behaviour', 'Inspiration', 'Expiration', 'Example'],
        rows: [
          ['Physiological', 'split', 'single', 'a healthy person'],
          ['Wide, varying', 'wider', 'split', 'right bundle branch block, pulmonary stenosis'],
          ['Wide, fixed', 'split', 'split as much', 'atrial septal defect'],
          ['Reversed', 'single', 'split', 'left bundle branch block, severe aortic stenosis, hypertrophic cardiomyopathy'],
        ],
      },
      {
        kind: 'p',
        text: 'A trap: healthy people may keep a split in expiration while lying down that closes when they sit or stand. Sit the patient up before you say “fixed”. And if `P2` can be heard at the apex, consider pulmonary hypertension or an atrial septal defect.',
      },
      { kind: 'h2', text: 'The extra sounds, in order of time' },
      {
        kind: 'list',
        items: [
          '**S4, just before S1:** low, with the bell at the apex, turned to the left. An atrium contracting into a stiff ventricle. Absent in atrial fibrillation, as there is no atrial contraction.',
          '**Ejection click, after S1:** high and sharp; a bicuspid aortic valve or pulmonary stenosis. The pulmonary click softens on inspiration.',
          '**Mid-systolic click:** mitral prolapse; moves towards `S1` on standing.',
          '**Opening snap, 0.06 to 0.12 s after S2:** high; mitral stenosis. The closer to `S2`, the tighter the valve.',
          '**S3, later still:** low, with a lightly held bell. Normal in children and the young; past about 30 to 35 think of volume load or left ventricular failure.',
        ],
      },
      {
        kind: 'p',
        text: 'A heavy hand kills low sounds: rest the bell just firmly enough to seal. If a sound goes when you press and returns when you let go, it was an `S3` or `S4`; clicks and splits stay.',
      },
      { kind: 'device', product: 'ns0' },
      { kind: 'h2', text: 'Listen in the same order every time' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'A quiet room, chest piece on skin, patient propped at thirty degrees. First `S1` and `S2`, a finger on the carotid.',
          'Attend to `S1` alone. Then `S2` alone, through two or three breaths.',
          'Systole alone. Then diastole alone. The brain hears one thing at a time.',
          'Right base, left base, left sternal border, apex with the diaphragm; then the apex with the bell, turned to the left.',
          'Sitting forward at the end of expiration, for aortic regurgitation.',
        ],
      },
      {
        kind: 'p',
        text: 'Practise and test yourself: on the [sounds page](/signals/sound) listen, guess where `S1` and `S2` are, then look at the trace. Listen to ten healthy people before your first patient; knowing the normal is the hardest part.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'The limits of the art',
        text: 'Auscultation raises questions and does not always answer them. Listeners do not fully agree about an `S3` or a split, and silence does not exclude disease. Describe what you heard in plain words, record it, and ask for an echocardiogram where it would change the decision. Breathlessness at rest, chest pain or syncope does not wait for practice: 115.',
      },
    ],
  },
};
