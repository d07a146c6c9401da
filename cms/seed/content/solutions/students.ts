import { solution } from './make';

/** For those who learn medicine and nursing. [PAGE-7] */
export const students = solution(
  {
    audience: 'students',
    drawing: 'ns0',
    colour: 'prussian-blue',
    action: 'academy',
    second: 'product:ns0',
    tools: ['sound', 'ecg', 'article:first-heart-sounds', 'tool:qtc'],
    products: ['ns0', 'ns1'],
  },
  {
    fa: {
      title: 'برای دانشجویان پزشکی',
      metaTitle: 'ضربان برای دانشجویان',
      metaDescription: 'یاد گرفتن صدای قلب و نوار قلب: گوشی نخست، نمایشگرهای صدا و نوار در مرورگر، ابزارها و دوره‌های آکادمی.',
      hero: {
        title: 'گوشتان را\nپیش از بخش آماده کنید',
        text: 'گوش دادن را با شنیدن یاد می‌گیرند. نمونه‌ها را در مرورگر بشنوید و شکلشان را ببینید، روی نوار با کولیس اندازه بگیرید و بعد با گوشی خودتان سر بالین بروید.',
        notes: ['{stethoscopeColours} رنگ', 'نامتان روی سری'],
      },
      tasks: [
        {
          label: 'نخستین گوشی',
          text: 'بِل و دیافراگم، زاویه‌ی سرگوشی، فشار دست: این‌ها را باید پیش از هر تقویتی بلد بود.',
          drawing: 'ns0',
          why: 'سبک و بی‌باتری است و نامتان روی سری حک می‌شود تا در بخش گم نشود.',
        },
        {
          label: 'سوفلی که استاد می‌شنود و شما نه',
          text: 'صدا را بلندتر کنید، فیلتر قلب را بگذارید و دوباره گوش دهید؛ همان صدا را با استاد مرور کنید.',
          drawing: 'ns1',
          why: 'NS1-SE تا {ns1SeTimes} برابر تقویت می‌کند، سه فیلتر دارد و ضبط می‌کند.',
        },
        {
          label: 'خواندن نوار',
          text: 'سرعت، بازه‌ها و نظم را اندازه بگیرید، نه از روی حدس. تک‌کاناله را با شش‌کاناله کنار هم بگذارید.',
          drawing: 'nh1',
          why: 'نوار خودتان را در هر دو حالت ثبت می‌کند: یک کانال با دو انگشت، شش کانال با زانو.',
        },
      ],
      portal: [
        'دوره‌های آکادمی با گروه، استاد و درس نخست رایگان؛ جای خالی هر گروه نوشته شده است',
        'نمایشگر صدا: موج، پوش، صدای اول و دوم، و طیف؛ فایل شما از مرورگر بیرون نمی‌رود',
        'نمایشگر نوار: کاغذ مدرج، کولیس، فیلتر، ضربان و RR',
        'مجله‌ای که زیر هر نوشته‌اش منبع آمده است',
      ],
      tools: [
        ['نمایشگر صدا', 'نمونه‌های ساختگی قلب و ریه را از سه فیلتر بشنوید.'],
        ['نمایشگر نوار قلب', 'نمونه را باز کنید و با کولیس اندازه بگیرید.'],
        ['صدای اول و دوم', 'نوشته‌ای برای شروع: کدام کجاست و از کجا می‌آید.'],
        ['QTc، چهار فرمول کنار هم', 'ببینید هر فرمول در ضربان تند و کند چه می‌گوید.'],
      ],
      price: 'با هم‌دوره‌ای‌ها گروهی بخرید؛ هر نفر تازه قیمت را برای همه پایین می‌آورد.',
      faq: [
        [
          'سال اول هستم؛ دیجیتال یا کلاسیک؟',
          'کلاسیک. تا شنیدن بی‌تقویت را یاد نگرفته‌اید، تقویت فقط نویز را هم بلندتر می‌کند. در بخش، اگر کم می‌شنوید یا می‌خواهید ضبط کنید، NS1-SE.',
        ],
        ['با هم ارزان‌تر می‌شود؟', 'بله: [خرید گروهی](groupSale) تا {groupMost} نفر، و هر کس سهم خودش را می‌پردازد.'],
        ['صداهای نمایشگر از بیمار است؟', 'نه، نمونه‌ها را رایانه ساخته است و بدن هیچ‌کس نیست. فایل خودتان را هم می‌توانید باز کنید؛ جایی فرستاده نمی‌شود.'],
      ],
      action: {
        title: 'از خط پایه تا یک نوار کامل',
        text: 'دوره‌ی خودتان را برگزینید؛ تا بپردازید، جا برایتان نگه داشته می‌شود.',
        label: 'دیدن دوره‌ها',
        points: ['درس نخست رایگان است', 'پیش از آغاز گروه، همه‌ی پول برمی‌گردد'],
      },
    },
    en: {
      title: 'For medical students',
      metaTitle: 'Zarban for students',
      metaDescription:
        'Learning heart sounds and heart traces: a first stethoscope, viewers of sounds and traces in the browser, tools, and the academy’s courses.',
      hero: {
        title: 'Train your ears\nbefore the ward',
        text: 'Listening is learnt by listening. Hear examples in the browser and see their shape, measure a trace with calipers, then go to the bedside with a stethoscope of your own.',
        notes: ['{stethoscopeColours} colours', 'Your name on it'],
      },
      tasks: [
        {
          label: 'A first stethoscope',
          text: 'Bell and diaphragm, the angle of the ear tips, the pressure of the hand: these come before any amplification.',
          drawing: 'ns0',
          why: 'Light and without batteries; your name is engraved, so that it is not lost on the ward.',
        },
        {
          label: 'The murmur that your teacher hears',
          text: 'Make it louder, choose the heart filter, and listen again; go through the same sound with your teacher.',
          drawing: 'ns1',
          why: 'NS1-SE amplifies up to {ns1SeTimes} times, has three filters, and records.',
        },
        {
          label: 'Reading a trace',
          text: 'Measure rate, intervals and rhythm instead of guessing. Put one lead beside six.',
          drawing: 'nh1',
          why: 'It records your own trace in both modes: one lead with two fingers, six with the knee.',
        },
      ],
      portal: [
        'The academy’s courses with groups, teachers and a free first lesson; each group says how many seats are left',
        'Sound player: waveform, envelope, first and second sounds and spectrogram; your file stays in the browser',
        'Trace viewer: calibrated paper, calipers, filters, rate and RR',
        'A magazine with sources under each article',
      ],
      tools: [
        ['Sound player', 'Hear made-up hearts and lungs through three filters.'],
        ['Trace viewer', 'Open the example and measure it with calipers.'],
        ['First and second sound', 'An article to begin with: which is where, and where it comes from.'],
        ['QTc, four formulas side by side', 'See what each says at fast and slow rates.'],
      ],
      price: 'Buy as a group with your year; each new member lowers the price for all.',
      faq: [
        [
          'First year: digital or classic?',
          'Classic. Until you hear without it, amplification makes noise louder too. On the ward, if you hear little or want to record, NS1-SE.',
        ],
        ['Is it cheaper together?', 'Yes: a [group purchase](groupSale) of up to {groupMost}, each paying their own share.'],
        [
          'Are the player’s sounds from patients?',
          'No, the examples are made by a computer and are nobody’s body. You may open a file of your own; it is sent nowhere.',
        ],
      ],
      action: {
        title: 'From the baseline to a whole trace',
        text: 'Choose your course; the seat is held while you pay.',
        label: 'See the courses',
        points: ['The first lesson is free', 'All of the money comes back before the group begins'],
      },
    },
  },
);
