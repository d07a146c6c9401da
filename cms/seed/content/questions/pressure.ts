import type { QuestionSeed } from './question-type';

const ARMS =
  'Arm Position and Blood Pressure Readings: The ARMS Crossover Randomized Clinical Trial, JAMA Internal Medicine 2024 https://pubmed.ncbi.nlm.nih.gov/39373998/';
const CUFF =
  'Effects of Cuff Size on the Accuracy of Blood Pressure Readings: The Cuff(SZ) Trial, JAMA Internal Medicine 2023 https://pubmed.ncbi.nlm.nih.gov/37548984/';
const CIRCADIAN = 'Regulation of Circadian Blood Pressure: From Mice to Astronauts https://pmc.ncbi.nlm.nih.gov/articles/PMC2876349/';
const APNEA =
  'Obstructive Sleep Apnea and Cardiovascular Disease: A Scientific Statement From the American Heart Association https://www.ahajournals.org/doi/10.1161/CIR.0000000000000988';

/** Blood pressure at home. */
export const pressureQuestions: readonly QuestionSeed[] = [
  {
    codes: { fa: 'ZP-2A2A2A5', en: 'ZP-2A2A2BB' },
    topic: 'blood-pressure',
    ageBand: '60-79',
    sex: 'female',
    doctor: 'mehrgan',
    sources: [CIRCADIAN],
    day: '2026-11-02',
    fa: {
      title: 'مادرم صبح ۱۴۵ است و شب ۱۲۸؛ کدام عدد درست است؟',
      body: 'مادرم از دو ماه پیش یک داروی فشار می‌خورد، صبح‌ها بعد از صبحانه. صبح پیش از دارو ۱۴۵ روی ۸۸ است و شب ۱۲۸ روی ۷۹. حالش خوب است و سرگیجه ندارد. باید ساعت دارو را عوض کنیم؟',
      answer:
        'هیچ‌کدام به‌تنهایی. فشار در شبانه‌روز بالا و پایین می‌رود و پیش از بیدار شدن بالا می‌آید؛ صبحِ پیش از دارو هم اثر قرص دیروز رو به پایان است.\n\nهفت روز، صبح پیش از دارو و شب پیش از خواب، هر بار دو سنجش بگیرید. روز نخست را کنار بگذارید و میانگین بقیه را حساب کنید؛ در خانه ۱۳۵ روی ۸۵ و بیشتر بالا شمرده می‌شود.\n\nساعت یا مقدار دارو را خودتان عوض نکنید؛ برگه‌ی هفت روز را به پزشک خودش نشان دهید. اگر چند بار به ۱۸۰ یا بیشتر رسید همان روز پزشک را خبر کنید، و با درد سینه یا ضعف یک طرف، ۱۱۵.',
    },
    en: {
      title: 'My mother has 145 in the morning and 128 at night; which number counts?',
      body: 'For two months my mother has taken one pressure tablet after breakfast. In the morning before it she has 145 over 88, at night 128 over 79. She feels well and is not dizzy. Should we change the hour of the tablet?',
      answer:
        'Neither alone. Pressure rises and falls through the day and climbs before one wakes; in the morning before the tablet yesterday’s dose is also wearing off.\n\nMeasure twice each morning before the tablet and twice each evening before bed, for seven days. Leave the first day out and take the average of the rest; at home 135 over 85 or more counts as raised.\n\nDo not change hour or dose yourselves; show the week to her own doctor. If it reaches 180 or more several times, tell the doctor the same day; with pain in the chest or weakness on one side call 115.',
    },
  },
  {
    codes: { fa: 'ZP-2A2A2CH', en: 'ZP-2A2A2DQ' },
    topic: 'home-devices',
    doctor: 'mehrgan',
    sources: [ARMS],
    day: '2026-11-05',
    fa: {
      title: 'هنگام گرفتن فشار، دست روی پا باشد یا روی میز؟',
      body: 'همیشه دستم را روی پایم می‌گذارم و فشار می‌گیرم. در درمانگاه روی میز گذاشتند و پنج واحد کمتر شد. این اختلاف از دست است؟',
      answer:
        'بله، می‌تواند از دست باشد. در یک کارآزمایی با ۱۳۳ نفر، دست روی پا فشار بالا را نزدیک ۴ میلی‌متر و دست آویزان کنار بدن نزدیک ۶٫۵ میلی‌متر بیشتر از اندازه نشان داد.\n\nدست را روی میز بگذارید، چنان که میانه‌ی بازوبند هم‌سطح قلب باشد؛ پشت تکیه داشته باشد، پاها روی زمین، پنج دقیقه نشسته و بی حرف زدن.\n\nعددهای پیشین را دور نریزید، ولی از این پس همیشه یک جور بگیرید تا روز با روز سنجیدنی باشد.',
    },
    en: {
      title: 'Should the arm lie on the lap or on a table while I measure?',
      body: 'I have always measured with my arm on my lap. At the clinic they put it on a table and it was five lower. Can the arm make that difference?',
      answer:
        'Yes, it can. In a trial of 133 people an arm on the lap read the upper pressure about 4 mmHg too high, and an arm hanging at the side about 6.5 mmHg.\n\nRest the arm on a table so that the middle of the cuff is level with your heart; back supported, feet on the floor, five minutes seated and without talking.\n\nKeep the old numbers, but measure the same way from now on, so that days can be compared.',
    },
  },
  {
    codes: { fa: 'ZP-2A2A2EW', en: 'ZP-2A2A2F4' },
    topic: 'home-devices',
    ageBand: '40-59',
    sex: 'male',
    doctor: 'mehrgan',
    sources: [CUFF],
    day: '2026-11-08',
    fa: {
      title: 'بازویم ۳۷ سانتی‌متر است؛ بازوبند معمولی عدد را عوض می‌کند؟',
      body: 'دستگاه خانه بازوبند معمولی دارد که تا ۳۲ سانتی‌متر نوشته است. دور بازوی من ۳۷ سانتی‌متر است و سخت بسته می‌شود. فشارم ۱۴۸ نشان می‌دهد.',
      answer:
        'عوض می‌کند، و رو به بالا. در کارآزمایی Cuff(SZ) کسانی که بازوبند بزرگ لازم داشتند با بازوبند معمولی نزدیک ۵ میلی‌متر بیشتر خوانده شدند، و کسانی که خیلی بزرگ لازم داشتند نزدیک ۲۰ میلی‌متر.\n\nدور میانه‌ی بازو را با متر نواری بگیرید و بازوبندی بخرید که بازه‌اش آن را دربرگیرد و برای همان دستگاه باشد. روی لباس کلفت هم نبندید.\n\nپیش از آنکه دارویی آغاز یا زیاد شود، یک هفته با بازوبند درست بسنجید و میانگین را ببرید.',
    },
    en: {
      title: 'My arm is 37 cm around; does the ordinary cuff change the number?',
      body: 'The monitor at home has an ordinary cuff that says up to 32 cm. My arm is 37 cm and it hardly closes. It shows 148.',
      answer:
        'It does, and upwards. In the Cuff(SZ) trial people who needed a large cuff were read about 5 mmHg too high with the regular one, and those who needed an extra-large one about 20 mmHg.\n\nMeasure around the middle of your upper arm with a tape and get a cuff whose range holds it, made for the same monitor. Do not wrap it over thick clothes either.\n\nBefore a medicine is begun or raised, measure a week with the right cuff and take the average along.',
    },
  },
  {
    codes: { fa: 'ZP-2A2A2GA', en: 'ZP-2A2A2HG' },
    topic: 'blood-pressure',
    ageBand: '40-59',
    sex: 'male',
    doctor: 'dadvar',
    sources: [APNEA],
    day: '2026-11-11',
    fa: {
      title: 'خروپف شبانه می‌تواند فشار را بالا نگه دارد؟',
      body: 'با دو دارو فشارم هنوز نزدیک ۱۵۰ است. همسرم می‌گوید بلند خروپف می‌کنم و گاهی میان خواب نفسم چند ثانیه قطع می‌شود. روزها هم خواب‌آلودم. به هم مربوط است؟',
      answer:
        'می‌تواند مربوط باشد. قطع شدن نفس در خواب (آپنه‌ی انسدادی) میان کسانی که پرفشاری دارند فراوان است؛ انجمن قلب آمریکا آن را در این گروه و بیماران دیگر قلبی ۴۰ تا ۸۰ درصد می‌نویسد، و می‌گوید کم شناخته می‌شود.\n\nآنچه نوشته‌اید، خروپف بلند، قطع نفسی که دیگری دیده، خواب‌آلودگی روز و فشاری که با دو دارو پایین نمی‌آید، برای خواستن آزمایش خواب بس است. از پزشک خود همین را بخواهید.\n\nتا آن روز: به پهلو بخوابید، شب الکل و داروی خواب‌آور نخورید، و اگر خواب‌آلودید رانندگی نکنید. داروی فشار را قطع نکنید.',
    },
    en: {
      title: 'Can snoring at night keep my pressure high?',
      body: 'With two medicines I still have about 150. My wife says that I snore loudly and that my breath stops for some seconds in my sleep. I am sleepy by day. Are these related?',
      answer:
        'They may be. Breath that stops during sleep (obstructive sleep apnoea) is common among people with high pressure; the American Heart Association gives 40 to 80 per cent among them and other heart patients, and says that it is under-recognised.\n\nWhat you describe, loud snoring, pauses that somebody else has seen, sleepiness by day and pressure that two medicines do not bring down, is enough to ask for a sleep study. Ask your doctor for that.\n\nUntil then sleep on your side, take no alcohol or sleeping tablets at night, and do not drive when sleepy. Do not stop your medicines.',
    },
  },
];
