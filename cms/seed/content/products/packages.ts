import type { ProductWords } from '../types';
import { commonNotes, commonQuestions } from './shared';

const before = (lang: 'fa' | 'en') => ({
  blockType: 'notes' as const,
  title: lang === 'fa' ? 'پیش از خرید بدانید' : 'Before you buy',
  items: commonNotes[lang],
});
const questions = (lang: 'fa' | 'en') => ({ blockType: 'faq' as const, title: lang === 'fa' ? 'پرسش‌های پرتکرار' : 'Questions', items: commonQuestions[lang] });

/** Family and doctor packages: what they are for; what they hold is the catalogue's. [PROD-1] */
export const packageWords: ProductWords[] = [
  {
    slug: 'family-heart',
    fa: {
      title: 'بسته‌ی قلب خانواده',
      useLine: 'نوار قلب NH1 و فشارسنج NB1، برای پیگیری در خانه',
      summary: 'فشار خون و نوار قلب، دو چیزی که پزشک قلب بیش از همه می‌پرسد؛ هر دو در یک پرونده. برای خانواده‌ای که بیمار قلبی یا فشار خون بالا دارد.',
      metaTitle: 'بسته‌ی قلب خانواده: NH1 و NB1',
      metaDescription: 'نوار قلب همراه NH1 و فشارسنج NB1 با هم، ارزان‌تر از خرید تکی، با {warrantyYears} سال ضمانت برای هر دستگاه.',
      figures: [
        { name: 'برای', value: 'خانواده‌ای که بیمار قلبی یا فشار خون بالا دارد' },
        { name: 'ضمانت', value: '{warrantyYears} سال برای هر دستگاه، جداگانه' },
      ],
      sections: [before('fa'), questions('fa')],
    },
    en: {
      title: 'Family heart package',
      useLine: 'NH1 ECG and NB1 blood pressure monitor, for follow-up at home',
      summary:
        'Blood pressure and heart traces, the two things a cardiologist asks for most, both in one record. For families with a heart patient or high blood pressure.',
      metaTitle: 'Family heart package: NH1 and NB1',
      metaDescription: 'NH1 handheld ECG and NB1 blood pressure monitor together, for less than singly, each with a {warrantyYears}-year warranty.',
      figures: [
        { name: 'For', value: 'families with a heart patient or high blood pressure' },
        { name: 'Warranty', value: '{warrantyYears} year for each device, separately' },
      ],
      sections: [before('en'), questions('en')],
    },
  },
  {
    slug: 'family-home',
    fa: {
      title: 'بسته‌ی کامل خانه',
      useLine: 'گوشی NS1-SE، نوار قلب NH1 و فشارسنج NB1',
      summary: 'صدای قلب و ریه، نوار قلب و فشار خون؛ همه‌ی آنچه برای یک مشاوره‌ی آنلاین کامل لازم است. برای خانه‌ای که از پزشک دور است.',
      metaTitle: 'بسته‌ی کامل خانه: NS1-SE، NH1 و NB1',
      metaDescription: 'گوشی دیجیتال NS1-SE، نوار قلب NH1 و فشارسنج NB1 در یک بسته، ارزان‌تر از خرید تکی.',
      figures: [
        { name: 'برای', value: 'خانواده‌ی دور از پزشک، سالمند، کودک' },
        { name: 'ضمانت', value: '{warrantyYears} سال برای هر دستگاه، جداگانه' },
      ],
      sections: [before('fa'), questions('fa')],
    },
    en: {
      title: 'Complete home package',
      useLine: 'NS1-SE stethoscope, NH1 ECG and NB1 blood pressure monitor',
      summary: 'Heart and lung sounds, heart traces and blood pressure: all that a full online consultation needs. For homes far from a doctor.',
      metaTitle: 'Complete home package: NS1-SE, NH1 and NB1',
      metaDescription: 'NS1-SE digital stethoscope, NH1 ECG and NB1 blood pressure monitor in one package, for less than singly.',
      figures: [
        { name: 'For', value: 'families far from a doctor, older people, children' },
        { name: 'Warranty', value: '{warrantyYears} year for each device, separately' },
      ],
      sections: [before('en'), questions('en')],
    },
  },
  {
    slug: 'doctor-visit',
    fa: {
      title: 'بسته‌ی ویزیت پزشک',
      useLine: 'گوشی NS1-SE-Plus و فشارسنج NB1، برای مطب و ویزیت',
      summary: 'گوشی دیجیتال با کیف سخت و فشارسنج همراه؛ برای پزشک عمومی و کادر درمان که از مطب تا خانه‌ی بیمار می‌روند.',
      metaTitle: 'بسته‌ی ویزیت پزشک: NS1-SE-Plus و NB1',
      metaDescription: 'گوشی دیجیتال NS1-SE-Plus و فشارسنج NB1 برای مطب و ویزیت در منزل، ارزان‌تر از خرید تکی.',
      figures: [
        { name: 'برای', value: 'پزشک عمومی و کادر درمان' },
        { name: 'ضمانت', value: '{warrantyYears} سال برای هر دستگاه، جداگانه' },
      ],
      sections: [before('fa'), questions('fa')],
    },
    en: {
      title: 'Doctor’s visit package',
      useLine: 'NS1-SE-Plus stethoscope and NB1 blood pressure monitor',
      summary:
        'A digital stethoscope in a hard case and a portable blood pressure monitor, for general practitioners and medical staff on the way from clinic to home.',
      metaTitle: 'Doctor’s visit package: NS1-SE-Plus and NB1',
      metaDescription: 'NS1-SE-Plus digital stethoscope and NB1 blood pressure monitor for clinics and home visits, for less than singly.',
      figures: [
        { name: 'For', value: 'general practitioners and medical staff' },
        { name: 'Warranty', value: '{warrantyYears} year for each device, separately' },
      ],
      sections: [before('en'), questions('en')],
    },
  },
  {
    slug: 'doctor-cardio',
    fa: {
      title: 'بسته‌ی متخصص قلب',
      useLine: 'گوشی NS1-SE-Plus، نوار قلب NH1 و سونوگرافی NI1',
      summary: 'شنیدن، نوار و تصویر کنار تخت؛ سه نگاه به یک قلب، در پرونده‌ی یک بیمار. برای متخصص قلب و درمانگاه.',
      metaTitle: 'بسته‌ی متخصص قلب: NS1-SE-Plus، NH1 و NI1',
      metaDescription: 'گوشی دیجیتال NS1-SE-Plus، نوار قلب NH1 و سونوگرافی همراه NI1 در یک بسته برای متخصص قلب.',
      figures: [
        { name: 'برای', value: 'متخصص قلب، درمانگاه' },
        { name: 'ضمانت', value: '{warrantyYears} سال برای هر دستگاه، جداگانه' },
      ],
      sections: [before('fa'), questions('fa')],
    },
    en: {
      title: 'Cardiologist’s package',
      useLine: 'NS1-SE-Plus stethoscope, NH1 ECG and NI1 ultrasound',
      summary: 'Sound, trace and image at the bedside: three views of one heart, in one patient’s record. For cardiologists and clinics.',
      metaTitle: 'Cardiologist’s package: NS1-SE-Plus, NH1 and NI1',
      metaDescription: 'NS1-SE-Plus digital stethoscope, NH1 ECG and NI1 portable ultrasound in one package for cardiologists.',
      figures: [
        { name: 'For', value: 'cardiologists, clinics' },
        { name: 'Warranty', value: '{warrantyYears} year for each device, separately' },
      ],
      sections: [before('en'), questions('en')],
    },
  },
];
