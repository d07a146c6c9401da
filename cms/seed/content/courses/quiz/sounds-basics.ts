import type { QuizSeeds } from './quiz-type';

/** Questions of the first four lessons on heart sounds. [ACAD-3] */
export const soundsBasics: QuizSeeds = {
  'what-a-stethoscope-hears': [
    {
      kind: 'one',
      answer: '1',
      fa: {
        prompt: 'برای صدای بم و آهسته، مانند صدای سوم، کدام را به کار می‌برید؟',
        choices: ['بل، با تماس سبک', 'دیافراگم، با فشار', 'فرقی نمی‌کند'],
        why: 'بل با تماس سبک بسامدهای پایین را نگه می‌دارد؛ فشار، پوست را خود دیافراگم می‌کند و بم را می‌برد.',
      },
      en: {
        prompt: 'Which do you use for a low and soft sound, as a third sound?',
        choices: ['The bell, lightly', 'The diaphragm, pressed', 'It makes no difference'],
        why: 'The bell, held lightly, keeps low pitches; pressure makes a diaphragm of the skin and takes the low ones away.',
      },
    },
    {
      kind: 'mark',
      answer: 's1',
      signal: { sound: { seed: 2101, seconds: 6, heartRateBpm: 58, variation: 0.02 } },
      fa: { prompt: 'آغاز هر صدای اول را نشان بزنید.', why: 'پس از سکوت بلند S1 می‌آید و پس از سکوت کوتاه S2.' },
      en: { prompt: 'Mark the start of each first sound.', why: 'S1 comes after the long silence, S2 after the short one.' },
    },
    {
      kind: 'one',
      answer: '3',
      fa: {
        prompt: 'صدا از بلندگوی تلفن به گوشتان می‌رسد. چه را از دست می‌دهید؟',
        choices: ['صداهای زیر', 'هیچ چیز را', 'صداهای بم'],
        why: 'بلندگوی کوچک زیر ۲۰۰ هرتز کم‌توان است و بیشترِ صدای قلب همان‌جاست؛ هدفون بگذارید.',
      },
      en: {
        prompt: 'You listen by the speaker of a phone. What do you lose?',
        choices: ['High pitches', 'Nothing', 'Low pitches'],
        why: 'A small speaker is weak below 200 Hz, where most of a heart sounds; use headphones.',
      },
    },
  ],
  'first-and-second-sound': [
    {
      kind: 'one',
      answer: '2',
      fa: {
        prompt: 'صدای اول از بسته شدن کدام دریچه‌هاست؟',
        choices: ['آئورت و ریوی', 'میترال و سه‌لتی', 'میترال و آئورت'],
        why: 'S1 آغاز سیستول است: دریچه‌های میان دهلیز و بطن بسته می‌شوند. S2 از آئورت و ریوی است.',
      },
      en: {
        prompt: 'Which valves close at the first sound?',
        choices: ['Aortic and pulmonary', 'Mitral and tricuspid', 'Mitral and aortic'],
        why: 'S1 begins systole: the valves between atria and ventricles close. S2 is of the aortic and pulmonary valves.',
      },
    },
    {
      kind: 'mark',
      answer: 's1',
      signal: { sound: { seed: 2202, seconds: 6, heartRateBpm: 62, variation: 0.02, s1Level: 0.22, s2Level: 0.5 } },
      fa: { prompt: 'صدای اول را نشان بزنید. بلندی را دنبال نکنید.', why: 'در قاعده S2 بلندتر است. راهِ درست زمان است: S1 پس از سکوت بلند.' },
      en: { prompt: 'Mark the first sound. Do not follow loudness.', why: 'At the base S2 is louder. Time is the right way: S1 comes after the long silence.' },
    },
    {
      kind: 'one',
      answer: '1',
      signal: { sound: { seed: 2203, seconds: 10, heartRateBpm: 78, variation: 0.2 } },
      fa: {
        prompt: 'در این قلب نامنظم کدام فاصله کم‌وبیش ثابت می‌ماند؟',
        choices: ['از S1 تا S2', 'از S2 تا S1', 'هیچ‌کدام'],
        why: 'سیستول کم عوض می‌شود و نوسان بیشتر به سکوتِ پس از S2 می‌رسد.',
      },
      en: {
        prompt: 'Which gap stays about the same in this irregular heart?',
        choices: ['From S1 to S2', 'From S2 to S1', 'Neither'],
        why: 'Systole changes little, and the swing goes mostly into the silence after S2.',
      },
    },
  ],
  'systole-and-diastole-by-time': [
    {
      kind: 'interval',
      answer: '320',
      tolerance: 45,
      signal: { sound: { seed: 2301, seconds: 4, heartRateBpm: 60, variation: 0.01 } },
      fa: { prompt: 'سیستول را اندازه بگیرید: از آغاز S1 تا آغاز S2.', why: 'نزدیک ۳۲۰ میلی‌ثانیه ساخته شده است.' },
      en: { prompt: 'Measure systole: from the start of S1 to the start of S2.', why: 'It was built at about 320 milliseconds.' },
    },
    {
      kind: 'number',
      answer: '800',
      tolerance: 0,
      fa: { prompt: 'ضربان ۷۵ در دقیقه است. هر چرخه چند میلی‌ثانیه است؟', why: '۶۰۰۰۰ بخش بر ۷۵ می‌شود ۸۰۰.' },
      en: { prompt: 'The rate is 75 a minute. How many milliseconds is a cycle?', why: '60,000 divided by 75 is 800.' },
    },
    {
      kind: 'one',
      answer: '2',
      fa: {
        prompt: 'قلب تند می‌شود. کدام بیشتر کوتاه می‌شود؟',
        choices: ['سیستول', 'دیاستول', 'هر دو به یک اندازه'],
        why: 'سیستول اندکی کوتاه می‌شود و دیاستول بسیار؛ نزدیک ۱۲۰ دو سکوت کم‌وبیش برابر می‌شوند.',
      },
      en: {
        prompt: 'The heart quickens. Which shortens more?',
        choices: ['Systole', 'Diastole', 'Both alike'],
        why: 'Systole shortens a little, diastole a lot; near 120 the two silences are about the same.',
      },
    },
    {
      kind: 'mark',
      answer: 's2',
      signal: { sound: { seed: 2302, seconds: 5, heartRateBpm: 96, variation: 0.01 } },
      fa: { prompt: 'آغاز هر صدای دوم را نشان بزنید.', why: 'سکوت کوتاه‌تر سیستول است و S2 در پایان آن می‌آید.' },
      en: { prompt: 'Mark the start of each second sound.', why: 'The shorter silence is systole, and S2 ends it.' },
    },
  ],
  'splitting-of-the-second-sound': [
    {
      kind: 'one',
      answer: '1',
      signal: { sound: { seed: 2402, seconds: 5, heartRateBpm: 60, variation: 0.02, s1Level: 0.35, s2Level: 0.5, s2SplitMs: 60 } },
      fa: {
        prompt: 'صدای دوم این قلب ساختگی چگونه است؟',
        choices: ['دوتایی', 'یکی', 'نیست'],
        why: 'دو پاره را ۶۰ میلی‌ثانیه جدا گذاشته‌ایم: روی نمودار دو برجستگی می‌بینید.',
      },
      en: {
        prompt: 'How is the second sound of this made-up heart?',
        choices: ['Split', 'Single', 'Absent'],
        why: 'We put its two parts 60 milliseconds apart: two bumps stand on the trace.',
      },
    },
    {
      kind: 'one',
      answer: '2',
      fa: {
        prompt: 'دوتایی شدنِ طبیعیِ S2 با دم چه می‌کند؟',
        choices: ['از میان می‌رود', 'بازتر می‌شود', 'عوض نمی‌شود'],
        why: 'با دم خون بیشتری به بطن راست می‌رسد و دریچه‌ی ریوی دیرتر بسته می‌شود.',
      },
      en: {
        prompt: 'What does breathing in do to the natural splitting of S2?',
        choices: ['It goes away', 'It widens', 'It stays as it is'],
        why: 'Breathing in brings more blood to the right ventricle, and the pulmonary valve closes later.',
      },
    },
    {
      kind: 'many',
      answer: '1 2',
      fa: {
        prompt: 'پیش از گفتن «ثابت» چه می‌آزمایید؟',
        choices: ['نشسته هم گوش می‌دهید', 'چند دم و بازدم کامل را دنبال می‌کنید', 'فقط یک بازدم را می‌شنوید'],
        why: 'خوابیده، دوتایی در بازدم هم می‌ماند و فریب می‌دهد. نشسته و در چند نفس باید همان بماند.',
      },
      en: {
        prompt: 'What do you test before you say “fixed”?',
        choices: ['Listen sitting too', 'Follow several whole breaths', 'Hear one breath out only'],
        why: 'Lying, a split may stay on breathing out and deceive. It must stay the same sitting and over several breaths.',
      },
    },
  ],
};
