import { solution } from './make';

/** For cardiologists. [PAGE-7] */
export const cardiologists = solution(
  {
    audience: 'cardiologists',
    drawing: 'nh1',
    colour: 'black',
    action: 'demo:nh1',
    second: 'product:nh1',
    tools: ['tool:qtc', 'ecg', 'sound', 'article:qt-interval'],
    products: ['nh1', 'ns1', 'ns0-cardio', 'doctor-cardio'],
  },
  {
    fa: {
      title: 'برای متخصصان قلب',
      metaTitle: 'ضربان برای متخصصان قلب',
      metaDescription: 'شش اشتقاق کنار تخت، تقویت و ضبط سوفل، و نوارهایی که بیمار در خانه می‌گیرد؛ با حساب‌گر QTc و نمایشگر کولیس‌دار.',
      hero: {
        title: 'شش اشتقاق،\nپیش از رسیدن دستگاه بزرگ',
        text: 'نوار شش‌کاناله از دستگاهی {nh1Grams} گرمی، سوفلی که می‌شود دوباره شنید، و بیماری که تپشش را در خانه ثبت کرده است. جای نوار دوازده‌کاناله را نمی‌گیرد؛ زمانِ پیش از آن را پر می‌کند.',
        notes: ['{nh1Grams} گرم', 'شش اشتقاق اندامی'],
      },
      tasks: [
        {
          label: 'نوار کنار تخت',
          text: 'نظم، سرعت، محور و بازه‌ها در همان دقیقه‌ی معاینه. اشتقاق‌های سینه‌ای ندارد، پس برای سکته دوازده‌کاناله بگیرید.',
          drawing: 'nh1',
          why: 'دو انگشت برای یک کانال، زانوی چپ برای شش کانال؛ در جیب روپوش جا می‌شود.',
        },
        {
          label: 'سوفلی که باید دوباره شنید',
          text: 'تقویت، فیلتر قلب و ضبط؛ پیش و پس از مانور را کنار هم بگذارید و برای اکو تصمیم بگیرید.',
          drawing: 'ns1',
          why: 'NS1-SE-Plus تا {ns1SeTimes} برابر تقویت می‌کند و با کیف سخت و دیافراگم یدک می‌آید.',
        },
        {
          label: 'شنیدن طولانی، بی‌باتری',
          text: 'درمانگاهی با سی بیمار: گوشی آکوستیکی که صدای اتاق را کم کند و به شارژ نیاز نداشته باشد.',
          drawing: 'ns0',
          why: 'مدل کاردیوی آن سری سنگین‌تر و لوله‌ی دوجداره دارد؛ پایین، در قیمت‌ها، آمده است.',
        },
      ],
      portal: [
        'نمایشگر نوار با کاغذ مدرج، کولیس، فیلتر با نام و بسامد، RR و تغییرپذیری آن',
        'فایل‌های WFDB، EDF و CSV را باز می‌کند؛ محاسبه در مرورگر است و فایل بیمار جایی نمی‌رود',
        'هر عدد با حالت فیلتر، نرخ نمونه‌برداری و کیفیت سیگنالش نشان داده می‌شود',
        'نواری که بیمار با شماره‌ی همراه شما به اشتراک می‌گذارد، و مشاوره‌ی آنلاین با پرونده در کنار گفت‌وگو',
      ],
      tools: [
        ['QTc', 'فریدریشیا، فرامینگهام، هاجز و بازت کنار هم؛ با هشدار در ضربان تند و کند.'],
        ['نمایشگر نوار', 'فایل خودتان را باز کنید، اندازه بگیرید و چاپ کنید.'],
        ['نمایشگر صدا', 'موج، پوش، صدای اول و دوم، و طیف.'],
        ['بازه‌ی QT', 'نوشته‌ای درباره‌ی اندازه‌گیری و دام‌های آن، با منبع.'],
      ],
      price: 'تکی یا در بسته‌ی قلب.',
      faq: [
        ['NH1 سکته را نشان می‌دهد؟', 'نه. شش اشتقاق اندامی دارد و اشتقاق سینه‌ای ندارد؛ برای سندرم حاد، دوازده‌کاناله لازم است.'],
        ['آیا دستگاه تشخیص می‌نویسد؟', 'نه. اندازه می‌گیرد و کیفیت سیگنال را می‌گوید. خواندن نوار کار شماست.'],
        ['بیمار دستگاه کاشتنی دارد؛ مانعی هست؟', 'پیش از آن با پزشک و راهنمای دستگاه کاشتنی هماهنگ شود؛ در راهنمای NH1 هم آمده است.'],
      ],
      action: {
        title: 'در مطب خودتان بیازمایید',
        text: 'همکار ما زنگ می‌زند و روز و جا را با شما می‌گذارد.',
        label: 'درخواست نمایش دستگاه',
        points: ['بی هزینه و بی تعهد', 'روی بیماران خودتان'],
      },
    },
    en: {
      title: 'For cardiologists',
      metaTitle: 'Zarban for cardiologists',
      metaDescription:
        'Six leads at the bedside, murmurs amplified and recorded, and traces that patients take at home; with a QTc calculator and a viewer with calipers.',
      hero: {
        title: 'Six leads,\nbefore the big machine arrives',
        text: 'A six-lead trace from a device of {nh1Grams} g, a murmur that can be heard again, and a patient who recorded palpitations at home. It does not replace twelve leads; it fills the time before them.',
        notes: ['{nh1Grams} g', 'Six limb leads'],
      },
      tasks: [
        {
          label: 'A trace at the bedside',
          text: 'Rhythm, rate, axis and intervals in the very minute of the visit. It has no chest leads: for an infarction take twelve.',
          drawing: 'nh1',
          why: 'Two fingers for one lead, the left knee for six; it fits the pocket of a coat.',
        },
        {
          label: 'A murmur to be heard again',
          text: 'Amplify, filter and record; put before and after a manoeuvre side by side, and decide on the echo.',
          drawing: 'ns1',
          why: 'NS1-SE-Plus amplifies up to {ns1SeTimes} times and comes with a hard case and a spare diaphragm.',
        },
        {
          label: 'Long listening without a battery',
          text: 'A clinic of thirty patients: an acoustic stethoscope that keeps the room out and needs no charging.',
          drawing: 'ns0',
          why: 'Its Cardio model has a heavier chest piece and a double tube; it stands below among the prices.',
        },
      ],
      portal: [
        'A trace viewer with calibrated paper, calipers, filters named with their band, RR and its variability',
        'It opens WFDB, EDF and CSV; all is computed in the browser, and a patient’s file goes nowhere',
        'Every figure is shown with filter mode, sampling rate and signal quality',
        'Traces that a patient shares with your mobile number, and online consultations with the file beside the talk',
      ],
      tools: [
        ['QTc', 'Fridericia, Framingham, Hodges and Bazett side by side, with a warning at fast and slow rates.'],
        ['Trace viewer', 'Open a file of your own, measure and print it.'],
        ['Sound player', 'Waveform, envelope, first and second sounds, and spectrogram.'],
        ['The QT interval', 'An article on measuring it and its traps, with sources.'],
      ],
      price: 'Singly, or in the heart package.',
      faq: [
        ['Does NH1 show an infarction?', 'No. It has six limb leads and no chest leads; an acute syndrome needs twelve.'],
        ['Does the device write a diagnosis?', 'No. It measures and states the quality of the signal. Reading the trace is your work.'],
        ['The patient has an implanted device; may I?', 'Ask the doctor and the manual of the implant first; NH1’s guide says so too.'],
      ],
      action: {
        title: 'Try it at your own practice',
        text: 'One of us calls to arrange the day and the place.',
        label: 'Request a demo',
        points: ['Free and without obligation', 'On your own patients'],
      },
    },
  },
);
