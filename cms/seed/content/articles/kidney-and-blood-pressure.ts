import type { ArticleSeed } from './article-type';

export const article: ArticleSeed = {
  slug: 'kidney-and-blood-pressure',
  kind: 'article',
  category: 'public',
  drawing: 'nb1',
  publishedAt: '2026-10-13T06:30:00Z',
  authors: ['niloofar-arasteh'],
  reviewedBy: 'dr-shirin-dadvar',
  reviewedAt: '2026-10-10',
  reviewDueAt: '2028-10-10',
  topics: ['blood-pressure', 'diabetes'],
  tags: ['kidney', 'blood-pressure', 'diabetes', 'home-care'],
  sources: [
    {
      title: 'Estimating glomerular filtration rate: adults (CKD-EPI equations and their limits)',
      publisher: 'National Institute of Diabetes and Digestive and Kidney Diseases (NIDDK)',
      year: 2021,
      url: 'https://www.niddk.nih.gov/research-funding/research-programs/kidney-clinical-research-epidemiology/laboratory/glomerular-filtration-rate-equations/adults',
    },
    {
      title: 'eGFR Using CKD-EPI (2021 Update)',
      publisher: 'QxMD',
      year: 2021,
      url: 'https://qxmd.com/calculate/calculator_251/egfr-using-ckd-epi-2021-update',
    },
    {
      title: 'Removing race from the CKD-EPI equation and its impact on prognosis in a predominantly White European population',
      publisher: 'Nephrology Dialysis Transplantation (PubMed Central)',
      year: 2022,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9869854',
    },
    {
      title: 'The critical role of urine albumin-to-creatinine ratio testing in hypertension management',
      publisher: 'Clinical Laboratory News (ADLM)',
      year: 2025,
      url: 'https://myadlm.org/cln/articles/2025/julyaugust/the-critical-role-of-urine-albumin-to-creatinine-ratio-testing-in-hypertension-management',
    },
    {
      title: 'Role of kidney injury in sepsis, table 2: definition and staging of CKD (after KDIGO)',
      publisher: 'Journal of Intensive Care',
      year: 2016,
      url: 'https://jintensivecare.biomedcentral.com/articles/10.1186/s40560-016-0146-3/tables/2',
    },
    {
      title:
        'Provisional criteria for the diagnosis of hypertension in pregnancy using home blood pressure measurements (names the usual home limit of 135/85)',
      publisher: 'Hypertension Research (PubMed Central)',
      year: 2017,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC5506245',
    },
    {
      title: '2024 ESC Clinical Practice Guidelines for the Management of Elevated Blood Pressure and Hypertension',
      publisher: 'European Society of Cardiology',
      year: 2024,
      url: 'https://www.escardio.org/Congresses-Events/ESC-Congress/Congress-news/2024-esc-clinical-practice-guidelines-for-the-management-of-elevated-blood-press',
    },
  ],
  fa: {
    title: 'کلیه و فشار خون: چرخه‌ای که با دو آزمایش ساده دیده می‌شود',
    summary: 'کراتینین به‌تنهایی گمراه می‌کند؛ eGFR آن را به کار کلیه ترجمه می‌کند و آلبومین ادرار نیمه‌ی دیگر ماجراست. چه بخواهیم و چه بپرسیم.',
    metaTitle: 'کلیه و فشار خون: کراتینین، eGFR و آلبومین',
    metaDescription: 'فشار خون به کلیه آسیب می‌زند و کلیه‌ی بیمار فشار را بالا می‌برد. معنای کراتینین و eGFR با فرمول CKD-EPI 2021 و آزمایش آلبومین ادرار.',
    body: [
      {
        kind: 'p',
        text: 'از پزشک می‌پرسید چرا برای فشار خون، آزمایش کلیه نوشته است. جواب کوتاه: چون این دو یکدیگر را خراب می‌کنند، و کلیه تا دیر نشود شکایت نمی‌کند.',
      },
      { kind: 'h2', text: 'چرخه‌ای که خودش را تند می‌کند' },
      {
        kind: 'p',
        text: 'هر کلیه انبوهی صافیِ ریز است از مویرگ‌هایی بسیار نازک. فشار بالا سال‌ها بر این مویرگ‌ها می‌کوبد، دیواره‌شان سفت و زخمی می‌شود و صافی‌ها یکی‌یکی از کار می‌افتند. کلیه‌ی کم‌توان آب و نمک را خوب پس نمی‌دهد؛ آب و نمکِ مانده فشار را بالاتر می‌برد؛ و دور دوباره آغاز می‌شود.',
      },
      {
        kind: 'p',
        text: 'بنا بر برآورد مرکز پیشگیری بیماری آمریکا، از هر پنج بزرگسالی که فشار خون دارند شاید یکی بیماری کلیه داشته باشد. بیشترشان خبر ندارند، چون درد و علامتی نیست.',
      },
      { kind: 'h2', text: 'کراتینین به‌تنهایی گمراه می‌کند' },
      {
        kind: 'p',
        text: 'کراتینین پسماند کار عضله است و از راه کلیه بیرون می‌رود. کلیه که کند شود، در خون جمع می‌شود. ولی هر کس عضله‌ی بیشتری دارد کراتینین بیشتری هم می‌سازد. پس یک عدد در دو آدم، دو معنا دارد.',
      },
      {
        kind: 'table',
        caption: 'یک کراتینین، چهار آدم فرضی: `1.1 mg/dL` با فرمول CKD-EPI 2021',
        head: ['چه کسی', 'eGFR'],
        rows: [
          ['مرد ۳۰ ساله', '۹۳'],
          ['زن ۳۰ ساله', '۶۹'],
          ['مرد ۷۵ ساله', '۷۰'],
          ['زن ۷۵ ساله', '۵۲'],
        ],
      },
      {
        kind: 'p',
        text: 'برگه‌ی آزمایش شاید برای هر چهار نفر «طبیعی» چاپ کند. برای همین کراتینین را با سن و جنس به **eGFR** برمی‌گردانند: برآوردی از این که کلیه‌ها در هر دقیقه چند میلی‌لیتر خون را پالایش می‌کنند، برای بدنی با سطح `1.73 m²`.',
      },
      {
        kind: 'p',
        text: 'فرمول امروزی که در ابزار زیر هم هست، CKD-EPI سال ۲۰۲۱ است: `142 × min(Scr/κ, 1)^α × max(Scr/κ, 1)^−1.2 × 0.9938^age` و برای زنان ضرب در `1.012`؛ `κ` در زن `0.7` و در مرد `0.9` است، `α` به ترتیب `−0.241` و `−0.302`. اگر جوابتان اندکی با برگه‌ی قدیمی فرق دارد، نگران نشوید: همین فرمول در ۱٫۶ میلیون نفر در استکهلم، میانه‌ی ۳٫۹ واحد بالاتر از نسخه‌ی ۲۰۰۹ داد. روند را با **یک** فرمول بسنجید.',
      },
      { kind: 'tool', tool: 'kidney-filtration', lead: 'کراتینین خون، سن و جنس را از برگه‌ی آزمایش بنویسید. برای ۱۸ سال به بالا.' },
      { kind: 'h2', text: 'نیمه‌ی دیگر ماجرا: آلبومین ادرار' },
      {
        kind: 'p',
        text: 'صافیِ سالم پروتئین را نگه می‌دارد. صافیِ زخمی، نخست کمی آلبومین از دست می‌دهد؛ خیلی پیش از آن که eGFR پایین بیاید. آزمایش آن ساده است: نسبت آلبومین به کراتینین (ACR) در یک نمونه ادرار، بهتر است صبح.',
      },
      {
        kind: 'table',
        caption: 'محور اول: eGFR بنا بر KDIGO؛ باید دست‌کم سه ماه بماند',
        head: ['eGFR', 'کار کلیه'],
        rows: [
          ['۹۰ و بالاتر', 'طبیعی'],
          ['۶۰ تا ۸۹', 'اندکی کمتر'],
          ['۴۵ تا ۵۹', 'کاهش کم تا متوسط'],
          ['۳۰ تا ۴۴', 'کاهش متوسط تا شدید'],
          ['۱۵ تا ۲۹', 'کاهش شدید'],
          ['زیر ۱۵', 'نارسایی کلیه'],
        ],
      },
      {
        kind: 'table',
        caption: 'محور دوم: آلبومین ادرار (ACR)',
        head: ['ACR (`mg/g`)', 'یعنی'],
        rows: [
          ['زیر ۳۰', 'طبیعی تا اندکی بالا'],
          ['۳۰ تا ۳۰۰', 'بالا'],
          ['بیش از ۳۰۰', 'بسیار بالا'],
        ],
      },
      {
        kind: 'p',
        text: 'eGFR بالای ۶۰ با ادرار پاک، به‌خودی‌خود بیماری نیست. و یک عدد پایین هم به‌تنهایی نیست: تب، کم‌آبی، ورزش سنگینِ دیروز یا یک وعده‌ی بزرگ گوشت جواب را جابه‌جا می‌کند. تکرار، نیمی از تشخیص است.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'کجا برآورد خطا می‌کند',
        text: 'eGFR برآورد است، نه اندازه‌گیری. در بارداری، در کودکان، در نارسایی ناگهانی کلیه، و در کسی که عضله‌ی بسیار کم یا بسیار زیاد دارد یا عضوی از دست داده، به آن تکیه نکنید. پزشک شاید سیستاتین C بخواهد که به عضله بسته نیست.',
      },
      { kind: 'h2', text: 'چه چیزی کلیه را نگه می‌دارد' },
      {
        kind: 'list',
        items: [
          '**فشارِ به‌اندازه.** در خانه میانگین زیر ۱۳۵ روی ۸۵؛ هدفِ شما را پزشک می‌گوید. راهنمای ۲۰۲۴ اروپا برای بیشتر کسانی که دارو می‌خورند عدد بالای ۱۲۰ تا ۱۲۹ را می‌خواهد، اگر تابش را داشته باشند.',
          '**نمک کمتر.** هم فشار را پایین می‌آورد و هم داروی فشار را مؤثرتر می‌کند.',
          '**قندِ مهارشده،** اگر دیابت دارید.',
          '**پرهیز از مسکنِ بی‌حساب.** ایبوپروفن، ناپروکسن و دیکلوفناک خون‌رسانی کلیه را کم می‌کنند؛ با فشار یا بیماری کلیه، نپرسیده نخورید.',
          '**نپرسیده گیاه دارویی و پودر عضله نخورید.** برخی به کلیه آسیب می‌زنند و برخی کراتینین را دروغین بالا می‌برند.',
        ],
      },
      {
        kind: 'p',
        text: 'برخی داروهای فشار، آن‌ها که نامشان به «پریل» یا «سارتان» ختم می‌شود، نشت آلبومین را کم می‌کنند. پس از شروعشان کراتینین ممکن است کمی بالا برود و پزشک پس از یکی دو هفته آزمایش می‌نویسد. سرخود قطعشان نکنید. یک استثنا هست: در بارداری نباید خورده شوند؛ اگر باردارید یا احتمالش را می‌دهید، همان روز به پزشک خبر دهید.',
      },
      { kind: 'h2', text: 'کی و چند وقت یک بار' },
      {
        kind: 'p',
        text: 'اگر فشار خون یا دیابت دارید، سالی یک بار **هر دو** آزمایش را بخواهید: کراتینین با eGFR، و ACR ادرار. اگر عددی از مرز گذشته، زودتر. در نوبت پزشک بپرسید: عدد من سال پیش چه بود؟',
      },
      {
        kind: 'callout',
        tone: 'emergency',
        title: 'زودتر از نوبت',
        text: 'ادرار خونی یا کف‌آلودِ ماندگار، ورم تازه‌ی پا و پلک، کم شدن ناگهانی ادرار: همین روزها پزشک. با فشار ۱۸۰ روی ۱۲۰ همراه درد سینه، تنگی نفس، گیجی یا ضعف یک سمت بدن: ۱۱۵.',
      },
    ],
  },
  en: {
    title: 'Kidneys and blood pressure: a circle that two simple tests can show',
    summary: 'Creatinine alone misleads. eGFR turns it into what kidneys do, and albumin in urine is the other half of the story. What to ask for.',
    metaTitle: 'Kidneys and blood pressure: creatinine, eGFR, albumin',
    metaDescription:
      'High pressure harms kidneys and sick kidneys raise pressure. What creatinine and eGFR (CKD-EPI 2021) mean, and why urine albumin belongs beside them.',
    body: [
      {
        kind: 'p',
        text: 'You ask why the doctor ordered kidney tests for your blood pressure. In short: because each of the two harms the other, and kidneys do not complain until late.',
      },
      { kind: 'h2', text: 'A circle that feeds itself' },
      {
        kind: 'p',
        text: 'A kidney is a multitude of tiny filters made of very thin vessels. High pressure hammers on them for years; their walls stiffen and scar, and filters fail one after another. A weak kidney does not get rid of salt and water well; what stays raises the pressure further; and round it goes.',
      },
      {
        kind: 'p',
        text: 'The American centre for disease control estimates that about one in five adults with high blood pressure may have kidney disease. Most do not know, for nothing hurts.',
      },
      { kind: 'h2', text: 'Creatinine does not mean what it says' },
      {
        kind: 'p',
        text: 'Creatinine is waste from muscles and leaves through the kidneys. When they slow down, it gathers in the blood. But whoever has more muscle also makes more of it, so one number means two things in two people.',
      },
      {
        kind: 'table',
        caption: 'One creatinine, four imagined people: `1.1 mg/dL` by CKD-EPI 2021',
        head: ['Who', 'eGFR'],
        rows: [
          ['Man of 30', '93'],
          ['Woman of 30', '69'],
          ['Man of 75', '70'],
          ['Woman of 75', '52'],
        ],
      },
      {
        kind: 'p',
        text: 'The slip may call all four “normal”. That is why creatinine is turned, with age and sex, into **eGFR**: an estimate of how many millilitres of blood the kidneys clear in a minute, for a body of `1.73 m²`.',
      },
      {
        kind: 'p',
        text: 'Today’s formula, used by the calculator below, is CKD-EPI of 2021: `142 × min(Scr/κ, 1)^α × max(Scr/κ, 1)^−1.2 × 0.9938^age`, times `1.012` for women; `κ` is `0.7` in women and `0.9` in men, `α` is `−0.241` and `−0.302`. If it differs a little from an old slip, do not worry: among 1.6 million people in Stockholm it gave a median of 3.9 more than the version of 2009. Judge a trend by **one** formula.',
      },
      { kind: 'tool', tool: 'kidney-filtration', lead: 'Take blood creatinine, age and sex from the laboratory’s slip. For adults of 18 and over.' },
      { kind: 'h2', text: 'The other half: albumin in urine' },
      {
        kind: 'p',
        text: 'A healthy filter keeps protein back. A scarred one first leaks a little albumin, long before eGFR falls. The test is simple: the albumin-to-creatinine ratio (ACR) of one sample of urine, best taken in the morning.',
      },
      {
        kind: 'table',
        caption: 'First axis: eGFR by KDIGO; it has to last three months or more',
        head: ['eGFR', 'What kidneys do'],
        rows: [
          ['90 and above', 'normal'],
          ['60–89', 'a little less'],
          ['45–59', 'mildly to moderately less'],
          ['30–44', 'moderately to severely less'],
          ['15–29', 'severely less'],
          ['below 15', 'kidney failure'],
        ],
      },
      {
        kind: 'table',
        caption: 'Second axis: albumin in urine (ACR)',
        head: ['ACR (`mg/g`)', 'Means'],
        rows: [
          ['below 30', 'normal or a little raised'],
          ['30–300', 'raised'],
          ['above 300', 'severely raised'],
        ],
      },
      {
        kind: 'p',
        text: 'An eGFR above 60 with clean urine is no disease by itself. Nor is one low number: fever, too little water, yesterday’s hard training or a large meal of meat can shift it. Repeating is half of the diagnosis.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'Where the estimate fails',
        text: 'eGFR is an estimate, not a measurement. Do not rely on it in pregnancy, in children, in sudden kidney failure, or with very little or very much muscle or a lost limb. A doctor may then ask for cystatin C, which does not depend on muscle.',
      },
      { kind: 'h2', text: 'What protects kidneys' },
      {
        kind: 'list',
        items: [
          '**Pressure within limits.** At home an average below 135/85; your doctor sets your own goal. The European guideline of 2024 asks for an upper number of 120–129 for most people on treatment, if they tolerate it.',
          '**Less salt.** It lowers pressure and helps the medicine to work.',
          '**Controlled sugar,** if you have diabetes.',
          '**No careless painkillers.** Ibuprofen, naproxen and diclofenac lower the flow of blood to the kidneys. With high pressure or kidney disease, ask first.',
          '**No herbs or muscle powders without asking.** Some harm kidneys; some raise creatinine falsely.',
        ],
      },
      {
        kind: 'p',
        text: 'Some medicines for pressure, those ending in “-pril” or “-sartan”, lessen the leak of albumin. Creatinine may rise a little when they begin, and doctors test again after a week or two. Do not stop them on your own. There is one exception: they must not be taken in pregnancy, so tell your doctor the same day if you are or may be pregnant.',
      },
      { kind: 'h2', text: 'When, and how often' },
      {
        kind: 'p',
        text: 'With high blood pressure or diabetes, ask once a year for **both** tests: creatinine with eGFR, and ACR. If one has crossed a limit, sooner. And ask: what was my number last year?',
      },
      {
        kind: 'callout',
        tone: 'emergency',
        title: 'Sooner than your appointment',
        text: 'Blood in the urine, foam that stays, new swelling of legs or eyelids, suddenly little urine: see a doctor within days. With 180/120 and chest pain, breathlessness, confusion or weakness on one side: call 115.',
      },
    ],
  },
};
