/** A course for a machine of one's own; outcomes stand one a line. */
type Course = {
  slug: string;
  level: 'basic' | 'advanced';
  hours: number;
  rank: number;
  priceToman: number;
  seats: number;
  fa: Words;
  en: Words;
  lessons: readonly { slug: string; minutes: number; free: boolean; fa: string; en: string }[];
};
type Words = Readonly<Record<'title' | 'summary' | 'outcomes' | 'forWhom' | 'needed' | 'teacher' | 'teacherAbout', string>>;

/** Two courses with the names of their lessons. [ACAD-1] */
export const courses: readonly Course[] = [
  {
    slug: 'ecg-from-the-start',
    level: 'basic',
    hours: 8,
    rank: 10,
    priceToman: 680000,
    seats: 40,
    fa: {
      title: 'نوار قلب از پایه',
      summary: 'از خط پایه تا خواندن یک نوار کامل. اندازه می‌گیرید، نام می‌گذارید و نمره را همان هسته‌ای می‌دهد که دستگاه‌های ما دارند.',
      outcomes: [
        'ضربان را از روی نوار به سه راه بخوانید و بدانید کدام کجا خطا می‌کند.',
        'بازه‌های PR، QRS و QT را اندازه بگیرید.',
        'نویز را از بیماری جدا کنید و فیلتر درست را بگذارید.',
        'ضرب‌آهنگ‌های پایه را به نام بشناسید.',
      ].join('\n'),
      forWhom: 'دانشجویان پزشکی و پرستاری و پزشکانی که می‌خواهند از نو آغاز کنند.',
      needed: 'آشنایی با کالبد قلب؛ ریاضی بیش از دبیرستان نمی‌خواهد.',
      teacher: 'دکتر کاوه مهرگان',
      teacherAbout: 'متخصص قلب. پرسش‌های گروه را هفته‌ای یک بار پاسخ می‌دهد.',
    },
    en: {
      title: 'ECG from the start',
      summary: 'From the baseline to reading a whole strip. You measure and name, and the core that our devices have marks it.',
      outcomes: [
        'Read the heart rate from a strip in three ways, and know where each goes wrong.',
        'Measure the PR, QRS and QT intervals.',
        'Tell noise from disease, and choose the right filter.',
        'Name the basic rhythms.',
      ].join('\n'),
      forWhom: 'Students of medicine and nursing, and doctors who want to begin anew.',
      needed: 'The anatomy of the heart; no more mathematics than school has.',
      teacher: 'Dr Kaveh Mehrgan',
      teacherAbout: 'Cardiologist. Answers the group’s questions once a week.',
    },
    lessons: [
      { slug: 'what-an-ecg-records', minutes: 18, free: true, fa: 'نوار قلب چه را ثبت می‌کند', en: 'What an ECG records' },
      { slug: 'paper-boxes-and-numbers', minutes: 20, free: false, fa: 'کاغذ، خانه‌ها و عددها', en: 'Paper, boxes and the numbers' },
      { slug: 'waves-and-intervals', minutes: 22, free: false, fa: 'موج‌ها و فاصله‌ها', en: 'Waves and intervals' },
      { slug: 'heart-rate-three-ways', minutes: 22, free: false, fa: 'ضربان قلب به سه راه', en: 'Heart rate in three ways' },
      { slug: 'leads-and-axis', minutes: 25, free: false, fa: 'اشتقاق‌ها و محور', en: 'Leads and axis' },
      { slug: 'regular-or-not', minutes: 20, free: false, fa: 'منظم یا نامنظم', en: 'Regular or not' },
      { slug: 'noise-and-filters', minutes: 22, free: false, fa: 'نویز و فیلتر', en: 'Noise and filters' },
      { slug: 'extra-beats', minutes: 22, free: false, fa: 'ضربه‌های زودرس', en: 'Extra beats' },
      { slug: 'atrial-fibrillation', minutes: 25, free: false, fa: 'فیبریلاسیون دهلیزی', en: 'Atrial fibrillation' },
      { slug: 'a-strip-from-beginning-to-end', minutes: 30, free: false, fa: 'یک نوار از آغاز تا پایان', en: 'A strip from beginning to end' },
    ],
  },
  {
    slug: 'heart-sounds',
    level: 'basic',
    hours: 4,
    rank: 20,
    priceToman: 1_800_000,
    seats: 30,
    fa: {
      outcomes: [
        'صدای اول و دوم را در ضربان آرام، تند و نامنظم پیدا می‌کنید و راه هر کدام را می‌دانید.',
        'سیستول و دیاستول را روی نمودار می‌سنجید و می‌دانید اندازه‌ی شما چقدر خطا دارد.',
        'چهار رفتار صدای دوم را می‌شناسید و پیش از گفتن «ثابت»، آنچه باید را می‌آزمایید.',
        'سوفل را نخست با زمان و سپس با بلندی، زیری و تغییر توصیف می‌کنید.',
        'نویز را از سوفل جدا می‌کنید و می‌دانید هر فیلتر چه چیزی را می‌برد.',
        'یادداشتی می‌نویسید که همکارتان فردا بتواند با آن بسنجد، و می‌دانید کی اکو و کی ۱۱۵.',
      ].join('\n'),
      title: 'صداهای قلب',
      summary:
        'از صدای اول و دوم تا سوفل: هشت درس کوتاه که می‌شنوید، روی نمودار می‌بینید و خودتان می‌سنجید. صداها ساختگی است و می‌گوییم هر کدام چه چیزی را نشان نمی‌دهد.',
      forWhom: 'دانشجویان پزشکی و پرستاری، کاردان‌ها و هر کس که می‌خواهد بفهمد پزشک در صدای قلب دنبال چیست.',
      needed: 'هدفون و یک تلفن. دانستن نام چهار حفره و چهار دریچه‌ی قلب کافی است؛ گوشی پزشکی لازم نیست.',
      teacher: 'دکتر کاوه مهرگان و حامد صبوری',
      teacherAbout: 'متخصص قلب، و مهندسی که تمرین‌های شنیدن را ساخته است.',
    },
    en: {
      outcomes: [
        'You find the first and second sounds in a slow, a fast and an irregular heart, and know the way for each.',
        'You measure systole and diastole on a trace, and know how far your figure may be out.',
        'You know four behaviours of the second sound, and what to test before you say “fixed”.',
        'You describe a murmur by timing first, then by loudness, pitch and change.',
        'You tell noise from a murmur, and know what each filter takes away.',
        'You write a note that a colleague can compare with tomorrow, and know when to ask for an echo and when to call 115.',
      ].join('\n'),
      title: 'Heart sounds',
      summary:
        'From the first and second sounds to murmurs: eight short lessons that you hear, see on a trace and measure yourself. The sounds are made up, and we say what each of them does not show.',
      forWhom: 'Medical and nursing students, technicians, and anyone who wants to understand what a doctor seeks in the sound of a heart.',
      needed: 'Headphones and a phone. Knowing the names of the heart’s four chambers and four valves is enough; no stethoscope is needed.',
      teacher: 'Dr Kaveh Mehrgan and Hamed Sabouri',
      teacherAbout: 'A cardiologist, and the engineer who made the listening exercises.',
    },
    lessons: [
      {
        slug: 'what-a-stethoscope-hears',
        minutes: 25,
        free: true,
        fa: 'گوشی چه می‌شنود و میکروفون چه چیز را عوض می‌کند',
        en: 'What a stethoscope hears, and what a microphone changes',
      },
      {
        slug: 'first-and-second-sound',
        minutes: 28,
        free: false,
        fa: 'صدای اول و دوم، و جای گوش دادن',
        en: 'The first and second sounds, and where to listen',
      },
      { slug: 'systole-and-diastole-by-time', minutes: 30, free: false, fa: 'سیستول و دیاستول با ساعت', en: 'Systole and diastole by the clock' },
      { slug: 'splitting-of-the-second-sound', minutes: 28, free: false, fa: 'دوتایی شدن صدای دوم', en: 'Splitting of the second sound' },
      { slug: 'murmurs-timing', minutes: 32, free: false, fa: 'سوفل: زمان', en: 'Murmurs: timing' },
      {
        slug: 'murmurs-loudness-pitch-change',
        minutes: 32,
        free: false,
        fa: 'سوفل: بلندی، زیری و آنچه آن را عوض می‌کند',
        en: 'Murmurs: loudness, pitch and what changes them',
      },
      { slug: 'noise-skin-and-room', minutes: 30, free: false, fa: 'نویز، پوست و اتاق، و فیلترها', en: 'Noise, skin and room, and filters' },
      { slug: 'a-listening-from-start-to-end', minutes: 40, free: false, fa: 'یک گوش دادن، از آغاز تا پایان', en: 'A listening from beginning to end' },
    ],
  },
];
