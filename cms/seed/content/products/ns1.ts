import type { ProductWords } from '../types';
import { commonFigures, commonNotes, commonQuestions } from './shared';

/** The digital stethoscope, with its SE and SE-Plus models. [PAGE-2, NUM-7] */
export const ns1: ProductWords = {
  slug: 'ns1',
  fa: {
    title: 'گوشی پزشکی دیجیتال NS1',
    useLine: 'شنیدن و ضبط صدای قلب و ریه، با تقویت تا {ns1SeTimes} برابر',
    summary:
      'صدای قلب و ریه را تا {ns1SeTimes} برابر تقویت می‌کند، ضبط می‌کند و در پرونده نگه می‌دارد. برای پزشک، دانشجو و خانواده‌ای که بیمار قلبی دارد. ساخت ایران.',
    metaTitle: 'گوشی پزشکی دیجیتال NS1، SE و SE-Plus',
    metaDescription:
      'گوشی پزشکی دیجیتال ساخت ایران با تقویت {ns1Times} برابر (NS1) و {ns1SeTimes} برابر (SE و SE-Plus)، {stethoscopeColours} رنگ، حکاکی نام و {warrantyYears} سال ضمانت.',
    figures: [
      { name: 'تقویت صدا', value: 'NS1: {ns1Times} برابر؛ NS1-SE و NS1-SE-Plus: {ns1SeTimes} برابر' },
      { name: 'سری', value: 'بِل حدود {bellMm} میلی‌متر، دیافراگم {diaphragmMm} میلی‌متر' },
      { name: 'فیلترها', value: 'قلب، ریه، هر دو' },
      { name: 'رنگ', value: '{stethoscopeColours} رنگ' },
      { name: 'حکاکی', value: 'تا {engravingLines} خط، هر خط تا {engravingCharacters} نویسه' },
      { name: 'ضبط و ارسال', value: 'از راه اپلیکیشن، مستقیم به پرونده' },
      { name: 'ساخت', value: 'ایران' },
      ...commonFigures.fa,
    ],
    sections: [
      {
        blockType: 'steps',
        title: 'چطور کار می‌کند',
        items: [
          { label: 'روی سینه بگذارید', text: 'سری را مثل گوشی همیشگی بگذارید؛ بِل برای صدای بم، دیافراگم برای صدای زیر.' },
          { label: 'فیلتر را انتخاب کنید', text: 'قلب، ریه یا هر دو. صدا تا {ns1SeTimes} برابر بلندتر شنیده می‌شود و صدای اتاق کم.' },
          { label: 'ضبط و اشتراک', text: 'صدا به پرونده‌ی بیمار می‌رود و پزشک دیگری هم می‌تواند همان را بشنود.' },
        ],
      },
      {
        blockType: 'list',
        title: 'در جعبه',
        items: [
          { label: 'گوشی NS1 با لوله و سری دوطرفه' },
          { label: 'کابل شارژ' },
          { label: 'دو جفت سرگوشی نرم، در دو اندازه' },
          { label: 'راهنمای فارسی و انگلیسی و برگه‌ی شماره‌ی سریال' },
        ],
      },
      {
        blockType: 'notes',
        title: 'پیش از خرید بدانید',
        items: [
          { kind: 'info', text: 'NS1 نسل پیشین است: مشخصات و راهنمای آن برای دارندگانش اینجا می‌ماند و فقط وقتی موجود باشد فروخته می‌شود.' },
          { kind: 'info', text: 'گوشی، ابزار شنیدن و ضبط است و تشخیص نمی‌دهد؛ صدا را پزشک می‌سنجد.' },
          ...commonNotes.fa,
        ],
      },
      {
        blockType: 'faq',
        title: 'پرسش‌های پرتکرار',
        items: [
          { question: 'SE با SE-Plus چه فرقی دارد؟', answer: 'هر دو صدا را {ns1SeTimes} برابر می‌کنند. SE-Plus با کیف سخت و یک دیافراگم و سرگوشی یدک می‌آید.' },
          { question: 'اگر باتری تمام شود؟', answer: 'بی‌باتری هم مثل گوشی معمولی صدا را می‌رساند؛ فقط تقویت و ضبط خاموش است.' },
          {
            question: 'نام خود را چطور حک کنم؟',
            answer:
              'پیش از افزودن به سبد، تا {engravingLines} خط بنویسید؛ هر خط تا {engravingCharacters} نویسه، فارسی یا انگلیسی. پیش‌نمایش روی سری دیده می‌شود.',
          },
          ...commonQuestions.fa,
        ],
      },
    ],
  },
  en: {
    title: 'NS1 digital stethoscope',
    useLine: 'Hear and record heart and lungs, up to {ns1SeTimes} times louder',
    summary:
      'Makes heart and lung sounds up to {ns1SeTimes} times louder, records them and keeps them on file. For doctors, students and families with a heart patient. Made in Iran.',
    metaTitle: 'NS1, SE and SE-Plus digital stethoscope',
    metaDescription:
      'A digital stethoscope made in Iran: {ns1Times} times amplification (NS1), {ns1SeTimes} times (SE and SE-Plus), {stethoscopeColours} colours, your name engraved and a {warrantyYears}-year warranty.',
    figures: [
      { name: 'Amplification', value: 'NS1: {ns1Times}×; NS1-SE and NS1-SE-Plus: {ns1SeTimes}×' },
      { name: 'Chest piece', value: 'bell about {bellMm} mm, diaphragm {diaphragmMm} mm' },
      { name: 'Filters', value: 'heart, lung, both' },
      { name: 'Colours', value: '{stethoscopeColours}' },
      { name: 'Engraving', value: 'up to {engravingLines} lines of {engravingCharacters} characters' },
      { name: 'Recording', value: 'through the app, straight to the record' },
      { name: 'Made in', value: 'Iran' },
      ...commonFigures.en,
    ],
    sections: [
      {
        blockType: 'steps',
        title: 'How it works',
        items: [
          { label: 'Place it', text: 'Hold the chest piece as you always have: the bell for low sounds, the diaphragm for high ones.' },
          { label: 'Choose a filter', text: 'Heart, lung or both. Sound is up to {ns1SeTimes} times louder, and the room is quieter.' },
          { label: 'Record and share', text: 'The sound goes to the patient’s record, and another doctor can hear exactly the same.' },
        ],
      },
      {
        blockType: 'list',
        title: 'In the box',
        items: [
          { label: 'NS1 stethoscope with tube and two-sided chest piece' },
          { label: 'Charging cable' },
          { label: 'Two pairs of soft ear tips, in two sizes' },
          { label: 'Guide in Persian and English, and the serial number card' },
        ],
      },
      {
        blockType: 'notes',
        title: 'Before you buy',
        items: [
          { kind: 'info', text: 'NS1 is the earlier model: its figures and guide stay here for its owners, and it is sold only while there is stock.' },
          { kind: 'info', text: 'A stethoscope hears and records; it does not diagnose. A doctor judges the sound.' },
          ...commonNotes.en,
        ],
      },
      {
        blockType: 'faq',
        title: 'Questions',
        items: [
          {
            question: 'How do SE and SE-Plus differ?',
            answer: 'Both make sounds {ns1SeTimes} times louder. SE-Plus comes with a hard case, a spare diaphragm and spare ear tips.',
          },
          {
            question: 'What if the battery is empty?',
            answer: 'It still carries sound like an ordinary stethoscope; only amplification and recording are off.',
          },
          {
            question: 'How do I have my name engraved?',
            answer:
              'Before adding it to the cart, write up to {engravingLines} lines of up to {engravingCharacters} characters, Persian or Latin. You see it on the chest piece.',
          },
          ...commonQuestions.en,
        ],
      },
    ],
  },
};
