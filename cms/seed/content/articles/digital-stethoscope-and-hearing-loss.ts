import type { ArticleSeed } from './article-type';

export const article: ArticleSeed = {
  slug: 'digital-stethoscope-and-hearing-loss',
  kind: 'article',
  category: 'specialized',
  drawing: 'ns1',
  publishedAt: '2026-10-06T06:30:00Z',
  authors: ['hamed-sabouri'],
  reviewedBy: 'dr-kaveh-mehrgan',
  reviewedAt: '2026-10-03',
  reviewDueAt: '2028-10-03',
  topics: ['heart', 'lungs', 'home-devices', 'signals'],
  tags: ['auscultation', 'devices', 'students', 'heart'],
  sources: [
    {
      title: 'Technical Considerations in Using Stethoscopes',
      publisher: 'Association of Medical Professionals with Hearing Losses (AMPHL)',
      year: 2014,
      url: 'https://amphl.org/technical-considerations',
    },
    {
      title: 'Seeing the Sounds: How to Use Visual Stethoscopes',
      publisher: 'Association of Medical Professionals with Hearing Losses (AMPHL)',
      year: 2014,
      url: 'https://amphl.org/visual-stethoscope',
    },
    {
      title: 'Amplified stethoscopes assist healthcare workers who have hearing loss',
      publisher: 'infuture.eu',
      year: 2021,
      url: 'https://infuture.eu/amplified-stethoscopes-assist-healthcare-workers-who-have-hearing-loss/',
    },
  ],
  fa: {
    title: 'با کم‌شنوایی هم می‌شود گوش داد: تقویت، فیلتر و دیدنِ صدا',
    summary: 'دانشجو و پزشکی که شنوایی کاملی ندارد با گوشی دیجیتال چه به دست می‌آورد، چه به دست نمی‌آورد و فونوکاردیوگرام کجا به کمک می‌آید.',
    metaTitle: 'گوشی دیجیتال و کم‌شنوایی: تقویت و فونوکاردیوگرام',
    metaDescription: 'راهنمای عملی گوشی پزشکی برای کم‌شنوایان: صدای قلب و ریه در چه بسامدی است، تقویت چه می‌کند، سمعک را چه کنیم و موج صدا را چطور بخوانیم.',
    body: [
      {
        kind: 'p',
        text: 'کم‌شنوایی میان کسانی که گوشی به گردن دارند، کمتر از آنچه باید گفته می‌شود. دانشجو می‌ترسد بگوید سوفل را نشنیده است؛ پزشکِ پابه‌سن‌گذاشته یک روز می‌بیند دستیارش صدایی را می‌شنود که او نه. هیچ کدام پایان راه نیست.',
      },
      { kind: 'h2', text: 'صدای بدن آهسته است و بم' },
      {
        kind: 'p',
        text: 'گوش جوان از ۲۰ تا ۲۰٬۰۰۰ هرتز را می‌شنود، ولی نه یکسان: در میانه تیز است و در دو سر کند. صداهای قلب بیشتر زیر ۲۰۰ هرتز است، درست همان‌جا که گوش همه، حتی سالم‌ترین گوش، کم‌توان است. صدای ریه بالاتر می‌رود و ویز و کراکل ریز از آن هم بالاتر.',
      },
      {
        kind: 'p',
        text: 'از همین‌جا پیداست که نوع کم‌شنوایی مهم است:',
      },
      {
        kind: 'table',
        caption: 'کم‌شنوایی کجاست و کدام صدا زودتر گم می‌شود',
        head: ['افت شنوایی', 'آنچه زودتر گم می‌شود', 'آنچه می‌ماند'],
        rows: [
          ['در صداهای زیر، یعنی پربسامد (پیری، سروصدای کار)', 'ویز، کراکل ریز، سوفل‌های زیر مثل نارسایی آئورت', 'صدای اول و دوم'],
          ['در صداهای بم، یعنی کم‌بسامد', 'صدای سوم و چهارم، غرش تنگی میترال', 'ویز و کراکل'],
          ['یک گوش', 'جهت صدا، که گوشی پزشکی به هر حال نمی‌دهد', 'همه، اگر صدا به اندازه‌ی کافی بلند باشد'],
          ['گرفتگی (جرم، عفونت)', 'همه چیز کمی', 'درمانش با پزشک گوش است، نه گوشی تازه'],
        ],
      },
      {
        kind: 'p',
        text: 'پس گام نخست خریدن نیست؛ **شنوایی‌سنجی** است. نمودار آن را نگه دارید و بدانید در کدام بسامد چند دسی‌بل کم دارید.',
      },
      { kind: 'h2', text: 'تقویت چه می‌کند و چه نمی‌کند' },
      {
        kind: 'p',
        text: 'گوشی دیجیتال صدا را به برق برمی‌گرداند، فیلتر می‌کند و بلندتر پس می‌دهد. اما بلندتر همیشه واضح‌تر نیست. لغزش دست، خش لباس و همهمه‌ی بخش هم بلند می‌شوند. اگر کم‌شنوایی در صداهای زیر است، بلند کردن همه‌ی صدا فقط بم‌ها را آزارنده می‌کند.',
      },
      {
        kind: 'list',
        items: [
          '**اول فیلتر، بعد بلندی.** قلب، ریه یا هر دو؛ فیلترِ درست بیش از یک پله تقویت کمک می‌کند.',
          '**از کم شروع کنید** و تا جایی بالا بروید که صدای دوم را آسوده می‌شنوید. بیشتر از آن، گوش را خسته می‌کند.',
          '**سری را ثابت نگه دارید** و انگشتان را رویش نلغزانید؛ بسیاری از «صداهای مزاحم» از دست خود ماست.',
          '**اتاق را ساکت کنید.** تلویزیون و در باز را هیچ فیلتری کامل نمی‌بندد.',
        ],
      },
      {
        kind: 'p',
        text: 'درباره‌ی عددِ تقویت هم محتاط باشید. یک شنوایی‌شناس در راهنمای انجمن پزشکان کم‌شنوا نوشته است که برای سنجش گوشی‌های تقویتی استانداردی نیست و سازندگان اغلب پاسخ بسامدی را نمی‌گویند؛ پس «چند برابر» دو سازنده را نمی‌توان کنار هم گذاشت. یک هفته با آن کار کنید، روی سینه‌هایی که می‌شناسید.',
      },
      { kind: 'device', product: 'ns1' },
      { kind: 'h2', text: 'با سمعک چه کنیم' },
      {
        kind: 'p',
        text: 'سمعک برای گفت‌وگو تنظیم شده و بیشترشان صداهای بسیار بم را که قلب در آن است، عمداً تقویت نمی‌کنند. سرگوشی هم با سمعکِ توی گوش کنار نمی‌آید. سه راه هست:',
      },
      {
        kind: 'list',
        ordered: true,
        items: [
          'سمعک را دربیاورید و با گوشیِ تقویتی گوش کنید. ساده است، ولی میان معاینه رشته‌ی گفت‌وگو پاره می‌شود؛ به بیمار بگویید چه می‌کنید.',
          'صدا را بی‌سیم یا با سیم به سمعک بفرستید و از شنوایی‌شناس یک **برنامه‌ی جدا برای گوشی پزشکی** بخواهید که بم‌ها را نبُرد. گوشی و سمعک را با هم نزد او ببرید.',
          'هدفونی که سمعک را می‌پوشاند، روی خروجی صدای اپلیکیشن. مراقب سوت کشیدن باشید.',
        ],
      },
      { kind: 'h2', text: 'صدا را ببینید' },
      {
        kind: 'p',
        text: '**فونوکاردیوگرام** شکل صدا در گذر زمان است. صدای اول و دوم دو برآمدگی‌اند، سکوت میانشان سیستول کوتاه و سکوت بعدی دیاستول بلند. سوفل، سکوت را پر می‌کند و شکلش پیداست: لوزی، یک‌دست، یا کم‌شونده.',
      },
      { kind: 'strip', sample: 'heart-sound', caption: 'نمونه‌ی ساختگی: صدای اول و دوم؛ زمان از چپ به راست' },
      {
        kind: 'p',
        text: '**طیف‌نگاره** یک بُعد می‌افزاید: بسامد از پایین به بالا و بلندی با رنگ. صدایی که گوشتان در آن بسامد نمی‌شنود، همان‌جا روی تصویر هست. هر دو را در [نمایشگر صدا](/signals/sound) با ضبط خودتان باز کنید؛ پرونده از مرورگر بیرون نمی‌رود.',
      },
      {
        kind: 'p',
        text: 'پزشکانی هستند که فقط با دیدن کار می‌کنند. یکی از آنان در نوشته‌ای برای همان انجمن می‌گوید به شنوایی خود اعتماد نداشت و نمی‌خواست هر بار سمعک را دربیاورد؛ گوشیِ دیداری را برگزید. می‌گوید این هم تمرین می‌خواهد و ابزارش کم و گران است.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'تصویر هم خطا دارد',
        text: 'خش لباس روی موج، شبیه کراکل است و حرف زدن، شبیه سوفل. پیش از آن که چیزی بنویسید، ضبط را دوباره بگیرید و ببینید همان نقش در همان جای چرخه تکرار می‌شود یا نه. سوفل با هر ضربان می‌آید؛ نویز نه.',
      },
      { kind: 'h2', text: 'برنامه‌ی چهارهفته‌ای برای دانشجو' },
      {
        kind: 'list',
        items: [
          '**هفته‌ی اول:** شنوایی‌سنجی، یک گوشی، یک فیلتر. هر روز پنج سینه‌ی سالم.',
          '**هفته‌ی دوم:** ضبط و دیدن. هر بار پیش از نگاه کردن، روی کاغذ بکشید چه شنیدید.',
          '**هفته‌ی سوم:** با استاد، بیماران شناخته‌شده. همان ضبط را هر دو بشنوید.',
          '**هفته‌ی چهارم:** بیمار ناشناس؛ اول وصف، بعد نام.',
        ],
      },
      {
        kind: 'p',
        text: 'به استاد و سرپرستار بگویید. پنهان کردن کم‌شنوایی بیمار را به خطر می‌اندازد؛ گفتنش فقط یک گوشی دیگر و اتاقی ساکت‌تر می‌خواهد. و یادتان باشد که گوش دادن یکی از ابزارهاست: شمار نفس، فشار، اکسیژن و اکوکاردیوگرام هم هست.',
      },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'افت ناگهانی شنوایی اورژانس است',
        text: 'اگر شنوایی یک گوش در چند ساعت یا چند روز افتاد، همان روز نزد پزشک گوش و حلق و بینی بروید؛ درمان هر چه زودتر، بهتر. اگر با ضعف صورت یا دست، گیجی یا اختلال گفتار همراه است، ۱۱۵.',
      },
    ],
  },
  en: {
    title: 'Listening with hearing loss: amplify, filter, and see the sound',
    summary: 'What a digital stethoscope gives to a student or doctor who does not hear perfectly, what it does not, and where a phonocardiogram helps.',
    metaTitle: 'Digital stethoscopes and hearing loss: louder, and visible',
    metaDescription:
      'A practical guide for clinicians with hearing loss: where heart and lung sounds lie, what amplification does, what to do with hearing aids, how to read the wave.',
    body: [
      {
        kind: 'p',
        text: 'Hearing loss among people who carry a stethoscope is talked about less than it should be. A student is afraid to say that the murmur was not there; an older doctor finds that an assistant hears what he no longer does. For neither is it the end of the road.',
      },
      { kind: 'h2', text: 'The body is quiet and low' },
      {
        kind: 'p',
        text: 'A young ear hears from 20 to 20,000 hertz, but not evenly: it is keen in the middle and dull at both ends. Most heart sounds lie below 200 Hz, just where every ear, even the best, is weak. Lung sounds reach higher, wheezes and fine crackles higher still.',
      },
      { kind: 'p', text: 'So the kind of loss matters:' },
      {
        kind: 'table',
        caption: 'Where hearing is lost, and what goes first',
        head: ['Loss', 'Goes first', 'Stays'],
        rows: [
          ['of high sounds (age, noise at work)', 'wheezes, fine crackles, high murmurs such as aortic regurgitation', 'first and second heart sound'],
          ['of low sounds', 'third and fourth sound, the rumble of mitral stenosis', 'wheezes and crackles'],
          ['of one ear', 'direction, which a stethoscope does not give anyway', 'everything, if loud enough'],
          ['by blockage (wax, infection)', 'a little of everything', 'an ear doctor treats it, not a new stethoscope'],
        ],
      },
      {
        kind: 'p',
        text: 'The first step is therefore not to buy but to have your **hearing tested**. Keep the chart, and know how many decibels you lack at which frequency.',
      },
      { kind: 'h2', text: 'What amplification does, and what it does not' },
      {
        kind: 'p',
        text: 'A digital stethoscope turns sound into electricity, filters it and gives it back louder. Louder is not always clearer. A sliding hand, rustling cloth and the hum of a ward grow too. If it is high sounds that you have lost, raising everything merely makes the low ones hurt.',
      },
      {
        kind: 'list',
        items: [
          '**Filter first, then volume.** Heart, lung or both: the right filter helps more than another step of gain.',
          '**Start low** and go up until the second sound is comfortable. Beyond that, ears tire.',
          '**Hold the chest piece still** and do not let fingers slide on it; much of the noise is our own hand.',
          '**Quiet the room.** No filter shuts out a television and an open door.',
        ],
      },
      {
        kind: 'p',
        text: 'Be careful with the number on the box, too. An audiologist writing for an association of medical professionals with hearing loss noted that there is no standard for measuring amplified stethoscopes and that makers often do not tell the frequency response. “So many times louder” cannot be compared between two makers. Work with one for a week, on chests that you know.',
      },
      { kind: 'device', product: 'ns1' },
      { kind: 'h2', text: 'What about hearing aids?' },
      {
        kind: 'p',
        text: 'Hearing aids are set for talk, and most do not amplify the very low sounds where the heart lives. Nor do ear tips go well with an aid that sits in the ear canal. There are three ways:',
      },
      {
        kind: 'list',
        ordered: true,
        items: [
          'Take the aids out and use an amplified stethoscope. Simple, but the conversation breaks off: tell your patient what you are doing.',
          'Send the sound to the aids, wireless or by cable, and ask your audiologist for **a separate stethoscope program** that does not cut the lows. Bring both along.',
          'Wear headphones over the aids, on the app’s audio output. Watch out for whistling.',
        ],
      },
      { kind: 'h2', text: 'See the sound' },
      {
        kind: 'p',
        text: 'A **phonocardiogram** is the shape of sound over time. The first and second sounds are two bumps; the short silence between them is systole, the long one after them diastole. A murmur fills a silence, and its shape shows: diamond, even, or fading.',
      },
      { kind: 'strip', sample: 'heart-sound', caption: 'A made-up example: first and second sound; time runs from left to right' },
      {
        kind: 'p',
        text: 'A **spectrogram** adds a dimension: frequency upwards, loudness as colour. A sound that your ear misses at that frequency is still there in the picture. Open your own recording in the [sound viewer](/signals/sound); the file does not leave your browser.',
      },
      {
        kind: 'p',
        text: 'Some doctors work by sight alone. One of them wrote for the same association that she did not trust her hearing and did not want to take her aids out each time, so she chose a visual stethoscope. It takes practice, she adds, and such tools are few and costly.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'Pictures err, too',
        text: 'Rustling cloth looks like crackles, and talking looks like a murmur. Before you write anything, record again and see whether the pattern returns at the same place of the cycle. A murmur comes with each beat; noise does not.',
      },
      { kind: 'h2', text: 'Four weeks for a student' },
      {
        kind: 'list',
        items: [
          '**Week one:** a hearing test, one stethoscope, one filter. Five healthy chests a day.',
          '**Week two:** record and look. Before you look, draw on paper what you heard.',
          '**Week three:** known patients, with a teacher. Both hear the same recording.',
          '**Week four:** unknown patients; describe first, then name.',
        ],
      },
      {
        kind: 'p',
        text: 'Tell your teachers and colleagues. Hiding hearing loss puts patients at risk; saying so costs another stethoscope and a quieter room. And listening is one tool among others: breathing rate, pressure, oxygen and echocardiography are there as well.',
      },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'Sudden hearing loss is an emergency',
        text: 'If one ear fades within hours or days, see an ear doctor that same day; the sooner treatment starts, the better. With weakness of the face or an arm, confusion or trouble speaking, call 115.',
      },
    ],
  },
};
