import type { ArticleSeed } from './article-type';

export const article: ArticleSeed = {
  slug: 'innocent-murmur',
  kind: 'article',
  category: 'specialized',
  drawing: 'ns1',
  publishedAt: '2026-11-03T06:30:00Z',
  authors: ['dr-parisa-nikbin', 'hamed-sabouri'],
  reviewedBy: 'dr-kaveh-mehrgan',
  reviewedAt: '2026-10-31',
  reviewDueAt: '2028-10-31',
  topics: ['heart', 'pregnancy-and-child', 'signals'],
  tags: ['heart', 'auscultation', 'students', 'children'],
  sources: [
    {
      title: 'Evaluation and Management of Heart Murmurs in Children',
      publisher: 'American Family Physician',
      year: 2011,
      url: 'https://pubmed.ncbi.nlm.nih.gov/22010618/',
    },
    {
      title: 'Heart Murmurs in Pediatric Patients: When Do You Refer?',
      publisher: 'American Family Physician',
      year: 1999,
      url: 'https://pdfslide.us/documents/heart-murmurs-in-pediatric-patients-when-do-you-heart-murmurs-in-pediatric.html',
    },
    { title: 'Innocent Murmur', publisher: 'StatPearls', year: 2026, url: 'https://statpearls.com/sp/np/572/23548/' },
    {
      title: 'Innocent Heart Murmurs',
      publisher: 'Pediatric Cardiology Curriculum',
      year: 2026,
      url: 'https://curriculum.stevetodman.com/topics/35-innocent-murmurs',
    },
  ],
  fa: {
    title: 'سوفل بی‌خطر را چطور از بیماری دریچه جدا کنیم؟',
    summary: 'زمان، محل و تغییر صدا با وضعیت بدن؛ سه پرسش پیش از ارجاع به اکوکاردیوگرافی.',
    metaTitle: 'سوفل بی‌خطر یا بیماری دریچه؟ سه پرسش',
    metaDescription: 'زمان سوفل، محل و انتشار آن، و تغییرش با وضعیت بدن: راهنمای سمع برای جدا کردن سوفل بی‌خطر از بیماری دریچه، و نشانه‌های خطر برای ارجاع.',
    body: [
      {
        kind: 'p',
        text: 'سوفل، بیماری نیست؛ صدای آشفتگی جریان خون است. این آشفتگی گاهی از دریچه‌ی تنگ می‌آید و گاهی فقط از جریانی تند در قلبی سالم. گفته‌اند تا [۷۲ درصد کودکان](https://statpearls.com/sp/np/572/23548/) زمانی در کودکی یا نوجوانی سوفل دارند، حال آنکه بیماری ساختاری قلب بسیار کمتر است. پس دو خطا در کمین ماست: ندیدن بیماری، و بیمار کردن کودک سالم با برچسبی که سال‌ها می‌ماند.',
      },
      {
        kind: 'p',
        text: 'پیش از گوشی، شرح حال نیمی از پاسخ است: خستگی یا عرق هنگام شیر خوردن، وزن نگرفتن، کبودی، غش هنگام ورزش، مرگ ناگهانی در جوانان خانواده، بیماری مادرزادی قلب در بستگان نزدیک، دیابت یا دارو در بارداری مادر، سابقه‌ی تب روماتیسمی یا کاوازاکی. سپس سه پرسش.',
      },
      { kind: 'h2', text: 'پرسش نخست: چه زمانی از چرخه؟' },
      {
        kind: 'p',
        text: 'نخست `S1` و `S2` را پیدا کنید؛ نبض کاروتید کمک می‌کند، چون با `S1` می‌آید. اکنون ببینید صدا کجای فاصله می‌نشیند.',
      },
      {
        kind: 'list',
        items: [
          '**آغاز یا میانه‌ی سیستول، کوتاه، با فرازوفرود:** جای سوفل بی‌خطر همین‌جاست. میان `S1` و سوفل درزی هست و پیش از `S2` تمام می‌شود.',
          '**سراسر سیستول (هولوسیستولیک):** صدا به `S1` چسبیده است و تا `S2` می‌رود. نارسایی میترال یا سه‌لتی، یا سوراخ دیواره‌ی بطنی. بی‌خطر نیست.',
          '**پایان سیستول، به‌ویژه پس از کلیک:** پرولاپس میترال.',
          '**دیاستول:** هر سوفل دیاستولی، هر قدر آهسته، بررسی می‌خواهد.',
          '**پیوسته:** هوم وریدی گردن بی‌خطر است و با خواباندن کودک یا چرخاندن سر یا فشار ملایم بر ورید گردن خاموش می‌شود؛ اگر نشد، مجرای شریانی باز را در نظر بگیرید.',
        ],
      },
      {
        kind: 'strip',
        sample: 'heart-sound',
        caption: 'صدای قلب روی نمودار: نخست S1 و S2 را نشان بگذارید، سپس ببینید میان آن‌ها خط آرام است یا نه. زمان از چپ به راست است.',
      },
      { kind: 'h2', text: 'پرسش دوم: کجا، با چه شدت و چه جنس؟' },
      {
        kind: 'p',
        text: 'بلندترین نقطه را با جابه‌جا کردن آرام سری پیدا کنید، بعد ببینید صدا به کجا می‌رود. سوفل بی‌خطر جای کوچکی دارد و سفر نمی‌کند. انتشار به گردن، زیربغل یا پشت، نشانی دریچه یا رگ است.',
      },
      {
        kind: 'table',
        caption: 'سوفل‌های بی‌خطر شناخته‌شده',
        head: ['نام', 'سن', 'محل', 'جنس', 'چه چیز آن را کم می‌کند'],
        rows: [
          ['استیل (ارتعاشی)', '۲ تا ۷ سال', 'پایین لبه‌ی چپ جناغ تا نوک', 'موسیقایی، مانند لرزش سیم', 'نشستن و ایستادن'],
          ['جریان ریوی', '۸ تا ۱۴ سال', 'بالای لبه‌ی چپ جناغ', 'نرم و دمنده', 'ایستادن؛ با تب و کم‌خونی بیشتر می‌شود'],
          ['هوم وریدی', '۳ تا ۶ سال', 'زیر و بالای ترقوه', 'همهمه‌ی پیوسته', 'خوابیدن، چرخاندن سر، فشار بر ورید'],
          ['بالای ترقوه', 'هر سن', 'بالای ترقوه، رو به گردن', 'کوتاه و کمی خشن', 'عقب بردن شانه‌ها'],
        ],
      },
      {
        kind: 'p',
        text: 'شدت را از یک تا شش بنویسید. بی‌خطرها معمولاً یک یا دو هستند؛ شدت سه و بالاتر ظن را زیاد می‌کند و لرزش زیر دست (تریل) یعنی شدت دست‌کم چهار. ولی شدت، سنگینی بیماری نیست: سوراخ کوچک دیواره‌ی بطنی پرصداست و تنگی شدید آئورت در قلبی ناتوان می‌تواند آرام باشد.',
      },
      { kind: 'h2', text: 'پرسش سوم: با وضعیت بدن چه می‌شود؟' },
      {
        kind: 'p',
        text: 'این پرسش ابزار نمی‌خواهد و بیش از همه فراموش می‌شود. بیمار را خوابیده گوش کنید، بعد ایستاده، و اگر همکاری می‌کند هنگام زور زدن (والسالوا). ایستادن خون برگشتی به قلب را کم می‌کند؛ سوفلی که از جریان زیاد است با آن آهسته‌تر می‌شود.',
      },
      {
        kind: 'list',
        items: [
          '**ایستاده آهسته‌تر:** با سوفل بی‌خطر سازگار است، ولی تنگی آئورت هم چنین می‌کند؛ پس این نشانه تنها کافی نیست.',
          '**ایستاده یا با والسالوا بلندتر:** کاردیومیوپاتی هیپرتروفیک یا پرولاپس میترال. ارجاع.',
          '**بی‌تغییر در هر وضعیت:** نشانه‌ای به سود بیماری ساختاری.',
          '**با دم بلندتر:** سوی راست قلب.',
        ],
      },
      {
        kind: 'p',
        text: 'در همین حال به `S2` گوش دهید. دوتایی شدن آن باید با دم باز و با بازدم بسته شود. `S2` که در هر دو باز می‌ماند، نقص دیواره‌ی دهلیزی را به یاد می‌آورد؛ سوفل آن را به‌آسانی با سوفل جریان ریوی اشتباه می‌گیرند و فرق آن دو همین `S2` است.',
      },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'نشانه‌های خطر: ارجاع، نه انتظار',
        text: 'سوفل هولوسیستولیک یا دیاستولی؛ شدت سه یا بیشتر؛ جنس خشن؛ `S2` غیرعادی؛ کلیک سیستولی؛ بلندترین نقطه در بالای لبه‌ی چپ جناغ؛ بلندتر شدن با ایستادن. همچنین هر سوفل نوزاد، هر سوفل با علامت یا رشد کم، نبض ضعیف ران، کبودی، و هر جا که نتوانستید نام یک سوفل بی‌خطر مشخص را بر آن بگذارید.',
      },
      { kind: 'h2', text: 'بزرگ‌سال حساب دیگری دارد' },
      {
        kind: 'p',
        text: 'سوفل جریان در بارداری، تب، کم‌خونی و پرکاری تیروئید شایع است و با رفع علت کم می‌شود. ولی پس از میانسالی، سوفل سیستولی کانون آئورت را بی‌خطر ننامید تا خلافش روشن شود: اسکلروز و تنگی آئورت در همین سن می‌آیند. سوفل دیررس در سیستول، `S2` آهسته یا یکی‌شده، نبض کاروتید کند، تنگی نفس، درد سینه یا غش هنگام فعالیت، اکوکاردیوگرافی می‌خواهد.',
      },
      { kind: 'h2', text: 'پیش از اکو، و پس از آن' },
      {
        kind: 'p',
        text: 'نوار قلب و عکس سینه به‌ندرت پاسخ را عوض می‌کنند و پاسخ قطعی با اکوکاردیوگرافی است. فرستادن همه هم درست نیست: در یکی از بررسی‌ها ۶۱ درصد سوفل‌هایی که به متخصص فرستاده شدند بی‌خطر از کار درآمدند. اگر کودک بی‌علامت است، شرح حال پاک است، همه‌ی معاینه طبیعی است و سوفل نامی شناخته‌شده دارد، اکو چیزی نمی‌افزاید.',
      },
      {
        kind: 'p',
        text: 'صدا را ضبط کنید و در یادداشت بنویسید: زمان، محل، انتشار، شدت، جنس، خوابیده و ایستاده، و `S2`. بار دوم با بار نخست سنجیده می‌شود. تقویت صدا آن را شنیدنی‌تر می‌کند ولی شدتِ یک تا شش را به هم می‌زند؛ شدت را با گوشی بی‌تقویت یا با تقویتِ نوشته‌شده بسنجید.',
      },
      { kind: 'device', product: 'ns1' },
      {
        kind: 'callout',
        tone: 'note',
        title: 'به خانواده چه بگوییم',
        text: 'بگویید «این صدای خون در قلبی سالم است»، نه «سوفل خفیف دارد». ورزش آزاد است، دارو و پرهیز لازم نیست، و شاید روزی که تب دارد دوباره شنیده شود. اگر تصمیم به ارجاع است، بگویید برای چه و چه وقت؛ غش هنگام ورزش، کبودی یا تنگی نفس تازه یعنی ۱۱۵ یا اورژانس، نه نوبت.',
      },
    ],
  },
  en: {
    title: 'Telling an innocent murmur from valve disease',
    summary: 'Timing, place and how the sound changes with posture: three questions before an echocardiogram.',
    metaTitle: 'Innocent murmur or valve disease? Three questions',
    metaDescription:
      'When the murmur falls, where it is heard and where it travels, and what posture does to it: telling innocent murmurs from valve disease, and when to refer.',
    body: [
      {
        kind: 'p',
        text: 'A murmur is not a disease; it is the sound of disturbed flow. Sometimes the disturbance comes from a tight valve, sometimes merely from brisk flow through a healthy heart. Up to [72 percent of children](https://statpearls.com/sp/np/572/23548/) are said to have one at some time before adulthood, while structural heart disease is far rarer. Two errors therefore lie in wait: missing disease, and making a patient of a healthy child with a label that sticks for years.',
      },
      {
        kind: 'p',
        text: 'Before the stethoscope, the history gives half the answer: tiring or sweating at feeds, poor weight gain, cyanosis, syncope on exercise, sudden death in the young of the family, congenital heart disease in near relatives, maternal diabetes or drugs in pregnancy, past rheumatic fever or Kawasaki disease. Then come three questions.',
      },
      { kind: 'h2', text: 'First question: when in the cycle?' },
      {
        kind: 'p',
        text: 'Find `S1` and `S2` first; the carotid pulse helps, as it comes with `S1`. Now see which part of the interval the sound fills.',
      },
      {
        kind: 'list',
        items: [
          '**Early or mid systole, short, rising and falling:** home of the innocent murmur. There is a gap after `S1`, and it is over before `S2`.',
          '**All of systole (holosystolic):** glued to `S1` and running to `S2`. Mitral or tricuspid regurgitation, or a ventricular septal defect. Not innocent.',
          '**Late systole, above all after a click:** mitral valve prolapse.',
          '**Diastole:** every diastolic murmur, however soft, needs investigation.',
          '**Continuous:** a venous hum in the neck is innocent and falls silent when the child lies down, turns the head or has the vein lightly pressed; if it does not, think of a patent ductus.',
        ],
      },
      {
        kind: 'strip',
        sample: 'heart-sound',
        caption: 'Heart sounds as a trace: mark S1 and S2 first, then look whether the line between them is quiet. Time runs from left to right.',
      },
      { kind: 'h2', text: 'Second question: where, how loud, what quality?' },
      {
        kind: 'p',
        text: 'Move the chest piece in small steps to find the loudest point, then follow where the sound goes. An innocent murmur has a small home and does not travel. Radiation to the neck, axilla or back points to a valve or a vessel.',
      },
      {
        kind: 'table',
        caption: 'The well-known innocent murmurs',
        head: ['Name', 'Age', 'Place', 'Quality', 'What softens it'],
        rows: [
          ['Still’s (vibratory)', '2 to 7 years', 'lower left sternal border to apex', 'musical, a plucked string', 'sitting and standing'],
          ['Pulmonary flow', '8 to 14 years', 'upper left sternal border', 'soft, blowing', 'standing; fever and anaemia make it louder'],
          ['Venous hum', '3 to 6 years', 'below and above the clavicle', 'continuous hum', 'lying down, turning the head, pressing the vein'],
          ['Supraclavicular', 'any', 'above the clavicle, towards the neck', 'brief, a little harsh', 'drawing the shoulders back'],
        ],
      },
      {
        kind: 'p',
        text: 'Grade it from one to six. Innocent murmurs are usually one or two; three or more raises suspicion, and a palpable thrill means at least four. But grade is not severity: a small septal defect is noisy, and severe aortic stenosis in a failing heart can be quiet.',
      },
      { kind: 'h2', text: 'Third question: what does posture do?' },
      {
        kind: 'p',
        text: 'This one needs no equipment and is the most often forgotten. Listen lying down, then standing, and during a Valsalva manoeuvre if the patient can. Standing reduces the blood returning to the heart, so a murmur of generous flow softens.',
      },
      {
        kind: 'list',
        items: [
          '**Softer on standing:** fits an innocent murmur, but aortic stenosis does the same, so this sign is not enough by itself.',
          '**Louder on standing or with Valsalva:** hypertrophic cardiomyopathy or mitral prolapse. Refer.',
          '**Unchanged in every position:** counts towards structural disease.',
          '**Louder on breathing in:** right side of the heart.',
        ],
      },
      {
        kind: 'p',
        text: 'Listen to `S2` while you are there. Its split should open on inspiration and close on expiration. An `S2` that stays open through both recalls an atrial septal defect, whose murmur is easily taken for a pulmonary flow murmur; the second sound is what tells them apart.',
      },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'Red flags: refer, do not wait',
        text: 'A holosystolic or diastolic murmur; grade three or more; harsh quality; an abnormal `S2`; a systolic click; loudest at the upper left sternal border; louder on standing. Also any murmur in a newborn, any murmur with symptoms or poor growth, weak femoral pulses, cyanosis, and whenever you cannot name a specific innocent murmur.',
      },
      { kind: 'h2', text: 'Adults are another matter' },
      {
        kind: 'p',
        text: 'Flow murmurs are common in pregnancy, fever, anaemia and thyrotoxicosis, and fade with the cause. Past middle age, however, do not call a systolic murmur at the aortic area innocent until shown to be so: that is the age of aortic sclerosis and stenosis. A late peak, a soft or single `S2`, a slow carotid upstroke, or breathlessness, chest pain or syncope on effort call for echocardiography.',
      },
      { kind: 'h2', text: 'Before the echo, and after it' },
      {
        kind: 'p',
        text: 'ECG and chest film rarely change the answer; echocardiography settles it. Sending everybody is not right either: in one series 61 percent of murmurs referred to a specialist proved innocent. If the child has no symptoms, a clean history, an otherwise normal examination and a murmur with a known name, an echo adds nothing.',
      },
      {
        kind: 'p',
        text: 'Record the sound and note timing, place, radiation, grade, quality, lying and standing, and `S2`. The second visit is compared with the first. Amplification makes a murmur easier to hear but upsets the one-to-six scale; grade it unamplified, or write the amplification beside it.',
      },
      { kind: 'device', product: 'ns1' },
      {
        kind: 'callout',
        tone: 'note',
        title: 'What to tell the family',
        text: 'Say “this is the sound of blood in a healthy heart”, not “a mild murmur”. Sport is free, there is nothing to take or avoid, and it may be heard again on a feverish day. If you do refer, say why and by when; syncope on exercise, cyanosis or new breathlessness means 115 or the emergency department, not an appointment.',
      },
    ],
  },
};
