import type { LessonText } from './lesson-type';

/** A lesson’s text. [ACAD-3] */
export const murmursTiming: LessonText = {
  slug: 'murmurs-timing',
  aim: {
    fa: 'سوفل را در چرخه می‌نشانید، شکلش را می‌گویید، و می‌دانید کدام زمان همیشه بررسی می‌خواهد.',
    en: 'You place a murmur in the cycle, name its shape, and know which timing always needs looking into.',
  },
  body: {
    fa: [
      {
        kind: 'p',
        text: 'سوفل بیماری نیست؛ صدای جریانی است که آشفته شده. خونی که آرام می‌رود بی‌صداست، و خونی که از جای تنگ یا با شتاب یا از راهی که نباید می‌گذرد همهمه می‌کند. پس سوفل می‌گوید «اینجا میان دو فضا خونی با آشفتگی می‌گذرد»، و **زمانِ** سوفل می‌گوید میان کدام دو فضا. از میان همه‌ی ویژگی‌های سوفل، زمان بیش از همه می‌ارزد و از همه آسان‌تر به خطا می‌رود.',
      },
      { kind: 'h2', text: 'نخست: پیش از S2 یا پس از آن؟' },
      {
        kind: 'p',
        text: 'میان S1 و S2 باشد **سیستولی** است و میان S2 و S1 بعدی **دیاستولی**. اگر از S2 بی‌گسست بگذرد و در دیاستول ادامه یابد **پیوسته** است. تا S1 و S2 را به نام نشناخته‌اید این پرسش پاسخ ندارد؛ در ضربان تند، انگشت روی کاروتید را فراموش نکنید.',
      },
      {
        kind: 'p',
        text: 'چرا این پرسش چنین سنگین است؟ سوفل سیستولی ممکن است بی‌خطر باشد؛ در کودکان و در آدم‌های لاغر، تب‌دار، کم‌خون یا باردار بسیار دیده می‌شود. سوفل دیاستولی در کتاب‌ها بی‌خطر به شمار نمی‌آید و هر قدر هم آهسته باشد بررسی می‌خواهد. مرز این دو فقط یک صداست: S2.',
      },
      { kind: 'h2', text: 'دوم: کجای سیستول؟' },
      {
        kind: 'table',
        caption: 'سوفل‌های سیستولی به زمان',
        head: ['زمان', 'شکل', 'با S1 و S2', 'به چه فکر کنیم'],
        rows: [
          ['آغاز سیستول', 'کاهنده', 'از S1، پیش از S2 تمام', 'نارسایی حاد میترال، سوراخ بسیار کوچک دیواره‌ی بطنی، برخی سوفل‌های بی‌خطر'],
          ['میانه‌ی سیستول', 'فرازوفرود', 'درزی پس از S1، درزی پیش از S2', 'تنگی آئورت یا ریوی، کاردیومیوپاتی هیپرتروفیک، سوفل جریان'],
          ['سراسر سیستول', 'یکدست', 'چسبیده به هر دو', 'نارسایی میترال یا سه‌لتی، سوراخ دیواره‌ی بطنی'],
          ['پایان سیستول', 'فزاینده', 'تا S2، شاید پس از کلیک', 'پرولاپس میترال'],
        ],
      },
      {
        kind: 'p',
        text: 'منطقش این است: سوفلی که از راه دریچه‌ی خروجی می‌آید باید صبر کند تا فشار بطن از آئورت بگذرد و دریچه باز شود؛ پس پس از S1 درزی هست. جریان بالا می‌گیرد و فرو می‌نشیند، پس شکلش فرازوفرود است. سوفلی که از نشتِ میترال می‌آید چنین صبری ندارد: بطن از همان S1 پرفشارتر از دهلیز است و تا S2 می‌ماند. شکلِ سوفل سایه‌ی **اختلاف فشار** است.',
      },
      {
        kind: 'p',
        text: 'در تنگی آئورت جای اوج هم خبر می‌دهد: هر چه اوج دیرتر و S2 آهسته‌تر، تنگی سنگین‌تر. بلندی چنین خبری نمی‌دهد؛ درس بعد می‌گوید چرا.',
      },
      { kind: 'h2', text: 'سوم: کجای دیاستول؟' },
      {
        kind: 'list',
        items: [
          '**آغاز دیاستول، کاهنده:** از S2 آغاز می‌شود و فرو می‌نشیند. نارسایی آئورت یا ریوی. زیر و دمنده؛ آدم نشسته و خم به جلو، نفس بیرون، دیافراگم با فشار.',
          '**میانه‌ی دیاستول، غرّان:** پس از درزی، و شاید پس از ضربه‌ی بازشدن. تنگی میترال یا سه‌لتی. بم؛ بل در نوک، به پهلوی چپ.',
          '**پایان دیاستول، پیش از S1:** فزاینده، از انقباض دهلیز در تنگی میترال؛ در فیبریلاسیون دهلیزی این بخش نیست.',
        ],
      },
      {
        kind: 'p',
        text: 'سوفل **پیوسته** از دو فضایی می‌آید که فشارشان هرگز برابر نمی‌شود: مجرای شریانی باز، یا پیوند سرخرگ و سیاهرگ. هوم وریدی گردن در کودکان هم پیوسته است ولی بی‌خطر، و با خواباندن یا چرخاندن سر خاموش می‌شود.',
      },
      { kind: 'h2', text: 'نام‌ها یکسان نیستند' },
      {
        kind: 'p',
        text: '«سراسر سیستول» را هولوسیستولیک یا پان‌سیستولیک می‌نویسند و هر دو یکی است. «جهشی» یا «خروجی» (ejection) را برخی برای هر سوفل میانه‌ی سیستول به کار می‌برند و برخی فقط برای سوفل دریچه‌ی خروجی؛ اگر سبب را نمی‌دانید، زمان را بنویسید نه سبب را. مرز آغاز و میانه و پایان هم خط‌کش ندارد. «میانه‌ی سیستول، فرازوفرود، پیش از S2 تمام» از هر نام لاتینی روشن‌تر است.',
      },
      {
        kind: 'p',
        text: 'و یک دام: گوش صدای زیر را نزدیک‌تر می‌پندارد و سوفلِ بلند S1 و S2 را می‌پوشاند. وقتی سوفل چنان بلند است که S2 گم شده، سری را به جایی ببرید که سوفل آهسته‌تر است، S2 را آنجا بشناسید و با آن برگردید.',
      },
      { kind: 'h2', text: 'چطور گوش را به زمان وادارید' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'S1 و S2 را پیدا کنید و با هر S2 بی‌صدا بشمارید.',
          'فقط به سکوتِ سیستول گوش دهید. آیا خالی است؟',
          'فقط به سکوتِ دیاستول. سوفل دیاستولی را بیشتر از آن رو نمی‌شنوند که کسی به دیاستول گوش نمی‌دهد.',
          'اگر چیزی هست: درزی پیش از آن هست؟ درزی پس از آن؟ به کدام صدا چسبیده؟',
          'با دست شکلش را در هوا بکشید، سپس نمودار را ببینید.',
        ],
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'صداهای این درس چه را نشان نمی‌دهند',
        text: 'فقط چهار زمان را می‌سازیم: آغاز، میانه و سراسر سیستول، و آغاز دیاستول. همهمه‌ی سیستولی ما همیشه ۸۰ میلی‌ثانیه پس از آغاز S1 و همهمه‌ی دیاستولی ۶۰ میلی‌ثانیه پس از آغاز S2 شروع می‌شود، چون خودِ صدا تا آن‌جا ادامه دارد. سوفل پایان سیستول، غرش میترال، سوفل پیوسته، کلیک و ضربه‌ی بازشدن در آن‌ها نیست، و زمان به‌تنهایی نام هیچ بیماری را نمی‌گوید.',
      },
      {
        kind: 'callout',
        tone: 'emergency',
        title: 'سوفلی که صبر نمی‌کند',
        text: 'سوفل تازه همراه تنگی نفس در استراحت، درد سینه، غش، یا تب و بدحالی؛ یا سوفل در نوزادی که کبود است یا خوب شیر نمی‌خورد: این‌ها کار نوبت گرفتن نیست. ۱۱۵.',
      },
    ],
    en: [
      {
        kind: 'p',
        text: 'A murmur is not a disease; it is the sound of flow that has been disturbed. Blood that runs smoothly is silent; blood that passes a narrow place, or hurries, or takes a way that it should not, makes a rush. A murmur says “here blood passes between two spaces in turmoil”, and its **timing** says between which two. Of all the features of a murmur, timing is worth the most, and goes wrong most easily.',
      },
      { kind: 'h2', text: 'First: before S2, or after it?' },
      {
        kind: 'p',
        text: 'Between S1 and S2 it is **systolic**; between S2 and the next S1, **diastolic**. If it runs through S2 without a break and on into diastole, it is **continuous**. Until you know S1 and S2 by name the question has no answer; at a fast rate, remember the finger on the carotid.',
      },
      {
        kind: 'p',
        text: 'Why does so much hang on it? A systolic murmur may be innocent; it is often met in children, and in people who are thin, feverish, anaemic or pregnant. A diastolic murmur is not counted as innocent in the textbooks and needs looking into, however soft. A single sound is the border between the two: S2.',
      },
      { kind: 'h2', text: 'Second: where in systole?' },
      {
        kind: 'table',
        caption: 'Systolic murmurs by timing',
        head: ['Timing', 'Shape', 'Beside S1 and S2', 'Think of'],
        rows: [
          ['Early systole', 'falling', 'from S1, over before S2', 'acute mitral regurgitation, a very small ventricular septal defect, some innocent murmurs'],
          ['Mid systole', 'rising and falling', 'a gap after S1, a gap before S2', 'aortic or pulmonary stenosis, hypertrophic cardiomyopathy, a flow murmur'],
          ['All of systole', 'even', 'joined to both', 'mitral or tricuspid regurgitation, a ventricular septal defect'],
          ['Late systole', 'rising', 'up to S2, perhaps after a click', 'mitral valve prolapse'],
        ],
      },
      {
        kind: 'p',
        text: 'The logic is this. A murmur that leaves by an outlet valve must wait until pressure in the ventricle has passed that in the aorta and the valve has opened; so there is a gap after S1. Flow swells and subsides, so the shape rises and falls. A murmur of a leaking mitral valve has no such wait: from S1 onwards the ventricle is at higher pressure than the atrium, and remains so until S2. The shape of a murmur is the shadow of a **difference in pressure**.',
      },
      {
        kind: 'p',
        text: 'In aortic stenosis the place of the peak tells something as well: the later the peak and the softer S2, the tighter the valve. Loudness tells no such thing; the next lesson says why.',
      },
      { kind: 'h2', text: 'Third: where in diastole?' },
      {
        kind: 'list',
        items: [
          '**Early diastole, falling:** begins with S2 and dies away. Aortic or pulmonary regurgitation. High and blowing; the person sits leaning forward, breath out, the diaphragm pressed.',
          '**Mid diastole, rumbling:** after a gap, and perhaps after an opening snap. Mitral or tricuspid stenosis. Low; the bell at the apex, turned to the left side.',
          '**Late diastole, before S1:** rising, from the contraction of the atrium in mitral stenosis; absent in atrial fibrillation.',
        ],
      },
      {
        kind: 'p',
        text: 'A **continuous** murmur comes from two spaces whose pressures are never equal: a patent ductus, or a joining of artery and vein. The venous hum in a child’s neck is continuous too, but innocent, and falls silent on lying down or turning the head.',
      },
      { kind: 'h2', text: 'The names are not all alike' },
      {
        kind: 'p',
        text: '“All of systole” is written holosystolic or pansystolic, and the two are the same. “Ejection” is used by some for every mid-systolic murmur, and by others only for that of an outlet valve; if you do not know the cause, write the timing and not the cause. Nor is there a ruler for where early, mid and late begin. “Mid systole, rising and falling, over before S2” is clearer than any Latin name.',
      },
      {
        kind: 'p',
        text: 'And a trap: the ear takes a high sound to be nearer, and a loud murmur covers S1 and S2. When it is so loud that S2 is lost, move the chest piece to where the murmur is softer, make sure of S2 there, and come back with it.',
      },
      { kind: 'h2', text: 'How to make the ear keep time' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'Find S1 and S2, and count silently with each S2.',
          'Attend to the silence of systole alone. Is it empty?',
          'Then to the silence of diastole alone. Diastolic murmurs are missed mostly because nobody listens to diastole.',
          'If there is something: is there a gap before it? A gap after it? Which sound is it joined to?',
          'Draw its shape in the air with your hand, then look at the trace.',
        ],
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'What the sounds of this lesson do not show',
        text: 'We make only four timings: early, mid and all of systole, and early diastole. Our systolic rush always begins 80 milliseconds after the start of S1 and the diastolic one 60 milliseconds after the start of S2, since the sound itself lasts until then. Late systolic murmurs, the mitral rumble, continuous murmurs, clicks and the opening snap are not in them, and timing by itself names no disease.',
      },
      {
        kind: 'callout',
        tone: 'emergency',
        title: 'A murmur that does not wait',
        text: 'A new murmur with breathlessness at rest, chest pain, a faint, or fever and severe illness; or a murmur in a newborn who is blue or feeds badly: none of these is a matter for an appointment. In Iran, call 115.',
      },
    ],
  },
  figures: [
    {
      after: 6,
      signal: { sound: { seed: 501, seconds: 8, heartRateBpm: 60, variation: 0.02, murmur: { timing: 'mid-systolic', level: 0.5, pitchHz: 160 } } },
      caption: {
        fa: 'میانه‌ی سیستول: فرازوفرود. بلندترین جا نزدیک ۲۰۰ میلی‌ثانیه پس از آغاز S1 است و پیش از S2 خط آرام می‌شود.',
        en: 'Mid systole: rising and falling. The loudest point is about 200 milliseconds after the start of S1, and the line is quiet before S2.',
      },
    },
    {
      after: 6,
      signal: { sound: { seed: 502, seconds: 8, heartRateBpm: 60, variation: 0.02, murmur: { timing: 'holosystolic', level: 0.4, pitchHz: 200 } } },
      caption: {
        fa: 'سراسر سیستول: همهمه‌ای یکدست از دنباله‌ی S1 تا S2، بی‌هیچ درزی.',
        en: 'All of systole: an even rush from the tail of S1 up to S2, with no gap.',
      },
    },
    {
      after: 9,
      signal: { sound: { seed: 503, seconds: 8, heartRateBpm: 60, variation: 0.02, murmur: { timing: 'early-diastolic', level: 0.35, pitchHz: 260 } } },
      caption: {
        fa: 'آغاز دیاستول: همهمه‌ای زیر که پس از S2 می‌آید و فرو می‌نشیند. سیستول خالی است.',
        en: 'Early diastole: a high rush that follows S2 and dies away. Systole is empty.',
      },
    },
  ],
};
