import type { LessonText } from './lesson-type';

/** A lesson’s text. [ACAD-3] */
export const murmursLoudnessPitchChange: LessonText = {
  slug: 'murmurs-loudness-pitch-change',
  aim: {
    fa: 'به سوفل درجه می‌دهید، زیری و سفرش را می‌گویید، و با وضعیت بدن و نفس می‌آزمایید که از کدام دسته است.',
    en: 'You grade a murmur, describe its pitch and its travels, and test with posture and breath which family it belongs to.',
  },
  body: {
    fa: [
      {
        kind: 'p',
        text: 'زمان را یافتید. اکنون چهار پرسش دیگر مانده است: چقدر بلند، چقدر زیر، کجا و تا کجا، و **چه چیزی آن را عوض می‌کند**. هیچ کدام به‌تنهایی پاسخ نیست؛ کنار هم که بنشینند، بیشترِ سوفل‌ها خود را معرفی می‌کنند.',
      },
      { kind: 'h2', text: 'بلندی: از یک تا شش' },
      {
        kind: 'table',
        caption: 'درجه‌های لِوین برای سوفل سیستولی',
        head: ['درجه', 'چه می‌شنوید', 'لرزش زیر دست'],
        rows: [
          ['۱', 'بسیار آهسته؛ فقط پس از چند ضربه گوش سپردن', 'نیست'],
          ['۲', 'آهسته، ولی بی‌درنگ شنیده می‌شود', 'نیست'],
          ['۳', 'نسبتاً بلند', 'نیست'],
          ['۴', 'بلند', 'هست'],
          ['۵', 'بسیار بلند؛ با لبه‌ی گوشی بر پوست هم شنیده می‌شود', 'هست'],
          ['۶', 'با گوشیِ جدا از پوست هم شنیده می‌شود', 'هست'],
        ],
      },
      {
        kind: 'p',
        text: 'درجه را همیشه با مخرج بنویسید، «۳ از ۶»، چون برخی برای سوفل دیاستولی مقیاس چهاردرجه‌ای به کار می‌برند. در نوشته‌های نخستین، لرزشِ زیر دست جزو تعریف درجه‌ها نبود؛ امروز بیشتر کتاب‌ها آن را مرز ۳ و ۴ می‌دانند. درجه‌ها با هم فاصله‌ی برابر ندارند و دو شنونده بر سر یک درجه اختلاف پیدا می‌کنند.',
      },
      {
        kind: 'p',
        text: 'و مهم‌ترین نکته: **درجه سنگینی بیماری نیست**. بلندی از شتاب جریان و نزدیکی آن به گوشی می‌آید. سوراخ کوچک دیواره‌ی بطنی پرصداست؛ تنگی شدید آئورت در قلبی ناتوان آهسته است؛ نارسایی حاد میترال گاهی خاموش. میکروفون با تقویت هم درجه را بی‌معنا می‌کند: درجه از آنِ گوشیِ بی‌تقویت است.',
      },
      { kind: 'h2', text: 'زیری و رنگ' },
      {
        kind: 'p',
        text: 'هر چه اختلاف فشار بیشتر، جریان تندتر و سوفل زیرتر. نارسایی میترال و آئورت، با اختلاف فشار بزرگ، زیر و دمنده‌اند. تنگی میترال، با اختلاف فشار کوچک، بم و غرّان. تنگی آئورت خشن است چون بم و زیر را با هم دارد؛ و همان سوفل در نوک گاهی زیر و موسیقایی شنیده می‌شود و با نارسایی میترال اشتباه می‌شود. سوفل استیلِ کودکان مانند لرزش سیم است.',
      },
      { kind: 'h2', text: 'کجا بلندتر و تا کجا' },
      {
        kind: 'table',
        caption: 'سفر سوفل‌ها؛ الگوها معمول‌اند، نه همیشگی',
        head: ['سوفل', 'بلندترین جا', 'به کجا می‌رود'],
        rows: [
          ['تنگی آئورت', 'فضای دوم راست', 'گردن، هر دو سو'],
          ['نارسایی میترال', 'نوک', 'زیربغل؛ گاهی قاعده یا پشت، به سوی جهش'],
          ['نارسایی سه‌لتی', 'پایین کنار چپ جناغ', 'کنار راست جناغ'],
          ['سوراخ دیواره‌ی بطنی', 'کنار چپ جناغ، فضای سوم و چهارم', 'سراسر پیش‌دل'],
          ['نارسایی آئورت', 'فضای سوم چپ', 'کنار جناغ رو به پایین'],
        ],
      },
      {
        kind: 'p',
        text: 'سفر را با سری می‌یابند نه با حافظه: از بلندترین جا آغاز کنید و در چهار سو، دو سانت دو سانت، دور شوید. اگر سوفل یک‌نواخت کم شد، سفر کرده است؛ اگر کم شد و دوباره با رنگی دیگر بلند شد، شاید دو سوفل دارید. بنویسید تا کجا رفتید و هنوز شنیدید.',
      },
      { kind: 'h2', text: 'آنچه سوفل را عوض می‌کند' },
      {
        kind: 'p',
        text: 'وضعیت بدن و نفس آزمایشی است که ابزار نمی‌خواهد. هر مانور یا خون برگشتی به قلب را عوض می‌کند یا فشاری را که بطن چپ باید در برابرش کار کند. بیشتر سوفل‌ها با خون بیشتر بلندتر می‌شوند؛ دو استثنا هست که باید از بر باشید: **کاردیومیوپاتی هیپرتروفیک** و **پرولاپس میترال**، که با خون کمتر آشکارتر می‌شوند چون بطنِ کوچک‌تر راهِ تنگ را تنگ‌تر می‌کند یا دریچه را شل‌تر.',
      },
      {
        kind: 'table',
        caption: 'مانورها و اثر معمولشان بر سوفل',
        head: ['مانور', 'چه می‌کند', 'بلندتر', 'آهسته‌تر'],
        rows: [
          ['دم', 'خون بیشتر به سوی راست', 'سوفل‌های راست، مانند نارسایی سه‌لتی', 'سوفل‌های چپ، اندکی'],
          ['ایستادن، زورِ والسالوا', 'خون کمتر به قلب', 'هیپرتروفیک؛ پرولاپس زودتر و درازتر', 'بیشتر سوفل‌ها، تنگی آئورت هم'],
          ['چمباتمه، بالا بردن پا', 'خون بیشتر به قلب', 'بیشتر سوفل‌ها', 'هیپرتروفیک؛ پرولاپس دیرتر'],
          ['مشت کردنِ پایدار', 'فشار بیشتر در آئورت', 'نارسایی میترال و آئورت، سوراخ دیواره‌ی بطنی', 'هیپرتروفیک؛ تنگی آئورت اندکی'],
        ],
      },
      {
        kind: 'p',
        text: 'آزمون را چنین بگیرید: نخست بگویید چه خواهید کرد و چرا، سپس در حال آرام گوش کنید، مانور را بخواهید و **در همان ده تا پانزده ضربه‌ی نخست** گوش دهید. بدن زود خود را جبران می‌کند و اثر می‌رود. در آنچه می‌شنوید فقط یک چیز را بسنجید: بلندتر، آهسته‌تر یا همان. «همان» هم یافته است.',
      },
      {
        kind: 'p',
        text: 'مکثِ پس از ضربه‌ی زودرس مانوری است که قلب خودش انجام می‌دهد: سوفل تنگی آئورت پس از آن بلندتر می‌شود و سوفل نارسایی میترال کم‌وبیش همان می‌ماند. در فیبریلاسیون دهلیزی هم پس از هر چرخه‌ی بلند همین را می‌توان آزمود.',
      },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'مانور برای آدم آرام است',
        text: 'کسی را که درد سینه، تنگی نفس یا سرگیجه دارد یا تازه غش کرده است زور نزنانید و از جا بلند نکنید؛ این نشانه‌ها ۱۱۵ می‌خواهد. هر سوفلی که با ایستادن یا والسالوا بلندتر شد، هر سوفل درجه‌ی ۳ یا بیشتر، هر سوفل با علامت و هر سوفل دیاستولی جای پرسیدن از اکوست.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'صداهای این درس چه را نشان نمی‌دهند',
        text: 'در صداهای ساختگی «بلندی» نسبتِ همهمه به S1 است و درجه‌ی لوین نیست؛ درجه، گوش و سینه می‌خواهد. زیری هم فقط میانه‌ی همهمه است. جا، سفر، نفس و وضعیت بدن در آن‌ها نیست، پس هیچ مانوری را نمی‌توان با آن‌ها آزمود.',
      },
    ],
    en: [
      {
        kind: 'p',
        text: 'You have the timing. Four questions remain: how loud, how high, where and how far, and **what changes it**. None is an answer by itself; set side by side, they make most murmurs introduce themselves.',
      },
      { kind: 'h2', text: 'Loudness: from one to six' },
      {
        kind: 'table',
        caption: 'The Levine grades, for systolic murmurs',
        head: ['Grade', 'What you hear', 'Thrill under the hand'],
        rows: [
          ['1', 'very faint; only after listening through several beats', 'no'],
          ['2', 'faint, but heard at once', 'no'],
          ['3', 'moderately loud', 'no'],
          ['4', 'loud', 'yes'],
          ['5', 'very loud; heard even with the rim of the chest piece on the skin', 'yes'],
          ['6', 'heard even with the chest piece off the skin', 'yes'],
        ],
      },
      {
        kind: 'p',
        text: 'Always write the grade with its denominator, “3 of 6”, as some use a four-grade scale for diastolic murmurs. In the first papers a thrill was no part of the definition; most books today take it as the border of 3 and 4. The steps are not equal, and two listeners will differ by one.',
      },
      {
        kind: 'p',
        text: 'And the chief point: **grade is not severity**. Loudness comes from the speed of the flow and its nearness to the chest piece. A small ventricular septal defect is noisy; severe aortic stenosis in a weak heart is soft; acute mitral regurgitation is sometimes silent. A microphone with amplification also empties the grade of meaning: grades belong to a stethoscope without it.',
      },
      { kind: 'h2', text: 'Pitch and colour' },
      {
        kind: 'p',
        text: 'The greater the difference in pressure, the faster the flow and the higher the murmur. Mitral and aortic regurgitation, with a large difference, are high and blowing. Mitral stenosis, with a small one, is low and rumbling. Aortic stenosis is harsh since it holds low and high together; at the apex the same murmur is sometimes high and musical, and is taken for mitral regurgitation. Still’s murmur of childhood is like a plucked string.',
      },
      { kind: 'h2', text: 'Where it is loudest, and how far it goes' },
      {
        kind: 'table',
        caption: 'The travels of murmurs; these patterns are usual, not constant',
        head: ['Murmur', 'Loudest', 'Travels to'],
        rows: [
          ['Aortic stenosis', 'second right space', 'the neck, both sides'],
          ['Mitral regurgitation', 'apex', 'the axilla; sometimes the base or the back, as the jet points'],
          ['Tricuspid regurgitation', 'lower left edge of the sternum', 'the right edge of the sternum'],
          ['Ventricular septal defect', 'left edge of the sternum, third and fourth spaces', 'all over the precordium'],
          ['Aortic regurgitation', 'third left space', 'down along the sternum'],
        ],
      },
      {
        kind: 'p',
        text: 'Travel is found with the chest piece, not from memory: begin at the loudest place and move off in four directions, an inch at a time. If the murmur fades evenly, it has travelled; if it fades and then grows again with another colour, you may have two murmurs. Write how far you went and still heard it.',
      },
      { kind: 'h2', text: 'What changes a murmur' },
      {
        kind: 'p',
        text: 'Posture and breath are a test that needs no equipment. Each manoeuvre changes either the blood returning to the heart or the pressure that the left ventricle must work against. Most murmurs grow louder with more blood. Two exceptions should be known by heart: **hypertrophic cardiomyopathy** and **mitral valve prolapse**, which show more with less blood, since a smaller ventricle narrows the narrow way further, or slackens the valve.',
      },
      {
        kind: 'table',
        caption: 'Manoeuvres and their usual effect on a murmur',
        head: ['Manoeuvre', 'What it does', 'Louder', 'Softer'],
        rows: [
          ['Breathing in', 'more blood to the right side', 'right-sided murmurs, such as tricuspid regurgitation', 'left-sided ones, a little'],
          [
            'Standing, straining (Valsalva)',
            'less blood to the heart',
            'hypertrophic; prolapse comes earlier and lasts longer',
            'most murmurs, aortic stenosis too',
          ],
          ['Squatting, raising the legs', 'more blood to the heart', 'most murmurs', 'hypertrophic; prolapse comes later'],
          [
            'A sustained handgrip',
            'more pressure in the aorta',
            'mitral and aortic regurgitation, ventricular septal defect',
            'hypertrophic; aortic stenosis a little',
          ],
        ],
      },
      {
        kind: 'p',
        text: 'Try it in this way: first say what you will do and why, then listen at rest, ask for the manoeuvre, and attend to **the first ten to fifteen beats** of it. The body soon makes up for the change and the effect is gone. Judge a single thing in what you hear: louder, softer or the same. “The same” is a finding too.',
      },
      {
        kind: 'p',
        text: 'The pause after an early beat is a manoeuvre that the heart performs by itself: the murmur of aortic stenosis is louder after it, and that of mitral regurgitation stays much the same. In atrial fibrillation the same can be tried after each long cycle.',
      },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'Manoeuvres are for a person at ease',
        text: 'Do not ask anybody with chest pain, breathlessness or dizziness, or who has just fainted, to strain or stand up; such signs call for 115, the ambulance in Iran. Any murmur that grew louder on standing or with Valsalva, any of grade 3 or more, any with symptoms and any in diastole is a place to ask about an echo.',
      },
      {
        kind: 'callout',
        tone: 'note',
        title: 'What the sounds of this lesson do not show',
        text: 'In the made-up sounds “loudness” is the ratio of the rush to S1, and not a Levine grade; a grade takes an ear and a chest. Pitch is merely the middle of the rush. Place, travel, breath and posture are not in them, and so no manoeuvre can be tried with them.',
      },
    ],
  },
  figures: [
    {
      after: 4,
      signal: { sound: { seed: 601, seconds: 8, heartRateBpm: 64, variation: 0.02, murmur: { timing: 'holosystolic', level: 0.15, pitchHz: 180 } } },
      caption: {
        fa: 'سوفلی آهسته: بلندی همهمه در مقیاس ما ۰٫۱۵ است، که در آن S1 یک است.',
        en: 'A soft murmur: the rush is set at 0.15 on our scale, on which S1 is one.',
      },
    },
    {
      after: 4,
      signal: { sound: { seed: 602, seconds: 8, heartRateBpm: 64, variation: 0.02, murmur: { timing: 'holosystolic', level: 0.75, pitchHz: 180 } } },
      caption: {
        fa: 'همان سوفل، پنج برابر: ۰٫۷۵ در همان مقیاس. درباره‌ی سنگینی چیزی نیفزوده‌ایم.',
        en: 'The same murmur at five times that: 0.75 on the same scale. We added nothing about severity.',
      },
    },
    {
      after: 6,
      signal: { sound: { seed: 603, seconds: 8, heartRateBpm: 64, variation: 0.02, murmur: { timing: 'holosystolic', level: 0.4, pitchHz: 320 } } },
      caption: {
        fa: 'سوفلی زیر، نزدیک ۳۲۰ هرتز. خط‌ها در سیستول فشرده‌ترند.',
        en: 'A high murmur, near 320 Hz. The lines in systole are packed more tightly.',
      },
    },
  ],
};
