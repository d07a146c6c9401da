import type { LessonText } from './lesson-type';

/** A lesson’s text. [ACAD-3] */
export const aListeningFromStartToEnd: LessonText = {
  slug: 'a-listening-from-start-to-end',
  aim: {
    fa: 'یک گوش دادن کامل را به ترتیب پیش می‌برید، یادداشتی می‌نویسید که فردا با آن بسنجند، و می‌دانید کی اکو و کی ۱۱۵.',
    en: 'You carry a whole listening through in order, write a note to be compared with tomorrow, and know when to ask for an echo and when to call 115.',
  },
  body: {
    fa: [
      {
        kind: 'p',
        text: 'هفت درس گذشته تکه‌ها بودند. اکنون کنارشان می‌گذاریم. خبره‌ها بیش از دیگران نمی‌شنوند؛ هر بار به یک ترتیب گوش می‌دهند و برای همین چیزی از دستشان نمی‌افتد. ترتیب را از بر کنید تا ذهن برای شنیدن آزاد بماند.',
      },
      { kind: 'h2', text: 'پیش از گوشی' },
      {
        kind: 'p',
        text: 'نگاه کنید و بپرسید. آیا این آدم حالی دارد که سمع بتواند صبر کند؟ رنگ، نفس، هوشیاری و نبض پیش از هر صدایی می‌آیند. سپس دو جمله شرح حال: علامت دارد یا نه، و چرا امروز گوش می‌دهید. همان سوفل در نوجوانی بی‌علامت و در مردی که هنگام بالا رفتن از پله غش کرده، دو معنا دارد.',
      },
      {
        kind: 'callout',
        tone: 'emergency',
        title: 'این‌ها منتظر درس نمی‌مانند: ۱۱۵',
        text: 'درد یا فشار سینه، تنگی نفس در استراحت، غش یا نزدیک به غش، کبودی، سردی و رنگ‌پریدگی با نبض تند و ضعیف، ضعف ناگهانی یک سوی بدن، یا سوفل تازه در کسی که بدحال است. گوشی را کنار بگذارید و زنگ بزنید.',
      },
      { kind: 'h2', text: 'ترتیب' },
      {
        kind: 'list',
        ordered: true,
        items: [
          '**اتاق و آدم:** سکوت، پوستِ برهنه، سریِ گرم، سی درجه خوابیده.',
          '**S1 و S2:** انگشت بر کاروتیدِ یک سو. ضربان چند است، منظم است یا نه؟',
          '**S1 تنها:** بلندی، یکسان بودن از ضربه به ضربه.',
          '**S2 تنها، در فضای دوم چپ:** یکی یا باز، با دم و بازدم چه می‌کند، P2 بلند است؟',
          '**سیستول تنها:** خالی است؟ اگر نه، کجای آن؟',
          '**دیاستول تنها:** خالی است؟ همین گام را بیش از همه جا می‌اندازند.',
          '**گشت:** آئورت، ریوی، اِرب، سه‌لتی، نوک با دیافراگم؛ سپس نوک با بل.',
          '**دو وضعیت:** به پهلوی چپ، بل در نوک؛ و نشسته و خم به جلو، نفس بیرون، دیافراگم در کنار چپ جناغ.',
          '**آزمون:** اگر سوفل هست و آدم آرام است، ایستادن و نفس.',
          '**کیفیت:** چقدر خوب شنیدید؟',
        ],
      },
      { kind: 'h2', text: 'یادداشتی که فردا به کار می‌آید' },
      {
        kind: 'p',
        text: 'یادداشت خوب را کسی که آنجا نبوده می‌فهمد و با گوش خودش می‌سنجد. نخست آنچه شنیدید، سپس و جدا از آن، آنچه گمان می‌کنید. «سوفل آئورت» گمان است؛ «میانه‌ی سیستول، فرازوفرود، بلندترین در فضای دوم راست» شنیده است.',
      },
      {
        kind: 'table',
        caption: 'یادداشت، خانه به خانه، با نمونه‌ای ساختگی',
        head: ['خانه', 'نمونه'],
        rows: [
          ['حال و وضعیت', 'بی‌علامت؛ خوابیده سی درجه، سپس نشسته'],
          ['ضربان', '۷۲، منظم'],
          ['S1', 'معمول، یکسان'],
          ['S2', 'در فضای دوم چپ با دم باز، با بازدم یکی'],
          ['سیستول', 'سوفل میانه، فرازوفرود، پیش از S2 تمام'],
          ['بلندی و زیری', '۲ از ۶، بی‌لرزش، نرم'],
          ['جا و سفر', 'بالای کنار چپ جناغ، سفر نمی‌کند'],
          ['تغییر', 'ایستاده آهسته‌تر'],
          ['دیاستول', 'خالی، نشسته و خم به جلو هم'],
          ['ابزار و کیفیت', 'دیافراگم و بل، بی‌تقویت؛ اتاق ساکت، شنیدن خوب'],
        ],
      },
      {
        kind: 'p',
        text: '«خالی» را هم بنویسید. یافته‌ی منفیِ نوشته با یافته‌ی نانوشته فرق دارد: اگر سال دیگر سوفلی دیاستولی شنیده شد، نخستین پرسش این است که امسال کسی گوش داده بود یا نه. و اگر چیزی را نیازمودید، بنویسید «آزموده نشد».',
      },
      { kind: 'h3', text: 'یادداشت خود را بسنجید' },
      {
        kind: 'p',
        text: 'در صدای بالا این‌ها را گذاشته‌ایم: ضربان ۸۴ و منظم؛ S1 و S2 نزدیک به یک بلندی؛ S2 بی‌دوتاییِ شنیدنی؛ همهمه‌ای کاهنده در آغاز سیستول که پیش از S2 خاموش می‌شود؛ دیاستولِ خالی؛ نویزِ کم و یکدست. اگر «میانه‌ی سیستول» نوشته‌اید، بار دیگر به لبه‌ی نخست گوش دهید: ناگهان آغاز می‌شود یا آرام بالا می‌آید؟ درجه، جا، سفر، نفس و تغییر را باید «آزموده نشد» نوشته باشید، چون در ضبط نیستند. هر خانه‌ای را که پر کردید و در صدا نبود، گمانِ شما پر کرده است.',
      },
      { kind: 'h2', text: 'کی اکو پرسیدنی است' },
      {
        kind: 'list',
        items: [
          'هر سوفل دیاستولی یا پیوسته (جز هوم وریدیِ روشن در کودک)، و هر سوفل سراسر یا پایان سیستول.',
          'سوفل درجه‌ی ۳ یا بیشتر، خشن، یا بلندتر با ایستادن یا والسالوا.',
          'سوفل سیستولیِ نرم همراه علامت، نوار قلب غیرعادی، یا سابقه‌ی خانوادگیِ مرگ ناگهانی.',
          'S2 غیرعادی: پهن و ثابت پس از نشستن، وارونه، P2 بلند، یا یکی‌شده با سوفل آئورت.',
          'سوفل تازه در بزرگ‌سال پس از میانسالی، یا هر سوفلی که نتوانستید به نامی بی‌خطر بنامید.',
        ],
      },
      {
        kind: 'p',
        text: 'راهنماها در جزئیات یکی نیستند؛ درباره‌ی سوفلِ درجه‌ی یک و دو در میانه‌ی سیستول، بی‌علامت و با معاینه‌ی پاک، بیشترشان اکو را لازم نمی‌دانند و برخی سن را هم دخالت می‌دهند. در کودک و نوزاد آستانه پایین‌تر است. تصمیم با پزشکی است که آدم را دیده؛ کار شما پرسشی روشن است.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'صداهای این دوره چه را نشان ندادند',
        text: 'شما با S1 و S2، زمان، فاصله، چند سوفل و نویزِ یکدست کار کردید. S3 و S4، کلیک، ضربه‌ی بازشدن، سایش پریکارد، سوفل پایان سیستول و پیوسته، جا، سفر، نفس، مانور، و سینه‌ی آدم‌های گوناگون در آن‌ها نبود. گام بعد ده آدم سالم است، کنار کسی که می‌داند. سمع پرسش می‌سازد؛ نبودِ صدا بیماری را رد نمی‌کند.',
      },
    ],
    en: [
      {
        kind: 'p',
        text: 'The seven lessons before were pieces. Now we put them together. Experts do not hear more than others; they listen in the same order each time, and so nothing slips by them. Learn the order by heart, that the mind may be free to hear.',
      },
      { kind: 'h2', text: 'Before the stethoscope' },
      {
        kind: 'p',
        text: 'Look, and ask. Is this person in a state in which listening can wait its turn? Colour, breath, alertness and pulse come before any sound. Then two sentences of history: are there symptoms, and why are you listening today? The same murmur in a teenager without symptoms, and in a man who fainted while climbing stairs, has two meanings.',
      },
      {
        kind: 'callout',
        tone: 'emergency',
        title: 'These do not wait for a lesson: 115 in Iran',
        text: 'Pain or pressure in the chest, breathlessness at rest, a faint or near-faint, blueness, cold and pallor with a fast weak pulse, sudden weakness of one side of the body, or a new murmur in somebody severely ill. Put the stethoscope down and call.',
      },
      { kind: 'h2', text: 'The order' },
      {
        kind: 'list',
        ordered: true,
        items: [
          '**Room and person:** silence, bare skin, a warm chest piece, propped at thirty degrees.',
          '**S1 and S2:** a finger on one carotid. What is the rate, and is it regular?',
          '**S1 alone:** its loudness, and whether it is alike from beat to beat.',
          '**S2 alone, in the second left space:** single or split, what it does with the breath, is P2 loud?',
          '**Systole alone:** is it empty? If not, where in it?',
          '**Diastole alone:** is it empty? This step is the one most often left out.',
          '**The round:** aortic, pulmonary, Erb’s, tricuspid, apex with the diaphragm; then the apex with the bell.',
          '**Two postures:** on the left side, the bell at the apex; and sitting forward, breath out, the diaphragm at the left edge of the sternum.',
          '**The test:** if there is a murmur and the person is at ease, standing and breath.',
          '**Quality:** how well could you hear?',
        ],
      },
      { kind: 'h2', text: 'A note that is of use tomorrow' },
      {
        kind: 'p',
        text: 'A good note is understood by somebody who was not there, and can be held against what that person hears. First what you heard; then, and apart from it, what you suppose. “An aortic murmur” is supposing; “mid systole, rising and falling, loudest in the second right space” is hearing.',
      },
      {
        kind: 'table',
        caption: 'The note, field by field, with a made-up example',
        head: ['Field', 'Example'],
        rows: [
          ['State and posture', 'no symptoms; lying at thirty degrees, then sitting'],
          ['Rate', '72, regular'],
          ['S1', 'usual, alike in all beats'],
          ['S2', 'in the second left space, split on inspiration, single on expiration'],
          ['Systole', 'murmur in the middle, rising and falling, over before S2'],
          ['Loudness and pitch', '2 of 6, no thrill, soft'],
          ['Place and travel', 'upper left edge of the sternum, does not travel'],
          ['Change', 'softer on standing'],
          ['Diastole', 'empty, sitting forward as well'],
          ['Instrument and quality', 'diaphragm and bell, no amplification; quiet room, heard well'],
        ],
      },
      {
        kind: 'p',
        text: 'Write “empty” too. A negative finding that is written is not the same as one that is not: if a diastolic murmur is heard next year, the first question will be whether anybody listened this year. And what you did not test, write as “not tested”.',
      },
      { kind: 'h3', text: 'Check your note' },
      {
        kind: 'p',
        text: 'This is what we put into the sound above: a rate of 84, regular; S1 and S2 nearly equal in loudness; no audible split of S2; a falling rush in early systole that is silent before S2; an empty diastole; a little even noise. If you wrote “mid systole”, listen to its first edge once more: does it begin at once, or swell up gently? Grade, place, travel, breath and change you should have written as “not tested”, as they are not in the recording. Any field that you filled and that was not in the sound was filled by what you supposed.',
      },
      { kind: 'h2', text: 'When an echo is worth asking about' },
      {
        kind: 'list',
        items: [
          'Any diastolic or continuous murmur (but for a clear venous hum in a child), and any of all of systole or of late systole.',
          'A murmur of grade 3 or more, or harsh, or louder on standing or with Valsalva.',
          'A soft systolic murmur along with symptoms, an abnormal ECG, or sudden death in the family.',
          'An abnormal S2: wide and fixed after sitting up, reversed, a loud P2, or single along with an aortic murmur.',
          'A new murmur in an adult past middle age, or any that you could not call by an innocent name.',
        ],
      },
      {
        kind: 'p',
        text: 'Guidelines differ in their details; for a mid-systolic murmur of grade one or two, with no symptoms and an otherwise clean examination, most hold an echo unnecessary, and some take age into account. In newborns and children the threshold is lower. The decision rests with a doctor who has seen the person; your part is a clear question.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'What the sounds of this course did not show',
        text: 'You worked with S1 and S2, times, distances, a few murmurs and an even noise. S3 and S4, clicks, the opening snap, a pericardial rub, late systolic and continuous murmurs, place, travel, breath, manoeuvres and the chests of different people were not in them. The next step is ten healthy people, beside somebody who knows. Listening raises questions; silence does not exclude disease.',
      },
    ],
  },
  figures: [
    {
      after: 5,
      signal: {
        sound: { seed: 801, seconds: 12, heartRateBpm: 72, variation: 0.03, noiseLevel: 0.01, murmur: { timing: 'mid-systolic', level: 0.3, pitchHz: 150 } },
      },
      caption: {
        fa: 'صدای نمونه‌ی یادداشت: ۷۲ ضربه، سوفلی نرم در میانه‌ی سیستول، دیاستولِ خالی. گام‌های دو، سه، پنج و شش را روی همین بروید.',
        en: 'The sound of the example note: 72 beats, a soft mid-systolic murmur, an empty diastole. Take steps two, three, five and six on it.',
      },
    },
    {
      after: 9,
      signal: {
        sound: {
          seed: 802,
          seconds: 12,
          heartRateBpm: 84,
          variation: 0.03,
          s1Level: 0.4,
          s2Level: 0.55,
          noiseLevel: 0.02,
          murmur: { timing: 'early-systolic', level: 0.6, pitchHz: 190 },
        },
      },
      caption: {
        fa: 'پیش از خواندنِ ادامه، یادداشتش را بنویسید: ضربان، S1، S2، سیستول، دیاستول و کیفیت.',
        en: 'Write a note of it before you read on: rate, S1, S2, systole, diastole and quality.',
      },
    },
  ],
};
