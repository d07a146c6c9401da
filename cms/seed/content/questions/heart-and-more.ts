import type { QuestionSeed } from './question-type';

const PALPITATIONS = 'Palpitations: Evaluation in the Primary Care Setting, American Family Physician 2017 https://pubmed.ncbi.nlm.nih.gov/29431371/';
const WEIGHT =
  'Ask the experts: heart failure and weight gain, British Heart Foundation https://www.bhf.org.uk/informationsupport/heart-matters-magazine/medical/ask-the-experts/heart-failure-weight-gain';
const FEVER = 'Fever in under 5s: assessment and initial management (NICE NG143) https://www.nice.org.uk/guidance/ng143/chapter/recommendations';
const FINDRISC = 'Validity of the FINDRISC as a prediction tool for diabetes: the HUNT study https://pmc.ncbi.nlm.nih.gov/articles/PMC6887494';

/** The heart, children and sugar. */
export const otherQuestions: readonly QuestionSeed[] = [
  {
    codes: { fa: 'ZP-2A2A2JP', en: 'ZP-2A2A2KV' },
    topic: 'heart',
    ageBand: '18-39',
    sex: 'female',
    doctor: 'mehrgan',
    sources: [PALPITATIONS],
    day: '2026-11-13',
    fa: {
      title: 'شب‌ها پیش از خواب تپش می‌گیرم؛ با نوار چه چیزی ثبت کنم؟',
      body: 'چند بار در هفته، وقتی دراز می‌کشم، قلبم یک لحظه می‌ایستد و بعد محکم می‌زند. چند دقیقه بعد خوب می‌شود. غش نکرده‌ام. روزی سه فنجان قهوه می‌خورم. نوار خانگی دارم.',
      answer:
        'آنچه می‌گویید بیشتر به ضربان زودرس می‌خورد که در آدم‌های سالم هم فراوان است؛ ولی تنها نواری که هنگام تپش گرفته شود می‌گوید چیست.\n\nهمان لحظه بنشینید، دست‌ها را آرام نگه دارید و سی ثانیه نوار بگیرید؛ ساعت، مدت و کاری را که می‌کردید کنارش بنویسید. یک نوار هم در آرامش بگیرید. دو هفته قهوه و نوشابه‌ی انرژی‌زا را کم کنید و ببینید فرق می‌کند یا نه.\n\nپزشک معمولاً نوار دوازده‌لید، آزمایش تیروئید و کم‌خونی می‌خواهد. اگر تپش با غش، تنگی نفس، در ورزش، یا با سابقه‌ی مرگ ناگهانی جوان در خانواده باشد، منتظر نمانید.',
    },
    en: {
      title: 'My heart pounds before I fall asleep; what should I record?',
      body: 'A few times a week when I lie down my heart stops for a moment and then beats hard. It passes after some minutes. I have not fainted. I drink three cups of coffee a day. I have a home ECG.',
      answer:
        'What you describe mostly fits early beats, which healthy people have too; but only a trace taken during it tells what it is.\n\nAt that moment sit up, keep your hands still and record thirty seconds; note the time, how long it lasted and what you were doing. Record one at rest as well. Cut coffee and energy drinks for two weeks and see whether it changes.\n\nA doctor usually asks for a twelve-lead ECG and tests of thyroid and anaemia. If it comes with fainting or short breath, during exercise, or a young person of your family died suddenly, do not wait.',
    },
  },
  {
    codes: { fa: 'ZP-2A2A2M3', en: 'ZP-2A2A2N9' },
    topic: 'older-people',
    ageBand: '80-over',
    sex: 'male',
    doctor: 'mehrgan',
    sources: [WEIGHT],
    day: '2026-11-16',
    fa: {
      title: 'پدرم نارسایی قلب دارد و در سه روز دو کیلو بالا رفته؛ مهم است؟',
      body: 'پدرم هر روز صبح وزن می‌کند. از شنبه تا سه‌شنبه از ۷۱ به ۷۳ رسیده و مچ پایش کمی ورم دارد. نفسش مثل همیشه است. غذایش فرقی نکرده.',
      answer:
        'بله، مهم است. در نارسایی قلب، وزنی که در چند روز بالا می‌رود بیشتر آب است تا چاقی، و پیش از تنگ شدن نفس دیده می‌شود.\n\nهمین امروز به پزشک یا درمانگاه نارسایی قلب او خبر بدهید و این چهار عدد را بگویید: وزن هر روز، ورم تا کجاست، شب با چند بالش می‌خوابد، و داروهای ادرارآور با مقدارشان. مقدار قرص را خودتان زیاد نکنید، مگر آنکه پزشک از پیش چنین برنامه‌ای داده باشد.\n\nتا پاسخ بگیرید نمک را کم کنید و اندازه‌ی آب را همان نگه دارید که گفته‌اند. اگر نفسش تنگ شد یا دراز کشیده نتوانست بماند، منتظر نمانید و با ۱۱۵ تماس بگیرید.',
    },
    en: {
      title: 'My father has heart failure and gained two kilos in three days; does it matter?',
      body: 'My father weighs himself every morning. From Saturday to Tuesday he went from 71 to 73, and his ankles are a little swollen. He breathes as always. His food has not changed.',
      answer:
        'Yes, it does. In heart failure weight that rises within days is water rather than fat, and it shows before the breath gets short.\n\nTell his doctor or heart failure clinic today, with these four things: his weight of each day, how far the swelling goes, with how many pillows he sleeps, and his water tablets with their doses. Do not raise the tablets yourselves unless his doctor has given such a plan beforehand.\n\nUntil you hear back keep salt low and drink as he was told. If his breath gets short or he cannot lie flat, do not wait and call 115.',
    },
  },
  {
    codes: { fa: 'ZP-2A2A2PF', en: 'ZP-2A2A2QN' },
    topic: 'pregnancy-and-child',
    ageBand: '2-12',
    doctor: 'nikbin',
    sources: [FEVER],
    day: '2026-11-18',
    fa: {
      title: 'کودک سه‌ساله‌ام ۳۹ تب دارد ولی بازی می‌کند؛ دو تب‌بر را با هم بدهم؟',
      body: 'از دیروز تب دارد، آب می‌خورد، ادرار می‌کند و وقتی تبش کمی پایین می‌آید بازی می‌کند. می‌گویند استامینوفن و ایبوپروفن را با هم بده تا زود پایین بیاید.',
      answer:
        'با هم نه. راهنمای NICE می‌گوید تب‌بر را برای ناراحتی کودک بدهید نه برای پایین آوردن عدد، و هر دو را یک‌جا ندهید؛ اگر یکی اثر نکرد و کودک هنوز ناراحت است می‌شود دیگری را داد. مقدار را به وزن حساب کنید.\n\nعدد تب به‌تنهایی نمی‌گوید بیماری سخت است. آنچه نوشته‌اید، نوشیدن، ادرار و بازی، نشانه‌ی خوبی است. لباس را نه کم کنید و نه زیاد، و پاشویه نکنید.\n\nهمان روز پزشک ببیند اگر: کم می‌نوشد یا کم ادرار می‌کند، سست است و جواب نمی‌دهد، تند یا سخت نفس می‌کشد، لکه‌ای دارد که با فشار شیشه نمی‌رود، تب پنج روز کشیده، یا نگرانید. کودک زیر سه ماه با ۳۸ درجه همیشه باید دیده شود.',
    },
    en: {
      title: 'My three-year-old has 39 °C but plays; may I give two fever medicines together?',
      body: 'She has had fever since yesterday; she drinks, passes urine, and plays when it comes down a little. People tell me to give paracetamol and ibuprofen together so that it falls quickly.',
      answer:
        'Not together. NICE says to give a fever medicine for a child’s distress and not for the number, and not to give both at once; if one does not help and the child is still distressed, the other may be tried. Dose by weight.\n\nThe number alone does not say that the illness is serious. What you write, drinking, urine and play, is a good sign. Neither undress nor wrap her up, and do not sponge.\n\nHave her seen the same day if she drinks or passes little, is limp or does not respond, breathes fast or hard, has spots that do not fade under a glass, has had fever for five days, or you are worried. A baby under three months with 38 °C is always seen.',
    },
  },
  {
    codes: { fa: 'ZP-2A2A2RU', en: 'ZP-2A2A2S2' },
    topic: 'diabetes',
    ageBand: '40-59',
    doctor: 'dadvar',
    sources: [FINDRISC],
    day: '2026-11-20',
    fa: {
      title: 'امتیاز خطر دیابتم ۱۶ شد ولی قندم خوب است؛ چه کنم؟',
      body: 'در ابزار خطر دیابت امتیازم ۱۶ شد. قند ناشتای شش ماه پیش ۹۴ بود. پدرم دیابت دارد و دور کمرم ۱۰۴ است. این امتیاز یعنی دیابت می‌گیرم؟',
      answer:
        'نه. امتیاز می‌گوید در ده سال آینده خطر شما از میانگین بیشتر است، نه اینکه دیابت دارید یا حتماً می‌گیرید. ابزار هم کامل نیست: در پژوهش هانت در نروژ، مرز ۱۵ امتیاز تنها ۳۸ درصد کسانی را که بعداً دیابت گرفتند نشان داده بود.\n\nقند ۹۴ خوب است، ولی شش ماه گذشته. با این امتیاز، هموگلوبین A1c یا قند ناشتا را امسال تکرار کنید و سپس هر سال.\n\nآنچه خطر را واقعاً کم می‌کند: ۵ تا ۷ درصد وزن کمتر، نیم ساعت پیاده‌روی تند در بیشتر روزها، نان و برنج کمتر و حبوبات بیشتر. اگر پرنوشی، پرادراری یا لاغری ناخواسته پیدا شد، زودتر آزمایش بدهید.',
    },
    en: {
      title: 'My diabetes risk score is 16 but my sugar is fine; what now?',
      body: 'The risk tool gave me 16 points. My fasting glucose six months ago was 94. My father has diabetes and my waist is 104 cm. Does the score mean that I shall get it?',
      answer:
        'No. It says that your risk over ten years is above average, not that you have diabetes or must get it. Nor is the tool perfect: in the Norwegian HUNT study the limit of 15 points had found only 38 per cent of those who later got diabetes.\n\nA glucose of 94 is fine, but six months have passed. With this score repeat HbA1c or fasting glucose this year, and then yearly.\n\nWhat truly lowers the risk: 5 to 7 per cent less weight, half an hour of brisk walking on most days, less bread and rice and more pulses. If you become very thirsty, pass much urine or lose weight without wanting to, test sooner.',
    },
  },
];
