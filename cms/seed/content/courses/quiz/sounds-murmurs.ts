import type { QuizSeeds } from './quiz-type';

const timings = {
  fa: ['میانه‌ی سیستول', 'سراسر سیستول', 'آغاز دیاستول', 'سوفلی نیست'],
  en: ['Mid systole', 'All of systole', 'Early diastole', 'There is no murmur'],
};

/** Questions of the lessons on murmurs, noise and a whole listening. [ACAD-3] */
export const soundsMurmurs: QuizSeeds = {
  'murmurs-timing': [
    {
      kind: 'one',
      answer: '1',
      signal: { sound: { seed: 2501, seconds: 5, heartRateBpm: 60, variation: 0.02, murmur: { timing: 'mid-systolic', level: 0.5, pitchHz: 160 } } },
      fa: { prompt: 'این سوفل کی شنیده می‌شود؟', choices: timings.fa, why: 'فراز و فرودی میان S1 و S2 که پیش از S2 آرام می‌گیرد.' },
      en: { prompt: 'When does this murmur sound?', choices: timings.en, why: 'It rises and falls between S1 and S2, and is quiet before S2.' },
    },
    {
      kind: 'one',
      answer: '3',
      signal: { sound: { seed: 2503, seconds: 5, heartRateBpm: 60, variation: 0.02, murmur: { timing: 'early-diastolic', level: 0.4, pitchHz: 260 } } },
      fa: { prompt: 'و این یکی؟', choices: timings.fa, why: 'سیستول خالی است؛ همهمه پس از S2 می‌آید و فرو می‌نشیند.' },
      en: { prompt: 'And this one?', choices: timings.en, why: 'Systole is empty; the rush comes after S2 and dies away.' },
    },
    {
      kind: 'one',
      answer: '2',
      signal: { sound: { seed: 2502, seconds: 5, heartRateBpm: 60, variation: 0.02, murmur: { timing: 'holosystolic', level: 0.45, pitchHz: 200 } } },
      fa: { prompt: 'و این؟', choices: timings.fa, why: 'همهمه‌ای یکدست از دنباله‌ی S1 تا S2، بی درز.' },
      en: { prompt: 'And this?', choices: timings.en, why: 'An even rush from the tail of S1 to S2, without a gap.' },
    },
    {
      kind: 'mark',
      answer: 's2',
      signal: { sound: { seed: 2504, seconds: 5, heartRateBpm: 60, variation: 0.02, murmur: { timing: 'mid-systolic', level: 0.25, pitchHz: 160 } } },
      fa: { prompt: 'با همه‌ی این سوفل، S2 را نشان بزنید.', why: 'نخست S1 و S2، سپس سوفل: بی این دو، زمان سوفل معنا ندارد.' },
      en: { prompt: 'Mark S2 in spite of the murmur.', why: 'First S1 and S2, then the murmur: without the two its timing means nothing.' },
    },
  ],
  'murmurs-loudness-pitch-change': [
    {
      kind: 'one',
      answer: '3',
      fa: {
        prompt: 'سوفلی بلند است. درباره‌ی سنگینیِ آن چه می‌گویید؟',
        choices: ['سنگین است', 'سبک است', 'از بلندی تنها نمی‌شود گفت'],
        why: 'سوراخی کوچک می‌تواند بلند باشد و تنگی سنگینِ قلبی ناتوان آهسته. بلندی را بنویسید و نتیجه نگیرید.',
      },
      en: {
        prompt: 'A murmur is loud. What do you say of how grave it is?',
        choices: ['It is grave', 'It is slight', 'Loudness alone does not tell'],
        why: 'A small hole may be loud, and a grave narrowing in a weak heart soft. Write the loudness down and conclude nothing.',
      },
    },
    {
      kind: 'number',
      answer: '4',
      tolerance: 0,
      fa: { prompt: 'در شش درجه‌ی Levine لرزش زیر دست از کدام درجه آغاز می‌شود؟', why: 'از درجه‌ی چهار؛ تا سه فقط شنیده می‌شود.' },
      en: { prompt: 'From which of Levine’s six grades on can a thrill be felt?', why: 'From grade four; up to three it is only heard.' },
    },
    {
      kind: 'one',
      answer: '1',
      signal: { sound: { seed: 2603, seconds: 5, heartRateBpm: 64, variation: 0.02, murmur: { timing: 'early-diastolic', level: 0.35, pitchHz: 320 } } },
      fa: {
        prompt: 'این سوفل زیر و دیاستولی را با چه بهتر می‌شنوید؟',
        choices: ['دیافراگم، با فشار، در پایان بازدم', 'بل، با تماس سبک', 'از روی لباس'],
        why: 'زیر را دیافراگم بهتر می‌گیرد و پایان بازدم قلب را نزدیک‌تر می‌آورد.',
      },
      en: {
        prompt: 'With what do you hear this high diastolic murmur better?',
        choices: ['The diaphragm, pressed, at the end of a breath out', 'The bell, lightly', 'Through the clothes'],
        why: 'A diaphragm takes high pitches better, and the end of a breath out brings the heart nearer.',
      },
    },
  ],
  'noise-skin-and-room': [
    {
      kind: 'one',
      answer: '2',
      signal: { sound: { seed: 2701, seconds: 6, heartRateBpm: 66, variation: 0.02, noiseLevel: 0.06 } },
      fa: {
        prompt: 'سوفل است یا نویز؟',
        choices: ['سوفل سیستولی', 'نویز', 'سوفل دیاستولی'],
        why: 'همهمه در هر دو سکوت به یک اندازه است؛ سوفل جای خود را در هر ضربه نگه می‌دارد.',
      },
      en: {
        prompt: 'Is it a murmur or noise?',
        choices: ['A systolic murmur', 'Noise', 'A diastolic murmur'],
        why: 'The rush is the same in both silences; a murmur keeps its place in each beat.',
      },
    },
    {
      kind: 'one',
      answer: '1',
      fa: {
        prompt: 'برای صدای اول و دوم کدام پهنا را می‌گذارید؟',
        choices: ['۲۰ تا ۲۰۰ هرتز', '۱۰۰ تا ۱۰۰۰ هرتز', '۵۰۰ تا ۲۰۰۰ هرتز'],
        why: 'بیشترِ S1 و S2 زیر ۲۰۰ هرتز است. پهنای ریه آن را می‌برد و نفس را می‌گذارد.',
      },
      en: {
        prompt: 'Which bandwidth do you choose for the first and second sounds?',
        choices: ['20 to 200 Hz', '100 to 1000 Hz', '500 to 2000 Hz'],
        why: 'Most of S1 and S2 lies below 200 Hz. The lung’s bandwidth takes them away and keeps the breath.',
      },
    },
    {
      kind: 'mark',
      answer: 's1',
      signal: { sound: { seed: 2702, seconds: 6, heartRateBpm: 64, variation: 0.02, noiseLevel: 0.03 } },
      fa: { prompt: 'در این نویز آغاز صدای اول را نشان بزنید.', why: 'آنچه با آهنگ تکرار می‌شود قلب است؛ نویز نوبت ندارد.' },
      en: { prompt: 'Mark the start of the first sound in this noise.', why: 'What comes again in time is the heart; noise has no turn.' },
    },
  ],
  'a-listening-from-start-to-end': [
    {
      kind: 'mark',
      answer: 's1',
      signal: { sound: { seed: 2801, seconds: 6, heartRateBpm: 72, variation: 0.03, murmur: { timing: 'mid-systolic', level: 0.3, pitchHz: 170 } } },
      fa: { prompt: 'گام نخست: S1 را نشان بزنید.', why: 'سوفل پس از آن می‌آید و سکوت بلند پیش از آن است.' },
      en: { prompt: 'The first step: mark S1.', why: 'The murmur comes after it, and the long silence before it.' },
    },
    {
      kind: 'interval',
      answer: '833',
      tolerance: 80,
      signal: { sound: { seed: 2802, seconds: 5, heartRateBpm: 72, variation: 0 } },
      fa: { prompt: 'یک چرخه را اندازه بگیرید: از آغاز S1 تا S1 بعدی.', why: 'نزدیک ۸۳۳ میلی‌ثانیه، یعنی ۷۲ در دقیقه.' },
      en: { prompt: 'Measure one cycle: from the start of S1 to the next S1.', why: 'About 833 milliseconds, that is 72 a minute.' },
    },
    {
      kind: 'one',
      answer: '2',
      fa: {
        prompt: 'کدام یادداشت را همکارتان فردا می‌تواند بسنجد؟',
        choices: ['«سوفل دارد»', '«۷۲؛ S1 و S2 شنیدنی؛ سوفل میانه‌ی سیستول، درجه‌ی ۲، در قاعده، نشسته کمتر»', '«قلب خوب است»'],
        why: 'زمان، بلندی، جا و آنچه عوضش می‌کند؛ بی این‌ها فردا چیزی برای سنجیدن نیست.',
      },
      en: {
        prompt: 'Which note can a colleague compare with tomorrow?',
        choices: ['“Has a murmur”', '“72; S1 and S2 heard; mid-systolic murmur, grade 2, at the base, softer sitting”', '“The heart is fine”'],
        why: 'Timing, loudness, place and what changes it; without them there is nothing to compare with.',
      },
    },
    {
      kind: 'many',
      answer: '1 3',
      fa: {
        prompt: 'کی گوش دادن را رها می‌کنید و ۱۱۵ را می‌گیرید؟',
        choices: ['تنگی نفسِ تازه و سخت', 'سوفلی که سال‌هاست می‌شناسند', 'درد سینه با عرق سرد'],
        why: 'گوشی بهانه‌ی ماندن نیست. سوفل شناخته‌ی آرام نوبت می‌خواهد، نه آمبولانس.',
      },
      en: {
        prompt: 'When do you stop listening and call 115?',
        choices: ['New and hard breathlessness', 'A murmur known for years', 'Chest pain with cold sweat'],
        why: 'A stethoscope is no reason to wait. A quiet murmur that is known wants an appointment, not an ambulance.',
      },
    },
  ],
};
