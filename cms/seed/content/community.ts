import type { ContentPage } from './types';

/** Where one learns, reckons and asks. [COMM-1] */
const community: ContentPage = {
  slug: 'community',
  fa: {
    title: 'انجمن ضربان',
    lead: 'یاد بگیرید، حساب کنید، بپرسید. آنچه باز است لینک دارد؛ آنچه هنوز نیامده، گفته شده است.',
    metaTitle: 'انجمن ضربان',
    metaDescription: 'سیزده ابزار سلامت با فرمول و منبع، راهنماها و نمایشگر نوار و صدای قلب، و راه پرسیدن.',
    sections: [
      {
        blockType: 'cards',
        title: 'سه در',
        items: [
          { label: 'ابزارها', text: 'سیزده حساب‌گر، از شاخص توده‌ی بدنی تا هفته‌ی بارداری؛ هر کدام با فرمول، منبع و نمونه‌ی آزمون.', page: 'tools' },
          { label: 'یاد گرفتن', text: 'راهنمای هر دستگاه برای خانه و پزشک، و نمایشگرهایی که نوار و صدای خودتان را باز می‌کند.', page: 'learn' },
          { label: 'پرسش', text: 'پزشکان تأییدشده پاسخ می‌دهند، با منبع؛ نخست ببینید پاسخ شما هست یا نه.', page: 'questions' },
        ],
      },
      {
        blockType: 'notes',
        title: 'پیش از هر چیز',
        items: [
          { kind: 'warn', text: 'این‌جا برای اورژانس نیست. با درد سینه، تنگی نفس یا بی‌حسی ناگهانی با ۱۱۵ تماس بگیرید.' },
          { kind: 'info', text: 'عددهایی که در ابزارها می‌نویسید در مرورگر شما حساب می‌شود و جایی فرستاده نمی‌شود.' },
        ],
      },
    ],
  },
  en: {
    title: 'The Zarban community',
    lead: 'Learn, calculate, ask. What is open has a link; what has not come yet says so.',
    metaTitle: 'The Zarban community',
    metaDescription: 'Thirteen health tools with formula and source, guides and viewers of ECG and heart sounds, and how to ask.',
    sections: [
      {
        blockType: 'cards',
        title: 'Three doors',
        items: [
          {
            label: 'Tools',
            text: 'Thirteen calculators, from body mass index to the week of pregnancy, each with its formula, source and tests.',
            page: 'tools',
          },
          { label: 'Learn', text: 'The guide of each device for home and doctor, and viewers that open your own trace and sound.', page: 'learn' },
          { label: 'Questions', text: 'Verified doctors answer, with sources; first see whether your answer is there.', page: 'questions' },
        ],
      },
      {
        blockType: 'notes',
        title: 'Before anything else',
        items: [
          { kind: 'warn', text: 'This is no place for an emergency. With chest pain, short breath or sudden numbness call 115.' },
          { kind: 'info', text: 'The numbers that you write in the tools are calculated in your browser and sent nowhere.' },
        ],
      },
    ],
  },
};

/** The list of calculators; the calculators themselves are rows of the code. */
const tools: ContentPage = {
  slug: 'community-tools',
  fa: {
    title: 'ابزارهای سلامت',
    lead: 'هر ابزار فرمول و منبعش را می‌گوید، و هم آنچه را نمی‌گوید. عددها در مرورگر شما حساب می‌شود و جایی فرستاده نمی‌شود.',
    metaTitle: 'ابزارهای سلامت',
    metaDescription: 'سیزده حساب‌گر سلامت با فرمول، منبع و نمونه‌ی آزمون؛ عددها در مرورگر شما می‌ماند.',
    sections: [],
  },
  en: {
    title: 'Health tools',
    lead: 'Each says its formula and source, and what it does not say. Numbers are calculated in your browser and sent nowhere.',
    metaTitle: 'Health tools',
    metaDescription: 'Thirteen health calculators, each with its formula, source and tests; your numbers stay in your browser.',
    sections: [],
  },
};

/** What can be learnt now. */
const learn: ContentPage = {
  slug: 'community-learn',
  fa: {
    title: 'یاد گرفتن',
    lead: 'راهنماها، نمایشگرها، ابزارها، مجله و دوره‌ها؛ از هر جا که خواستید آغاز کنید.',
    metaTitle: 'یاد گرفتن با ضربان',
    metaDescription: 'راهنمای دستگاه‌ها برای خانه و پزشک، نمایشگر نوار و صدای قلب، و ابزارهای سلامت.',
    sections: [
      {
        blockType: 'cards',
        title: 'باز است',
        items: [
          { label: 'راهنمای دستگاه‌ها', text: 'هر دستگاه دو راهنما دارد: یکی برای خانه و یکی برای پزشک.', page: 'manuals' },
          { label: 'نمایشگر نوار قلب', text: 'نمونه را ببینید یا فایل خودتان را باز کنید؛ از مرورگر بیرون نمی‌رود.', page: 'ecg' },
          { label: 'نمایشگر صدا', text: 'یک ضربان را از سه فیلتر بشنوید و موجش را ببینید.', page: 'sound' },
          { label: 'ابزارها', text: 'هر حساب‌گر می‌گوید چه می‌گوید و چه نمی‌گوید.', page: 'tools' },
          { label: 'مجله', text: 'نوشته‌هایی با منبع و بازبین، برای همه و برای پزشکان.', page: 'magazine' },
          { label: 'دوره‌ها', text: 'نوار قلب و صدای قلب از آغاز، با تمرین روی سیگنال واقعی.', page: 'academy' },
        ],
      },
    ],
  },
  en: {
    title: 'Learn',
    lead: 'Guides, viewers, tools, the magazine and courses; begin wherever you like.',
    metaTitle: 'Learn with Zarban',
    metaDescription: 'Guides of the devices for home and doctor, viewers of ECG and heart sounds, and health tools.',
    sections: [
      {
        blockType: 'cards',
        title: 'Open',
        items: [
          { label: 'Guides of the devices', text: 'Each device has two: one for home, one for the doctor.', page: 'manuals' },
          { label: 'ECG viewer', text: 'Look at a sample or open your own file; it does not leave the browser.', page: 'ecg' },
          { label: 'Sound viewer', text: 'Hear one beat through three filters, and see its wave.', page: 'sound' },
          { label: 'Tools', text: 'Each calculator says what it says, and what it does not.', page: 'tools' },
          { label: 'Magazine', text: 'Articles with sources and a reviewer, for everyone and for doctors.', page: 'magazine' },
          { label: 'Courses', text: 'ECG and heart sounds from the start, with exercises on real signals.', page: 'academy' },
        ],
      },
    ],
  },
};

/** What stands over the list of questions; the questions themselves are asked and answered there. */
const questions: ContentPage = {
  slug: 'community-questions',
  fa: {
    title: 'پرسش از پزشکان',
    lead: 'پزشکانی که شماره‌ی نظامشان را دیده‌ایم پاسخ می‌دهند. هر پرسش و هر پاسخ پیش از نمایش خوانده می‌شود.',
    metaTitle: 'پرسش از پزشکان',
    metaDescription: 'پرسش‌های مردم و پاسخ پزشکان تأییدشده، با منبع؛ پیش از نمایش خوانده شده و جای ویزیت را نمی‌گیرد.',
    sections: [],
  },
  en: {
    title: 'Questions to doctors',
    lead: 'Doctors whose council numbers we have seen answer. Each question and each answer is read before it is shown.',
    metaTitle: 'Questions to doctors',
    metaDescription: 'People’s questions and the answers of verified doctors, with sources; read before they are shown, and no substitute for a visit.',
    sections: [],
  },
};

export const communityPages: ContentPage[] = [community, tools, learn, questions];
