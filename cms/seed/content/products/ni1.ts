import type { ProductWords } from '../types';
import { commonFigures, commonNotes, commonQuestions } from './shared';

/** The portable ultrasound. [PAGE-2, NUM-7] */
export const ni1: ProductWords = {
  slug: 'ni1',
  fa: {
    title: 'سونوگرافی همراه NI1',
    useLine: 'صفحه‌ی لمسی {ni1Inches} اینچی و پروب خطی، برای پزشکان',
    summary: 'سونوگرافی همراه با صفحه‌ی لمسی {ni1Inches} اینچی. حالت‌های B+M، B، M، مرکب و ذوزنقه‌ای با پروب خطی؛ کنار تخت، در درمانگاه یا در راه.',
    metaTitle: 'سونوگرافی همراه NI1',
    metaDescription: 'سونوگرافی همراه NI1 با صفحه‌ی لمسی {ni1Inches} اینچی و حالت‌های B+M، B، M، مرکب و ذوزنقه‌ای برای پروب خطی؛ {warrantyYears} سال ضمانت.',
    figures: [
      { name: 'نمایشگر', value: 'لمسی، {ni1Inches} اینچ' },
      { name: 'حالت‌ها', value: 'B+M، B، M، مرکب (Compound) و ذوزنقه‌ای (Trapezoid) برای پروب خطی' },
      { name: 'پروب', value: 'خطی' },
      { name: 'برای', value: 'پزشکان و دامپزشکان' },
      ...commonFigures.fa,
    ],
    sections: [
      {
        blockType: 'steps',
        title: 'از روشن کردن تا تصویر',
        items: [
          { label: 'پروب را وصل کنید', text: 'دستگاه پروب را می‌شناسد و حالت‌های آن را نشان می‌دهد.' },
          { label: 'حالت را انتخاب کنید', text: 'B برای تصویر، M برای حرکت در زمان، B+M برای هر دو کنار هم.' },
          { label: 'نگه دارید و بفرستید', text: 'تصویر را ثابت کنید، اندازه بگیرید و در پرونده‌ی بیمار بگذارید.' },
        ],
      },
      {
        blockType: 'list',
        title: 'در جعبه',
        items: [
          { label: 'دستگاه NI1 با پایه' },
          { label: 'پروب خطی و نگه‌دارنده' },
          { label: 'آداپتور برق' },
          { label: 'کیف حمل، راهنمای فارسی و انگلیسی و برگه‌ی شماره‌ی سریال' },
        ],
      },
      {
        blockType: 'notes',
        title: 'پیش از خرید بدانید',
        items: [{ kind: 'warn', text: 'NI1 ابزار پزشک است و برای استفاده‌ی خانگی بی پزشک فروخته نمی‌شود.' }, ...commonNotes.fa],
      },
      {
        blockType: 'faq',
        title: 'پرسش‌های پرتکرار',
        items: [
          {
            question: 'حالت مرکب و ذوزنقه‌ای چه می‌کند؟',
            answer: 'مرکب چند زاویه را روی هم می‌گذارد و لبه‌ها را روشن‌تر می‌کند. ذوزنقه‌ای میدان دید پروب خطی را پهن‌تر می‌کند.',
          },
          { question: 'آموزش کار با دستگاه هم دارد؟', answer: 'پس از تحویل، کارشناس ما تماس می‌گیرد و زمان یک جلسه‌ی آموزش از راه دور را هماهنگ می‌کند.' },
          ...commonQuestions.fa,
        ],
      },
    ],
  },
  en: {
    title: 'NI1 portable ultrasound',
    useLine: 'A {ni1Inches}-inch touchscreen and a linear probe, for doctors',
    summary:
      'Portable ultrasound with a {ni1Inches}-inch touchscreen. B+M, B, M, Compound and Trapezoid modes with a linear probe; at the bedside, in a clinic or on the road.',
    metaTitle: 'NI1 portable ultrasound',
    metaDescription:
      'NI1 portable ultrasound with a {ni1Inches}-inch touchscreen and B+M, B, M, Compound and Trapezoid modes for linear probes; {warrantyYears}-year warranty.',
    figures: [
      { name: 'Screen', value: 'touchscreen, {ni1Inches} inches' },
      { name: 'Modes', value: 'B+M, B, M, Compound and Trapezoid for linear probes' },
      { name: 'Probe', value: 'linear' },
      { name: 'For', value: 'doctors and veterinarians' },
      ...commonFigures.en,
    ],
    sections: [
      {
        blockType: 'steps',
        title: 'From switching on to an image',
        items: [
          { label: 'Connect the probe', text: 'The device recognises it and offers its modes.' },
          { label: 'Choose a mode', text: 'B for an image, M for movement over time, B+M for both side by side.' },
          { label: 'Freeze and send', text: 'Freeze the image, measure, and put it in the patient’s record.' },
        ],
      },
      {
        blockType: 'list',
        title: 'In the box',
        items: [
          { label: 'NI1 with its stand' },
          { label: 'Linear probe and holder' },
          { label: 'Power adapter' },
          { label: 'Carrying case, guide in Persian and English, and the serial number card' },
        ],
      },
      {
        blockType: 'notes',
        title: 'Before you buy',
        items: [{ kind: 'warn', text: 'NI1 is a doctor’s instrument and is not sold for use at home without one.' }, ...commonNotes.en],
      },
      {
        blockType: 'faq',
        title: 'Questions',
        items: [
          {
            question: 'What do Compound and Trapezoid do?',
            answer: 'Compound lays several angles over one another and makes edges clearer. Trapezoid widens the view of a linear probe.',
          },
          { question: 'Is training included?', answer: 'After delivery our staff call and agree on a time for a remote training session.' },
          ...commonQuestions.en,
        ],
      },
    ],
  },
};
