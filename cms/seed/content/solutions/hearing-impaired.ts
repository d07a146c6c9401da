import { solution } from './make';

/** For doctors who hear little: everything here goes in writing. [PAGE-7] */
export const hearingImpaired = solution(
  {
    audience: 'hearing-impaired',
    drawing: 'ns1',
    colour: 'copper',
    action: 'contact',
    second: 'product:ns1',
    tools: ['sound', 'article:digital-stethoscope-and-hearing-loss', 'article:first-heart-sounds'],
    products: ['ns1'],
  },
  {
    fa: {
      title: 'برای پزشکان کم‌شنوا',
      metaTitle: 'ضربان برای پزشکان کم‌شنوا',
      metaDescription: 'تقویت {ns1Times} و {ns1SeTimes} برابر و دیدن شکل صدا؛ آنچه درباره‌ی سمعک می‌دانیم و نمی‌دانیم، و راه نوشتن به‌جای تلفن.',
      hero: {
        title: 'آنچه دیگران می‌شنوند،\nببینید',
        text: 'گوشی NS1-SE صدا را تا {ns1SeTimes} برابر بلندتر می‌کند و نمایشگر، شکل همان صدا را نشان می‌دهد: صدای اول، صدای دوم و هر چه میان آن‌هاست. این‌جا هر کاری با نوشتن پیش می‌رود؛ زنگ نمی‌زنیم مگر بخواهید.',
        notes: ['تا {ns1SeTimes} برابر بلندتر', 'شکل صدا، روی صفحه'],
      },
      tasks: [
        {
          label: 'معاینه در بخش شلوغ',
          text: 'تقویت را بالا ببرید و با فیلتر قلب یا ریه باقی را کم کنید؛ هر فیلتر با بازه‌ی بسامدش نام دارد.',
          drawing: 'ns1',
          why: 'NS1-SE و SE-Plus تا {ns1SeTimes} برابر و NS1 تا {ns1Times} برابر تقویت می‌کنند.',
        },
        {
          label: 'تردید در یک سوفل',
          text: 'ضبط را در نمایشگر باز کنید. میان صدای اول و دوم باید آرام باشد؛ اگر نیست، می‌بینیدش و همکارتان می‌شنودش.',
          drawing: 'ns1',
          why: 'ضبط می‌کند، پس می‌شود همان صدا را با چشم و با گوشِ دیگری سنجید.',
        },
        {
          label: 'ضربانی که باید شمرد',
          text: 'نظم و سرعت را از روی نوار بخوانید؛ برای این کار گوش لازم نیست.',
          drawing: 'nh1',
          why: 'نوار را همان لحظه روی صفحه نشان می‌دهد: یک کانال با دو انگشت، شش کانال با زانو.',
        },
      ],
      portal: [
        'پرسش نوشتاری: پاسخ تا {responseToHours} ساعت کاری به همان ایمیل یا شماره‌ای می‌آید که می‌نویسید',
        'پیگیری سفارش، ضمانت و تعمیر بی تلفن، از حساب شما',
        'نمایشگر صدا در مرورگر: موج، پوش، صدای اول و دوم، و طیف؛ فایل شما جایی نمی‌رود',
      ],
      tools: [
        ['نمایشگر صدا', 'نمونه‌ها را ببینید و فایل خودتان را باز کنید. زمان از چپ به راست است؛ محاسبه است، نه تشخیص.'],
        ['گوشی دیجیتال و کم‌شنوایی', 'نوشته‌ای با منبع: تقویت چه می‌کند و چه نمی‌کند.'],
        ['صدای اول و دوم', 'شکل هر کدام، تا چشم هم یاد بگیرد.'],
      ],
      price: 'مدل‌ها با تقویت و همراه‌هایشان در صفحه‌ی دستگاه کنار هم آمده‌اند.',
      faq: [
        [
          'با سمعک یا کاشت حلزون من کار می‌کند؟',
          'به سمعک و راه گرفتن صدایش بستگی دارد و ما برای هیچ مدلی قول نمی‌دهیم. [بنویسید](contact) چه دارید؛ پیش از خرید با هم می‌آزماییم.',
        ],
        [
          'تقویت بیشتر همیشه بهتر است؟',
          'نه. اگر کاهش شنوایی شما در بسامد صداهای بم قلب باشد تقویت کمک می‌کند؛ اگر صدا برایتان خش‌دار می‌شود، شکل آن بیشتر به کار می‌آید.',
        ],
        ['اگر به کارم نیامد؟', 'تا {replacementDays} روز، اگر ایرادی داشت تعویض می‌شود. برای همین پیشنهاد می‌کنیم پیش از خرید بیازمایید.'],
      ],
      action: {
        title: 'بنویسید، می‌نویسیم',
        text: 'سمعک و کارتان را در چند خط بگویید و بنویسید که پاسخ را نوشتاری می‌خواهید.',
        label: 'نوشتن به ما',
        points: ['پاسخ در {responseToHours} ساعت کاری', 'آزمودن دستگاه پیش از خرید'],
      },
    },
    en: {
      title: 'For hearing-impaired doctors',
      metaTitle: 'Zarban for hearing-impaired doctors',
      metaDescription:
        'Amplification of {ns1Times} and {ns1SeTimes} times and the shape of a sound to see; what we know and do not know about hearing aids, and ways to write instead of calling.',
      hero: {
        title: 'See what\nothers hear',
        text: 'NS1-SE makes a sound up to {ns1SeTimes} times louder, and the player shows its shape: the first sound, the second, and whatever lies between. Here everything goes in writing; we do not call unless you want it.',
        notes: ['Up to {ns1SeTimes} times louder', 'The shape of a sound'],
      },
      tasks: [
        {
          label: 'A busy ward',
          text: 'Turn up the amplification, and the rest down with the heart or the lung filter; each filter names its band.',
          drawing: 'ns1',
          why: 'NS1-SE and SE-Plus amplify up to {ns1SeTimes} times, NS1 up to {ns1Times}.',
        },
        {
          label: 'Doubt about a murmur',
          text: 'Open the recording in the player. Between the first and the second sound it should be quiet; if not, you see it and a colleague hears it.',
          drawing: 'ns1',
          why: 'It records, so that the same sound can be judged by your eyes and by somebody else’s ears.',
        },
        {
          label: 'A pulse to count',
          text: 'Read rhythm and rate from a trace; no ear is needed for that.',
          drawing: 'nh1',
          why: 'It shows the trace at once: one lead with two fingers, six with the knee.',
        },
      ],
      portal: [
        'Questions in writing: the answer comes within {responseToHours} working hours to the e-mail or number that you give',
        'Orders, warranty and repair followed without a phone, from your account',
        'Sound player in the browser: waveform, envelope, first and second sounds and spectrogram; your file goes nowhere',
      ],
      tools: [
        ['Sound player', 'See the examples and open a file of your own. Time runs from left to right; computed, not a diagnosis.'],
        ['Digital stethoscopes and hearing loss', 'An article with sources: what amplification does, and what it does not.'],
        ['First and second sound', 'The shape of each, so that the eye learns too.'],
      ],
      price: 'The models stand side by side on the device’s page, with amplification and what comes with each.',
      faq: [
        [
          'Does it work with my hearing aid or implant?',
          'That depends on the aid and on how it takes sound; we promise it for none. [Write to us](contact) what you wear, and we try it together before you buy.',
        ],
        [
          'Is more amplification always better?',
          'No. It helps where your loss lies at the low frequencies of the heart; where sound becomes distorted, its shape helps more.',
        ],
        ['What if it does not help me?', 'Within {replacementDays} days a defect is replaced. That is why we suggest trying it before you buy.'],
      ],
      action: {
        title: 'Write, and we write back',
        text: 'Tell us in a few lines what you wear and what you do, and that you want the answer in writing.',
        label: 'Write to us',
        points: ['An answer within {responseToHours} working hours', 'A trial before you buy'],
      },
    },
  },
);
