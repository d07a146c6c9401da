import type { QuizSeeds } from './quiz-type';

/** Questions of the first three lessons on the ECG. [ACAD-3] */
export const ecgBasics: QuizSeeds = {
  'what-an-ecg-records': [
    {
      kind: 'one',
      answer: '2',
      fa: {
        prompt: 'موجِ دپولاریزاسیونی از سرِ مثبتِ یک اشتقاق دور می‌شود. خط در آن اشتقاق چه می‌کند؟',
        choices: ['بالا می‌رود', 'پایین می‌رود', 'صاف می‌ماند'],
        why: 'رو به سر مثبت یعنی بالا، دور شدن از آن یعنی پایین. این فقط جای نگاه را می‌گوید، نه خوب و بد را.',
      },
      en: {
        prompt: 'A wave of depolarisation travels away from the positive end of a lead. What does the line do in that lead?',
        choices: ['It goes up', 'It goes down', 'It stays flat'],
        why: 'Towards the positive end is up, away from it is down. That tells from where we look, not what is good or bad.',
      },
    },
    {
      kind: 'many',
      answer: '1 3 4',
      fa: {
        prompt: 'نوار قلب درباره‌ی کدام‌ها خاموش است؟',
        choices: ['زور پمپ قلب', 'آهنگ ضربه‌ها', 'باز و بسته شدن دریچه‌ها', 'فشار خون'],
        why: 'نوار فرمان برقی و زمان آن را می‌نویسد. آهنگ را می‌گوید؛ زور، دریچه و فشار را نه.',
      },
      en: {
        prompt: 'About which of these is an ECG silent?',
        choices: ['The strength of the pump', 'The rhythm of the beats', 'The opening of the valves', 'Blood pressure'],
        why: 'An ECG records the electric command and its timing. It tells the rhythm; not strength, valves or pressure.',
      },
    },
    {
      kind: 'one',
      answer: '3',
      fa: {
        prompt: 'کدام رویداد از خود موجی روی پوست نمی‌گذارد و فقط از مکثِ میان P و QRS پیداست؟',
        choices: ['دپولاریزاسیون دهلیزها', 'دپولاریزاسیون بطن‌ها', 'گذر فرمان از گره‌ی دهلیزی‌بطنی'],
        why: 'یاخته‌های گره کم‌اند و موجشان به پوست نمی‌رسد؛ کارشان را از زمان می‌فهمیم.',
      },
      en: {
        prompt: 'Which event leaves no wave of its own on the skin and shows only as the pause between P and QRS?',
        choices: ['The atria depolarise', 'The ventricles depolarise', 'The command passes the atrioventricular node'],
        why: 'The node has too few cells for a wave on the skin; we learn of its work through time.',
      },
    },
    {
      kind: 'mark',
      answer: 'beats',
      signal: { ecg: { seed: 1103, seconds: 6, heartRateBpm: 66, rrVariability: 0.03 } },
      fa: {
        prompt: 'هر QRS این نوار ساختگی را نشان بزنید.',
        why: 'QRS تندترین تکان هر ضربه است. برآمدگیِ پهنِ پس از آن T است و نشان نمی‌خواهد.',
      },
      en: {
        prompt: 'Mark each QRS of this made-up strip.',
        why: 'The QRS is the quickest stirring of each beat. The broad bump after it is T and wants no mark.',
      },
    },
  ],
  'paper-boxes-and-numbers': [
    {
      kind: 'number',
      answer: '200',
      tolerance: 0,
      fa: {
        prompt: 'با سرعت ۲۵ میلی‌متر در ثانیه، یک خانه‌ی بزرگ چند میلی‌ثانیه است؟',
        why: 'خانه‌ی بزرگ پنج میلی‌متر است و هر میلی‌متر ۴۰ میلی‌ثانیه: پنج ضرب‌در ۴۰ می‌شود ۲۰۰.',
      },
      en: {
        prompt: 'At 25 mm a second, how many milliseconds is one large box?',
        why: 'A large box is five millimetres, each 40 milliseconds: five times 40 is 200.',
      },
    },
    {
      kind: 'number',
      answer: '1.15',
      tolerance: 0.06,
      fa: {
        prompt: 'با حساسیت ۱۰ میلی‌متر بر میلی‌ولت، R یازده خانه‌ی کوچک و نیم بلند است. چند میلی‌ولت؟',
        why: 'هر خانه‌ی کوچک یک میلی‌متر و ۰٫۱ میلی‌ولت است: ۱۱٫۵ خانه می‌شود ۱٫۱۵.',
      },
      en: {
        prompt: 'At a gain of 10 mm/mV an R is eleven and a half small boxes tall. How many millivolts?',
        why: 'A small box is one millimetre and 0.1 mV: 11.5 boxes are 1.15 mV.',
      },
    },
    {
      kind: 'one',
      answer: '1',
      fa: {
        prompt: 'همان قلب را با ۵۰ میلی‌متر در ثانیه چاپ کرده‌اند. چه می‌بینید؟',
        choices: ['همه‌چیز دو برابر پهن‌تر است', 'همه‌چیز نصف پهناست', 'موج‌ها دو برابر بلندترند'],
        why: 'سرعتِ کاغذ فقط پهنا را عوض می‌کند. بی خواندن سرعت، ضربان را نصف می‌شمارید.',
      },
      en: {
        prompt: 'The same heart was printed at 50 mm a second. What do you see?',
        choices: ['Everything is twice as wide', 'Everything is half as wide', 'The waves are twice as tall'],
        why: 'The paper’s speed changes the width alone. Without reading the speed you would count half the rate.',
      },
    },
    {
      kind: 'interval',
      answer: '1200',
      tolerance: 60,
      signal: { ecg: { seed: 1202, seconds: 6, heartRateBpm: 50, rrVariability: 0 } },
      fa: {
        prompt: 'فاصله‌ی دو R پیاپی را در این نوار اندازه بگیرید.',
        why: 'شش خانه‌ی بزرگ است: شش ضرب‌در ۲۰۰ می‌شود ۱۲۰۰ میلی‌ثانیه، یعنی ۵۰ ضربه در دقیقه.',
      },
      en: {
        prompt: 'Measure the time between two R waves in a row on this strip.',
        why: 'It is six large boxes: six times 200 is 1200 milliseconds, that is 50 beats a minute.',
      },
    },
  ],
  'waves-and-intervals': [
    {
      kind: 'one',
      answer: '2',
      fa: {
        prompt: 'بازه‌ی PR را از کجا تا کجا می‌سنجند؟',
        choices: ['از پایان P تا نوک R', 'از آغاز P تا آغاز QRS', 'از نوک P تا نوک R'],
        why: 'PR از آغاز P است تا نخستین جدا شدن QRS از خط، چه Q باشد چه R.',
      },
      en: {
        prompt: 'From where to where is the PR interval measured?',
        choices: ['From the end of P to the top of R', 'From the start of P to the start of the QRS', 'From the top of P to the top of R'],
        why: 'PR runs from the start of P to where the QRS first leaves the line, be it Q or R.',
      },
    },
    {
      kind: 'interval',
      answer: '440',
      tolerance: 60,
      signal: { ecg: { seed: 301, seconds: 6, heartRateBpm: 60, rrVariability: 0 } },
      fa: {
        prompt: 'QT این نوار ساختگی را اندازه بگیرید: از آغاز QRS تا پایان T.',
        why: 'نزدیک ۴۴۰ میلی‌ثانیه ساخته شده است. پایان T تار است؛ برای همین ۶۰ میلی‌ثانیه رواداری دارد.',
      },
      en: {
        prompt: 'Measure the QT of this made-up strip: from the start of the QRS to the end of T.',
        why: 'It was built at about 440 milliseconds. The end of T is blurred, which is why 60 milliseconds are allowed.',
      },
    },
    {
      kind: 'number',
      answer: '444',
      tolerance: 5,
      fa: {
        prompt: 'QT برابر ۴۰۰ میلی‌ثانیه و RR برابر ۰٫۸۱ ثانیه است. QTc با Bazett چند میلی‌ثانیه می‌شود؟',
        why: 'ریشه‌ی دوم ۰٫۸۱ برابر ۰٫۹ است و ۴۰۰ بخش بر ۰٫۹ نزدیک ۴۴۴.',
      },
      en: {
        prompt: 'QT is 400 milliseconds and RR is 0.81 seconds. What is the QTc by Bazett, in milliseconds?',
        why: 'The square root of 0.81 is 0.9, and 400 divided by 0.9 is about 444.',
      },
    },
    {
      kind: 'many',
      answer: '1 3',
      fa: {
        prompt: 'کدام‌ها «بازه»‌اند، یعنی موجی در خود دارند؟',
        choices: ['PR', 'ST', 'QT'],
        why: 'PR خود P را دارد و QT از QRS تا پایان T است. ST قطعه است: بلندی‌اش مهم است نه درازایش.',
      },
      en: {
        prompt: 'Which of these are intervals, that is, contain a wave?',
        choices: ['PR', 'ST', 'QT'],
        why: 'PR contains the P, and QT runs from the QRS to the end of T. ST is a segment: its height matters, not its length.',
      },
    },
  ],
};
