import { solution } from './make';

/** For paediatric specialists. [PAGE-7] */
export const paediatrics = solution(
  {
    audience: 'paediatrics',
    drawing: 'ns1',
    colour: 'blue',
    action: 'demo:ns1',
    second: 'product:ns1',
    tools: ['article:innocent-murmur', 'sound', 'tool:units'],
    products: ['ns1', 'ns0'],
  },
  {
    fa: {
      title: 'برای متخصصان کودکان',
      metaTitle: 'ضربان برای متخصصان کودکان',
      metaDescription: 'سینه‌ی کوچک، قلب تند و پدر و مادر نگران: گوشی دیجیتالی که ضبط می‌کند، با آنچه برای نوزاد باید دانست.',
      hero: {
        title: 'چند ثانیه آرامش،\nهمین بس است',
        text: 'کودک گریه می‌کند و شما میان دو نفس گوش می‌دهید. همان چند ثانیه را ضبط کنید، آرام بشنوید و به پدر و مادر نشان دهید که سوفل بی‌خطر چه شکلی است.',
        notes: ['بِل حدود {bellMm} میلی‌متر', 'تقویت تا {ns1SeTimes} برابر'],
      },
      tasks: [
        {
          label: 'چند ثانیه میان دو گریه',
          text: 'ضبط را پیش از گذاشتن سری روشن کنید؛ بعد، بی عجله، همان تکه‌ی آرام را بشنوید.',
          drawing: 'ns1',
          why: 'NS1-SE ضبط می‌کند و تا {ns1SeTimes} برابر تقویت. بِل آن حدود {bellMm} میلی‌متر است؛ برای نوزاد نارس بزرگ است.',
        },
        {
          label: 'سینه‌ی کوچک، معاینه‌ی روزانه',
          text: 'سی کودک در روز: گوشی سبک و بی‌باتری که رنگش را کودک برمی‌گزیند و با الکل پاک می‌شود.',
          drawing: 'ns0',
          why: '{stethoscopeColours} رنگ دارد و نام شما رویش حک می‌شود.',
        },
        {
          label: 'فشار مادر باردار، همراه کودک',
          text: 'در درمانگاه مادر و کودک، فشار مادر هم سنجیده می‌شود؛ برای بازوی کودک بازوبند کودک لازم است.',
          drawing: 'nb1',
          why: 'بازوبند آن برای بزرگ‌سال است و آن را برای کودک پیشنهاد نمی‌کنیم.',
        },
      ],
      portal: [
        'نمایشگر صدا: ضبط را باز کنید، موج و طیف را به پدر و مادر نشان دهید؛ جایی فرستاده نمی‌شود',
        'نوشته‌های تب، سوفل و تنفس کودک با منبع، برای فرستادن به خانواده',
        'پرستار و آزمایش در منزل برای کودک، با قیمت روشن. نخست در تهران',
      ],
      tools: [
        ['سوفل بی‌خطر', 'نوشته‌ای که می‌شود به پدر و مادر داد: چه هست و چه وقت باید بررسی شود.'],
        ['نمایشگر صدا', 'صدای اول و دوم، و آنچه میان آن‌هاست. ضربان بسیار تند را خودتان بشمارید.'],
        ['تبدیل یکاها', 'دما، وزن، قند.'],
      ],
      price: 'قیمت مدل‌ها، همین امروز.',
      faq: [
        ['برای نوزاد مناسب است؟', 'برای نوزاد رسیده و کودک، بله. سری NS1 برای نوزاد نارس بزرگ است و سری جدای نوزادی اکنون نداریم.'],
        ['ضربان کودک را درست می‌شمارد؟', 'شمارش نمایشگر برای بزرگ‌سال آزموده شده است. در ضربان تند کودک خودتان بشمارید.'],
        ['ضبط صدای کودک کجا می‌رود؟', 'فایلی که در نمایشگر باز می‌کنید از مرورگر بیرون نمی‌رود. [حریم خصوصی](privacy)'],
      ],
      action: {
        title: 'در مطب خودتان بشنوید',
        text: 'همکار ما زنگ می‌زند و روز و جا را با شما می‌گذارد.',
        label: 'درخواست نمایش دستگاه',
        points: ['بی هزینه و بی تعهد', 'هر دو فیلتر، روی بیماران خودتان'],
      },
    },
    en: {
      title: 'For paediatric specialists',
      metaTitle: 'Zarban for paediatrics',
      metaDescription: 'A small chest, a fast heart and worried parents: a digital stethoscope that records, with what one must know for newborns.',
      hero: {
        title: 'A few quiet seconds\nare enough',
        text: 'A child cries, and you listen between two breaths. Record those seconds, hear them in peace, and show the parents what an innocent murmur looks like.',
        notes: ['Bell about {bellMm} mm', 'Up to {ns1SeTimes} times louder'],
      },
      tasks: [
        {
          label: 'Seconds between two cries',
          text: 'Start recording before the chest piece touches; then, without haste, hear the quiet part again.',
          drawing: 'ns1',
          why: 'NS1-SE records and amplifies up to {ns1SeTimes} times. Its bell is about {bellMm} mm: too large for a preterm baby.',
        },
        {
          label: 'Small chests, every day',
          text: 'Thirty children a day: light, without batteries, in a colour that a child chooses, and cleaned with alcohol.',
          drawing: 'ns0',
          why: 'It comes in {stethoscopeColours} colours, with your name engraved.',
        },
        {
          label: 'The mother’s pressure too',
          text: 'A clinic for mothers and children measures mothers as well; a child’s arm needs a child’s cuff.',
          drawing: 'nb1',
          why: 'Its cuff is for adults, and we do not offer it for children.',
        },
      ],
      portal: [
        'Sound player: open a recording and show parents its wave and spectrum; it is sent nowhere',
        'Articles on fever, murmurs and breathing, with sources, to hand to families',
        'Nurse and tests at home for a child, at a clear price. Tehran first',
      ],
      tools: [
        ['The innocent murmur', 'An article for parents: what it is, and when it must be looked into.'],
        ['Sound player', 'First and second sounds, and what lies between. Count very fast rates yourself.'],
        ['Conversion of units', 'Temperature, weight, glucose.'],
      ],
      price: 'The prices of the models, as of today.',
      faq: [
        [
          'Is it suitable for newborns?',
          'For term babies and children, yes. NS1’s chest piece is large for preterm babies, and we have no separate newborn head now.',
        ],
        ['Does it count a child’s rate well?', 'The player’s counting was tested on adults. With a child’s fast rate, count yourself.'],
        ['Where does a child’s recording go?', 'A file that you open in the player does not leave the browser. [Privacy](privacy)'],
      ],
      action: {
        title: 'Hear it at your own practice',
        text: 'One of us calls to arrange the day and the place.',
        label: 'Request a demo',
        points: ['Free and without obligation', 'Each filter, on your own patients'],
      },
    },
  },
);
