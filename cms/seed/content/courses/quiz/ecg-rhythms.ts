import type { QuizSeeds } from './quiz-type';

/** Questions of the lessons on noise, extra beats, fibrillation and a whole strip. [ACAD-3] */
export const ecgRhythms: QuizSeeds = {
  'noise-and-filters': [
    {
      kind: 'one',
      answer: '1',
      signal: { ecg: { seed: 1721, seconds: 6, heartRateBpm: 68, rrVariability: 0.03, mainsMv: 0.12, mainsHz: 50 } },
      fa: {
        prompt: 'برای این نوار کدام فیلتر را می‌گذارید؟',
        choices: ['برش باریک در ۵۰ هرتز', 'بالاگذر ۰٫۵ هرتز', 'هیچ کدام، بیماری است'],
        why: 'ده دندانه‌ی یکسان در هر خانه‌ی بزرگ یعنی ۵۰ هرتز: برق شهر. برش باریک آن را می‌برد و QRS را کم عوض می‌کند.',
      },
      en: {
        prompt: 'Which filter do you choose for this strip?',
        choices: ['A notch at 50 Hz', 'A high-pass at 0.5 Hz', 'None, it is a disease'],
        why: 'Ten even teeth in each large box are 50 Hz: the mains. A notch takes them away and changes the QRS little.',
      },
    },
    {
      kind: 'one',
      answer: '2',
      signal: { ecg: { seed: 1711, seconds: 10, heartRateBpm: 66, rrVariability: 0.03, baselineWanderMv: 0.5 } },
      fa: {
        prompt: 'و برای دیدن آهنگ در این یکی؟',
        choices: ['برش باریک در ۵۰ هرتز', 'بالاگذر ۰٫۵ هرتز', 'پایین‌گذر ۱۰ هرتز'],
        why: 'خط پایه آرام می‌رود و می‌آید، کندتر از نیم هرتز. بالاگذر آن را می‌برد؛ ولی ST را هم کج می‌کند، پس فقط برای آهنگ.',
      },
      en: {
        prompt: 'And to see the rhythm in this one?',
        choices: ['A notch at 50 Hz', 'A high-pass at 0.5 Hz', 'A low-pass at 10 Hz'],
        why: 'The baseline comes and goes slower than half a hertz. A high-pass takes it away; but it bends the ST too, so for the rhythm alone.',
      },
    },
    {
      kind: 'one',
      answer: '3',
      fa: {
        prompt: 'می‌خواهید بلندی ST را بخوانید. کدام پهنا؟',
        choices: ['۰٫۵ تا ۴۰ هرتز', '۵ تا ۱۵ هرتز', '۰٫۰۵ تا ۱۵۰ هرتز'],
        why: 'بالاگذر ۰٫۵ هرتز ST را جابه‌جا می‌کند؛ برای شکل موج‌ها پهنای تشخیصی از ۰٫۰۵ هرتز لازم است.',
      },
      en: {
        prompt: 'You want to read the height of the ST. Which bandwidth?',
        choices: ['0.5 to 40 Hz', '5 to 15 Hz', '0.05 to 150 Hz'],
        why: 'A high-pass at 0.5 Hz moves the ST; the shape of waves needs the diagnostic bandwidth from 0.05 Hz on.',
      },
    },
    {
      kind: 'mark',
      answer: 'beats',
      signal: { ecg: { seed: 1731, seconds: 7, heartRateBpm: 72, rrVariability: 0.05, muscleNoiseMv: 0.08, baselineWanderMv: 0.2 } },
      fa: { prompt: 'با این همه نویز، QRSها را نشان بزنید.', why: 'لرزش ماهیچه ریز و بی‌نظم است و QRS تند و بلند؛ آنچه تکرار می‌شود ضربه است.' },
      en: {
        prompt: 'Mark the QRS complexes in spite of the noise.',
        why: 'Muscle noise is small and without order, the QRS quick and tall; what comes again is the beat.',
      },
    },
  ],
  'extra-beats': [
    {
      kind: 'mark',
      answer: 'early',
      signal: { ecg: { seed: 811, seconds: 12, heartRateBpm: 60, rrVariability: 0, ectopicShare: 0.2 } },
      fa: { prompt: 'ضربه‌های زودرس را نشان بزنید، و نه بقیه را.', why: 'زودرس آن است که پیش از نوبت می‌آید: سومی و نهمی، پهن و بی P.' },
      en: { prompt: 'Mark the early beats, and no others.', why: 'Early is what comes before its turn: the third and the ninth, wide and without P.' },
    },
    {
      kind: 'interval',
      answer: '620',
      tolerance: 60,
      signal: { ecg: { seed: 811, seconds: 6, heartRateBpm: 60, rrVariability: 0, ectopicShare: 0.2 } },
      fa: {
        prompt: 'از R پیش از ضربه‌ی زودرس تا نوک خودِ آن چقدر است؟',
        why: 'نزدیک ۶۲۰ میلی‌ثانیه، به‌جای ۱۰۰۰؛ فاصله‌ی پس از آن بلند است تا هر دو روی هم دو فاصله‌ی معمول شوند.',
      },
      en: {
        prompt: 'How long is it from the R before the early beat to the top of the early beat?',
        why: 'About 620 milliseconds instead of 1000; the interval after it is long, so that both together are two usual ones.',
      },
    },
    {
      kind: 'one',
      answer: '2',
      signal: { ecg: { seed: 845, seconds: 8, heartRateBpm: 70, rrVariability: 0.02, ectopicShare: 0.5 } },
      fa: {
        prompt: 'نام این الگو چیست؟',
        choices: ['تاکی‌کاردی بطنی', 'بی‌ژمینی', 'فیبریلاسیون دهلیزی'],
        why: 'یک ضربه‌ی معمول و یک زودرس، پشت سر هم: بی‌ژمینی.',
      },
      en: {
        prompt: 'What is this pattern called?',
        choices: ['Ventricular tachycardia', 'Bigeminy', 'Atrial fibrillation'],
        why: 'One usual beat and one early beat in turn: bigeminy.',
      },
    },
    {
      kind: 'one',
      answer: '3',
      fa: {
        prompt: 'ضربه‌ای زودرس، پهن و بی P. محتمل‌تر از کجا آمده است؟',
        choices: ['گره‌ی سینوسی', 'دهلیز', 'بطن'],
        why: 'فرمانِ بطن از راه‌های تند نمی‌گذرد، پس پهن است، و دهلیز پیش از آن برانگیخته نشده است.',
      },
      en: {
        prompt: 'An early beat, wide and without P. From where did it most likely come?',
        choices: ['The sinus node', 'An atrium', 'A ventricle'],
        why: 'A ventricle’s command does not take the fast paths, so it is wide, and no atrium was excited before it.',
      },
    },
  ],
  'atrial-fibrillation': [
    {
      kind: 'many',
      answer: '1 2 3',
      fa: {
        prompt: 'کدام‌ها از نشانه‌های فیبریلاسیون دهلیزی‌اند؟',
        choices: ['نبودن P', 'فاصله‌های بی الگو', 'موج ریز f', 'QRS پهن'],
        why: 'QRS در آن معمولاً باریک است، چون راه بطن همان است. پهنا چیز دیگری می‌گوید.',
      },
      en: {
        prompt: 'Which are signs of atrial fibrillation?',
        choices: ['No P', 'Intervals without a pattern', 'Fine f waves', 'A wide QRS'],
        why: 'Its QRS is usually narrow, since the way through the ventricles is the same. Width tells of something else.',
      },
    },
    {
      kind: 'one',
      answer: '2',
      signal: { ecg: { seed: 832, seconds: 12, heartRateBpm: 70, rrVariability: 0.02, ectopicShare: 0.5 } },
      fa: {
        prompt: 'نبض این آدم درهم است. نوارش چه می‌گوید؟',
        choices: ['فیبریلاسیون دهلیزی', 'ضربه‌های زودرس بسیار', 'فقط نویز'],
        why: 'پیش از هر QRS باریک یک P هست و ضربه‌های زودرس پهن‌اند؛ بدلی که انگشت را فریب می‌دهد.',
      },
      en: {
        prompt: 'This person’s pulse is jumbled. What does the strip say?',
        choices: ['Atrial fibrillation', 'Many early beats', 'Nothing but noise'],
        why: 'A P stands before each narrow QRS, and the early beats are wide; a likeness that deceives the finger.',
      },
    },
    {
      kind: 'number',
      answer: '90',
      tolerance: 0,
      fa: { prompt: 'در ده ثانیه پانزده QRS هست. میانگین ضربان چند است؟', why: 'پانزده ضرب‌در شش؛ در فیبریلاسیون از یک فاصله‌ی تنها نمی‌خوانیم.' },
      en: {
        prompt: 'Fifteen QRS complexes in ten seconds: what is the mean rate?',
        why: 'Fifteen times six; in fibrillation one does not read from a single interval.',
      },
    },
    {
      kind: 'mark',
      answer: 'beats',
      signal: { ecg: { seed: 1905, seconds: 10, heartRateBpm: 96, rrVariability: 0.22, rhythm: 'fibrillation' } },
      fa: { prompt: 'QRSها را نشان بزنید و موج‌های f و T را نه.', why: 'موج f ریز و پیوسته است و T پهن؛ QRS تندی دارد که هیچ‌یک ندارند.' },
      en: {
        prompt: 'Mark the QRS complexes, not the f and T waves.',
        why: 'The f wave is fine and never rests, the T is broad; the QRS has a quickness that neither has.',
      },
    },
  ],
  'a-strip-from-beginning-to-end': [
    {
      kind: 'one',
      answer: '2',
      fa: {
        prompt: 'پیش از نخستین اندازه، چه را می‌خوانید؟',
        choices: ['بلندترین R', 'نام، زمان، سرعت و حساسیت', 'QTc'],
        why: 'بی سرعت و حساسیت هیچ عددی عدد نیست، و نوارِ آدم دیگر هیچ کمکی نمی‌کند.',
      },
      en: {
        prompt: 'What do you read before you measure anything?',
        choices: ['The tallest R', 'Name, time, speed and gain', 'The QTc'],
        why: 'Without speed and gain no figure is a figure, and another person’s strip helps nobody.',
      },
    },
    {
      kind: 'mark',
      answer: 'early',
      signal: { ecg: { seed: 2011, seconds: 12, heartRateBpm: 64, rrVariability: 0.03, ectopicShare: 0.22, leads: 2 } },
      fa: { prompt: 'در این نوار دو اشتقاقی، ضربه‌های زودرس را نشان بزنید.', why: 'در هر دو اشتقاق پهن‌اند و در I رو به پایین؛ پیش از نوبت آمده‌اند.' },
      en: { prompt: 'Mark the early beats on this strip of two leads.', why: 'They are wide in both leads and point down in I; they came before their turn.' },
    },
    {
      kind: 'interval',
      answer: '937',
      tolerance: 60,
      signal: { ecg: { seed: 2012, seconds: 7, heartRateBpm: 64, rrVariability: 0 } },
      fa: { prompt: 'RR را در این نوار منظم اندازه بگیرید.', why: 'نزدیک ۹۳۷ میلی‌ثانیه؛ ۶۰۰۰۰ بخش بر آن می‌شود ۶۴ در دقیقه.' },
      en: { prompt: 'Measure the RR on this regular strip.', why: 'About 937 milliseconds; 60,000 divided by it is 64 a minute.' },
    },
    {
      kind: 'many',
      answer: '1 3',
      fa: {
        prompt: 'کدام جمله‌ها درباره‌ی یادداشت نوار درست‌اند؟',
        choices: [
          'عدد با روشش نوشته می‌شود',
          'نوار طبیعی بیماری را رد می‌کند',
          'نوار پیشین همان آدم بهترین ترازوست',
          'با درد سینه نخست نوار را کامل می‌خوانیم',
        ],
        why: 'نوار آرام چیزی را رد نمی‌کند، و با درد سینه نخست ۱۱۵ است، نه خواندن.',
      },
      en: {
        prompt: 'Which sentences about the note on a strip are right?',
        choices: [
          'A figure is written with its method',
          'A normal strip rules disease out',
          'The same person’s earlier strip is the best measure',
          'With chest pain we first finish reading',
        ],
        why: 'A quiet strip rules nothing out, and with chest pain one calls 115 first and reads later.',
      },
    },
  ],
};
