import type { LessonText } from './lesson-type';

/** A lesson’s text. [ACAD-3] */
export const noiseAndFilters: LessonText = {
  slug: 'noise-and-filters',
  aim: {
    fa: 'سه نویز رایج را به چهره می‌شناسید، فیلتر درخور را برمی‌گزینید و می‌گویید هر فیلتر چه چیزی را هم با خود می‌برد.',
    en: 'You know the three common noises by their faces, choose the filter that suits, and say what each filter takes away besides.',
  },
  body: {
    fa: [
      {
        kind: 'p',
        text: 'برق قلب روی پوست یک میلی‌ولت است. سیم دیوار، ماهیچه‌ی بازو و جابه‌جا شدن یک الکترود به‌آسانی از آن بزرگ‌تر می‌شوند. پس نواری بی نویز نداریم؛ نواری داریم که نویزش شناخته شده و نواری که نویزش با بیماری اشتباه شده است.',
      },
      { kind: 'h2', text: 'چهره‌ها' },
      {
        kind: 'table',
        caption: 'نویزهای رایج و نشانی‌شان',
        head: ['نویز', 'روی نوار', 'بسامد', 'نخست چه کنیم'],
        rows: [
          ['برق شهر', 'دندانه‌ی ریز، یک‌دست، بی‌وقفه', '`50 Hz` (در آمریکا `60 Hz`)', 'دور از پریز و شارژر، تماس بهتر'],
          ['لرزش ماهیچه', 'پرزِ نامنظم، کم و زیاد می‌شود', 'گسترده، بیشتر بالای `20–30 Hz`', 'تکیه دادن، گرم شدن، آرام گرفتن'],
          ['موج خط پایه', 'کلِ نوار با نفس بالا و پایین می‌رود', 'زیر `0.5–1 Hz`', 'نفس آرام، تماس بهتر، بی‌حرکت'],
          ['لغزش تماس', 'پرش تیز، پله یا خط صاف', 'همه‌جا', 'الکترود را از نو؛ فیلتر چاره نیست'],
        ],
      },
      {
        kind: 'p',
        text: 'آزمون ساده‌ای همه‌ی این‌ها را از قلب جدا می‌کند: **قلب تکرار می‌شود و نویز با ضربه نمی‌خواند.** اگر بریدگی‌ای در هر ضربه درست همان جا پس از QRS می‌آید، شاید از قلب است. اگر هر بار جایش عوض می‌شود، شاید نه. آزمون دوم: اگر P و QRS از میان «تپش عجیب» بی‌اعتنا و سر وقت می‌گذرند، آن تپش از قلب نیست.',
      },
      { kind: 'h2', text: 'دندانه‌ها را بشمارید' },
      {
        kind: 'p',
        text: 'برق ۵۰ هرتز در هر ثانیه پنجاه موج دارد، پس در هر خانه‌ی بزرگ درست **ده** دندانه و در هر خانه‌ی کوچک دو تا. برق ۶۰ هرتز دوازده تا دارد. لرزش پارکینسون نزدیک ۴ تا ۶ بار در ثانیه است و روی کاغذ می‌تواند به موج‌های دهلیزی بماند؛ شمردن و نگاه کردن به دستِ بیمار گره را باز می‌کند.',
      },
      { kind: 'h2', text: 'فیلتر چه می‌کند' },
      {
        kind: 'p',
        text: 'فیلتر نمی‌داند کدام موج از قلب است؛ فقط بسامد را می‌شناسد. **بالاگذر** کندها را می‌برد و خط پایه را آرام می‌کند. **پایین‌گذر** تندها را می‌برد و پرزها را صاف می‌کند. **شکافی** یک بسامد تنها، ۵۰ یا ۶۰، را می‌برد. هر سه بهایی دارند، چون خودِ نوار هم از همان بسامدها ساخته شده است.',
      },
      {
        kind: 'table',
        caption: 'دو پهنای باند رایج',
        head: ['حالت', 'باند', 'برای', 'برای چه نه'],
        rows: [
          ['پایش', '`0.5–40 Hz`', 'ریتم، ضربان، بودن P', 'بلندی ST، بریدگی‌های ریز، ولتاژ'],
          ['تشخیصی', '`0.05–150 Hz`', 'شکل، ST، پهنای QRS، ولتاژ', 'نوارِ پرنویزی که فقط ریتمش را می‌خواهید'],
        ],
      },
      {
        kind: 'p',
        text: 'بالاگذرِ ساده‌ی ۰٫۵ هرتز قطعه‌ی ST را جابه‌جا می‌کند، چون ST خود کند است: می‌تواند بالا یا پایین رفتگی‌ای بسازد که در قلب نیست. توصیه‌های آمریکایی برای نوار تشخیصی ۰٫۰۵ هرتز می‌خواهند و فقط با فیلترِ بی‌جابه‌جاییِ فاز تا ۰٫۶۷ را می‌پذیرند. پایین‌گذرِ ۴۰ هرتز نوک R را کوتاه می‌کند و بریدگیِ ریز QRS را می‌خواباند. برای بزرگ‌سال تا ۱۵۰ و برای کودک تا ۲۵۰ هرتز را نگه می‌دارند.',
      },
      {
        kind: 'p',
        text: 'فیلتر شکافی کم‌زیان‌ترین است، ولی پس از هر QRS تند، لرزه‌ی ریزی بر جا می‌گذارد. اگر برقِ شهر از راهِ تماسِ خشک می‌آید، تماس را درست کنید؛ فیلتری که لازم نیست بهترین فیلتر است.',
      },
      { kind: 'h2', text: 'ترتیبِ کار' },
      {
        kind: 'list',
        ordered: true,
        items: [
          '**سرچشمه را ببندید:** تماس، تکیه‌گاه، گرما، شارژر، گفتگو.',
          '**کمترین فیلتر** را بگذارید که پرسشتان را پاسخ دهد.',
          '**باند را بنویسید.** گوشه‌ی نوار باید بگوید با چه فیلتری کشیده شده است.',
          '**خام را نگه دارید.** فیلتر را همیشه می‌شود بعداً گذاشت؛ برداشتنش از نوارِ چاپی نمی‌شود.',
          'اگر باز خواندنی نیست، **بگویید خواندنی نیست**.',
        ],
      },
      {
        kind: 'p',
        text: 'هسته‌ی ما هر ده ثانیه به تکه‌ای از نوار نمره‌ی کیفیت می‌دهد و نمره، بدترینِ چند سنجه است نه میانگینشان. بی‌نظمیِ فاصله‌ها را عیب نمی‌شمارد، تا نوارِ فیبریلاسیون به نام نویز دور ریخته نشود.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'نویزِ ما هم ساختگی است',
        text: 'برقِ این درس یک سینوسی پاک است، خط پایه دو موجِ کند و لرزش ماهیچه نویزی یکنواخت. لغزشِ تماس را نساخته‌ایم، و در زندگی همان از همه گمراه‌کننده‌تر است.',
      },
    ],
    en: [
      {
        kind: 'p',
        text: 'The heart’s current is a millivolt on the skin. A wire in the wall, a muscle of the arm and the slip of an electrode easily outgrow it. So there is no strip without noise; there are strips whose noise was recognised, and strips whose noise was taken for disease.',
      },
      { kind: 'h2', text: 'The faces' },
      {
        kind: 'table',
        caption: 'Common noises, and how to know them',
        head: ['Noise', 'On the strip', 'Frequency', 'What to do first'],
        rows: [
          ['Mains', 'fine teeth, even, without a pause', '`50 Hz` (in America `60 Hz`)', 'away from sockets and chargers, better contact'],
          ['Muscle', 'an irregular fuzz that swells and fades', 'broad, mostly above `20–30 Hz`', 'support the arms, warm up, settle'],
          ['Baseline wander', 'the whole strip rises and falls with the breath', 'below `0.5–1 Hz`', 'quiet breath, better contact, no movement'],
          ['Slipping contact', 'a sharp jump, a step or a flat line', 'everywhere', 'the electrode anew; no filter helps'],
        ],
      },
      {
        kind: 'p',
        text: 'A simple test parts all of these from the heart: **the heart repeats itself, and noise does not keep time with the beat.** If a notch comes in every beat at just the same place after the QRS, it may be the heart. If its place changes each time, perhaps not. A second test: if P and QRS march through the “strange flutter” unconcerned and on time, that flutter is not the heart.',
      },
      { kind: 'h2', text: 'Count the teeth' },
      {
        kind: 'p',
        text: 'Mains at 50 Hz has fifty waves a second, so exactly **ten** teeth in each large box, and two in a small one. Mains at 60 Hz has twelve. The tremor of Parkinson’s disease is about 4 to 6 a second and may look like atrial waves on paper; counting, and a look at the patient’s hand, undo the knot.',
      },
      { kind: 'h2', text: 'What a filter does' },
      {
        kind: 'p',
        text: 'A filter does not know which wave comes from the heart; it knows frequency only. A **high-pass** takes away what is slow, and calms the baseline. A **low-pass** takes away what is quick, and smooths the fuzz. A **notch** takes away a single frequency, 50 or 60. All three have a price, for the ECG itself is made of those frequencies.',
      },
      {
        kind: 'table',
        caption: 'Two common bands',
        head: ['Mode', 'Band', 'Good for', 'Not for'],
        rows: [
          ['Monitor', '`0.5–40 Hz`', 'rhythm, rate, whether there is a P', 'height of ST, fine notches, voltage'],
          ['Diagnostic', '`0.05–150 Hz`', 'shape, ST, width of QRS, voltage', 'a noisy strip of which you want only the rhythm'],
        ],
      },
      {
        kind: 'p',
        text: 'A plain high-pass at 0.5 Hz shifts the ST segment, since ST is itself slow: it can make an elevation or a depression that is not in the heart. American recommendations ask for 0.05 Hz in a diagnostic ECG, and accept up to 0.67 only with a filter that does not shift phase. A low-pass at 40 Hz shortens the top of R and flattens a fine notch of the QRS. For adults frequencies up to 150 Hz are kept, for children up to 250.',
      },
      {
        kind: 'p',
        text: 'The notch does least harm, but it leaves a small ripple after every quick QRS. If mains comes in through a dry contact, mend the contact; the best filter is the one that is not needed.',
      },
      { kind: 'h2', text: 'The order of work' },
      {
        kind: 'list',
        ordered: true,
        items: [
          '**Stop the source:** contact, support, warmth, charger, talk.',
          'Use **the least filter** that answers your question.',
          '**Write the band down.** A corner of the strip should say with what filter it was drawn.',
          '**Keep the raw recording.** A filter can always be added later; it cannot be taken off a printed strip.',
          'If it still cannot be read, **say that it cannot be read**.',
        ],
      },
      {
        kind: 'p',
        text: 'Our core gives every ten seconds of a strip a mark for quality, and the mark is the worst of several measures, not their mean. It does not count irregular intervals as a fault, lest a strip of fibrillation be thrown away in the name of noise.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'Our noise is made up too',
        text: 'The mains of this lesson is a pure sine, the wander two slow waves, and the muscle an even noise. We made no slipping contact, and in life that is the most misleading of all.',
      },
    ],
  },
  figures: [
    {
      after: 5,
      signal: { ecg: { seed: 721, seconds: 6, heartRateBpm: 68, rrVariability: 0.03, mainsMv: 0.12, mainsHz: 50 } },
      caption: {
        fa: 'ساختگی، برق ۵۰ هرتز با دامنه‌ی نزدیک ۰٫۱ میلی‌ولت: ده دندانه در هر خانه‌ی بزرگ. نوار بی فیلتر کشیده شده است.',
        en: 'Made up, mains of 50 Hz with a height of about 0.1 mV: ten teeth in each large box. Drawn without a filter.',
      },
    },
    {
      after: 8,
      signal: { ecg: { seed: 711, seconds: 10, heartRateBpm: 66, rrVariability: 0.03, baselineWanderMv: 0.5 } },
      caption: {
        fa: 'ساختگی، موج خط پایه: نزدیک هر چهار ثانیه یک بالا و پایین. QRSها سر جای خودند.',
        en: 'Made up, baseline wander: one rise and fall about every four seconds. The QRS complexes are where they were.',
      },
    },
  ],
};
