import { after, know, part, trouble, type ManualWords } from './shared';

/** The portable ultrasound, for home care and for doctors. [PAGE-9] */
export const ni1Manuals: ManualWords[] = [
  {
    slug: 'ni1',
    reader: 'home',
    fa: {
      title: 'راهنمای NI1 برای خانه و پرستار همراه',
      lead: 'آماده کردن دستگاه و بیمار برای سونوگرافی در خانه؛ تصویر را پزشک یا کاردان می‌گیرد.',
      sections: [
        know(
          'fa',
          { kind: 'warn', text: 'سونوگرافی را فقط کسی بگیرد که آموزش دیده است. تصویری که بی‌دلیل پزشکی گرفته شود، نگیرید.' },
          { kind: 'info', text: 'در وضعیت اضطراری منتظر سونوگرافی نمانید؛ با ۱۱۵ تماس بگیرید.' },
        ),
        part(
          'start',
          'آماده کردن دستگاه',
          `1. دستگاه را روی میز محکم و نزدیک پریز بگذارید و شارژ آن را ببینید.
2. صفحه‌ی {ni1Inches} اینچی را رو به کسی بگذارید که پروب را می‌گیرد.
3. نام و شماره‌ی بیمار را پیش از آغاز وارد کنید.
4. ژل و دستمال را دم دست بگذارید.`,
        ),
        part(
          'patient',
          'آماده کردن بیمار',
          'برای سونوی شکم شش ساعت ناشتا و برای لگن مثانه‌ی پر لازم است؛ برگه‌ی پزشک را ببینید. لباس گشاد بپوشانید و اتاق را گرم نگه دارید.',
        ),
        part('after-use', 'پس از کار', 'ژل را از پوست و پروب پاک کنید، پروب را در جای خود بگذارید و کابل را بی‌تا خوردن جمع کنید.'),
        trouble(
          'fa',
          { question: 'دستگاه روشن نمی‌شود', answer: 'ده دقیقه به برق بزنید و دوباره بیازمایید. فقط آداپتور خود دستگاه را به کار ببرید.' },
          { question: 'پروب افتاد', answer: 'دیگر به کار نبرید و با پشتیبانی تماس بگیرید؛ ترک ریز پروب برق را به پوست می‌رساند.' },
        ),
        after.fa,
      ],
    },
    en: {
      title: 'NI1 manual for home and the accompanying nurse',
      lead: 'Preparing device and patient for ultrasound at home; a doctor or sonographer takes the images.',
      sections: [
        know(
          'en',
          { kind: 'warn', text: 'Only trained people take ultrasound images, and none without a medical reason.' },
          { kind: 'info', text: 'In an emergency do not wait for ultrasound: call 115.' },
        ),
        part(
          'start',
          'Preparing the device',
          `1. Put it on a firm table near a socket and look at its charge.
2. Turn the {ni1Inches}-inch screen to whoever holds the probe.
3. Enter the patient’s name and number before you begin.
4. Have gel and tissues at hand.`,
        ),
        part(
          'patient',
          'Preparing the patient',
          'For the abdomen six hours without food, for the pelvis a full bladder; look at the doctor’s note. Loose clothes and a warm room help.',
        ),
        part('after-use', 'Afterwards', 'Wipe the gel off skin and probe, put the probe in its holder and coil the cable without bending it.'),
        trouble(
          'en',
          { question: 'It does not switch on', answer: 'Connect it to mains for ten minutes and try again. Use its own adapter only.' },
          { question: 'The probe was dropped', answer: 'Stop using it and contact support; a fine crack in a probe brings current to the skin.' },
        ),
        after.en,
      ],
    },
  },
  {
    slug: 'ni1',
    reader: 'doctor',
    fa: {
      title: 'راهنمای پزشک برای سونوگرافی همراه NI1',
      lead: 'حالت‌های B+M، B، M، Compound و Trapezoid روی صفحه‌ی لمسی {ni1Inches} اینچی.',
      sections: [
        know(
          'fa',
          { kind: 'warn', text: 'توان را تا جایی که تصویر می‌دهد کم نگه دارید (ALARA)؛ MI و TI گوشه‌ی صفحه نوشته شده است.' },
          { kind: 'info', text: 'برای چشم و جنین پیش‌تنظیم جدا هست؛ با پیش‌تنظیم شکم نگیرید.' },
        ),
        part(
          'modes',
          'حالت‌ها',
          `- **B** تصویر دوبعدی؛ عمق و کانون را نخست تنظیم کنید.
- **M** حرکت روی یک خط؛ برای دریچه و ضربان جنین.
- **B+M** هر دو کنار هم، تا خط M روی تصویر دیده شود.
- **Compound** از چند زاویه؛ لکه‌ها کم و لبه‌ها روشن‌تر می‌شود.
- **Trapezoid** برای پروب خطی؛ میدان پایین را پهن‌تر می‌کند.`,
        ),
        part(
          'exam',
          'یک بررسی',
          `1. بیمار و پیش‌تنظیم را برگزینید.
2. ژل بزنید؛ نشان پروب رو به سر یا راست بیمار باشد.
3. عمق، بهره و کانون را به ترتیب تنظیم کنید.
4. تصویر را ثابت کنید، بسنجید و نگه دارید؛ هر اندازه با نام خود ذخیره می‌شود.`,
        ),
        part(
          'care',
          'ضدعفونی پروب',
          'پس از هر بیمار ژل را پاک کنید و با دستمال بی‌الکل مخصوص پروب ضدعفونی کنید. برای پوست آسیب‌دیده پوشش سترون بگذارید. کابل و سر پروب را هر روز برای ترک ببینید.',
        ),
        trouble(
          'fa',
          { question: 'تصویر تاریک است', answer: 'ژل را بیشتر کنید، بهره و سپس توان را کمی بالا ببرید و فرکانس را کم کنید تا عمق برسد.' },
          { question: 'خط‌های منظم می‌بینم', answer: 'نویز برق است؛ با باتری بیازمایید و از دستگاه‌های پرمصرف دور شوید.' },
        ),
        after.fa,
      ],
    },
    en: {
      title: 'NI1 manual for doctors',
      lead: 'B+M, B, M, Compound and Trapezoid on a {ni1Inches}-inch touchscreen.',
      sections: [
        know(
          'en',
          { kind: 'warn', text: 'Keep the power as low as the image allows (ALARA); MI and TI stand in the corner of the screen.' },
          { kind: 'info', text: 'Eye and fetus have presets of their own; do not use the abdominal one.' },
        ),
        part(
          'modes',
          'Modes',
          `- **B** two-dimensional image; set depth and focus first.
- **M** movement along one line; for valves and the fetal pulse.
- **B+M** both side by side, so that the M line is seen on the image.
- **Compound** from several angles; fewer speckles, clearer edges.
- **Trapezoid** for the linear probe; widens the field below.`,
        ),
        part(
          'exam',
          'An examination',
          `1. Choose patient and preset.
2. Apply gel; the probe’s mark points to the head or the patient’s right.
3. Set depth, gain and focus, in this order.
4. Freeze, measure and keep; each measurement is kept under its name.`,
        ),
        part(
          'care',
          'Disinfecting the probe',
          'Wipe the gel off after each patient and use alcohol-free wipes made for probes. Cover it sterilely for broken skin. Look for cracks in cable and head every day.',
        ),
        trouble(
          'en',
          { question: 'The image is dark', answer: 'More gel, then a little more gain, then power; lower the frequency to reach deeper.' },
          { question: 'I see regular lines', answer: 'Mains noise: try it on battery, away from large appliances.' },
        ),
        after.en,
      ],
    },
  },
];
