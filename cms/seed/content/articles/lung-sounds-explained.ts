import type { ArticleSeed } from './article-type';

export const article: ArticleSeed = {
  slug: 'lung-sounds-explained',
  kind: 'article',
  category: 'specialized',
  drawing: 'ns1',
  publishedAt: '2026-09-22T06:30:00Z',
  authors: ['leila-forouzesh', 'hamed-sabouri'],
  reviewedBy: 'dr-shirin-dadvar',
  reviewedAt: '2026-09-19',
  reviewDueAt: '2028-09-19',
  topics: ['lungs', 'signals'],
  tags: ['lungs', 'auscultation', 'students'],
  sources: [
    {
      title: 'Auscultation of the respiratory system',
      publisher: 'Annals of Thoracic Medicine (PubMed Central)',
      year: 2015,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4518345',
    },
    {
      title: 'Wheezes, crackles and rhonchi: simplifying description of lung sounds increases the agreement on their classification',
      publisher: 'BMJ Open Respiratory Research (PubMed Central)',
      year: 2016,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4854017',
    },
    {
      title: 'The accuracy of lung auscultation in the practice of physicians and medical students',
      publisher: 'PLOS ONE (PubMed Central)',
      year: 2019,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6690530',
    },
    {
      title: 'The diagnostic accuracy of lung auscultation in adult patients with acute pulmonary pathologies: a meta-analysis',
      publisher: 'Scientific Reports (PubMed Central)',
      year: 2020,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7192898',
    },
  ],
  fa: {
    title: 'کراکل، ویز، رونکای: صدای ریه را چطور بشنویم و چه بنویسیم؟',
    summary: 'سه صدای افزوده‌ی پرتکرار، جاهای گوش دادن روی سینه و پشت، و این که چرا توصیف ساده از نام پرطمطراق بهتر است.',
    metaTitle: 'صداهای ریه: کراکل، ویز، رونکای و جای شنیدن',
    metaDescription: 'راهنمای شنیدن ریه برای دانشجو و پرستار: صدای طبیعی، کراکل ریز و درشت، ویز و رونکای، ترتیب گوش دادن و نوشتن یافته.',
    body: [
      {
        kind: 'p',
        text: 'دانشجو گوشی را برمی‌دارد، ده ثانیه گوش می‌دهد و می‌نویسد: «رال منتشر». استاد همان‌جا می‌پرسد: در دم یا بازدم؟ ریز یا درشت؟ با سرفه رفت؟ سه پرسش که پاسخشان از آن نام مهم‌تر است.',
      },
      { kind: 'h2', text: 'اول صدای طبیعی را بشناسید' },
      {
        kind: 'p',
        text: 'هوا در راه‌های بزرگ پیچ می‌خورد و صدا می‌سازد. در شاخه‌های بسیار ریز جریان آرام است و صدایی ندارد. پس آنچه روی پشت می‌شنوید، صدای دوردستِ راه‌های بزرگ‌تر است که بافت پرهوای ریه بخش‌های تیزِ آن را گرفته: نرم، بم، در دم بلند و در بازدم کوتاه. نامش **صدای وزیکولی** است.',
      },
      {
        kind: 'p',
        text: 'روی نای، همان صدا بی‌فیلتر شنیده می‌شود: خشن و توخالی، با بازدمی بلند. اگر چنین **صدای برونشیال** را جایی دور از نای، مثلاً در پایه‌ی ریه، شنیدید، یعنی چیزی صدا را بهتر از هوا می‌رساند؛ بافتی که از مایع یا التهاب پر شده است.',
      },
      {
        kind: 'p',
        text: 'کم‌صدایی هم یافته است. یک‌طرفه باشد به مایع یا هوا در فضای جنب یا بسته بودن راه هوا فکر کنید؛ دوطرفه باشد به ریه‌ی پرهوا، سینه‌ی ضخیم، یا نفسی که بیمار عمیق نکشیده.',
      },
      { kind: 'h2', text: 'سه صدای افزوده' },
      {
        kind: 'table',
        caption: 'صداهای افزوده‌ی پرتکرار؛ ستون آخر فهرست نمونه است، نه تشخیص',
        head: ['صدا', 'به گوش چگونه است', 'چه وقت', 'کجاها شنیده می‌شود'],
        rows: [
          ['کراکل ریز', 'ترق‌های کوتاه و زیر، مثل باز شدن نوار چسبی', 'بیشتر در پایان دم؛ با سرفه نمی‌رود', 'فیبروز ریه، نارسایی قلب، آغاز ذات‌الریه'],
          ['کراکل درشت', 'ترق‌های بلندتر و بم‌تر، مثل قُل‌قُل', 'آغاز دم و گاهی بازدم؛ با سرفه جابه‌جا می‌شود', 'ترشح در راه هوا: برونشیت، برونشکتازی'],
          ['ویز (خس‌خس)', 'سوت کشیده و آهنگین', 'بیشتر در بازدم', 'آسم، COPD؛ اگر یک‌جا و یک‌نواست: جسم خارجی یا توده'],
          ['رونکای', 'سوت بم، مثل خرناس', 'بازدم یا هر دو؛ با سرفه کم می‌شود', 'ترشح در راه‌های بزرگ'],
        ],
      },
      {
        kind: 'p',
        text: 'مرز اصلی ساده است: صدا **پیوسته** است یا **بریده**؟ ویز و رونکای پیوسته‌اند و لرزش دیواره‌ی راه هوا آن‌ها را می‌سازد. کراکل بریده است؛ راه کوچکی که بسته بود ناگهان باز می‌شود، یا حباب هوا از ترشح می‌گذرد. واژه‌ی «رال» را کتاب‌های قدیمی برای هر دو به کار برده‌اند؛ بهتر است کنارش بگذاریم.',
      },
      {
        kind: 'p',
        text: 'دو صدای دیگر را هم باید شناخت. **استریدور** سوتی بلند در دم است که روی گردن بلندتر شنیده می‌شود و از تنگی راه هوای بالا خبر می‌دهد. **صدای مالش جنب** مثل ساییدن دو چرم است، در دم و بازدم، و با نگه داشتن نفس قطع می‌شود؛ مالش پرده‌ی دور قلب با نفس نگه‌داشته هم می‌ماند.',
      },
      { kind: 'h2', text: 'کجا و به چه ترتیب' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'بیمار بنشیند، دست‌ها جلوی سینه روی هم، تا کتف‌ها از سر راه کنار بروند.',
          'سری را روی پوست بگذارید، نه روی لباس. موی سینه صدایی مثل کراکل می‌سازد؛ سری را محکم‌تر بگذارید یا مو را کمی خیس کنید.',
          'بخواهید با دهان باز، کمی عمیق‌تر از معمول و بی‌صدا نفس بکشد. اگر سرش گیج رفت، صبر کنید.',
          'از پشت آغاز کنید: بالا، میانه، پایه. هر نقطه را بی‌درنگ با **قرینه‌اش** مقایسه کنید؛ چپ، راست، یک پله پایین.',
          'بعد پهلوها زیر بغل، سپس جلو: بالای ترقوه، زیر ترقوه، میانه.',
          'هر جا دست‌کم یک دم و یک بازدم کامل.',
          'اگر صدایی افزوده شنیدید، سرفه بخواهید و دوباره گوش کنید.',
        ],
      },
      {
        kind: 'p',
        text: 'لوب میانی راست فقط از جلو و پهلو شنیده می‌شود. کسی که جز پشت را گوش نکند، آن را نشنیده است.',
      },
      { kind: 'device', product: 'ns1' },
      {
        kind: 'p',
        text: 'در گوشی دیجیتال فیلترِ ریه را برگزینید. فیلترِ قلب صداهای زیر (پربسامد) را می‌اندازد و ویز و کراکل ریز درست همان‌جا هستند. در [نمایشگر صدا](/signals/sound) طیف‌نگاره کمک می‌کند: ویز خطی افقی است که آرام پایین می‌آید، کراکل تیغه‌هایی باریک و عمودی، و نفس معمولی ابری نرم.',
      },
      { kind: 'h2', text: 'چرا ساده بنویسیم' },
      {
        kind: 'p',
        text: 'کارگروه صداهای ریه‌ی انجمن تنفسی اروپا از دوازده پزشک خواست صدای بیست بیمار را نام‌گذاری کنند. وقتی ده نامِ ریز پیش رویشان بود، توافق ضعیف بود (`κ < 0.40`). وقتی همان پاسخ‌ها در دو دسته‌ی بزرگ جمع شد، توافق بالا رفت: کراکل `κ = 0.62` و ویز `κ = 0.59`. (کاپا یعنی توافقِ بیش از تصادف؛ یک، هم‌رأیی کامل است.)',
      },
      {
        kind: 'p',
        text: 'پژوهشی دیگر با ۱۸۵ پزشک و دانشجو و ۲۴ صدای کودکان همین را دید: با گروه‌های بزرگ‌تر، پاسخ درست بیشتر شد. پس اگر مطمئن نیستید «کراکل» بنویسید و وصفش کنید.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'یک یادداشت نمونه',
        text: 'پایه‌ی راست، پشت: کراکل ریز در پایان دم، با سرفه نرفت. سمت چپ صدای وزیکولی. ویز ندارد.',
      },
      {
        kind: 'p',
        text: 'این نمونه چهار چیز دارد: جا، نوع، زمان در چرخه‌ی نفس، تغییر با سرفه. و یک «ندارد» که نشان می‌دهد دنبالش گشته‌اید.',
      },
      { kind: 'h2', text: 'صدا چه نمی‌گوید' },
      {
        kind: 'p',
        text: 'بلندی ویز شدت آسم را نشان نمی‌دهد. در حمله‌ی سخت هوا آن‌قدر کم می‌گذرد که ویز محو می‌شود؛ سینه‌ی خاموش خطرناک‌تر از سینه‌ی پرسروصداست. ریه‌ی پاک هم بیماری را رد نمی‌کند: فراتحلیلی از ۳۴ پژوهش درباره‌ی بزرگسالان بدحال، حساسیت گوش دادن را ۳۷ درصد و ویژگی آن را ۸۹ درصد برآورد کرد. یعنی صدای غیرطبیعی را باید جدی گرفت، ولی نشنیدن آن خیال را آسوده نمی‌کند. شمار نفس، اکسیژن خون و رنگ لب را کنار صدا بگذارید.',
      },
      {
        kind: 'callout',
        tone: 'emergency',
        title: 'همین حالا ۱۱۵',
        text: 'سوت بلند در دم، نفسی که حرف زدن را می‌بُرد، لب یا ناخن کبود، فرو رفتن پوست میان دنده‌ها، خواب‌آلودگی یا سینه‌ی خاموش در بیمار آسمی: گوش دادن را رها کنید و ۱۱۵ را بگیرید.',
      },
      {
        kind: 'p',
        text: 'اگر در خانه صدای تازه‌ای شنیده‌اید و حال بیمار خوب است، ضبطش کنید و همان روز یا روز بعد به پزشک نشان دهید. ضبط، گفت‌وگو را آسان می‌کند؛ جای معاینه را نمی‌گیرد.',
      },
    ],
  },
  en: {
    title: 'Crackles, wheezes, rhonchi: how to listen to lungs, and what to write',
    summary: 'Three common added sounds, where to put the chest piece, and why a plain description beats a grand name.',
    metaTitle: 'Lung sounds: crackles, wheezes, rhonchi and where to listen',
    metaDescription:
      'A guide for students and nurses: normal breath sounds, fine and coarse crackles, wheezes and rhonchi, the order of listening, and how to note a finding.',
    body: [
      {
        kind: 'p',
        text: 'A student listens for ten seconds and writes “diffuse rales”. On breathing in or out, asks the teacher; fine or coarse; did a cough clear them? Three questions whose answers matter more than the name.',
      },
      { kind: 'h2', text: 'First, know the normal sound' },
      {
        kind: 'p',
        text: 'Air tumbles in the large airways and makes sound. In the finest branches it flows smoothly and is silent. What you hear on the back is therefore the distant sound of larger airways, with its high part taken away by lung full of air: soft, low, long on breathing in and short on breathing out. These are **vesicular** sounds.',
      },
      {
        kind: 'p',
        text: 'Over the windpipe you hear the same without that filter: harsh, hollow, with a long breath out. If you meet such **bronchial** breathing far from the windpipe, at a lung base for instance, something carries sound better than air does: lung filled with fluid or inflammation.',
      },
      {
        kind: 'p',
        text: 'Little sound is a finding, too. On one side, think of fluid or air around the lung, or a blocked airway. On both, of overinflated lungs, a thick chest wall, or a breath that was not deep.',
      },
      { kind: 'h2', text: 'The added sounds' },
      {
        kind: 'table',
        caption: 'Common added sounds; the last column gives examples, not diagnoses',
        head: ['Sound', 'To the ear', 'When', 'Heard in, among others'],
        rows: [
          [
            'Fine crackles',
            'short, high pops, like hook-and-loop tape',
            'mostly late in; a cough does not clear them',
            'pulmonary fibrosis, heart failure, early pneumonia',
          ],
          ['Coarse crackles', 'longer, lower pops, like bubbling', 'early in, sometimes out; a cough moves them', 'secretions: bronchitis, bronchiectasis'],
          ['Wheeze', 'a drawn-out musical whistle', 'mostly out', 'asthma, COPD; in one place on one note: a foreign body or a mass'],
          ['Rhonchus', 'a low whistle, like snoring', 'out or both; less after a cough', 'secretions in large airways'],
        ],
      },
      {
        kind: 'p',
        text: 'The main border is simple: is the sound **continuous** or **broken**? Wheezes and rhonchi are continuous, made by airway walls that flutter. Crackles are broken: a small airway that was shut springs open, or air bubbles through secretions. Older books use “rales” for both, which is a reason to drop the word.',
      },
      {
        kind: 'p',
        text: 'Two more deserve a place. **Stridor** is a loud whistle on breathing in, louder over the neck; the upper airway is narrow. A **pleural rub** creaks like leather both ways and stops when the breath is held; a rub of the heart’s sac goes on.',
      },
      { kind: 'h2', text: 'Where, and in what order' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'Let the patient sit with arms crossed in front, so that the shoulder blades move aside.',
          'Put the chest piece on skin, not on cloth. Chest hair imitates crackles: press more firmly or moisten it.',
          'Ask for quiet breaths through the open mouth, a little deeper than usual. Pause if the patient feels dizzy.',
          'Begin on the back: top, middle, base. Compare each place at once with its **mirror image**: left, right, one step down.',
          'Then the sides below the armpits, then the front: above the collarbone, below it, middle.',
          'Give each place at least one whole breath in and out.',
          'If you hear an added sound, ask for a cough and listen again.',
        ],
      },
      {
        kind: 'p',
        text: 'The right middle lobe is heard from the front and the side only. Whoever listens to the back alone has not heard it.',
      },
      { kind: 'device', product: 'ns1' },
      {
        kind: 'p',
        text: 'On a digital stethoscope choose the lung filter. The heart filter drops high sounds, and that is just where wheezes and fine crackles live. In the [sound viewer](/signals/sound) the spectrogram helps: a wheeze is a level line that slowly sinks, crackles are thin upright blades, an ordinary breath is a soft cloud.',
      },
      { kind: 'h2', text: 'Why plain words win' },
      {
        kind: 'p',
        text: 'A task force of the European Respiratory Society asked twelve doctors to name the sounds of twenty patients. With ten detailed names to choose from, agreement was poor to fair (`κ < 0.40`). Once the same answers were gathered into two broad groups it rose: crackles `κ = 0.62`, wheezes `κ = 0.59`. (Kappa is agreement beyond chance; one is perfect.)',
      },
      {
        kind: 'p',
        text: 'Another study, of 185 doctors and students and 24 recordings of children, found the same: with broader groups, more answers were right. When in doubt, write “crackles” and describe them.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'A sample note',
        text: 'Right base, back: fine crackles late in inspiration, not cleared by coughing. Left vesicular. No wheeze.',
      },
      {
        kind: 'p',
        text: 'That note has four things: place, kind, time in the breath, and what a cough did. And one “no”, which shows that you looked for it.',
      },
      { kind: 'h2', text: 'What the sound does not say' },
      {
        kind: 'p',
        text: 'A loud wheeze does not measure asthma. In a severe attack so little air moves that the wheeze fades: a silent chest is more dangerous than a noisy one. Nor do clear lungs rule disease out: a meta-analysis of 34 studies of adults with acute lung trouble put the sensitivity of listening at 37% and its specificity at 89%. Take an abnormal sound seriously; do not be reassured by its absence. Put the breathing rate, the oxygen saturation and the colour of the lips beside what you hear.',
      },
      {
        kind: 'callout',
        tone: 'emergency',
        title: 'Call 115 now',
        text: 'A loud whistle on breathing in, breath too short to speak, blue lips or nails, skin drawn in between the ribs, drowsiness, or a silent chest in somebody with asthma: stop listening and call 115.',
      },
      {
        kind: 'p',
        text: 'If you hear something new at home and the patient is well, record it and show it to a doctor that day or the next. A recording makes the conversation easier; it does not replace an examination.',
      },
    ],
  },
};
