import type { LessonText } from './lesson-type';

/** A lesson’s text. [ACAD-3] */
export const atrialFibrillation: LessonText = {
  slug: 'atrial-fibrillation',
  aim: {
    fa: 'نواری را که به فیبریلاسیون دهلیزی می‌ماند با سه نشانه می‌آزمایید، بدل‌هایش را می‌شناسید و یافته را بی زیاده‌گویی می‌نویسید.',
    en: 'You test a strip that looks like atrial fibrillation by three signs, know what imitates it, and write the finding down without saying too much.',
  },
  body: {
    fa: [
      {
        kind: 'p',
        text: 'در درس ششم به آهنگی رسیدیم که هیچ فاصله‌اش از دیگری خبر ندارد. شایع‌ترین دلیلِ پایدارش فیبریلاسیون دهلیزی است. شناختنش اهمیت دارد، چون گاهی هیچ نشانه‌ای ندارد و خطر سکته‌ی مغزی را بالا می‌برد. و درست به همین دلیل، اشتباه گرفتنِ چیزی دیگر با آن هم بهای سنگینی دارد.',
      },
      { kind: 'h2', text: 'در دهلیز چه می‌گذرد' },
      {
        kind: 'p',
        text: 'به‌جای یک فرمان در هر ضربه، موج‌های برقی در دهلیز سرگردان‌اند، ۳۵۰ تا ۶۰۰ بار در دقیقه. دهلیز یک‌جا جمع نمی‌شود و می‌لرزد، پس **P ندارد**؛ خط پایه به‌جای آن موج‌های ریزِ f دارد، گاه درشت و گاه نادیدنی. گره‌ی دهلیزی‌بطنی از این هیاهو گاه یکی را می‌گذراند و گاه نه، پس بطن **بی‌الگو** می‌زند. خودِ بطن سالم است و راهِ معمول را می‌رود، پس QRS معمولاً **باریک** و یک‌شکل است.',
      },
      { kind: 'h2', text: 'سه نشانه' },
      {
        kind: 'list',
        ordered: true,
        items: [
          '**فاصله‌های نامنظمِ نامنظم.** با پرگار کاغذی هیچ الگویی نمی‌ماند.',
          '**نبودِ P.** در هیچ اشتقاقی P یک‌شکل و سر وقت پیش از QRSها نیست. V1 و II بهترین جاهای نگاه‌اند.',
          '**موج‌های f، اگر دیده شوند.** ندیدنشان چیزی را رد نمی‌کند.',
        ],
      },
      {
        kind: 'p',
        text: 'از نظر قرارداد، تشخیص به نوار بند است: دوازده اشتقاقِ کامل، یا نوار تک‌اشتقاقی‌ای که دست‌کم **۳۰ ثانیه** چنین باشد. سی ثانیه رسم است، نه قانونِ طبیعت؛ برای اپیزودهایی که فقط دستگاهِ کاشتنی دیده است، مرزهای دیگری به کار می‌رود. حتماً کسی که کارش خواندنِ نوار است باید آن را ببیند: نامِ «AF» که نرم‌افزار می‌نویسد پیشنهاد است.',
      },
      { kind: 'h2', text: 'ضربان را چگونه بگوییم' },
      {
        kind: 'p',
        text: 'در این آهنگ یک فاصله‌ی تنها هیچ نمی‌گوید. ده ثانیه یا بیشتر را بشمارید و به دقیقه برسانید، و پهنه را هم بنویسید: «ضربان میانگین ۹۰، RR از ۵۰۰ تا ۸۴۰». نبضِ مچ شاید کمتر از نوار باشد؛ پس از فاصله‌ای کوتاه، بطن هنوز پر نشده و ضربه به مچ نمی‌رسد.',
      },
      { kind: 'h2', text: 'بدل‌ها' },
      {
        kind: 'table',
        caption: 'چیزهایی که به آن می‌مانند',
        head: ['بدل', 'چه شباهتی', 'چه جدایش می‌کند'],
        rows: [
          ['آریتمی سینوسی', 'فاصله‌ها برابر نیستند', 'P یک‌شکل، تغییرِ نرم با نفس'],
          ['ضربه‌های زودرس فراوان', 'نبض «درهم»', 'میان زودرس‌ها نظم و P هست'],
          ['فلوتر با پاسخِ متغیر', 'نامنظم، بی P', 'دندانه‌های اره‌ایِ منظم، نزدیک ۳۰۰ در دقیقه'],
          ['تاکی‌کاردی دهلیزی چندکانونی', 'نامنظمِ نامنظم', 'P هست، با سه شکل یا بیشتر'],
          ['لرزش دست و نویز', 'خط پایه‌ی لرزان', 'RR منظم می‌ماند؛ P در اشتقاقی دیگر پیداست'],
        ],
      },
      {
        kind: 'p',
        text: 'وارونه‌اش هم هست: فیبریلاسیونی که به چشم نمی‌آید. در ضربان بسیار تند فاصله‌ها روی کاغذ هم‌اندازه می‌نمایند. با بلوک کامل یا ضربان‌ساز، بطن منظم می‌زند هرچند دهلیز در فیبریلاسیون است. و فیبریلاسیونِ گذرا فردا در نوار نیست؛ نوارِ سینوسیِ امروز دیروز را پاک نمی‌کند.',
      },
      { kind: 'h2', text: 'چه بنویسیم' },
      {
        kind: 'list',
        items: [
          'درازا و کیفیت: «۳۰ ثانیه، تک‌اشتقاق، کیفیت خوب».',
          'یافته به زبانِ توصیف: «نامنظمِ نامنظم، P دیده نمی‌شود، QRS باریک».',
          'ضربان میانگین و پهنه‌ی RR.',
          'جمله‌ی پایانی: «با فیبریلاسیون دهلیزی می‌خواند؛ برای تأیید، پزشک و در صورت نیاز دوازده اشتقاق».',
        ],
      },
      {
        kind: 'p',
        text: 'نوار ساختگیِ ما سه نشانه را دارد: فاصله‌های تصادفی، P حذف‌شده، و موجی ریز با آهنگی نزدیک ۳۶۰ در دقیقه. ولی موجِ f ما از موج‌های راستین مرتب‌تر است و RRهای راستین هم کاملاً تصادفی نیستند، چون گره‌ی دهلیزی‌بطنی حافظه‌ای دارد. آنچه این‌جا آسان می‌یابید، در زندگی سخت‌تر است.',
      },
      { kind: 'h2', text: 'سه نوار، سه داوری' },
      {
        kind: 'p',
        text: '**نخست:** سی ثانیه، RR از ۴۸۰ تا ۹۲۰ بی هیچ ترتیبی، خط پایه صاف و بی P. موجِ f نمی‌بینید. دو نشانه‌ی اصلی هست و سومی لازم نیست: با فیبریلاسیون می‌خواند.',
      },
      {
        kind: 'p',
        text: '**دوم:** ده ثانیه، خط پایه سخت لرزان، ولی RR میان ۸۰۰ و ۸۴۰. لرزش شبیه موج f است، اما بطن منظم می‌زند. پیش از هر نامی، دست را گرم کنید و نوار را دوباره بگیرید؛ به‌احتمال زیاد P زیر لرزش پنهان است.',
      },
      {
        kind: 'p',
        text: '**سوم:** سی ثانیه؛ بیست ثانیه‌ی نخست سینوسی است، و در ده ثانیه‌ی پایانی بی‌نظم و بی P. قراردادِ سی ثانیه برآورده نشده است، ولی یافته را هم نمی‌شود نادیده گرفت. بنویسید «ده ثانیه‌ی پایانی بی‌نظم و بی P؛ نوارِ درازتر لازم است» و بگذارید پزشک تصمیم بگیرد.',
      },
      {
        kind: 'p',
        text: 'در هر سه، داوری از یک ترتیب آمد: کیفیت، نظم، P، سپس موج f و درازا. نام در پایان آمد، نه در آغاز. و در هیچ کدام نرم‌افزار حرف آخر را نزد: برنامه‌ها بیشترِ فیبریلاسیون‌ها را می‌یابند، ولی ضربه‌های زودرس و نویز را هم گاهی به همین نام می‌خوانند.',
      },
      {
        kind: 'callout',
        tone: 'emergency',
        title: 'حساب‌شده، نه تشخیص؛ و گاهی ۱۱۵',
        text: 'کج شدن صورت، ناتوانی یک دست، به‌هم‌ریختن گفتار، درد سینه، غش یا تنگی نفس: همین حالا ۱۱۵، هر چه نوار بگوید. نوارِ مشکوکِ بی‌نشانه را نگه دارید و به پزشک نشان دهید؛ هیچ دارویی را بر پایه‌ی نوار خانگی شروع یا قطع نکنید.',
      },
    ],
    en: [
      {
        kind: 'p',
        text: 'In lesson six we met a rhythm in which no interval knows of another. Its commonest lasting cause is atrial fibrillation. To recognise it matters, because it sometimes has no symptoms at all and raises the risk of stroke. For the same reason, taking something else for it has a heavy price too.',
      },
      { kind: 'h2', text: 'What goes on in the atria' },
      {
        kind: 'p',
        text: 'Instead of one command for each beat, electrical waves wander through the atria, 350 to 600 times a minute. The atria do not contract as one; they quiver, so there is **no P**. In its place the baseline has fine f waves, now coarse, now invisible. The atrioventricular node lets some of this turmoil through and some not, so the ventricles beat **without a pattern**. They are themselves sound and go the usual path, so the QRS is usually **narrow** and of one shape.',
      },
      { kind: 'h2', text: 'Three signs' },
      {
        kind: 'list',
        ordered: true,
        items: [
          '**Irregularly irregular intervals.** No pattern survives the paper calliper.',
          '**No P.** In no lead is there a P of one shape, on time, before the QRS complexes. V1 and II are the best places to look.',
          '**f waves, if they can be seen.** Not seeing them rules nothing out.',
        ],
      },
      {
        kind: 'p',
        text: 'By convention the diagnosis rests on a strip: a whole twelve-lead ECG, or a single-lead strip that is like this for at least **30 seconds**. Thirty seconds are a custom, not a law of nature; for episodes that only an implanted device has seen, other limits are used. And someone whose work is reading ECGs must have looked at it: the “AF” that software prints is a suggestion.',
      },
      { kind: 'h2', text: 'How to give the rate' },
      {
        kind: 'p',
        text: 'In this rhythm a single interval says nothing. Count ten seconds or more, bring them to a minute, and write the spread as well: “mean rate 90, RR from 500 to 840”. The pulse at the wrist may be lower than the strip; after a short interval the ventricle has not yet filled, and the beat does not reach the wrist.',
      },
      { kind: 'h2', text: 'Imitators' },
      {
        kind: 'table',
        caption: 'What resembles it',
        head: ['Imitator', 'How it is like', 'What tells it apart'],
        rows: [
          ['Sinus arrhythmia', 'intervals are not equal', 'P of one shape, soft change with the breath'],
          ['Many early beats', 'a “jumbled” pulse', 'order and P waves between the early beats'],
          ['Flutter with varying response', 'irregular, without P', 'regular saw-teeth, about 300 a minute'],
          ['Multifocal atrial tachycardia', 'irregularly irregular', 'P waves are there, of three shapes or more'],
          ['Tremor and noise', 'a trembling baseline', 'RR stays regular; a P shows in another lead'],
        ],
      },
      {
        kind: 'p',
        text: 'The reverse exists too: fibrillation that escapes the eye. At a very fast rate the intervals look alike on paper. With complete block or a pacemaker the ventricles beat regularly although the atria fibrillate. And fibrillation that passes is not on tomorrow’s strip; a sinus strip of today does not wipe out yesterday.',
      },
      { kind: 'h2', text: 'What to write' },
      {
        kind: 'list',
        items: [
          'Length and quality: “30 seconds, single lead, good quality”.',
          'The finding, in words that describe: “irregularly irregular, no P seen, narrow QRS”.',
          'The mean rate and the spread of RR.',
          'A closing sentence: “consistent with atrial fibrillation; to be confirmed by a doctor, with twelve leads where needed”.',
        ],
      },
      {
        kind: 'p',
        text: 'Our made-up strip has the three signs: random intervals, the P left out, and a fine wave of about 360 a minute. But our f wave is tidier than true ones, and true RR intervals are not wholly random either, since the atrioventricular node has some memory. What you find easily here is harder in life.',
      },
      { kind: 'h2', text: 'Three strips, three judgements' },
      {
        kind: 'p',
        text: '**The first:** thirty seconds, RR from 480 to 920 in no order, a flat baseline without P. You see no f waves. The two main signs are there, and the third is not needed: consistent with fibrillation.',
      },
      {
        kind: 'p',
        text: '**The second:** ten seconds, a baseline that trembles hard, but RR between 800 and 840. The trembling looks like f waves, yet the ventricles beat regularly. Before any name, warm the hands and record again; very probably the P is hidden under the tremor.',
      },
      {
        kind: 'p',
        text: '**The third:** thirty seconds; the first twenty are sinus rhythm, the last ten irregular and without P. The convention of thirty seconds is not met, but neither can the finding be passed over. Write “the last ten seconds irregular and without P; a longer strip is needed”, and let a doctor decide.',
      },
      {
        kind: 'p',
        text: 'In all three the judgement came from one order: quality, regularity, P, then f waves and length. The name came at the end, not at the start. And in none of them did software have the last word: programs find most fibrillation, but they sometimes give early beats and noise the same name.',
      },
      {
        kind: 'callout',
        tone: 'emergency',
        title: 'Computed, not a diagnosis; and sometimes an ambulance',
        text: 'A drooping face, a weak arm, confused speech, chest pain, fainting or breathlessness: in Iran, call 115 now, whatever the strip says. Keep a suspicious strip without symptoms and show it to a doctor; neither start nor stop any medicine because of a strip taken at home.',
      },
    ],
  },
  figures: [
    {
      after: 5,
      signal: { ecg: { seed: 905, seconds: 10, heartRateBpm: 96, rrVariability: 0.22, rhythm: 'fibrillation' } },
      caption: {
        fa: 'ساختگی: پانزده ضربه در ده ثانیه (۹۰ در دقیقه)، RR از ۵۰۰ تا ۸۳۷ میلی‌ثانیه، بی P، با موج ریز f.',
        en: 'Made up: fifteen beats in ten seconds (90 a minute), RR from 500 to 837 ms, without P, with a fine f wave.',
      },
    },
    {
      after: 9,
      signal: { ecg: { seed: 832, seconds: 12, heartRateBpm: 70, rrVariability: 0.02, ectopicShare: 0.5 } },
      caption: {
        fa: 'یک بدل، ساختگی: نبضش درهم است، ولی پیش از هر QRS باریک یک P هست و ضربه‌های زودرس پهن‌اند.',
        en: 'An imitator, made up: its pulse is jumbled, but there is a P before every narrow QRS, and the early beats are wide.',
      },
    },
  ],
};
