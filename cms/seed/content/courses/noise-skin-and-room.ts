import type { LessonText } from './lesson-type';

/** A lesson’s text. [ACAD-3] */
export const noiseSkinAndRoom: LessonText = {
  slug: 'noise-skin-and-room',
  aim: {
    fa: 'نویز را از سوفل جدا می‌کنید، سببش را پیش از فیلتر برمی‌دارید و می‌دانید هر فیلتر چه چیزی را با خود می‌برد.',
    en: 'You tell noise from a murmur, remove its cause before you filter, and know what each filter takes with it.',
  },
  body: {
    fa: [
      {
        kind: 'p',
        text: 'نویز هر صدایی است که نمی‌خواهیم. صدای ریه برای گوشِ جویای قلب نویز است و برای گوشِ جویای ریه، خودِ کار. صدای قلب چنان آهسته است که همیشه با نویز می‌آید؛ هنر در آن است که نویز را بشناسید، سببش را بردارید، و اگر برداشتنی نبود ننویسید آنچه را نشنیده‌اید.',
      },
      { kind: 'h2', text: 'نویز از کجا می‌آید' },
      {
        kind: 'table',
        caption: 'نویزهای رایج و چاره‌ی ساده‌ی هر کدام',
        head: ['نویز', 'چگونه شنیده می‌شود', 'چه کنیم'],
        rows: [
          ['سایش سری بر پوست، مو یا پارچه', 'خش‌خش، بی‌پیوند با ضربه', 'پوستِ برهنه، دست بی‌حرکت، موی نم‌دار'],
          ['لرزش ماهیچه از سرما', 'غرّش بم و پیوسته', 'اتاق و سریِ گرم، آدمِ آرام'],
          ['نفس', 'همهمه‌ی پهن با هر دم و بازدم', 'نفس آرام؛ چند ضربه در پایان بازدم'],
          ['اتاق: گفت‌وگو، کولر، در', 'زیرتر از قلب، بی‌نظم یا پیوسته', 'در بسته، کولر خاموش، سکوت'],
          ['برق', 'وزوزِ یکدست در ۵۰ هرتز و دوبرابرهایش', 'شارژر را بکشید، جا را عوض کنید'],
          ['دست و کابل', 'تق‌تق', 'انگشت را روی سری جابه‌جا نکنید'],
        ],
      },
      {
        kind: 'p',
        text: 'ترتیب مهم است: **سبب پیش از فیلتر**. ده ثانیه ساکت کردن اتاق از هر فیلتری بهتر است، زیرا چیزی از قلب برنمی‌دارد.',
      },
      { kind: 'h2', text: 'نویز است یا سوفل؟' },
      {
        kind: 'p',
        text: 'سوفل به چرخه بسته است و نویز نه. سوفل در **هر ضربه در یک جا** می‌آید و میان دو پیدایش خاموش است. نویز یا همیشه هست، یا با نفس می‌آید و می‌رود، یا به هیچ چیز بسته نیست. پس از خود بپرسید: در سیستول هست و در دیاستول نه؟ در ده ضربه‌ی پیاپی؟',
      },
      {
        kind: 'list',
        items: [
          '**در هر دو سکوت یکسان:** نویز پس‌زمینه است. سوفل پیوسته هم در هر دو هست، ولی با چرخه کم و زیاد می‌شود.',
          '**با نفس می‌آید:** ریه یا سایش جنب. چند ثانیه نفس نگه داشتن، اگر آدم می‌تواند، پاسخ می‌دهد.',
          '**با ضربه می‌آید ولی خش‌خش است و دو یا سه پاره دارد:** سایش پریکارد را در نظر بگیرید؛ آن نویز نیست و پزشک باید بشنود.',
          '**با فشار دست عوض می‌شود:** بیشتر از پوست است.',
        ],
      },
      {
        kind: 'p',
        text: 'نکته‌ی آخر دو سویه است: نویز می‌تواند سوفلِ آهسته را بپوشاند. «سوفلی نشنیدم» در اتاق پرصدا یعنی «نمی‌دانم». کنار یافته‌ی منفی، کیفیت شنیدن را هم بنویسید.',
      },
      { kind: 'h2', text: 'فیلتر چه می‌گذراند و چه می‌برد' },
      {
        kind: 'p',
        text: 'فیلتر بخشی از بسامدها را کم می‌کند. نمی‌داند کدام قلب است و کدام نویز؛ هر چه در بازه باشد می‌گذرد و هر چه نباشد، حتی سوفل، کم می‌شود. بازه‌ها میان سازنده‌ها یکسان نیست: در برخی دستگاه‌ها حالت بل تا ۱٬۰۰۰ هرتز را هم نگه می‌دارد و فقط بم‌ها را پررنگ می‌کند. در [صفحه‌ی صداها](/signals/sound) این سه را داریم:',
      },
      {
        kind: 'table',
        caption: 'سه فیلتر این سایت',
        head: ['فیلتر', 'بازه به هرتز', 'خوب است برای', 'چه می‌برد'],
        rows: [
          ['قلب', '۲۰ تا ۲۰۰', 'S1، S2، صداهای بم', 'بخش زیرِ سوفل‌ها، صدای اتاق و ریه'],
          ['ریه', '۱۰۰ تا ۱٬۰۰۰', 'صدای ریه، سوفل زیر', 'بدنه‌ی S1 و S2، همه‌ی صداهای بم'],
          ['هر دو', '۲۰ تا ۱٬۰۰۰', 'نگاه نخست', 'تقریباً هیچ؛ نویز هم می‌ماند'],
        ],
      },
      {
        kind: 'p',
        text: 'از این جدول سه نتیجه بگیرید. سوفل نارسایی آئورت، نزدیک ۲۰۰ تا ۶۰۰ هرتز، با فیلتر قلب تقریباً گم می‌شود؛ پس «با فیلتر قلب سوفلی نبود» جمله‌ای ناتمام است. وزوز برق در ۵۰ هرتز درست در میان صدای قلب است و هیچ یک از این سه آن را برنمی‌دارد. و چون گوش ما زیرها را بهتر می‌شنود، برداشتن زیرها صدا را «آهسته‌تر» می‌کند، حتی اگر چیزی از S1 کم نشده باشد.',
      },
      {
        kind: 'p',
        text: 'روش پیشنهادی: نخست با فیلتر «هر دو» گوش کنید، سپس با «قلب» جای S1 و S2 را محکم کنید، سپس با «ریه» در پی همهمه‌ی زیر بگردید، و در پایان به «هر دو» برگردید. آنچه فقط زیر یک فیلتر هست و در «هر دو» نیست، شاید ساخته‌ی فیلتر است.',
      },
      { kind: 'h2', text: 'ضبطی که فردا به کار بیاید' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'پیش از ضبط، ده ثانیه فقط به اتاق گوش دهید و هر چه را می‌توان، خاموش کنید.',
          'سری را بر پوست بنشانید، فشار را یکنواخت نگه دارید و تا پایان دست نزنید.',
          'دست‌کم ده ضربه بگیرید: نفسی کامل و کمی بیشتر. ضبط کوتاه فرق نویز و سوفل را نشان نمی‌دهد.',
          'خام نگه دارید و فیلتر را هنگام شنیدن بگذارید. آنچه هنگام ضبط بریده شده دیگر برنمی‌گردد.',
          'جا، وضعیت بدن، حالت دستگاه و تقویت را همان دم بنویسید؛ فردا به یاد نمی‌آید.',
        ],
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'نویزِ ساختگی سربه‌راه است',
        text: 'نویز این صداها یکدست است: همهمه‌ای پهن، از آغاز تا پایان به یک بلندی. سایش، تق، نفس، گفت‌وگو و وزوز برق در آن نیست، پس جدا کردنش از نویز واقعی آسان‌تر است. نویز را هم هیچ گاه بهانه‌ی ماندن نکنید: کسی که درد سینه یا تنگی نفس دارد ضبط بهتر نمی‌خواهد، ۱۱۵ می‌خواهد.',
      },
    ],
    en: [
      {
        kind: 'p',
        text: 'Noise is any sound that we do not want. The sound of the lung is noise to an ear in search of the heart, and the very matter to one in search of the lung. Heart sounds are so faint that they never come without noise; the art is to know it, to take away its cause, and, where that cannot be done, not to write what you have not heard.',
      },
      { kind: 'h2', text: 'Where noise comes from' },
      {
        kind: 'table',
        caption: 'Common noises, and the simple remedy for each',
        head: ['Noise', 'How it sounds', 'What to do'],
        rows: [
          ['The chest piece rubbing on skin, hair or cloth', 'a rustle with no tie to the beat', 'bare skin, a still hand, hair moistened'],
          ['Muscle trembling with cold', 'a low, steady rumble', 'a warm room and chest piece, a person at ease'],
          ['Breath', 'a broad rush with each breath', 'quiet breathing; a few beats at the end of expiration'],
          ['The room: talk, a fan, a door', 'higher than the heart, irregular or steady', 'door shut, fan off, silence'],
          ['Mains electricity', 'an even hum at 50 Hz and its multiples', 'unplug the charger, change the place'],
          ['Hand and cable', 'knocks', 'do not shift your fingers on the chest piece'],
        ],
      },
      {
        kind: 'p',
        text: 'The order matters: **cause before filter**. Ten seconds spent on quieting the room are better than any filter, since they take nothing from the heart.',
      },
      { kind: 'h2', text: 'Is it noise or a murmur?' },
      {
        kind: 'p',
        text: 'A murmur is tied to the cycle, and noise is not. A murmur comes **in the same place in every beat**, and is silent in between. Noise is there all the time, or comes and goes with the breath, or is tied to nothing. So ask yourself: is it in systole and not in diastole? In ten beats on end?',
      },
      {
        kind: 'list',
        items: [
          '**Alike in both silences:** background noise. A continuous murmur is in both too, but swells and fades with the cycle.',
          '**Comes with the breath:** lung, or a pleural rub. A breath held for a few seconds, if the person can, gives the answer.',
          '**Comes with the beat, but scratchy, in two or three parts:** consider a pericardial rub; that is no noise, and a doctor should hear it.',
          '**Changes with the pressure of the hand:** mostly from the skin.',
        ],
      },
      {
        kind: 'p',
        text: 'It cuts the other way as well: noise may cover a soft murmur. “I heard no murmur” in a noisy room means “I do not know”. Beside a negative finding, write how well you could hear.',
      },
      { kind: 'h2', text: 'What a filter passes, and what it takes' },
      {
        kind: 'p',
        text: 'A filter turns part of the frequencies down. It does not know heart from noise; what lies within its band passes, and what does not, a murmur included, is lessened. The bands differ between makers: on some devices the bell setting keeps everything up to 1,000 Hz and merely brings out the low part. The [sounds page](/signals/sound) has these three:',
      },
      {
        kind: 'table',
        caption: 'The three filters of this site',
        head: ['Filter', 'Band in hertz', 'Good for', 'What it takes'],
        rows: [
          ['Heart', '20 to 200', 'S1, S2, low sounds', 'the high part of murmurs, room and lung'],
          ['Lung', '100 to 1,000', 'lung sounds, a high murmur', 'the body of S1 and S2, all low sounds'],
          ['Both', '20 to 1,000', 'a first look', 'next to nothing; the noise stays as well'],
        ],
      },
      {
        kind: 'p',
        text: 'Draw three conclusions from this table. The murmur of aortic regurgitation, near 200 to 600 Hz, all but vanishes under the heart filter; so “no murmur with the heart filter” is an unfinished sentence. Mains hum at 50 Hz lies in the very midst of the heart sounds, and none of the three removes it. And as our ears hear high sounds better, taking the high ones away makes a sound “softer”, even if nothing of S1 is gone.',
      },
      {
        kind: 'p',
        text: 'A way to go about it: listen first with “both”, then make sure of S1 and S2 with “heart”, then look for a high rush with “lung”, and come back to “both” at the end. Whatever is there under one filter only, and not with “both”, may be of the filter’s own making.',
      },
      { kind: 'h2', text: 'A recording that is of use tomorrow' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'Before you record, listen for ten seconds to the room alone, and quieten whatever can be quietened.',
          'Set the chest piece on the skin, keep the pressure even, and do not touch it until the end.',
          'Take ten beats at least: a full breath and a little more. A short recording does not show the difference between noise and a murmur.',
          'Keep it raw, and filter while you listen. What was cut away in recording never comes back.',
          'Write place, posture, device setting and amplification there and then; tomorrow you will not remember.',
        ],
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'Made-up noise is well behaved',
        text: 'The noise of these sounds is even: a broad rush, as loud at the end as at the start. It has no rubbing, knocks, breath, talk or mains hum, and so is easier to tell apart than real noise. And never make noise a reason to linger: somebody with chest pain or breathlessness does not need a better recording but an ambulance; in Iran, 115.',
      },
    ],
  },
  figures: [
    {
      after: 6,
      signal: { sound: { seed: 701, seconds: 8, heartRateBpm: 66, variation: 0.02, noiseLevel: 0.06 } },
      caption: {
        fa: 'نویز، بی‌سوفل: همهمه در هر دو سکوت به یک اندازه است.',
        en: 'Noise with no murmur: the rush is alike in both silences.',
      },
    },
    {
      after: 6,
      signal: {
        sound: { seed: 702, seconds: 8, heartRateBpm: 66, variation: 0.02, noiseLevel: 0.02, murmur: { timing: 'mid-systolic', level: 0.45, pitchHz: 170 } },
      },
      caption: {
        fa: 'نویزِ کم و سوفل: در سیستول همهمه‌ای بالا می‌گیرد که در دیاستول نیست، و در هر ضربه همان‌جاست.',
        en: 'A little noise and a murmur: in systole a rush swells that is not there in diastole, and in every beat it is in the same place.',
      },
    },
  ],
};
