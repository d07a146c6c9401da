import type { LessonText } from './lesson-type';

/** A lesson’s text. [ACAD-3] */
export const whatAStethoscopeHears: LessonText = {
  slug: 'what-a-stethoscope-hears',
  aim: {
    fa: 'می‌گویید صدای قلب از چه ساخته شده، گوشی و میکروفون هر کدام با آن چه می‌کنند، و چرا این دوره را باید با هدفون گذراند.',
    en: 'You can say what a heart sound is made of, what a stethoscope and a microphone each do to it, and why this course needs headphones.',
  },
  body: {
    fa: [
      {
        kind: 'p',
        text: 'قلب ساز نیست و برای شنیده شدن ساخته نشده است. آنچه به گوش می‌رسد پس‌مانده‌ی کار آن است: ستون خونی که ناگهان می‌ایستد، دریچه‌ای که کشیده می‌شود و دیواره‌ای که می‌لرزد. این لرزش از میان ریه، ماهیچه، چربی و پوست می‌گذرد و تا به گوشی برسد بیشترِ توانش را از دست داده است. پس از همان آغاز بپذیریم که صدای قلب، صدای قلب از پشت چند دیوار است.',
      },
      { kind: 'h2', text: 'بم، آهسته و کوتاه' },
      {
        kind: 'p',
        text: 'زیری و بمی را با بسامد می‌سنجیم، به هرتز (Hz): شمار لرزش در یک ثانیه. گوش جوان از ۲۰ تا حدود ۲۰٬۰۰۰ هرتز را می‌شنود، ولی نه همه را به یک اندازه. تیزترین شنوایی ما میان ۱٬۰۰۰ تا ۴٬۰۰۰ هرتز است، همان‌جا که گفت‌وگو می‌کنیم. توان صدای قلب زیر ۲۰۰ هرتز است؛ یعنی درست جایی که گوش کند است. دو صدا با یک شدت، یکی ۵۰ و یکی ۵۰۰ هرتز، به گوش ما یکی نیستند: دومی بسیار بلندتر می‌آید.',
      },
      {
        kind: 'table',
        caption: 'بسامد صداها، تقریبی؛ کتاب‌ها مرزها را یکسان نمی‌نویسند',
        head: ['صدا', 'بسامد به هرتز', 'با چه بهتر شنیده می‌شود'],
        rows: [
          ['صدای سوم و چهارم', '۲۰ تا ۷۰', 'بل، با فشار کم'],
          ['صدای اول', '۳۰ تا ۱۵۰', 'هر دو'],
          ['صدای دوم', '۴۰ تا ۲۰۰', 'دیافراگم'],
          ['غرش تنگی میترال', '۳۰ تا ۱۵۰', 'بل'],
          ['بیشترِ سوفل‌های سیستولی', '۱۰۰ تا ۴۰۰', 'دیافراگم'],
          ['سوفل نارسایی آئورت', '۲۰۰ تا ۶۰۰', 'دیافراگم، با فشار'],
        ],
      },
      { kind: 'h2', text: 'گوشی پزشکی چه می‌کند' },
      {
        kind: 'p',
        text: 'گوشی صدا را نمی‌سازد و چندان هم بلندش نمی‌کند. کارش سه چیز است: هوای درون لوله را از هوای اتاق جدا می‌کند، لرزش سطحی از پوست را به لوله‌ای باریک می‌سپارد، و با سرِ خود برخی بسامدها را برمی‌گزیند. **بل**، سرِ گود، پوست را آزاد می‌گذارد تا با لرزش‌های بم تکان بخورد. **دیافراگم**، سرِ صاف، پوست را می‌کشد و بم‌ها را می‌گیرد تا زیرها پنهان نمانند. اگر بل را فشار دهید، پوستِ کشیده خودش دیافراگم می‌شود؛ در سری‌های یک‌رو همین را به کار گرفته‌اند.',
      },
      {
        kind: 'p',
        text: 'هیچ کدام فیلتری با لبه‌ی تیز نیست. بل بم‌ها را «می‌گذراند»، دیافراگم آن‌ها را «کم می‌کند»، و لوله هم طنین خودش را دارد. دو گوشی از دو سازنده یک قلب را به یک رنگ نمی‌شنوند. برای همین است که با یک گوشی خو می‌گیریم.',
      },
      { kind: 'h2', text: 'میکروفون چه چیز را عوض می‌کند' },
      {
        kind: 'list',
        items: [
          '**گستره.** میکروفون بم‌ها را بهتر از گوش می‌گیرد. روی نمودار چیزی می‌بینید که نمی‌شنوید؛ این خطا نیست.',
          '**بلندی.** صدا را می‌توان چند برابر کرد. پس «بلند» دیگر درباره‌ی بیمار نیست، مگر آنکه بنویسید چند برابر.',
          '**فیلتر.** بل و دیافراگمِ دستگاه الکترونیک دو فیلترند. سازنده‌ها مرزها را یکسان نمی‌گذارند؛ ۲۰ تا ۲۰۰ هرتز برای قلب رایج است.',
          '**سقف.** صدایی که از توان میکروفون بگذرد بریده می‌شود و خش می‌سازد؛ خش را با سوفل اشتباه نگیرید.',
          '**یاد.** ضبط می‌ماند. می‌توانید ده بار گوش کنید، آهسته‌اش کنید و با سال پیش بسنجید. بزرگ‌ترین سود همین است.',
        ],
      },
      {
        kind: 'p',
        text: 'صدا در رایانه یک ردیف عدد است. صداهای این دوره در هر ثانیه ۴٬۰۰۰ عدد دارند. قاعده‌ای ساده می‌گوید بالاترین بسامدی که می‌توان با آن نگه داشت نیمی از این شمار است: ۲٬۰۰۰ هرتز. برای قلب بس است و برای موسیقی نه.',
      },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'با بلندگوی تلفن گوش ندهید',
        text: 'بلندگوی کوچک تلفن زیر حدود ۲۰۰ تا ۳۰۰ هرتز تقریباً خاموش است. از صدای اول فقط یک تَق می‌ماند و سوفل بلندتر از آنچه هست می‌آید. هدفونی که گوش را می‌پوشاند یا در گوش می‌نشیند بگذارید، صدا را نخست کم کنید و سپس آرام بالا ببرید. هدفون بی‌سیم اندکی دیرتر از تصویر می‌خواند.',
      },
      { kind: 'h2', text: 'نمودار را چطور بخوانیم' },
      {
        kind: 'p',
        text: 'نمودار صدای قلب (فونوکاردیوگرام) زمان را از چپ به راست و لرزش را بالا و پایین خط میانی می‌کشد. در هر چرخه دو دسته لرزش می‌بینید: S1 و S2. ارتفاع هر دسته بلندی است و پهنایش درازای صدا؛ بسامد را از فشردگی خط‌ها می‌توان دید، ولی دشوار. فاصله‌ی دو دسته را هم با چشم می‌شود سنجید و این کاری است که گوش در آن ناتوان است.',
      },
      {
        kind: 'p',
        text: 'نخست گوش کنید، بعد نگاه کنید. اگر وارونه کنید، چشم به گوش می‌گوید چه بشنود و هرگز نمی‌فهمید گوشتان چه می‌دانست.',
      },
      { kind: 'h2', text: 'این صداها ساختگی‌اند' },
      {
        kind: 'p',
        text: 'هیچ صدایی در این دوره از سینه‌ی کسی ضبط نشده است. هر S1 و S2 را از دو ضربه‌ی میرا ساخته‌ایم، یکی برای هر دریچه؛ S1 نزدیک ۴۰ تا ۶۰ هرتز و S2 کمی زیرتر، نزدیک ۶۰ تا ۷۵. اگر سوفلی هست، همهمه‌ای است که خودمان در جای معینی گذاشته‌ایم. پس پاسخ هر پرسش را می‌دانیم و حدس نمی‌زنیم.',
      },
      {
        kind: 'p',
        text: 'در عوض، این‌ها را نشان نمی‌دهند: جای گوشی روی سینه، انتشار صدا، صدای سوم و چهارم و کلیک، صدای ریه، و اثر نفس بر S2. کسی که فقط با این صداها آموخته باشد هنوز گوش دادن به آدم را نیاموخته است.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'تمرین است، نه تشخیص',
        text: 'این دوره گوش شما را می‌پرورد و جای معاینه را نمی‌گیرد. اگر خودتان یا کسی در کنارتان درد سینه، تنگی نفس تازه یا غش دارد، صدا ضبط نکنید: ۱۱۵.',
      },
    ],
    en: [
      {
        kind: 'p',
        text: 'The heart is no instrument, and was not built to be heard. What reaches the ear is a by-product of its work: a column of blood stopped short, a valve pulled taut, a wall set trembling. The tremor crosses lung, muscle, fat and skin, and has lost most of its power by the time it meets the stethoscope. So let us grant from the start that a heart sound is the sound of a heart through several walls.',
      },
      { kind: 'h2', text: 'Low, faint and short' },
      {
        kind: 'p',
        text: 'Pitch is measured as frequency, in hertz (Hz): vibrations in one second. A young ear hears from 20 to about 20,000 Hz, but not all of it equally well. Hearing is keenest between 1,000 and 4,000 Hz, where we converse. The power of heart sounds lies below 200 Hz, just where the ear is dull. Two sounds of the same intensity, one at 50 and one at 500 Hz, are not the same to us: the second seems far louder.',
      },
      {
        kind: 'table',
        caption: 'Frequencies of the sounds, roughly; books draw the borders differently',
        head: ['Sound', 'Frequency in hertz', 'Best heard with'],
        rows: [
          ['Third and fourth sounds', '20 to 70', 'bell, lightly held'],
          ['First sound', '30 to 150', 'either'],
          ['Second sound', '40 to 200', 'diaphragm'],
          ['Rumble of mitral stenosis', '30 to 150', 'bell'],
          ['Most systolic murmurs', '100 to 400', 'diaphragm'],
          ['Murmur of aortic regurgitation', '200 to 600', 'diaphragm, pressed'],
        ],
      },
      { kind: 'h2', text: 'What a stethoscope does' },
      {
        kind: 'p',
        text: 'A stethoscope makes no sound and does not make one much louder. It does three things: it parts the air in the tube from the air in the room, it hands the trembling of an area of skin to a narrow tube, and its chest piece favours some frequencies. The **bell**, the hollow side, leaves the skin free to follow low vibrations. The **diaphragm**, the flat side, stretches the skin and holds the low ones back, so that the high ones are not hidden. Press a bell and the stretched skin becomes a diaphragm; one-sided chest pieces put that to use.',
      },
      {
        kind: 'p',
        text: 'Neither is a filter with a sharp edge. A bell lets low sounds through, a diaphragm turns them down, and the tube adds a resonance of its own. Two stethoscopes from two makers do not give one heart the same colour. That is why we grow used to one.',
      },
      { kind: 'h2', text: 'What a microphone changes' },
      {
        kind: 'list',
        items: [
          '**Range.** A microphone takes in low sounds better than the ear. You will see things on the trace that you do not hear; that is no fault.',
          '**Loudness.** A sound can be made many times louder. “Loud” then says nothing about the patient unless you write how many times.',
          '**Filters.** On an electronic device, bell and diaphragm are two filters. Makers do not set the same limits; 20 to 200 Hz is common for the heart.',
          '**A ceiling.** A sound beyond what the microphone can take is cut off and turns to a rasp; do not take the rasp for a murmur.',
          '**Memory.** A recording stays. You can hear it ten times, slow it down and hold it against last year’s. That is the greatest gain.',
        ],
      },
      {
        kind: 'p',
        text: 'In a computer, sound is a row of numbers. The sounds of this course have 4,000 of them in each second. A simple rule says that the highest frequency which can be kept is half that count: 2,000 Hz. That is enough for a heart, and not for music.',
      },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'Do not listen through a phone’s speaker',
        text: 'A phone’s small speaker is all but silent below some 200 to 300 Hz. Only a click is left of the first sound, and a murmur seems louder than it is. Use headphones that cover the ear or sit in it; begin with the volume low, then raise it gently. Wireless headphones lag a little behind the picture.',
      },
      { kind: 'h2', text: 'How to read the trace' },
      {
        kind: 'p',
        text: 'A trace of heart sounds (a phonocardiogram) draws time from left to right, and vibration above and below a middle line. In each cycle you see two bursts: S1 and S2. The height of a burst is its loudness and its width how long it lasts; frequency shows in how tightly the lines are packed, though that is hard to read. The distance between two bursts can be measured by eye, and that is something the ear is poor at.',
      },
      {
        kind: 'p',
        text: 'Listen first, then look. The other way round, the eye tells the ear what to hear, and you never learn what your ear knew.',
      },
      { kind: 'h2', text: 'These sounds are made up' },
      {
        kind: 'p',
        text: 'No sound in this course was recorded from anybody’s chest. We built each S1 and S2 from two damped strokes, one for each valve; S1 near 40 to 60 Hz, and S2 a little higher, near 60 to 75. A murmur, where there is one, is a rush of noise that we put in a known place. So we know the answer to each question and do not guess at it.',
      },
      {
        kind: 'p',
        text: 'In return, there is much that they do not show: where on the chest you listen, where a sound travels, third and fourth sounds and clicks, the lungs, and what breathing does to S2. Whoever has learnt from these sounds alone has not yet learnt to listen to a person.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'Practice, not a diagnosis',
        text: 'This course trains your ear and does not replace an examination. If you or somebody near you has chest pain, new breathlessness or a faint, do not make a recording: in Iran, call 115.',
      },
    ],
  },
  figures: [
    {
      after: 12,
      signal: { sound: { seed: 101, seconds: 8, heartRateBpm: 60, variation: 0.02 } },
      caption: {
        fa: 'قلبی ساختگی با ۶۰ ضربه در دقیقه، بی‌سوفل. در هر ثانیه دو دسته لرزش هست: S1، و کمتر از یک‌سوم ثانیه پس از آن S2.',
        en: 'A made-up heart at 60 beats a minute, with no murmur. Each second holds two bursts: S1, and less than a third of a second after it, S2.',
      },
    },
    {
      after: 15,
      signal: { sound: { seed: 102, seconds: 8, heartRateBpm: 66, variation: 0.02, murmur: { timing: 'mid-systolic', level: 0.4, pitchHz: 180 } } },
      caption: {
        fa: 'همان کار با همهمه‌ای که خودمان در میان S1 و S2 گذاشته‌ایم، نزدیک ۱۸۰ هرتز. یک بار با هدفون و یک بار با بلندگوی تلفن گوش کنید.',
        en: 'The same, with a rush that we put between S1 and S2, near 180 Hz. Hear it once with headphones and once through the phone’s speaker.',
      },
    },
  ],
};
