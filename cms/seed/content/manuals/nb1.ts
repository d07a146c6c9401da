import { after, know, part, trouble, type ManualWords } from './shared';

/** The blood pressure monitor, for home and for doctors. [PAGE-9] */
export const nb1Manuals: ManualWords[] = [
  {
    slug: 'nb1',
    reader: 'home',
    fa: {
      title: 'راهنمای خانگی فشارسنج NB1',
      lead: 'از باز کردن جعبه تا سنجش درست، برای {nb1Users} نفر در یک خانه.',
      sections: [
        know(
          'fa',
          { kind: 'warn', text: 'با درد سینه، ضعف یک سوی بدن یا دشواری ناگهانی در گفتار، نسنجید؛ با ۱۱۵ تماس بگیرید.' },
          { kind: 'info', text: 'با یک سنجش دارو را کم و زیاد نکنید. پزشک روند چند روز را می‌بیند.' },
        ),
        part(
          'start',
          'آماده کردن',
          `1. {nb1Batteries} باتری AAA را با توجه به نشانه‌ی + و − بگذارید، یا آداپتور را وصل کنید.
2. لوله‌ی بازوبند را تا انتها در جای خود فشار دهید.
3. کلید نفر ۱ یا نفر ۲ را بزنید؛ سنجش‌های هر کس جدا می‌ماند.
4. تاریخ و ساعت را تنظیم کنید تا سنجش‌ها ترتیب درست داشته باشند.`,
        ),
        part(
          'measure',
          'سنجش درست',
          `1. نیم ساعت پیش از آن قهوه، سیگار و ورزش را کنار بگذارید.
2. پنج دقیقه بنشینید: پشت تکیه‌داده، پاها روی زمین و بی‌آنکه روی هم بیفتند.
3. بازوبند را روی پوست بازو ببندید، دو انگشت بالاتر از گودی آرنج. یک انگشت باید زیر آن جا شود.
4. بازو را روی میز و هم‌سطح قلب بگذارید. کلید شروع را بزنید و تا پایان حرف نزنید.
5. یک دقیقه صبر کنید و بار دیگر بسنجید. هر دو عدد را نگه دارید.

بار نخست هر دو بازو را بسنجید و از آن پس همان بازویی را که بیشتر نشان داده به کار ببرید.`,
        ),
        part(
          'numbers',
          'خواندن عددها',
          `عدد بالا فشار هنگام تپش است (سیستولیک)، عدد پایین فشار میان دو تپش (دیاستولیک) و عدد سوم ضربان در دقیقه. هدف هر کس را پزشک خودش می‌گوید.

دستگاه {nb1Readings} سنجش را نگه می‌دارد. وقتی حافظه پر شود، کهنه‌ترین سنجش جای خود را به تازه‌ترین می‌دهد.`,
        ),
        part(
          'care',
          'تمیز کردن',
          'بدنه و بازوبند را با پارچه‌ی کمی نمناک پاک کنید. بازوبند را در آب نگذارید. اگر یک ماه کاری با دستگاه ندارید، باتری‌ها را بردارید.',
        ),
        trouble(
          'fa',
          {
            question: 'عددها با هم فرق دارند',
            answer: 'فشار هر دقیقه عوض می‌شود. شرایط را یکسان کنید: همان ساعت، همان بازو، پنج دقیقه نشستن. میانگین دو سنجش را ببینید.',
          },
          { question: 'بازوبند باد می‌شود و خطا می‌دهد', answer: 'بازوبند شل است، بازو تکان خورده یا لوله تا شده است. دوباره ببندید و بی‌حرکت بسنجید.' },
          { question: 'روشن نمی‌شود', answer: 'باتری‌ها را با هم عوض کنید و جهتشان را ببینید؛ یا با برق بیازمایید.' },
        ),
        after.fa,
      ],
    },
    en: {
      title: 'NB1 manual for home',
      lead: 'From opening the box to a proper reading, for {nb1Users} people in one home.',
      sections: [
        know(
          'en',
          { kind: 'warn', text: 'With chest pain, weakness on one side or sudden trouble speaking, do not measure: call 115.' },
          { kind: 'info', text: 'Do not change a medicine because of one reading. A doctor looks at several days.' },
        ),
        part(
          'start',
          'Setting up',
          `1. Put in {nb1Batteries} AAA batteries, minding + and −, or connect the adapter.
2. Push the cuff’s tube into its place until it stops.
3. Press the key of person 1 or person 2; each one’s readings are kept apart.
4. Set date and time, so that the readings stand in their right order.`,
        ),
        part(
          'measure',
          'A proper reading',
          `1. For half an hour before, no coffee, no cigarette, no exercise.
2. Sit for five minutes: back supported, feet on the floor and not crossed.
3. Put the cuff on the bare upper arm, two fingers above the bend of the elbow. One finger should fit under it.
4. Rest the arm on a table at the height of the heart. Press start, and say nothing until it ends.
5. Wait a minute and measure again. Keep both numbers.

The first time, measure both arms; from then on use the one that read higher.`,
        ),
        part(
          'numbers',
          'Reading the numbers',
          `The upper number is the pressure of a beat (systolic), the lower one the pressure between beats (diastolic), the third the pulse in a minute. Your own doctor tells you your target.

The device keeps {nb1Readings} readings. When the memory is full, the oldest gives way to the newest.`,
        ),
        part(
          'care',
          'Cleaning',
          'Wipe body and cuff with a slightly damp cloth. Keep the cuff out of water. Take the batteries out when you do not use the device for a month.',
        ),
        trouble(
          'en',
          {
            question: 'The numbers differ',
            answer:
              'Pressure changes by the minute. Keep things equal: the same hour, the same arm, five minutes of sitting. Look at the average of two readings.',
          },
          { question: 'The cuff fills and an error shows', answer: 'The cuff is loose, the arm moved or the tube is bent. Put it on again and keep still.' },
          { question: 'It does not switch on', answer: 'Change all batteries together and mind their direction, or try it on mains.' },
        ),
        after.en,
      ],
    },
  },
  {
    slug: 'nb1',
    reader: 'doctor',
    fa: {
      title: 'راهنمای پزشک برای فشارسنج NB1',
      lead: 'سنجش در مطب، پیگیری در خانه و آنچه عددهای حافظه می‌گویند.',
      sections: [
        know('fa', { kind: 'info', text: 'NB1 به روش نوسان‌سنجی کار می‌کند. در ضربان بسیار نامنظم، با روش شنیداری تأیید بگیرید.' }),
        part(
          'clinic',
          'در مطب',
          `- اندازه‌ی بازوبند را با دور بازو برابر کنید؛ بازوبند کوچک عدد را بالا نشان می‌دهد.
- بیمار پنج دقیقه نشسته باشد و مثانه‌اش پر نباشد.
- دو سنجش با یک دقیقه فاصله؛ اگر بیش از ۱۰ میلی‌متر جیوه فرق داشتند، سنجش سوم.
- در دیدار نخست هر دو بازو، و در سالمندان و بیماران دیابتی سنجش ایستاده پس از یک و سه دقیقه.`,
        ),
        part(
          'home',
          'برنامه‌ی خانه',
          `به بیمار بگویید هفت روز، صبح پیش از دارو و شب پیش از خواب، هر بار دو سنجش ثبت کند. روز نخست را کنار بگذارید و از بقیه میانگین بگیرید.

دستگاه {nb1Readings} سنجش را برای {nb1Users} نفر جدا نگه می‌دارد؛ پیش از خواندن حافظه، کلید نفر را با بیمار تأیید کنید.`,
        ),
        part(
          'limits',
          'مرزهای دستگاه',
          `- برای پایش پیوسته، حین انتقال بیمار یا نوزادان ساخته نشده است.
- نمایش ضربان نامنظم، تشخیص آریتمی نیست؛ نوار بگیرید.
- فیستول، خط وریدی یا سابقه‌ی برداشتن غدد لنفاوی در یک بازو: بازوی دیگر را بسنجید.`,
        ),
        part('care', 'ضدعفونی میان بیماران', 'بازوبند را پس از هر بیمار با محلول الکل ۷۰ درصد روی پارچه پاک کنید و بگذارید خشک شود. بدنه را خیس نکنید.'),
        trouble(
          'fa',
          {
            question: 'با فشارسنج جیوه‌ای فرق دارد',
            answer:
              'سه سنجش پیاپی با هر دو، با فاصله‌ی یک دقیقه و روی همان بازو بگیرید. اختلاف پایدار بیش از ۵ میلی‌متر جیوه را با شماره‌ی سریال به ما بگویید.',
          },
          { question: 'هر سال بررسی لازم است؟', answer: 'برای به کار بردن در مطب، سالی یک بار درستی فشار را با مرجع بسنجید؛ خدمات ما هم این کار را می‌کند.' },
        ),
        after.fa,
      ],
    },
    en: {
      title: 'NB1 manual for doctors',
      lead: 'Measuring in the clinic, following up at home, and what the numbers in memory say.',
      sections: [
        know('en', { kind: 'info', text: 'NB1 is oscillometric. With a very irregular pulse, confirm by auscultation.' }),
        part(
          'clinic',
          'In the clinic',
          `- Match the cuff to the arm; a small cuff reads high.
- The patient has sat for five minutes, with an empty bladder.
- Two readings a minute apart; a third if they differ by more than 10 mmHg.
- Both arms on the first visit; in elderly and diabetic patients also standing, after one and three minutes.`,
        ),
        part(
          'home',
          'At home',
          `Ask the patient for seven days, mornings before medicine and evenings before bed, two readings each. Leave the first day out and take the average of the rest.

The device keeps {nb1Readings} readings for {nb1Users} people apart; confirm the person’s key with the patient before you read the memory.`,
        ),
        part(
          'limits',
          'What it is not for',
          `- Not made for continuous monitoring, transport or newborns.
- Its irregular pulse sign is no diagnosis of an arrhythmia; record an ECG.
- A fistula, a venous line or removed lymph nodes on one side: use the other arm.`,
        ),
        part('care', 'Between patients', 'Wipe the cuff with 70 % alcohol on a cloth after each patient and let it dry. Keep the body dry.'),
        trouble(
          'en',
          {
            question: 'It differs from a mercury manometer',
            answer:
              'Take three readings with each, a minute apart, on the same arm. Tell us of a lasting difference of more than 5 mmHg, with the serial number.',
          },
          { question: 'Is a yearly check needed?', answer: 'In a clinic, check its pressure against a reference once a year; our service does it too.' },
        ),
        after.en,
      ],
    },
  },
];
