import type { ProductWords } from '../types';
import { commonFigures, commonNotes, commonQuestions } from './shared';

/** The plain stethoscope for the heart. [PAGE-2] */
export const ns0Cardio: ProductWords = {
  slug: 'ns0-cardio',
  fa: {
    title: 'گوشی پزشکی NS0 کاردیو',
    useLine: 'گوشی آکوستیک برای صدای قلب، سری سنگین و لوله‌ی دوجداره',
    summary: 'برای کسی که هر روز به قلب گوش می‌دهد: سری سنگین‌تر، لوله‌ی دوجداره و صدای اتاق کمتر. بی‌باتری و ساخت ایران.',
    metaTitle: 'گوشی پزشکی NS0 کاردیو',
    metaDescription: 'گوشی پزشکی آکوستیک NS0 کاردیو برای معاینه‌ی قلب، ساخت ایران، {stethoscopeColours} رنگ با حکاکی نام و {warrantyYears} سال ضمانت.',
    figures: [
      { name: 'نوع', value: 'آکوستیک، بی‌باتری' },
      { name: 'سری', value: 'دوطرفه: بِل و دیافراگم، فولادی' },
      { name: 'لوله', value: 'دوجداره' },
      { name: 'برای', value: 'معاینه‌ی قلب و ریه' },
      { name: 'رنگ', value: '{stethoscopeColours} رنگ' },
      { name: 'حکاکی', value: 'تا {engravingLines} خط، هر خط تا {engravingCharacters} نویسه' },
      { name: 'ساخت', value: 'ایران' },
      ...commonFigures.fa,
    ],
    sections: [
      {
        blockType: 'steps',
        title: 'چطور کار می‌کند',
        items: [
          { label: 'آرام کردن اتاق', text: 'لوله‌ی دوجداره صدای اطراف را کم می‌کند، ولی سکوت بهترین فیلتر است.' },
          { label: 'چهار نقطه‌ی قلب', text: 'آئورت، پولمونر، تریکوسپید و میترال را به ترتیب گوش دهید؛ نخست دیافراگم، سپس بِل.' },
          { label: 'مقایسه با نفس', text: 'یک بار در دم، یک بار در بازدم. تغییر صدا با نفس خود یک نشانه است.' },
        ],
      },
      {
        blockType: 'list',
        title: 'در جعبه',
        items: [
          { label: 'گوشی NS0 کاردیو' },
          { label: 'دیافراگم و سرگوشی یدک' },
          { label: 'کیف نرم' },
          { label: 'راهنمای فارسی و انگلیسی و برگه‌ی شماره‌ی سریال' },
        ],
      },
      {
        blockType: 'notes',
        title: 'پیش از خرید بدانید',
        items: [{ kind: 'info', text: 'NS0 کاردیو ضبط و تقویت ندارد. برای تقویت {ns1SeTimes} برابر و ضبط در پرونده، NS1-SE را ببینید.' }, ...commonNotes.fa],
      },
      {
        blockType: 'faq',
        title: 'پرسش‌های پرتکرار',
        items: [
          { question: 'برای دانشجو مناسب است؟', answer: 'بله، ولی سنگین‌تر از کلاسیک است. اگر بیشتر معاینه‌ی عمومی دارید، کلاسیک کافی است.' },
          { question: 'دیافراگم عوض می‌شود؟', answer: 'بله، حلقه را باز کنید و دیافراگم یدک را بگذارید؛ ابزار لازم نیست.' },
          ...commonQuestions.fa,
        ],
      },
    ],
  },
  en: {
    title: 'NS0 Cardio stethoscope',
    useLine: 'An acoustic stethoscope for the heart: heavy chest piece, double tube',
    summary: 'For those who listen to hearts every day: a heavier chest piece, a double tube and less of the room. No battery, made in Iran.',
    metaTitle: 'NS0 Cardio stethoscope',
    metaDescription:
      'NS0 Cardio acoustic stethoscope for heart examination, made in Iran, {stethoscopeColours} colours with your name engraved and a {warrantyYears}-year warranty.',
    figures: [
      { name: 'Type', value: 'acoustic, no battery' },
      { name: 'Chest piece', value: 'two-sided: bell and diaphragm, steel' },
      { name: 'Tube', value: 'double' },
      { name: 'For', value: 'heart and lung examination' },
      { name: 'Colours', value: '{stethoscopeColours}' },
      { name: 'Engraving', value: 'up to {engravingLines} lines of {engravingCharacters} characters' },
      { name: 'Made in', value: 'Iran' },
      ...commonFigures.en,
    ],
    sections: [
      {
        blockType: 'steps',
        title: 'How it works',
        items: [
          { label: 'Quieten the room', text: 'The double tube keeps noise out, yet silence is the best filter.' },
          { label: 'Four points of the heart', text: 'Aortic, pulmonary, tricuspid and mitral, in this order; first the diaphragm, then the bell.' },
          { label: 'Compare with the breath', text: 'Once breathing in, once breathing out. How a sound changes is a sign in itself.' },
        ],
      },
      {
        blockType: 'list',
        title: 'In the box',
        items: [
          { label: 'NS0 Cardio stethoscope' },
          { label: 'Spare diaphragm and ear tips' },
          { label: 'Soft case' },
          { label: 'Guide in Persian and English, and the serial number card' },
        ],
      },
      {
        blockType: 'notes',
        title: 'Before you buy',
        items: [
          { kind: 'info', text: 'NS0 Cardio neither records nor amplifies. For {ns1SeTimes} times amplification and recording, see NS1-SE.' },
          ...commonNotes.en,
        ],
      },
      {
        blockType: 'faq',
        title: 'Questions',
        items: [
          {
            question: 'Is it right for a student?',
            answer: 'Yes, though it is heavier than Classic. If you mostly do general examinations, Classic is enough.',
          },
          { question: 'Can the diaphragm be changed?', answer: 'Yes: unscrew the ring and put in the spare; no tool is needed.' },
          ...commonQuestions.en,
        ],
      },
    ],
  },
};
