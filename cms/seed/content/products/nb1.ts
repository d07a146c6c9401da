import type { ProductWords } from '../types';
import { commonFigures, commonNotes, commonQuestions } from './shared';

/** The digital blood pressure monitor. [PAGE-2, NUM-7] */
export const nb1: ProductWords = {
  slug: 'nb1',
  fa: {
    title: 'فشارسنج دیجیتال NB1',
    useLine: 'حافظه‌ی {nb1Readings} سنجش برای {nb1Users} نفر، با برق یا باتری',
    summary:
      'فشار بالا، پایین و ضربان را روی صفحه‌ای خوانا نشان می‌دهد و {nb1Readings} سنجش را برای {nb1Users} نفر نگه می‌دارد. با برق یا {nb1Batteries} باتری نیم‌قلمی (AAA).',
    metaTitle: 'فشارسنج بازویی دیجیتال NB1',
    metaDescription:
      'فشارسنج دیجیتال NB1 با حافظه‌ی {nb1Readings} سنجش برای {nb1Users} نفر، برق یا {nb1Batteries} باتری AAA، دارای CE و FDA، با {warrantyYears} سال ضمانت.',
    figures: [
      { name: 'حافظه', value: '{nb1Readings} سنجش برای {nb1Users} نفر' },
      { name: 'تغذیه', value: 'برق یا {nb1Batteries} باتری AAA' },
      { name: 'گواهی‌ها', value: 'CE و FDA' },
      { name: 'نشان می‌دهد', value: 'فشار بالا، فشار پایین، ضربان' },
      { name: 'بازوبند', value: 'بازویی' },
      ...commonFigures.fa,
    ],
    sections: [
      {
        blockType: 'steps',
        title: 'سنجش درست، در سه قدم',
        items: [
          { label: 'پنج دقیقه بنشینید', text: 'پشت تکیه‌داده، پاها روی زمین، بازو هم‌سطح قلب.' },
          { label: 'بازوبند روی پوست', text: 'دو انگشت بالاتر از گودی آرنج، نه شل و نه سفت.' },
          { label: 'دو بار، با یک دقیقه فاصله', text: 'هر دو عدد در حافظه می‌ماند؛ در پرونده هم می‌توانید آن‌ها را ثبت کنید.' },
        ],
      },
      {
        blockType: 'list',
        title: 'در جعبه',
        items: [{ label: 'دستگاه NB1' }, { label: 'بازوبند و لوله' }, { label: '{nb1Batteries} باتری AAA' }, { label: 'کیف و راهنمای فارسی و انگلیسی' }],
      },
      {
        blockType: 'notes',
        title: 'پیش از خرید بدانید',
        items: [{ kind: 'info', text: 'دارو را با یک سنجش کم و زیاد نکنید؛ پزشک روند چند روز را می‌بیند.' }, ...commonNotes.fa],
      },
      {
        blockType: 'faq',
        title: 'پرسش‌های پرتکرار',
        items: [
          { question: 'دو نفر چطور جدا می‌شوند؟', answer: 'پیش از سنجش کلید نفر اول یا دوم را بزنید؛ سنجش‌های هر کدام جدا نگه داشته می‌شود.' },
          { question: 'وقتی حافظه پر شد؟', answer: 'کهنه‌ترین سنجش جای خود را به تازه‌ترین می‌دهد. پیش از آن می‌توانید عددها را در پرونده‌ی ضربان ثبت کنید.' },
          ...commonQuestions.fa,
        ],
      },
    ],
  },
  en: {
    title: 'NB1 digital blood pressure monitor',
    useLine: 'Keeps {nb1Readings} readings for {nb1Users} people, mains or battery',
    summary:
      'Shows systolic, diastolic and pulse on a clear screen and keeps {nb1Readings} readings for {nb1Users} people. Runs on mains or {nb1Batteries} AAA batteries.',
    metaTitle: 'NB1 digital blood pressure monitor',
    metaDescription:
      'NB1 blood pressure monitor: {nb1Readings} readings for {nb1Users} people, mains or {nb1Batteries} AAA batteries, CE and FDA, with a {warrantyYears}-year warranty.',
    figures: [
      { name: 'Memory', value: '{nb1Readings} readings for {nb1Users} people' },
      { name: 'Power', value: 'mains or {nb1Batteries} AAA batteries' },
      { name: 'Certificates', value: 'CE and FDA' },
      { name: 'Shows', value: 'systolic, diastolic, pulse' },
      { name: 'Cuff', value: 'upper arm' },
      ...commonFigures.en,
    ],
    sections: [
      {
        blockType: 'steps',
        title: 'A proper reading in three steps',
        items: [
          { label: 'Sit for five minutes', text: 'Back supported, feet on the floor, arm at the height of the heart.' },
          { label: 'Cuff on the skin', text: 'Two fingers above the bend of the elbow, neither loose nor tight.' },
          { label: 'Twice, a minute apart', text: 'Both numbers stay in memory; you can enter them in your record as well.' },
        ],
      },
      {
        blockType: 'list',
        title: 'In the box',
        items: [{ label: 'NB1' }, { label: 'Cuff and tube' }, { label: '{nb1Batteries} AAA batteries' }, { label: 'Case and guide in Persian and English' }],
      },
      {
        blockType: 'notes',
        title: 'Before you buy',
        items: [{ kind: 'info', text: 'Do not change a medicine because of one reading; a doctor looks at the trend of several days.' }, ...commonNotes.en],
      },
      {
        blockType: 'faq',
        title: 'Questions',
        items: [
          {
            question: 'How are two people kept apart?',
            answer: 'Press the key of the first or second person before measuring; each one’s readings are kept separately.',
          },
          {
            question: 'What happens when the memory is full?',
            answer: 'The oldest reading gives way to the newest. Before that you can enter the numbers in your Zarban record.',
          },
          ...commonQuestions.en,
        ],
      },
    ],
  },
};
