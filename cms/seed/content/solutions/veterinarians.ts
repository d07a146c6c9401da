import { solution } from './make';

/** For veterinarians; what was not made for animals is said. [PAGE-7] */
export const veterinarians = solution(
  {
    audience: 'veterinarians',
    drawing: 'ni1',
    colour: 'grey',
    action: 'demo:ni1',
    second: 'product:ni1',
    tools: ['sound', 'tool:units', 'manuals'],
    products: ['ni1', 'ns1', 'ns0'],
  },
  {
    fa: {
      title: 'برای دامپزشکان',
      metaTitle: 'ضربان برای دامپزشکان',
      metaDescription: 'گوشی دیجیتال برای قلب‌های آرام و تند، و سونوگرافی همراه کنار قفس و اصطبل؛ و روشن گفته‌ایم چه چیزی برای دام ساخته نشده است.',
      hero: {
        title: 'بیماری که نمی‌گوید\nکجایش درد می‌کند',
        text: 'صدای آرام زیر موی انبوه، قلبی تند در سینه‌ای کوچک، تصویری که باید همان‌جا گرفت. دو دستگاه ما را دامپزشکان هم به کار می‌برند؛ بقیه برای انسان است و پایین همین صفحه گفته‌ایم.',
        notes: ['صفحه‌ی {ni1Inches} اینچی', 'پروب خطی'],
      },
      tasks: [
        {
          label: 'قلب آرام، اتاق شلوغ',
          text: 'سگِ نفس‌زن، گربه‌ی خرخرکن، دستیاری که حرف می‌زند. صدا را بلندتر کنید و با فیلتر قلب باقی را کم.',
          drawing: 'ns1',
          why: 'NS1-SE تا {ns1SeTimes} برابر تقویت می‌کند. فیلترها برای صدای انسان تنظیم شده‌اند؛ در قلب بسیار تند با فیلتر «هر دو» گوش دهید.',
        },
        {
          label: 'تصویر، همان‌جا',
          text: 'کنار قفس، در اصطبل، سر زمین: بافت سطحی و زردپی را با پروب خطی ببینید و اندازه بگیرید.',
          drawing: 'ni1',
          why: 'حالت‌های B، M و B+M، با مرکب و ذوزنقه‌ای برای پروب خطی؛ تصویر را ثابت و اندازه‌گیری کنید.',
        },
        {
          label: 'گوشی دوم، برای دستیار',
          text: 'دو نفر یک قلب را بشنوند و درباره‌ی آن حرف بزنند؛ آموزش از همین‌جا آغاز می‌شود.',
          drawing: 'ns0',
          why: 'بی‌باتری و سبک است و با الکل پاک می‌شود.',
        },
      ],
      portal: [
        'درخواست نمایش دستگاه در کلینیک شما، پیش از خرید',
        'نمایشگر صدا در مرورگر: ضبط خودتان را باز کنید و شکلش را ببینید؛ جایی فرستاده نمی‌شود',
        'ضمانت و تعمیر با شماره‌ی سریال، از حساب شما',
      ],
      tools: [
        ['نمایشگر صدا', 'ضبط خودتان را از سه فیلتر بشنوید و موج و طیفش را ببینید. ضربان را خودتان بشمارید: شمارش برای انسان آزموده شده است.'],
        ['تبدیل یکاها', 'قند، کراتینین، دما و وزن.'],
        ['راهنمای دستگاه‌ها', 'نسخه‌ی پزشک هر راهنما، برای خواندن و چاپ.'],
      ],
      price: 'قیمت مدل‌ها، همین امروز.',
      faq: [
        [
          'چه چیزی برای دام ساخته نشده است؟',
          'فشارسنج NB1 بازوبند بازوی انسان دارد، نوار قلب NH1 با انگشت و زانوی انسان ثبت می‌کند، و حساب‌گرها و رده‌های ما برای انسان است. این‌ها را برای دام پیشنهاد نمی‌کنیم.',
        ],
        ['برای هر حیوان پرونده‌ی جدا دارید؟', 'نه هنوز. پرونده‌های ضربان برای انسان است؛ ضبط را با نام خودتان نگه دارید.'],
        ['پروب دیگری هم هست؟', 'اکنون پروب خطی فروخته می‌شود. نیازتان را [بنویسید](contact) تا بدانیم.'],
      ],
      action: {
        title: 'در کلینیک خودتان ببینید',
        text: 'روز و جا را با شما هماهنگ می‌کنیم؛ روی بیمار خودتان بیازمایید و بعد تصمیم بگیرید.',
        label: 'درخواست نمایش دستگاه',
        points: ['بی هزینه و بی تعهد', 'پاسخ در ساعت کاری'],
      },
    },
    en: {
      title: 'For veterinarians',
      metaTitle: 'Zarban for veterinarians',
      metaDescription:
        'A digital stethoscope for quiet and fast hearts, and portable ultrasound beside cage and stable; with plain words on what was not made for animals.',
      hero: {
        title: 'A patient who cannot say\nwhere it hurts',
        text: 'A faint sound under thick fur, a fast heart in a small chest, an image that must be taken on the spot. Veterinarians use two of our devices; the others are for people, as we say below.',
        notes: ['{ni1Inches}-inch screen', 'Linear probe'],
      },
      tasks: [
        {
          label: 'A quiet heart, a busy room',
          text: 'A panting dog, a purring cat, an assistant who talks. Make it louder, and the rest quieter with the heart filter.',
          drawing: 'ns1',
          why: 'NS1-SE amplifies up to {ns1SeTimes} times. The filters are set for human sounds; for very fast hearts listen with “both”.',
        },
        {
          label: 'An image on the spot',
          text: 'Beside the cage, in the stable, in the field: see and measure soft tissue and tendons with a linear probe.',
          drawing: 'ni1',
          why: 'Modes B, M and B+M, with Compound and Trapezoid for the linear probe; freeze the image and measure it.',
        },
        {
          label: 'A second one for the assistant',
          text: 'Two who hear one heart can talk about it; that is where teaching begins.',
          drawing: 'ns0',
          why: 'Without batteries, light, and cleaned with alcohol.',
        },
      ],
      portal: [
        'A demo of the device at your clinic before you buy',
        'Sound player in the browser: open a recording of your own and see its shape; it is sent nowhere',
        'Warranty and repair by serial number, from your account',
      ],
      tools: [
        ['Sound player', 'Hear your recording through three filters and see its wave. Count the rate yourself: the counting was tested on people.'],
        ['Conversion of units', 'Glucose, creatinine, temperature and weight.'],
        ['Guides of the devices', 'The doctor’s version of each, to read and print.'],
      ],
      price: 'The prices of the models, as of today.',
      faq: [
        [
          'What was not made for animals?',
          'NB1 has a cuff for a human arm, NH1 records with human fingers and a knee, and our calculators and classes are for people. We do not offer them for animals.',
        ],
        ['Is there a record for each animal?', 'Not yet. Zarban’s records are for people; keep recordings under your own names.'],
        ['Are there other probes?', 'The linear probe is what is sold now. [Write to us](contact) what you need.'],
      ],
      action: {
        title: 'See it at your own clinic',
        text: 'We arrange the day and the place with you; try it on your own patients and decide afterwards.',
        label: 'Request a demo',
        points: ['Free and without obligation', 'An answer in working hours'],
      },
    },
  },
);
