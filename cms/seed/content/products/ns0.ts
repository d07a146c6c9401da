import type { ProductWords } from '../types';
import { commonFigures, commonNotes, commonQuestions } from './shared';

/** The plain stethoscope, classic. [PAGE-2] */
export const ns0: ProductWords = {
  slug: 'ns0',
  fa: {
    title: 'گوشی پزشکی NS0 کلاسیک',
    useLine: 'گوشی آکوستیک سبک برای معاینه‌ی روزانه، بی‌باتری',
    summary: 'گوشی آکوستیک دوطرفه برای معاینه‌ی هر روز: سبک، بی‌باتری و همیشه آماده. نخستین گوشی یک دانشجو، یا گوشی کنار دست در خانه. ساخت ایران.',
    metaTitle: 'گوشی پزشکی NS0 کلاسیک',
    metaDescription: 'گوشی پزشکی آکوستیک NS0 کلاسیک، ساخت ایران، {stethoscopeColours} رنگ با حکاکی نام، {warrantyYears} سال ضمانت و {serviceYears} سال خدمات.',
    figures: [
      { name: 'نوع', value: 'آکوستیک، بی‌باتری' },
      { name: 'سری', value: 'دوطرفه: بِل و دیافراگم' },
      { name: 'برای', value: 'معاینه‌ی عمومی، آموزش، خانه' },
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
          { label: 'سرگوشی‌ها رو به جلو', text: 'زاویه‌ی سرگوشی‌ها باید با مجرای گوش هم‌راستا باشد؛ صدا همین‌جا نصف یا کامل می‌شود.' },
          { label: 'بِل یا دیافراگم', text: 'سری را بچرخانید تا تق کند. دیافراگم برای صدای زیر، بِل برای صدای بم.' },
          { label: 'آرام روی پوست', text: 'روی لباس نه. اندکی فشار برای دیافراگم، تماس سبک برای بِل.' },
        ],
      },
      {
        blockType: 'list',
        title: 'در جعبه',
        items: [
          { label: 'گوشی NS0 کلاسیک' },
          { label: 'یک جفت سرگوشی یدک' },
          { label: 'برچسب نام' },
          { label: 'راهنمای فارسی و انگلیسی و برگه‌ی شماره‌ی سریال' },
        ],
      },
      {
        blockType: 'notes',
        title: 'پیش از خرید بدانید',
        items: [{ kind: 'info', text: 'NS0 ضبط و تقویت ندارد. اگر می‌خواهید صدا در پرونده بماند، NS1-SE را ببینید.' }, ...commonNotes.fa],
      },
      {
        blockType: 'faq',
        title: 'پرسش‌های پرتکرار',
        items: [
          {
            question: 'کلاسیک با کاردیو چه فرقی دارد؟',
            answer: 'کلاسیک برای معاینه‌ی عمومی سبک‌تر است. کاردیو سری سنگین‌تر و لوله‌ی دوجداره دارد و برای گوش دادن طولانی به قلب ساخته شده است.',
          },
          { question: 'چطور تمیزش کنم؟', answer: 'با دستمال آغشته به الکل ۷۰ درصد، بی خیساندن. سرگوشی‌ها جدا می‌شوند.' },
          ...commonQuestions.fa,
        ],
      },
    ],
  },
  en: {
    title: 'NS0 Classic stethoscope',
    useLine: 'A light acoustic stethoscope for everyday use, no battery',
    summary:
      'A two-sided acoustic stethoscope for every day: light, without a battery, always ready. A student’s first, or the one at hand at home. Made in Iran.',
    metaTitle: 'NS0 Classic stethoscope',
    metaDescription:
      'NS0 Classic acoustic stethoscope, made in Iran, {stethoscopeColours} colours with your name engraved, {warrantyYears}-year warranty and {serviceYears} years of service.',
    figures: [
      { name: 'Type', value: 'acoustic, no battery' },
      { name: 'Chest piece', value: 'two-sided: bell and diaphragm' },
      { name: 'For', value: 'general examination, teaching, home' },
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
          { label: 'Ear tips forward', text: 'Their angle follows the ear canal; half of the sound is won or lost here.' },
          { label: 'Bell or diaphragm', text: 'Turn the chest piece until it clicks. The diaphragm is for high sounds, the bell for low ones.' },
          { label: 'Lightly on the skin', text: 'Not over clothes. A little pressure for the diaphragm, a light touch for the bell.' },
        ],
      },
      {
        blockType: 'list',
        title: 'In the box',
        items: [
          { label: 'NS0 Classic stethoscope' },
          { label: 'A spare pair of ear tips' },
          { label: 'Name tag' },
          { label: 'Guide in Persian and English, and the serial number card' },
        ],
      },
      {
        blockType: 'notes',
        title: 'Before you buy',
        items: [{ kind: 'info', text: 'NS0 neither records nor amplifies. If sounds should stay on record, see NS1-SE.' }, ...commonNotes.en],
      },
      {
        blockType: 'faq',
        title: 'Questions',
        items: [
          {
            question: 'How do Classic and Cardio differ?',
            answer: 'Classic is lighter, for general examination. Cardio has a heavier chest piece and a double tube, for listening to the heart at length.',
          },
          { question: 'How do I clean it?', answer: 'With a cloth and 70 percent alcohol, without soaking. The ear tips come off.' },
          ...commonQuestions.en,
        ],
      },
    ],
  },
};
