import { after, know, part, trouble, type ManualWords } from './shared';

/** The handheld ECG, for home and for doctors. [PAGE-9] */
export const nh1Manuals: ManualWords[] = [
  {
    slug: 'nh1',
    reader: 'home',
    fa: {
      title: 'راهنمای خانگی نوار قلب NH1',
      lead: 'ثبت نوار تک‌کاناله و شش‌کاناله، و فرستادن آن برای پزشک.',
      sections: [
        know(
          'fa',
          { kind: 'warn', text: 'NH1 سکته‌ی قلبی را تشخیص نمی‌دهد. با درد سینه، تنگی نفس یا از حال رفتن، نخست با ۱۱۵ تماس بگیرید.' },
          { kind: 'warn', text: 'اگر باتری قلب یا دستگاه کاشتنی دارید، پیش از نخستین نوار از پزشک قلب خود بپرسید.' },
        ),
        part(
          'start',
          'آماده شدن',
          `1. باتری را بگذارید و دستگاه را با کلید کنار آن روشن کنید.
2. در اپلیکیشن، «افزودن دستگاه» را بزنید و شماره‌ی سریال را بنویسید.
3. دست‌ها را بشویید و خشک کنید؛ پوست خیلی خشک را کمی نم بزنید.
4. بنشینید و دو دقیقه آرام بگیرید. در طول ثبت حرف نزنید و تکان نخورید.`,
        ),
        part(
          'single',
          'نوار تک‌کاناله',
          `1. دستگاه را با دو دست بگیرید: انگشت اشاره‌ی هر دست روی یک صفحه‌ی فلزی.
2. ساعدها را روی میز یا روی ران بگذارید تا ماهیچه‌ها آرام باشند.
3. ثبت را در اپلیکیشن آغاز کنید و تا پایان همان‌گونه بمانید.`,
        ),
        part(
          'six',
          'نوار شش‌کاناله',
          `1. مانند تک‌کاناله بگیرید و پشت دستگاه را روی پوست زانوی چپ بگذارید.
2. میان پشت دستگاه و پوست پارچه نباشد.
3. ثبت را آغاز کنید. هر سه تماس باید تا پایان برقرار بماند.`,
        ),
        part(
          'share',
          'دیدن و فرستادن',
          `نوار همان لحظه روی صفحه می‌آید و زمان همیشه از چپ به راست است. بی‌اینترنت هم ثبت می‌شود و پس از وصل شدن فرستاده می‌شود.

برای پزشک، نوار را با شماره‌ی همراه او به اشتراک بگذارید و بنویسید چه احساسی داشتید.`,
        ),
        part('care', 'تمیز کردن', 'صفحه‌های فلزی را پس از هر بار با پارچه‌ی نرم و کمی الکل پاک کنید. دستگاه {nh1Grams} گرم وزن دارد و ضدآب نیست.'),
        trouble(
          'fa',
          { question: 'نوار پر از لرزش است', answer: 'دست‌ها را شل کنید و روی تکیه‌گاه بگذارید. از گوشی در حال شارژ و وسایل برقی فاصله بگیرید.' },
          { question: 'خط صاف می‌بینم', answer: 'تماس یکی از انگشت‌ها یا زانو قطع است. پوست را کمی نم بزنید و محکم‌تر، بی‌فشار زیاد، نگه دارید.' },
          { question: 'نوار وارونه است', answer: 'دستگاه را برعکس گرفته‌اید. نوشته‌ی روی دستگاه باید رو به شما و خوانا باشد.' },
        ),
        after.fa,
      ],
    },
    en: {
      title: 'NH1 manual for home',
      lead: 'Recording single and six-channel traces, and sending them to your doctor.',
      sections: [
        know(
          'en',
          { kind: 'warn', text: 'NH1 does not detect a heart attack. With chest pain, shortness of breath or fainting, call 115 first.' },
          { kind: 'warn', text: 'With a pacemaker or another implant, ask your cardiologist before the first trace.' },
        ),
        part(
          'start',
          'Getting ready',
          `1. Put in the battery and switch the device on with the key at its side.
2. In the app, press “Add a device” and enter the serial number.
3. Wash and dry your hands; moisten very dry skin a little.
4. Sit and rest for two minutes. While recording, neither speak nor move.`,
        ),
        part(
          'single',
          'Single channel',
          `1. Hold the device in both hands, one index finger on each metal plate.
2. Rest your forearms on a table or your thighs, so that the muscles are calm.
3. Start recording in the app and stay as you are until it ends.`,
        ),
        part(
          'six',
          'Six channels',
          `1. Hold it as for a single channel and place its back on the skin of your left knee.
2. No cloth between the back of the device and the skin.
3. Start recording. All three contacts have to hold until the end.`,
        ),
        part(
          'share',
          'Seeing and sending',
          `The trace appears at once, and time always runs from left to right. It records without internet too, and is sent once you are connected.

Share the trace with your doctor’s mobile number, and write how you felt.`,
        ),
        part(
          'care',
          'Cleaning',
          'Wipe the metal plates with a soft cloth and a little alcohol after each use. The device weighs {nh1Grams} grams and is not waterproof.',
        ),
        trouble(
          'en',
          {
            question: 'The trace is full of tremor',
            answer: 'Let your hands go loose and rest them. Keep away from a charging phone and electric appliances.',
          },
          {
            question: 'I see a flat line',
            answer: 'A finger or the knee has lost contact. Moisten the skin a little and hold more firmly, without pressing hard.',
          },
          { question: 'The trace is upside down', answer: 'You hold the device the wrong way round. The writing on it should face you.' },
        ),
        after.en,
      ],
    },
  },
  {
    slug: 'nh1',
    reader: 'doctor',
    fa: {
      title: 'راهنمای پزشک برای نوار قلب NH1',
      lead: 'شش اشتقاق اندام‌ها از یک دستگاه {nh1Grams} گرمی: چه می‌بینید و چه نمی‌بینید.',
      sections: [
        know('fa', { kind: 'warn', text: 'NH1 اشتقاق‌های سینه‌ای ندارد و جای نوار دوازده‌کاناله را در ارزیابی ایسکمی نمی‌گیرد.' }),
        part(
          'leads',
          'اشتقاق‌ها',
          `حالت تک‌کاناله اشتقاق I را ثبت می‌کند. در حالت شش‌کاناله I و II اندازه گرفته می‌شود و III، aVR، aVL و aVF از آن‌ها حساب می‌شود:

- III = II − I
- aVR = −(I + II) ÷ ۲
- aVL = I − II ÷ ۲
- aVF = II − I ÷ ۲`,
        ),
        part(
          'paper',
          'کاغذ و مقیاس',
          'نوار با ۲۵ میلی‌متر بر ثانیه و ۱۰ میلی‌متر بر میلی‌ولت، با پالس کالیبراسیون، نمایش داده و چاپ می‌شود. فایل خام را به صورت CSV یا EDF بگیرید.',
        ),
        part(
          'clinic',
          'در مطب',
          `- بیمار نشسته یا درازکش، ساعدها تکیه‌داده؛ لرزش ماهیچه شایع‌ترین آرتیفکت است.
- برای ضربان نامنظم دست‌کم ۳۰ ثانیه ثبت کنید.
- جابه‌جایی دست راست و چپ اشتقاق I را وارونه می‌کند؛ پیش از خواندن به جهت P و QRS نگاه کنید.`,
        ),
        part('care', 'ضدعفونی میان بیماران', 'صفحه‌های فلزی را پس از هر بیمار با الکل ۷۰ درصد پاک کنید. دستگاه را در محلول فرو نبرید.'),
        trouble(
          'fa',
          { question: 'اشتقاق II ضعیف است', answer: 'تماس زانو را ببینید؛ موی زیاد یا کرم روی پوست تماس را بد می‌کند. مچ پای چپ هم جای خوبی است.' },
          { question: 'نوار بیمار را کجا ببینم؟', answer: 'نواری که بیمار با شماره‌ی شما به اشتراک بگذارد در پیشخوان پزشک می‌آید و هر بار دیدن ثبت می‌شود.' },
        ),
        after.fa,
      ],
    },
    en: {
      title: 'NH1 manual for doctors',
      lead: 'Six limb leads from a device of {nh1Grams} grams: what you see and what you do not.',
      sections: [
        know('en', { kind: 'warn', text: 'NH1 has no chest leads and does not replace a twelve-lead ECG where ischaemia is in question.' }),
        part(
          'leads',
          'Leads',
          `The single channel records lead I. In six-channel mode I and II are measured, and III, aVR, aVL and aVF are computed from them:

- III = II − I
- aVR = −(I + II) ÷ 2
- aVL = I − II ÷ 2
- aVF = II − I ÷ 2`,
        ),
        part('paper', 'Paper and scale', 'Traces are shown and printed at 25 mm/s and 10 mm/mV with a calibration pulse. Take the raw file as CSV or EDF.'),
        part(
          'clinic',
          'In the clinic',
          `- The patient sits or lies with supported forearms; muscle tremor is the commonest artefact.
- For an irregular pulse record at least 30 seconds.
- Swapped hands turn lead I upside down; look at the direction of P and QRS before you read.`,
        ),
        part('care', 'Between patients', 'Wipe the metal plates with 70 % alcohol after each patient. Do not immerse the device.'),
        trouble(
          'en',
          { question: 'Lead II is weak', answer: 'Look at the contact of the knee; hair or cream on the skin spoils it. The left ankle is a good place too.' },
          {
            question: 'Where do I see a patient’s trace?',
            answer: 'A trace that a patient shares with your number appears on the doctor’s desk, and each view is logged.',
          },
        ),
        after.en,
      ],
    },
  },
];
