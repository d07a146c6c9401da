import type { ProductWords } from '../types';
import { commonFigures, commonNotes, commonQuestions } from './shared';

/** The handheld six-channel ECG. [PAGE-2, NUM-7] */
export const nh1: ProductWords = {
  slug: 'nh1',
  fa: {
    title: 'نوار قلب همراه NH1',
    useLine: 'نوار قلب تک‌کاناله و شش‌کاناله، {nh1Grams} گرم، در جیب',
    summary: 'نوار قلب شش‌کاناله از دستگاهی به وزن {nh1Grams} گرم. دو انگشت روی دستگاه، پشت آن روی زانوی چپ؛ نوار در پرونده می‌ماند و برای پزشک می‌رود.',
    metaTitle: 'نوار قلب همراه NH1، شش‌کاناله',
    metaDescription: 'نوار قلب همراه NH1: تک‌کاناله و شش‌کاناله، {nh1Grams} گرم، {nh1Thick} × {nh1Wide} × {nh1Long} سانتی‌متر، با {warrantyYears} سال ضمانت.',
    figures: [
      { name: 'اندازه', value: '{nh1Thick} × {nh1Wide} × {nh1Long} سانتی‌متر' },
      { name: 'وزن', value: '{nh1Grams} گرم' },
      { name: 'حالت‌ها', value: 'تک‌کاناله و شش‌کاناله' },
      { name: 'اشتقاق‌ها', value: 'I، II، III، aVR، aVL، aVF' },
      { name: 'ثبت', value: 'از راه اپلیکیشن، مستقیم به پرونده' },
      ...commonFigures.fa,
    ],
    sections: [
      {
        blockType: 'strip',
        title: 'یک دستگاه، شش نگاه به قلب',
        text: 'نوار روی کاغذ استاندارد دیده می‌شود، با سرعت ۲۵ میلی‌متر بر ثانیه و ۱۰ میلی‌متر بر میلی‌ولت. زمان همیشه از چپ به راست است.',
        label: 'نمونه‌ی ترسیمی',
      },
      {
        blockType: 'steps',
        title: 'چطور ثبت کنید',
        items: [
          { label: 'بنشینید و آرام شوید', text: 'دست‌ها خشک، بازوها تکیه‌داده، بی حرف و حرکت.' },
          { label: 'دو انگشت و زانو', text: 'تک‌کاناله با دو انگشت ثبت می‌شود. برای شش کانال، پشت دستگاه را روی زانوی چپ بگذارید.' },
          { label: 'ببینید و بفرستید', text: 'نوار همان لحظه دیده می‌شود. آن را با شماره‌ی همراه پزشک به اشتراک بگذارید.' },
        ],
      },
      {
        blockType: 'list',
        title: 'در جعبه',
        items: [{ label: 'دستگاه NH1' }, { label: 'باتری' }, { label: 'جلد نرم' }, { label: 'راهنمای فارسی و انگلیسی و برگه‌ی شماره‌ی سریال' }],
      },
      {
        blockType: 'notes',
        title: 'پیش از تکیه بر آن',
        items: [
          { kind: 'warn', text: 'NH1 سکته‌ی قلبی را تشخیص نمی‌دهد. با درد سینه یا تنگی نفس، نخست با ۱۱۵ تماس بگیرید.' },
          { kind: 'info', text: 'اگر باتری قلب یا دستگاه کاشتنی دارید، پیش از استفاده از پزشک قلب خود بپرسید.' },
          ...commonNotes.fa,
        ],
      },
      {
        blockType: 'faq',
        title: 'پرسش‌های پرتکرار',
        items: [
          {
            question: 'فرق تک‌کاناله با شش‌کاناله چیست؟',
            answer: 'تک‌کاناله یک نگاه به قلب است و برای دیدن نظم ضربان. شش‌کاناله همان لحظه را از شش سو نشان می‌دهد و برای پزشک گویاتر است.',
          },
          {
            question: 'بی گوشی هوشمند کار می‌کند؟',
            answer: 'برای دیدن و نگه داشتن نوار به اپلیکیشن نیاز است. نوار بی‌اینترنت هم ثبت می‌شود و بعد فرستاده می‌شود.',
          },
          ...commonQuestions.fa,
        ],
      },
    ],
  },
  en: {
    title: 'NH1 handheld ECG',
    useLine: 'Single and six-channel heart traces, {nh1Grams} grams, in a pocket',
    summary:
      'A six-channel heart trace from a bar that weighs {nh1Grams} grams. Two fingers on top, the back against your left knee; the trace stays on record and goes to your doctor.',
    metaTitle: 'NH1 handheld six-channel ECG',
    metaDescription:
      'NH1 handheld ECG: single and six-channel modes, {nh1Grams} g, {nh1Thick} × {nh1Wide} × {nh1Long} cm, with a {warrantyYears}-year warranty.',
    figures: [
      { name: 'Size', value: '{nh1Thick} × {nh1Wide} × {nh1Long} cm' },
      { name: 'Weight', value: '{nh1Grams} g' },
      { name: 'Modes', value: 'single channel, six channels' },
      { name: 'Leads', value: 'I, II, III, aVR, aVL, aVF' },
      { name: 'Recording', value: 'through the app, straight to the record' },
      ...commonFigures.en,
    ],
    sections: [
      {
        blockType: 'strip',
        title: 'One bar, six views of the heart',
        text: 'The trace is shown on standard paper, at 25 mm/s and 10 mm/mV. Time always runs from left to right.',
        label: 'Drawn sample',
      },
      {
        blockType: 'steps',
        title: 'How to record',
        items: [
          { label: 'Sit and settle', text: 'Dry hands, arms supported, no talking and no moving.' },
          { label: 'Two fingers and a knee', text: 'Two fingers give a single channel. For six, rest the back of the device on your left knee.' },
          { label: 'See it, send it', text: 'The trace appears at once. Share it by your doctor’s mobile number.' },
        ],
      },
      {
        blockType: 'list',
        title: 'In the box',
        items: [{ label: 'NH1' }, { label: 'Battery' }, { label: 'Soft sleeve' }, { label: 'Guide in Persian and English, and the serial number card' }],
      },
      {
        blockType: 'notes',
        title: 'Before you rely on it',
        items: [
          { kind: 'warn', text: 'NH1 does not detect a heart attack. With chest pain or breathlessness, call 115 first.' },
          { kind: 'info', text: 'If you have a pacemaker or another implant, ask your cardiologist before you use it.' },
          ...commonNotes.en,
        ],
      },
      {
        blockType: 'faq',
        title: 'Questions',
        items: [
          {
            question: 'What is the difference between one channel and six?',
            answer: 'One channel is one view of the heart and shows its rhythm. Six show the same moment from six sides and tell a doctor more.',
          },
          { question: 'Does it work without a smartphone?', answer: 'You need the app to see and keep a trace. It is recorded offline too and sent later.' },
          ...commonQuestions.en,
        ],
      },
    ],
  },
};
