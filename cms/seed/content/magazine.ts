import type { LeadingType } from '#domain/articles/personal';
import type { AuthorKey, TagKey, TopicKey } from './articles/article-type';

type Named = { fa: string; en: string };

/** What articles are about, and the types of readings that belong to it; the second level stands under its topic. */
export const topicWords: Record<TopicKey, Named & { under?: TopicKey; synonyms?: Named; types?: LeadingType[] }> = {
  heart: { fa: 'قلب', en: 'Heart', types: ['heart-rate'], synonyms: { fa: 'قلبی، ضربان، تپش', en: 'cardiac, pulse, palpitations' } },
  'blood-pressure': {
    fa: 'فشار خون',
    en: 'Blood pressure',
    types: ['blood-pressure'],
    under: 'heart',
    synonyms: { fa: 'پرفشاری، فشارخون', en: 'hypertension' },
  },
  lungs: { fa: 'ریه و تنفس', en: 'Lungs and breathing', types: ['blood-oxygen'], synonyms: { fa: 'آسم، سرفه، تنگی نفس', en: 'asthma, cough, breathlessness' } },
  diabetes: { fa: 'دیابت و قند خون', en: 'Diabetes and glucose', types: ['blood-sugar'], synonyms: { fa: 'قند، مرض قند', en: 'sugar, glucose' } },
  'pregnancy-and-child': {
    fa: 'بارداری و کودک',
    en: 'Pregnancy and children',
    types: ['body-temperature'],
    synonyms: { fa: 'حاملگی، نوزاد، تب', en: 'baby, infant, fever' },
  },
  'older-people': { fa: 'سالمندی', en: 'Older people', synonyms: { fa: 'سالمند، پیری، زمین خوردن', en: 'ageing, falls' } },
  'home-devices': { fa: 'دستگاه در خانه', en: 'Devices at home', synonyms: { fa: 'فشارسنج، دستگاه خانگی', en: 'monitor, home device' } },
  signals: { fa: 'سیگنال و اندازه‌گیری', en: 'Signals and measuring', synonyms: { fa: 'نوار، صدا، فیلتر', en: 'ECG, sound, filter' } },
};

export const tagWords: Record<TagKey, Named> = {
  heart: { fa: 'قلب', en: 'Heart' },
  'blood-pressure': { fa: 'فشار خون', en: 'Blood pressure' },
  auscultation: { fa: 'شنیدن صدای قلب و ریه', en: 'Auscultation' },
  'home-care': { fa: 'مراقبت در خانه', en: 'Care at home' },
  students: { fa: 'دانشجویان پزشکی', en: 'Medical students' },
  ecg: { fa: 'نوار قلب', en: 'ECG' },
  lungs: { fa: 'ریه', en: 'Lungs' },
  diabetes: { fa: 'دیابت', en: 'Diabetes' },
  pregnancy: { fa: 'بارداری', en: 'Pregnancy' },
  children: { fa: 'کودکان', en: 'Children' },
  'older-people': { fa: 'سالمندان', en: 'Older people' },
  'sleep-and-stress': { fa: 'خواب و فشار روانی', en: 'Sleep and stress' },
  exercise: { fa: 'ورزش', en: 'Exercise' },
  kidney: { fa: 'کلیه', en: 'Kidneys' },
  devices: { fa: 'دستگاه‌ها', en: 'Devices' },
  data: { fa: 'داده و آمار', en: 'Data' },
  emergency: { fa: 'اورژانس', en: 'Emergencies' },
  family: { fa: 'خانواده', en: 'Family' },
};

type Person = { name: string; role: string; biography: string };

/** Invented, like all people here. */
export const authorWords: Record<AuthorKey, { fa: Person; en: Person }> = {
  'niloofar-arasteh': {
    fa: {
      name: 'نیلوفر آراسته',
      role: 'دبیر سلامت',
      biography: 'سردبیر نوشته‌های عمومی مجله. از پزشکان می‌پرسد آنچه را شما می‌خواستید بپرسید، و تا منبع را نخواند نمی‌نویسد.',
    },
    en: {
      name: 'Niloofar Arasteh',
      role: 'Health editor',
      biography: 'Edits the magazine’s articles for everybody. She asks doctors what you would have asked, and writes nothing before she has read its source.',
    },
  },
  'hamed-sabouri': {
    fa: {
      name: 'حامد صبوری',
      role: 'مهندس پزشکی، سیگنال',
      biography: 'روی هسته‌ی سیگنال ضربان کار می‌کند: فیلتر، یافتن ضربان، صدای قلب. درباره‌ی آنچه یک نوار می‌گوید و نمی‌گوید می‌نویسد.',
    },
    en: {
      name: 'Hamed Sabouri',
      role: 'Biomedical engineer, signals',
      biography: 'Works on Zarban’s signal core: filters, beats, heart sounds. He writes about what a trace says and what it does not.',
    },
  },
  'leila-forouzesh': {
    fa: {
      name: 'لیلا فروزش',
      role: 'پرستار، مراقبت در خانه',
      biography: 'پانزده سال پرستاری در بخش و در خانه‌ها. از کارهای کوچکی می‌نویسد که هر روز را آسان‌تر می‌کند.',
    },
    en: {
      name: 'Leila Forouzesh',
      role: 'Nurse, care at home',
      biography: 'Fifteen years of nursing on wards and in homes. She writes about the small things that make each day easier.',
    },
  },
  'dr-kaveh-mehrgan': {
    fa: {
      name: 'دکتر کاوه مهرگان',
      role: 'متخصص قلب و عروق',
      biography: 'بازبین نوشته‌های قلب و فشار خون. هر عدد را با منبعش می‌سنجد و تاریخ بازبینی بعدی را خودش می‌گذارد.',
    },
    en: {
      name: 'Dr Kaveh Mehrgan',
      role: 'Cardiologist',
      biography: 'Reviews what we write about the heart and blood pressure. He holds each figure against its source and sets the day of the next review.',
    },
  },
  'dr-shirin-dadvar': {
    fa: {
      name: 'دکتر شیرین دادور',
      role: 'متخصص داخلی',
      biography: 'بازبین نوشته‌های دیابت، ریه، کلیه و سالمندی.',
    },
    en: { name: 'Dr Shirin Dadvar', role: 'Internist', biography: 'Reviews what we write about diabetes, lungs, kidneys and older people.' },
  },
  'dr-parisa-nikbin': {
    fa: { name: 'دکتر پریسا نیک‌بین', role: 'متخصص کودکان', biography: 'بازبین نوشته‌های بارداری و کودک.' },
    en: { name: 'Dr Parisa Nikbin', role: 'Paediatrician', biography: 'Reviews what we write about pregnancy and children.' },
  },
  'babak-rastegar': {
    fa: {
      name: 'بابک رستگار',
      role: 'داده و آمار',
      biography: 'عددها را از نو می‌شمارد و می‌نویسد از کجا آمده‌اند و چه نمی‌گویند.',
    },
    en: { name: 'Babak Rastegar', role: 'Data and statistics', biography: 'Counts figures again, and writes where they come from and what they do not say.' },
  },
};
