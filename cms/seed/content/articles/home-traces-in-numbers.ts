import type { ArticleSeed } from './article-type';

export const article: ArticleSeed = {
  slug: 'home-traces-in-numbers',
  kind: 'article',
  category: 'statistics',
  drawing: 'nh1',
  publishedAt: '2026-10-27T06:30:00Z',
  authors: ['babak-rastegar'],
  reviewedBy: 'dr-kaveh-mehrgan',
  reviewedAt: '2026-10-24',
  reviewDueAt: '2028-10-24',
  topics: ['heart', 'signals', 'home-devices'],
  tags: ['ecg', 'heart', 'data', 'devices'],
  sources: [
    {
      title: 'AF Classification from a Short Single Lead ECG Recording: the PhysioNet/Computing in Cardiology Challenge 2017',
      publisher: 'Computing in Cardiology (PubMed Central)',
      year: 2018,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5978770',
    },
    {
      title: 'AF Classification from a Short Single Lead ECG Recording: The PhysioNet/CinC Challenge 2017 (data set page)',
      publisher: 'PhysioNet',
      year: 2017,
      url: 'https://www.physionet.org/content/challenge-2017/1.0.0/',
    },
    {
      title: 'Physionet CinC 2017 Challenge Dataset: counts of the 30-second recordings, third labels',
      publisher: 'Peter Charlton',
      year: 2021,
      url: 'https://peterhcharlton.github.io/info/datasets/cinc2017',
    },
    {
      title: 'Telephone training to improve ECG quality in remote screening for atrial fibrillation',
      publisher: 'medRxiv',
      year: 2024,
      url: 'https://www.medrxiv.org/content/10.1101/2024.02.08.24302493v1',
    },
    {
      title: 'The feasibility of population screening for paroxysmal atrial fibrillation using hand-held electrocardiogram devices',
      publisher: 'EP Europace',
      year: 2024,
      url: 'https://academic.oup.com/europace/article/26/3/euae056/7614657',
    },
  ],
  fa: {
    title: 'نوارهای خانگی به زبان عدد: چند تا خواناست و در آن‌ها چه دیده می‌شود؟',
    summary: 'دو مجموعه‌ی بزرگ از نوارهایی که مردم خودشان، دور از درمانگاه، گرفته‌اند؛ درباره‌ی کیفیت، ریتم و اختلاف نظر پزشکان چه می‌گویند.',
    metaTitle: 'نوار قلب خانگی به زبان عدد: کیفیت و ریتم',
    metaDescription:
      'از ۱٫۲ میلیون نوار خانگی ۳٫۶ درصد بی‌کیفیت بود. نگاهی به داده‌های SAFER و PhysioNet 2017: چند نوار خواناست، چه ریتمی دارد و این عددها چه نمی‌گویند.',
    body: [
      {
        kind: 'p',
        text: 'وقتی کسی در آشپزخانه‌ی خودش دو انگشت روی دستگاهی کوچک می‌گذارد، پرستاری بالای سرش نیست که بگوید «تکان نخورید». پس پرسشی ساده پیش می‌آید: از این نوارها چند تا به کار پزشک می‌آید؟',
      },
      {
        kind: 'p',
        text: 'ما هنوز آماری از نوارهای کاربران خودمان منتشر نکرده‌ایم و تا روشی روشن و رضایت صریح نداشته باشیم، نمی‌کنیم. اما دیگران داده‌ی بزرگ و بازبینی‌شده دارند. دو نمونه را با هم می‌خوانیم.',
      },
      { kind: 'h2', text: 'یک میلیون نوار، بیشترشان خوب' },
      {
        kind: 'p',
        text: 'در برنامه‌ی غربالگری SAFER در انگلستان، ۱۴٬۷۲۷ نفر سه هفته، روزی چهار بار، با دستگاه دستی از خود نوار گرفتند. حاصل ۱٬۲۰۶٬۹۷۲ نوار تک‌کاناله بود. الگوریتم سنجش کیفیت، ۴۳٬۵۱۳ نوار را بی‌کیفیت شمرد: **۳٫۶ درصد**.',
      },
      {
        kind: 'p',
        text: 'این میانگین اما یک نکته را می‌پوشاند. بیش از نیمی از آدم‌ها، ۵۱٫۹ درصد، حتی یک نوار بد نداشتند. در سوی دیگر ۷٫۵ درصد بودند که بیش از یک‌چهارم نوارهای روزهای چهارم تا دهمشان بی‌کیفیت بود. یعنی نوار بد میان همه پخش نیست؛ نزد گروهی کوچک جمع می‌شود.',
      },
      {
        kind: 'p',
        text: 'خبر خوب این است که کیفیت آموختنی است. کسانی که یک آموزش تلفنی گرفتند، سهم نوارهای بدشان به طور میانگین ۲۱٫۱ درصد کم شد. جالب‌تر این که در گروه بی‌آموزش هم ۱۵٫۷ درصد کم شد. دست، با تکرار یاد می‌گیرد.',
      },
      { kind: 'h2', text: 'در نوارهای ۳۰ ثانیه‌ای چه دیده شد' },
      {
        kind: 'p',
        text: 'مجموعه‌ی دوم برای کار دیگری گرد آمد: مسابقه‌ی سال ۲۰۱۷ PhysioNet، تا برنامه‌نویسان روشی برای بازشناختن فیبریلاسیون دهلیزی بسازند. این مجموعه ۱۲٬۱۸۶ نوار تک‌کاناله دارد، هر یک ۹ تا ۶۱ ثانیه، که مردم خودشان گرفته‌اند. ۸٬۵۲۸ تای آن همراه با برچسب متخصصان منتشر شده است. جدول زیر ۵٬۹۷۷ نواری را نشان می‌دهد که درست ۳۰ ثانیه‌اند، با آخرین برچسب‌ها.',
      },
      {
        kind: 'table',
        caption: 'برچسب نوارهای ۳۰ ثانیه‌ای مجموعه‌ی PhysioNet 2017 (درصدها حساب ما از همان شمارش است)',
        head: ['برچسب', 'شمار', 'از هر صد نوار'],
        rows: [
          ['ریتم سینوسی طبیعی', '۳٬۶۹۵', '۶۱٫۸'],
          ['ریتمی دیگر', '۱٬۶۵۵', '۲۷٫۷'],
          ['فیبریلاسیون دهلیزی', '۵۰۴', '۸٫۴'],
          ['پرنویز، ناخوانا', '۱۲۳', '۲٫۱'],
        ],
      },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'این جدول آمار مردم نیست',
        text: 'از «۸٫۴ درصد» نتیجه نگیرید که از هر دوازده نفر یکی فیبریلاسیون دارد. صاحبان این نوارها نمونه‌ی تصادفی مردم نبودند: کسی که دستگاه می‌خرد، بیشتر وقت‌ها از پیش دلیلی دارد.',
      },
      {
        kind: 'p',
        text: 'برای مقایسه: در همان برنامه‌ی انگلیسی که آدم‌های ۶۵ سال به بالا را با دعوت آورده بود، از ۲٬۴۲۹ نفر ۶۴ نفر فیبریلاسیون داشتند، یعنی ۲٫۶ درصد؛ در ۸۵ سال به بالا ۹٫۲ درصد. آنجا آدم‌ها را شمرده‌اند، اینجا نوارها را. همین تفاوتِ «چه چیزی را شمرده‌ایم» عددها را از هم دور می‌کند.',
      },
      { kind: 'h2', text: 'متخصصان هم همیشه هم‌رأی نبودند' },
      {
        kind: 'p',
        text: 'برگزارکنندگان مسابقه به دشواری‌ای برخوردند که در گزارششان پنهان نکرده‌اند: بر سر برچسب بخش قابل توجهی از نوارها، میان متخصصان اختلاف بود. پس نوارهای بحث‌انگیز را دوباره به داوری گذاشتند و برچسب‌ها بازنویسی شد. آنچه در جدول دیدید، نسخه‌ی سوم است.',
      },
      {
        kind: 'p',
        text: 'ماشین هم معجزه نکرد. از ۷۵ گروه، بهترین‌ها به امتیاز `F1 = 0.83` رسیدند و ترکیب ۴۵ روش با هم به `0.87`. (این امتیاز میانگینی از درستیِ یافته‌ها و کاملیِ آن‌هاست؛ یک یعنی بی‌خطا.) وقتی داور انسانی مردد است، از برنامه هم قطعیت نخواهید.',
      },
      { kind: 'h2', text: 'از این عددها چه به کار شما می‌آید' },
      {
        kind: 'list',
        items: [
          '**یک نوار ناخوانا چیزی درباره‌ی قلب نمی‌گوید.** نه خوب، نه بد. دوباره بگیرید.',
          '**چند نوار اول را تمرین بدانید.** کیفیت با تکرار بهتر می‌شود؛ هفته‌ی اول را ملاک نگیرید.',
          '**«ریتمی دیگر» بیماری نیست.** از ضربان تندِ پس از پله تا ضربه‌ی زودرس در این دسته جا می‌گیرد. معنایش را پزشک با دیدن نوار و شنیدن شرح حال می‌گوید.',
          '**نوار طبیعی، بی‌نظمیِ گذرا را رد نمی‌کند.** اگر تپش قلب می‌آید و می‌رود، نوارِ همان لحظه ارزش دارد.',
          '**خودِ نوار را ببرید، نه فقط جمله‌ی برنامه را.** پزشک شکل موج را می‌خواند.',
        ],
      },
      { kind: 'device', product: 'nh1' },
      {
        kind: 'p',
        text: 'برای نوار خوب بنشینید، بازوها را تکیه بدهید، انگشتان را خشک کنید و نیم دقیقه حرف نزنید. اگر دست می‌لرزد، مچ‌ها را روی ران‌ها بگذارید. اگر پوست خیلی خشک است، کمی نم کمک می‌کند.',
      },
      { kind: 'h2', text: 'کی منتظر نوار نمانیم' },
      {
        kind: 'callout',
        tone: 'emergency',
        title: 'با ۱۱۵ تماس بگیرید',
        text: 'درد یا فشار سینه، تنگی نفس، غش، یا ضعف و کجی ناگهانی صورت و دست، جای نوار گرفتن نیست. نوار خانگی سکته‌ی قلبی را رد نمی‌کند. اول ۱۱۵.',
      },
      {
        kind: 'p',
        text: 'تپش نامنظمی که تکرار می‌شود، حتی اگر آزاری ندارد، ارزش یک نوبت پزشک را دارد؛ چون فیبریلاسیون دهلیزی گاهی بی‌علامت است و درمانش خطر سکته‌ی مغزی را کم می‌کند. نوارهای یک هفته را با ساعت و حال خود بنویسید و همراه ببرید.',
      },
    ],
  },
  en: {
    title: 'Heart traces taken at home, in numbers: how many can be read, and what do they show?',
    summary: 'Two large collections of traces that people recorded by themselves: what they say about quality, rhythm and how often experts disagree.',
    metaTitle: 'Home ECG in numbers: quality and rhythm',
    metaDescription:
      'Of 1.2 million traces taken at home, 3.6% were poor. What the SAFER and PhysioNet 2017 collections say about quality and rhythm, and what they do not say.',
    body: [
      {
        kind: 'p',
        text: 'When somebody rests two fingers on a small device at the kitchen table, no nurse is there to say “keep still”. So a plain question comes up: how many of these traces are of any use to a doctor?',
      },
      {
        kind: 'p',
        text: 'We have not published statistics about our own users’ traces, and will not until there is a clear method and explicit consent. Others, however, have large collections that were checked with care. Here are two of them.',
      },
      { kind: 'h2', text: 'A million traces, most of them good' },
      {
        kind: 'p',
        text: 'In the SAFER screening programme in England, 14,727 people recorded themselves with a handheld device four times a day for three weeks. That made 1,206,972 single-lead traces. A quality algorithm found 43,513 of them poor: **3.6%**.',
      },
      {
        kind: 'p',
        text: 'The average hides something. More than half of the people, 51.9%, never recorded a single poor trace. At the other end, 7.5% had trouble with more than a quarter of the traces they took between day 4 and day 10. Poor traces are not spread evenly; they gather with a small group.',
      },
      {
        kind: 'p',
        text: 'The good news is that quality can be learned. Among people who were coached by telephone, the share of poor traces fell by 21.1% on average. More telling still: among those who were not, it fell by 15.7%. Hands learn by doing.',
      },
      { kind: 'h2', text: 'What thirty-second traces showed' },
      {
        kind: 'p',
        text: 'The second collection was made for another purpose: the PhysioNet challenge of 2017, which asked programmers to recognise atrial fibrillation. It holds 12,186 single-lead traces of 9 to 61 seconds that people took themselves; 8,528 are public, with labels by experts. The table shows the 5,977 that last exactly 30 seconds, with the latest labels.',
      },
      {
        kind: 'table',
        caption: 'Labels of the 30-second traces in the PhysioNet 2017 collection (percentages are ours, from those counts)',
        head: ['Label', 'Traces', 'Of a hundred'],
        rows: [
          ['Normal sinus rhythm', '3,695', '61.8'],
          ['Another rhythm', '1,655', '27.7'],
          ['Atrial fibrillation', '504', '8.4'],
          ['Too noisy to read', '123', '2.1'],
        ],
      },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'This is not a survey of the population',
        text: 'Do not read 8.4% as “one person in twelve has atrial fibrillation”. The owners of these traces were no random sample: somebody who buys such a device often has a reason to.',
      },
      {
        kind: 'p',
        text: 'Compare the English programme, which invited people of 65 and over: 64 of 2,429 had atrial fibrillation, 2.6%, rising to 9.2% from the age of 85. People were counted there, traces here. What is being counted decides a good part of the answer.',
      },
      { kind: 'h2', text: 'Experts did not always agree' },
      {
        kind: 'p',
        text: 'The organisers of the challenge met a difficulty that they did not hide: for a significant share of the traces, experts disagreed about the label. Contested traces were judged again and the labels rewritten. The table above uses the third version.',
      },
      {
        kind: 'p',
        text: 'Machines worked no miracle either. Of 75 teams, the best reached `F1 = 0.83`, and 45 methods combined reached `0.87`. (The score weighs how many findings are right against how many were missed; one would be perfect.) Where human readers hesitate, expect no certainty from a program.',
      },
      { kind: 'h2', text: 'What this means for your own traces' },
      {
        kind: 'list',
        items: [
          '**An unreadable trace says nothing about the heart**, neither good nor bad. Take another.',
          '**Treat the first few as practice.** Quality improves with use; do not judge by the first week.',
          '**“Another rhythm” is not a disease.** A fast pulse after the stairs and an early beat both belong there. A doctor who sees the trace and hears your story can say what it means.',
          '**A normal trace does not rule out a rhythm that comes and goes.** If palpitations visit you, the trace of that very moment is the valuable one.',
          '**Bring the trace itself**, not just the sentence that a program wrote under it. Doctors read the shape of the waves.',
        ],
      },
      { kind: 'device', product: 'nh1' },
      {
        kind: 'p',
        text: 'For a good trace, sit down, support your arms, dry your fingers and be silent for half a minute. If your hands tremble, rest your wrists on your thighs. Very dry skin works better slightly moist.',
      },
      { kind: 'h2', text: 'When not to wait for a trace' },
      {
        kind: 'callout',
        tone: 'emergency',
        title: 'Call 115',
        text: 'Pain or pressure in the chest, breathlessness, fainting, or a face or arm that suddenly droops are no time for recording. A home trace does not rule out a heart attack. Call 115 first.',
      },
      {
        kind: 'p',
        text: 'An irregular pulse that keeps coming back deserves an appointment even when it does not trouble you: atrial fibrillation can be silent, and treating it lowers the risk of stroke. Note the hour and how you felt beside a week’s traces, and bring them along.',
      },
    ],
  },
};
