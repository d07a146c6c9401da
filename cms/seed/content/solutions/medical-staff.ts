import { solution } from './make';

/** For nurses, general practitioners and everybody on rounds. [PAGE-7] */
export const medicalStaff = solution(
  {
    audience: 'medical-staff',
    drawing: 'nb1',
    colour: 'grey',
    action: 'groupSale',
    second: 'product:nb1',
    tools: ['tool:blood-pressure', 'tool:units', 'tool:kidney-filtration', 'article:lung-sounds-explained'],
    products: ['nb1', 'nh1', 'ni1', 'doctor-visit'],
  },
  {
    fa: {
      title: 'برای کادر درمان',
      metaTitle: 'ضربان برای کادر درمان',
      metaDescription: 'دور بخش، پذیرش و ویزیت در منزل: فشارسنج، نوار قلب جیبی و سونوگرافی همراه، با خرید گروهی برای یک بخش یا درمانگاه.',
      hero: {
        title: 'سی تخت،\nیک شیفت',
        text: 'عددی که سریع و درست گرفته شود، نواری که همان‌جا دیده شود و دستگاهی که از این تخت به آن تخت برود. بخش شما می‌تواند با هم بخرد و هر کس سهم خودش را بپردازد.',
        notes: ['با برق یا {nb1Batteries} باتری AAA', 'CE و FDA'],
      },
      tasks: [
        {
          label: 'دور بخش',
          text: 'فشار و ضربان پشت سر هم، بی‌معطلی. بیمار نشسته، بازو هم‌سطح قلب، بازوبند روی پوست.',
          drawing: 'nb1',
          why: 'با برق یا باتری کار می‌کند و {nb1Readings} سنجش آخر در حافظه می‌ماند.',
        },
        {
          label: 'پذیرش و تریاژ',
          text: 'بیمار می‌گوید قلبم می‌زند. تا دستگاه بزرگ آزاد شود، نظم و سرعت را ببینید؛ درد سینه راه خودش را دارد.',
          drawing: 'nh1',
          why: 'در جیب است و در یک دقیقه نوار می‌دهد. سکته را رد نمی‌کند.',
        },
        {
          label: 'ویزیت در منزل و درمانگاه دور',
          text: 'رگ، بافت نرم و جای تزریق را با پروب خطی ببینید، همان‌جا که بیمار هست.',
          drawing: 'ni1',
          why: 'صفحه‌ی لمسی {ni1Inches} اینچی و پروب خطی؛ ابزار پزشک است و پس از تحویل جلسه‌ی آموزش دارد.',
        },
      ],
      portal: [
        'خرید گروهی تا {groupMost} نفر: پیوند را در گروه بخش بگذارید، قیمت با هر نفر پایین می‌آید',
        'فاکتور رسمی با شماره، برای هر سهم جداگانه',
        'راهنمای هر دستگاه، نسخه‌ی پزشک، برای چاپ کنار تخت',
        'همکاری به‌عنوان ارائه‌دهنده‌ی خدمت در منزل، پس از تأیید مدارک',
      ],
      tools: [
        ['رده‌ی فشار خون', 'با نام راهنمایی که رده از آن است.'],
        ['تبدیل یکاها', 'قند، کراتینین، دما و وزن.'],
        ['پالایش کلیه', 'CKD-EPI سال ۲۰۲۱، بی ضریب نژاد.'],
        ['صدای ریه', 'ویز، کراکل و رونکای به زبان ساده، با منبع.'],
      ],
      price: 'قیمت تکی؛ قیمت گروهی در صفحه‌ی خرید گروهی است.',
      faq: [
        [
          'خرید گروهی برای بیمارستان هم هست؟',
          'گروه از افراد ساخته می‌شود و هر کس سهم خودش را می‌پردازد. برای خرید سازمانی [بنویسید](contact) تا پیشنهاد بدهیم.',
        ],
        ['میان دو بیمار چطور تمیزش کنیم؟', 'با دستمال آغشته به الکل ۷۰ درصد، بی خیساندن؛ گام‌ها در [راهنمای دستگاه‌ها](manuals) آمده است.'],
        ['اگر وسط شیفت خراب شد؟', 'از حساب، تیکت باز کنید. تا {replacementDays} روز نخست تعویض است و پس از آن تعمیر با ضمانت {warrantyYears} ساله.'],
      ],
      action: {
        title: 'یک بخش، یک قیمت',
        text: 'گروه را باز کنید و پیوند را بفرستید. هر که پیوست، قیمت را برای همه پایین می‌آورد.',
        label: 'خرید گروهی',
        points: ['تا {groupMost} نفر', 'هر کس سهم خودش را می‌پردازد', 'هدیه از {gift5From} نفر به بالا'],
      },
    },
    en: {
      title: 'For medical staff',
      metaTitle: 'Zarban for medical staff',
      metaDescription: 'Rounds, triage and home visits: a blood pressure monitor, a pocket ECG and portable ultrasound, bought together by a ward or a clinic.',
      hero: {
        title: 'Thirty beds,\none shift',
        text: 'A number taken fast and well, a trace seen on the spot, and a device that goes from bed to bed. Your ward can buy together, each paying their own share.',
        notes: ['Mains or {nb1Batteries} AAA', 'CE and FDA'],
      },
      tasks: [
        {
          label: 'Rounds',
          text: 'Pressure and pulse one after another, without delay. Seated, the arm level with the heart, the cuff on skin.',
          drawing: 'nb1',
          why: 'It runs on mains or batteries and keeps the last {nb1Readings} readings.',
        },
        {
          label: 'Reception and triage',
          text: 'A patient feels the heart racing. Until the big machine is free, see rhythm and rate; chest pain has a path of its own.',
          drawing: 'nh1',
          why: 'It is in your pocket and gives a trace within a minute. It does not rule out an infarction.',
        },
        {
          label: 'Home visits and far clinics',
          text: 'See vessels, soft tissue and the place of an injection with a linear probe, where the patient is.',
          drawing: 'ni1',
          why: 'A {ni1Inches}-inch touchscreen and a linear probe; a doctor’s tool, with a training session after delivery.',
        },
      ],
      portal: [
        'Group purchase of up to {groupMost}: send the link to your ward, and each who joins lowers the price',
        'Official, numbered invoices, one for each share',
        'The doctor’s version of each guide, to print for the bedside',
        'Work with us as a provider of services at home, once your papers are verified',
      ],
      tools: [
        ['Blood-pressure class', 'With the name of the guideline that the class is from.'],
        ['Conversion of units', 'Glucose, creatinine, temperature and weight.'],
        ['Kidney filtration', 'CKD-EPI 2021, without a factor for race.'],
        ['Lung sounds', 'Wheezes, crackles and rhonchi in plain words, with sources.'],
      ],
      price: 'Single prices; the group’s price stands on its own page.',
      faq: [
        ['Can a hospital buy as a group?', 'A group is made of people, each paying a share. For an organisation [write to us](contact), and we make an offer.'],
        ['How is it cleaned between patients?', 'With a cloth and 70 % alcohol, never soaked; the steps stand in the [guides](manuals).'],
        [
          'And if it fails during a shift?',
          'Open a ticket from your account. Within {replacementDays} days it is replaced; afterwards it is repaired under a warranty of {warrantyYears} year.',
        ],
      ],
      action: {
        title: 'One ward, one price',
        text: 'Open a group and send the link. Whoever joins lowers the price for all.',
        label: 'Group sale',
        points: ['Up to {groupMost} people', 'Each pays their own share', 'A gift from {gift5From} people on'],
      },
    },
  },
);
