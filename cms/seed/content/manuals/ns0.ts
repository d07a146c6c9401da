import { after, know, part, trouble, type ManualWords } from './shared';

/** What the plain stethoscopes share. */
const careFa = part(
  'care',
  'تمیز کردن',
  'سری، دیافراگم و سرگوشی را با الکل ۷۰ درصد پاک کنید. لوله را با پارچه‌ی نمناک و صابون ملایم پاک کنید؛ الکل و آفتاب آن را سفت می‌کند. دور گردن، روی پوست، نگه ندارید.',
);
const careEn = part(
  'care',
  'Cleaning',
  'Wipe chest piece, diaphragm and ear tips with 70 % alcohol. Clean the tube with a damp cloth and mild soap; alcohol and sun make it stiff. Do not keep it on the bare neck.',
);
const muteFa = { question: 'صدایی نمی‌آید', answer: 'سری را نیم‌دور بچرخانید تا با صدای «تق» در جای خود بنشیند؛ هر بار فقط یک سو باز است.' };
const muteEn = { question: 'There is no sound', answer: 'Turn the chest piece half round until it clicks into place; only one side is open at a time.' };
const weakFa = { question: 'صدا کم شده است', answer: 'سرگوشی شل، دیافراگم ترک‌خورده یا لوله‌ی سوراخ هوا می‌دهد. یدک هر سه را پشتیبانی می‌فرستد.' };
const weakEn = {
  question: 'The sound has become weak',
  answer: 'A loose ear tip, a cracked diaphragm or a hole in the tube leaks air. Support sends spares of all three.',
};

/** The plain stethoscope, classic, for home and for doctors. [PAGE-9] */
export const ns0Manuals: ManualWords[] = [
  {
    slug: 'ns0',
    reader: 'home',
    fa: {
      title: 'راهنمای خانگی گوشی NS0 کلاسیک',
      lead: 'شنیدن قلب و نفس در خانه، و همراهی با فشارسنج عقربه‌ای.',
      sections: [
        know('fa', { kind: 'info', text: 'آنچه می‌شنوید تشخیص نیست. با تنگی نفس یا درد سینه با ۱۱۵ تماس بگیرید.' }),
        part(
          'use',
          'به کار بردن',
          `1. سرگوشی‌ها را با شیب رو به جلو در گوش بگذارید.
2. روی دیافراگم آرام بزنید؛ اگر شنیده نشد، سری را نیم‌دور بچرخانید.
3. سری را روی پوست و بی‌فشار زیاد نگه دارید؛ اتاق آرام باشد.
4. برای شمردن ضربان، سمت چپ سینه را نیم دقیقه بشمارید و دو برابر کنید.`,
        ),
        part('pressure', 'با فشارسنج عقربه‌ای', 'سری را در گودی آرنج، زیر لبه‌ی بازوبند بگذارید. صدای نخست فشار بالا و ناپدید شدن صدا فشار پایین است.'),
        careFa,
        trouble('fa', muteFa, weakFa),
        after.fa,
      ],
    },
    en: {
      title: 'NS0 Classic manual for home',
      lead: 'Hearing heart and breath at home, and beside a dial manometer.',
      sections: [
        know('en', { kind: 'info', text: 'What you hear is no diagnosis. With shortness of breath or chest pain call 115.' }),
        part(
          'use',
          'Using it',
          `1. Put the ear tips in, sloping forward.
2. Tap the diaphragm gently; if you hear nothing, turn the chest piece half round.
3. Hold the chest piece on the skin without much pressure, in a quiet room.
4. To count the pulse, listen on the left of the chest for half a minute and double it.`,
        ),
        part(
          'pressure',
          'With a dial manometer',
          'Place the chest piece in the bend of the elbow, under the edge of the cuff. The first sound is the upper pressure; where the sound fades is the lower.',
        ),
        careEn,
        trouble('en', muteEn, weakEn),
        after.en,
      ],
    },
  },
  {
    slug: 'ns0',
    reader: 'doctor',
    fa: {
      title: 'راهنمای پزشک و دانشجو برای NS0 کلاسیک',
      lead: 'دو سوی سری، کانون‌های قلب و نگهداری در بخش.',
      sections: [
        know('fa', { kind: 'info', text: 'دیافراگم برای صدای زیر و بِل برای صدای بم است؛ بِل را سبک بگذارید وگرنه پوست کار دیافراگم را می‌کند.' }),
        part(
          'points',
          'کانون‌های قلب',
          `- آئورت: فضای دوم راست، کنار جناغ
- پولمونر: فضای دوم چپ، کنار جناغ
- سه‌لتی: فضای چهارم چپ، کنار جناغ
- میترال: فضای پنجم چپ، خط میان‌ترقوه`,
        ),
        part('lungs', 'ریه', 'شش جا از پشت، چپ و راست به نوبت و در یک بلندا، با دهان باز. یافته‌ی یک سو را همیشه با سوی دیگر بسنجید.'),
        part('ward', 'در بخش', 'پس از هر بیمار ضدعفونی کنید. برای بیمار با جداسازی تماسی گوشی جدا بگذارید.'),
        careFa,
        trouble('fa', muteFa, weakFa),
        after.fa,
      ],
    },
    en: {
      title: 'NS0 Classic manual for doctors and students',
      lead: 'The two sides of the chest piece, the places of the heart, and care on the ward.',
      sections: [
        know('en', { kind: 'info', text: 'The diaphragm is for high sounds, the bell for low ones; rest the bell lightly, or the skin becomes a diaphragm.' }),
        part(
          'points',
          'Places of the heart',
          `- Aortic: second right space, at the sternum
- Pulmonary: second left, at the sternum
- Tricuspid: fourth left, at the sternum
- Mitral: fifth left, midclavicular line`,
        ),
        part('lungs', 'Lungs', 'Six places on the back, left and right in turn at one height, with an open mouth. Compare each finding with the other side.'),
        part('ward', 'On the ward', 'Disinfect after each patient. Keep one stethoscope apart for a patient in contact isolation.'),
        careEn,
        trouble('en', muteEn, weakEn),
        after.en,
      ],
    },
  },
  {
    slug: 'ns0-cardio',
    reader: 'home',
    fa: {
      title: 'راهنمای خانگی گوشی NS0 کاردیو',
      lead: 'گوشی قلب با سری سنگین‌تر: کجا بگذارید و چه بنویسید.',
      sections: [
        know('fa', { kind: 'info', text: 'این گوشی برای شنیدن دقیق‌تر است، نه برای تشخیص در خانه. با درد سینه با ۱۱۵ تماس بگیرید.' }),
        part(
          'use',
          'به کار بردن',
          `1. سرگوشی‌ها را با شیب رو به جلو در گوش بگذارید.
2. سری را سمت چپ سینه روی پوست بگذارید؛ وزن خود سری بس است و فشار لازم نیست.
3. اگر پزشک خواسته است، ضربان یک دقیقه را بشمارید و با ساعت و حال خود یادداشت کنید.`,
        ),
        careFa,
        trouble('fa', muteFa, weakFa),
        after.fa,
      ],
    },
    en: {
      title: 'NS0 Cardio manual for home',
      lead: 'A heart stethoscope with a heavier chest piece: where to place it and what to note.',
      sections: [
        know('en', { kind: 'info', text: 'It lets you hear more exactly; it is not for diagnosing at home. With chest pain call 115.' }),
        part(
          'use',
          'Using it',
          `1. Put the ear tips in, sloping forward.
2. Place the chest piece on the skin, on the left of the chest; its own weight is enough.
3. If your doctor asked for it, count the pulse of a minute and note it with the time and how you feel.`,
        ),
        careEn,
        trouble('en', muteEn, weakEn),
        after.en,
      ],
    },
  },
  {
    slug: 'ns0-cardio',
    reader: 'doctor',
    fa: {
      title: 'راهنمای پزشک برای NS0 کاردیو',
      lead: 'صداهای بم و سوفل‌های نرم: وضعیت بیمار، فشار دست و ترتیب شنیدن.',
      sections: [
        know('fa', { kind: 'info', text: 'فشار سبک صدای بم و فشار بیشتر صدای زیر را می‌رساند؛ بی‌آنکه سری را برگردانید.' }),
        part(
          'positions',
          'وضعیت بیمار',
          `- خوابیده به پهلوی چپ، با فشار سبک: S3، S4 و تنگی میترال
- نشسته و خم‌شده به جلو، در بازدم: نارسایی آئورت
- ایستاده و چمباتمه: برای شنیدن تغییر سوفل`,
        ),
        part(
          'order',
          'ترتیب شنیدن',
          `1. S1 و S2 را در چهار کانون جدا کنید.
2. شکافته شدن S2 را در دم و بازدم بشنوید.
3. سپس صداهای افزوده، و در پایان سوفل: زمان، جا، انتشار، شدت.`,
        ),
        careFa,
        trouble('fa', muteFa, weakFa),
        after.fa,
      ],
    },
    en: {
      title: 'NS0 Cardio manual for doctors',
      lead: 'Low sounds and soft murmurs: the patient’s position, the hand’s pressure, the order of listening.',
      sections: [
        know('en', { kind: 'info', text: 'Light pressure carries low sounds, firmer pressure high ones, without turning the chest piece.' }),
        part(
          'positions',
          'The patient’s position',
          `- On the left side, light pressure: S3, S4 and mitral stenosis
- Sitting and leaning forward, breathing out: aortic regurgitation
- Standing and squatting: to hear a murmur change`,
        ),
        part(
          'order',
          'The order of listening',
          `1. Tell S1 from S2 at the four places.
2. Hear S2 split with the breath.
3. Then added sounds, and last the murmur: its time, place, radiation and loudness.`,
        ),
        careEn,
        trouble('en', muteEn, weakEn),
        after.en,
      ],
    },
  },
];
