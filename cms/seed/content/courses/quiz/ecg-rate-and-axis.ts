import type { QuizSeeds } from './quiz-type';

/** Questions of the lessons on rate, axis and regularity. [ACAD-3] */
export const ecgRateAndAxis: QuizSeeds = {
  'heart-rate-three-ways': [
    {
      kind: 'number',
      answer: '100',
      tolerance: 1,
      fa: { prompt: 'میان دو R در نواری منظم سه خانه‌ی بزرگ است. ضربان در دقیقه چند است؟', why: '۳۰۰ بخش بر ۳ می‌شود ۱۰۰.' },
      en: { prompt: 'On a regular strip two R waves are three large boxes apart. What is the rate a minute?', why: '300 divided by 3 is 100.' },
    },
    {
      kind: 'number',
      answer: '78',
      tolerance: 0,
      fa: { prompt: 'در ده ثانیه سیزده QRS شمردید. میانگین ضربان چند است؟', why: 'سیزده ضرب‌در شش می‌شود ۷۸؛ شمردن در نوار نامنظم هم درست است.' },
      en: {
        prompt: 'You counted thirteen QRS complexes in ten seconds. What is the mean rate?',
        why: 'Thirteen times six is 78; counting holds on an irregular strip too.',
      },
    },
    {
      kind: 'one',
      answer: '2',
      signal: { ecg: { seed: 1405, seconds: 10, heartRateBpm: 84, rrVariability: 0.2, rhythm: 'fibrillation' } },
      fa: {
        prompt: 'برای ضربانِ این نوار کدام راه راست‌تر است؟',
        choices: ['۳۰۰ بخش بر خانه‌های یک فاصله', 'شمردن در ده ثانیه', 'اندازه گرفتن یک RR به میلی‌ثانیه'],
        why: 'فاصله‌ها با هم فرق دارند؛ از یکی هر عددی درمی‌آید. شمردن در ده ثانیه میانگین را می‌دهد.',
      },
      en: {
        prompt: 'Which way gives the most honest rate of this strip?',
        choices: ['300 divided by the boxes of one interval', 'Counting over ten seconds', 'Measuring one RR in milliseconds'],
        why: 'The intervals differ, and one alone gives any figure. Counting over ten seconds gives the mean.',
      },
    },
    {
      kind: 'interval',
      answer: '800',
      tolerance: 40,
      signal: { ecg: { seed: 1401, seconds: 6, heartRateBpm: 75, rrVariability: 0 } },
      fa: { prompt: 'RR را در این نوار منظم اندازه بگیرید.', why: 'چهار خانه‌ی بزرگ، ۸۰۰ میلی‌ثانیه؛ ۶۰۰۰۰ بخش بر ۸۰۰ می‌شود ۷۵ در دقیقه.' },
      en: {
        prompt: 'Measure the RR on this regular strip.',
        why: 'Four large boxes, 800 milliseconds; 60,000 divided by 800 is 75 a minute.',
      },
    },
  ],
  'leads-and-axis': [
    {
      kind: 'number',
      answer: '0.9',
      tolerance: 0.01,
      fa: {
        prompt: 'در یک لحظه I برابر ۰٫۵ و III برابر ۰٫۴ میلی‌ولت است. II چند میلی‌ولت است؟',
        why: 'در هر لحظه II برابر I به‌اضافه‌ی III است: ۰٫۹. اگر نبود، سیم‌ها جابه‌جایند یا ثبت هم‌زمان نیست.',
      },
      en: {
        prompt: 'At one moment lead I is 0.5 and lead III is 0.4 mV. What is lead II in mV?',
        why: 'At each moment II equals I plus III: 0.9. Where it does not, wires are exchanged or the leads were not recorded together.',
      },
    },
    {
      kind: 'one',
      answer: '2',
      fa: {
        prompt: 'QRS در I رو به بالا و در aVF رو به پایین است. محور به کدام سو رفته است؟',
        choices: ['طبیعی', 'چپ', 'راست'],
        why: 'I بالا یعنی رو به چپ، aVF پایین یعنی رو به بالا: محور به چپ رفته است. II می‌گوید تا کجا.',
      },
      en: {
        prompt: 'The QRS is upright in I and downward in aVF. Which way has the axis turned?',
        choices: ['It is normal', 'To the left', 'To the right'],
        why: 'Upright in I is towards the left, downward in aVF is upwards: the axis has turned left. Lead II says how far.',
      },
    },
    {
      kind: 'one',
      answer: '1',
      signal: { ecg: { seed: 1501, seconds: 6, heartRateBpm: 68, rrVariability: 0.02, leads: 2 } },
      fa: {
        prompt: 'I بالا و II پایینِ برگه است. محور این قلب ساختگی نزدیک کجاست؟',
        choices: ['نزدیک ۶۰ درجه', 'نزدیک صفر درجه', 'نزدیک ۱۲۰ درجه'],
        why: 'هر دو رو به بالا و II بلندتر است؛ محور کنار سر مثبت II، نزدیک ۶۰ درجه است.',
      },
      en: {
        prompt: 'Lead I stands above, lead II below. Where about is the axis of this made-up heart?',
        choices: ['Near 60 degrees', 'Near 0 degrees', 'Near 120 degrees'],
        why: 'Both are upright and II is the taller: the axis lies beside the positive end of II, near 60 degrees.',
      },
    },
    {
      kind: 'mark',
      answer: 'early',
      signal: { ecg: { seed: 802, seconds: 7, heartRateBpm: 60, rrVariability: 0, ectopicShare: 0.2, leads: 2 } },
      fa: {
        prompt: 'ضربه‌ای را نشان بزنید که محورش با بقیه فرق دارد.',
        why: 'ضربه‌ی چهارم در I رو به پایین است: از بطن آمده و راه دیگری رفته است. یک ضربه هم محور خود را دارد.',
      },
      en: {
        prompt: 'Mark the beat whose axis differs from the others.',
        why: 'The fourth beat points down in I: it comes from a ventricle and went another way. One beat has an axis of its own too.',
      },
    },
  ],
  'regular-or-not': [
    {
      kind: 'one',
      answer: '3',
      signal: { ecg: { seed: 1621, seconds: 10, heartRateBpm: 88, rrVariability: 0.22, rhythm: 'fibrillation' } },
      fa: {
        prompt: 'این نوار چگونه است؟',
        choices: ['منظم', 'نامنظم با الگوی نفس', 'نامنظم، بی الگو'],
        why: 'فاصله‌ها بی‌ترتیب کوتاه و بلند می‌شوند و پیش از QRSها P نیست.',
      },
      en: {
        prompt: 'How is this strip?',
        choices: ['Regular', 'Irregular with the breath', 'Irregular without a pattern'],
        why: 'The intervals shorten and lengthen in no order, and no P stands before the QRS complexes.',
      },
    },
    {
      kind: 'one',
      answer: '2',
      signal: { ecg: { seed: 601, seconds: 12, heartRateBpm: 62, rrVariability: 0.1 } },
      fa: {
        prompt: 'و این یکی؟',
        choices: ['منظم', 'نامنظم با الگوی نفس', 'نامنظم، بی الگو'],
        why: 'فاصله‌ها آرام کم و زیاد می‌شوند و پیش از هر QRS یک P هست؛ نفس چنین می‌کند.',
      },
      en: {
        prompt: 'And this one?',
        choices: ['Regular', 'Irregular with the breath', 'Irregular without a pattern'],
        why: 'The intervals swell and shrink slowly, and a P stands before each QRS; breathing does that.',
      },
    },
    {
      kind: 'many',
      answer: '1 2 4',
      fa: {
        prompt: 'نوار نامنظم است. پیش از نام دادن به چه نگاه می‌کنید؟',
        choices: ['آیا پیش از هر QRS یک P هست', 'آیا الگو تکرار می‌شود', 'بلندی T در یک ضربه', 'آیا با نفس کم و زیاد می‌شود'],
        why: 'نظم را P، تکرار و نفس می‌گویند؛ بلندی T در یک ضربه درباره‌ی آهنگ چیزی نمی‌گوید.',
      },
      en: {
        prompt: 'A strip is irregular. What do you look at before you name it?',
        choices: ['Whether a P stands before each QRS', 'Whether a pattern repeats', 'The height of T in one beat', 'Whether it follows the breath'],
        why: 'P, repetition and breath tell of the rhythm; the height of T in one beat does not.',
      },
    },
    {
      kind: 'mark',
      answer: 'beats',
      signal: { ecg: { seed: 1622, seconds: 8, heartRateBpm: 90, rrVariability: 0.2, rhythm: 'fibrillation' } },
      fa: { prompt: 'همه‌ی QRSهای این نوار نامنظم را نشان بزنید.', why: 'در نوار نامنظم نمی‌شود جای ضربه‌ی بعد را از پیش گفت؛ هر کدام را باید دید.' },
      en: {
        prompt: 'Mark every QRS of this irregular strip.',
        why: 'On an irregular strip the place of the next beat cannot be foretold; each must be seen.',
      },
    },
  ],
};
