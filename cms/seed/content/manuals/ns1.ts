import { after, know, part, trouble, type ManualWords } from './shared';

/** The digital stethoscope, for home and for doctors. [PAGE-9] */
export const ns1Manuals: ManualWords[] = [
  {
    slug: 'ns1',
    reader: 'home',
    fa: {
      title: 'راهنمای خانگی گوشی دیجیتال NS1',
      lead: 'برای NS1، NS1-SE و NS1-SE-Plus: ضبط صدای قلب و ریه در خانه و فرستادن آن برای پزشک.',
      sections: [
        know(
          'fa',
          { kind: 'info', text: 'گوشی صدا را می‌رساند و ضبط می‌کند؛ صدا را پزشک می‌سنجد. با تنگی نفس یا درد سینه با ۱۱۵ تماس بگیرید.' },
          { kind: 'warn', text: 'سرگوشی را با صدای بلند در گوش نگذارید و سری را به چیزی نکوبید؛ صدا تا {ns1SeTimes} برابر بلند می‌شود.' },
        ),
        part(
          'start',
          'آماده کردن',
          `1. با کابل همراه شارژ کنید تا چراغ سبز شود.
2. سرگوشی نرم را که با گوش شما جور است بگذارید؛ شیب آن رو به جلو باشد.
3. سری را بچرخانید تا سوی دلخواه باز شود: دیافراگم برای بیشتر صداها، بِل برای صدای بم.
4. صدا را از کمترین درجه آغاز کنید.`,
        ),
        part(
          'record',
          'ضبط',
          `1. اتاق را آرام کنید و سری را روی پوست بگذارید، نه روی لباس.
2. در اپلیکیشن «قلب»، «ریه» یا «هر دو» را برگزینید.
3. برای قلب، سری را سمت چپ سینه بگذارید و آرام نفس بکشید. برای ریه، با دهان باز عمیق نفس بکشید.
4. پانزده ثانیه ضبط کنید. سری را تکان ندهید.
5. جای سری را در اپلیکیشن نشان دهید تا پزشک بداند صدا از کجاست.`,
        ),
        part(
          'listen',
          'شنیدن و فرستادن',
          'صدا در پرونده می‌ماند. آن را بشنوید و با شماره‌ی همراه پزشک به اشتراک بگذارید. [صدای نمونه را این‌جا بشنوید](sound).',
        ),
        part('care', 'تمیز کردن', 'سری و سرگوشی را با پارچه‌ی نمناک یا الکل ۷۰ درصد پاک کنید. لوله را از گرما و آفتاب دور نگه دارید.'),
        trouble(
          'fa',
          { question: 'صدایی نمی‌شنوم', answer: 'سری را نیم‌دور بچرخانید؛ شاید سوی دیگر باز است. جهت سرگوشی‌ها را هم ببینید.' },
          { question: 'خش‌خش زیاد است', answer: 'سری روی مو یا لباس است یا می‌لغزد. پوست را کمی نم بزنید و سری را آرام نگه دارید.' },
          { question: 'باتری تمام شد', answer: 'بی‌باتری هم مانند گوشی معمولی کار می‌کند؛ فقط تقویت و ضبط خاموش است.' },
        ),
        after.fa,
      ],
    },
    en: {
      title: 'NS1 manual for home',
      lead: 'For NS1, NS1-SE and NS1-SE-Plus: recording heart and lungs at home, and sending the sound to your doctor.',
      sections: [
        know(
          'en',
          { kind: 'info', text: 'A stethoscope carries and records sound; a doctor judges it. With shortness of breath or chest pain call 115.' },
          { kind: 'warn', text: 'Do not put the ear tips in with the volume up, and do not knock the chest piece: sound is up to {ns1SeTimes} times louder.' },
        ),
        part(
          'start',
          'Setting up',
          `1. Charge it with its cable until the light is green.
2. Fit the soft ear tips that suit you; they slope forward.
3. Turn the chest piece so that the side you want is open: the diaphragm for most sounds, the bell for low ones.
4. Begin with the lowest volume.`,
        ),
        part(
          'record',
          'Recording',
          `1. Make the room quiet and put the chest piece on the skin, not on clothes.
2. Choose “heart”, “lung” or “both” in the app.
3. For the heart, place it on the left of the chest and breathe quietly. For the lungs, breathe deeply with an open mouth.
4. Record for fifteen seconds. Do not move the chest piece.
5. Mark the place in the app, so that the doctor knows where the sound is from.`,
        ),
        part(
          'listen',
          'Hearing and sending',
          'The sound stays in your record. Listen to it, and share it with your doctor’s mobile number. [Hear a sample here](sound).',
        ),
        part('care', 'Cleaning', 'Wipe chest piece and ear tips with a damp cloth or 70 % alcohol. Keep the tube away from heat and sun.'),
        trouble(
          'en',
          { question: 'I hear nothing', answer: 'Turn the chest piece half round; the other side may be open. Look at the direction of the ear tips too.' },
          { question: 'There is much rustling', answer: 'The chest piece is on hair or clothes, or slides. Moisten the skin a little and hold it still.' },
          { question: 'The battery is empty', answer: 'It still works as an ordinary stethoscope; only amplification and recording are off.' },
        ),
        after.en,
      ],
    },
  },
  {
    slug: 'ns1',
    reader: 'doctor',
    fa: {
      title: 'راهنمای پزشک برای گوشی دیجیتال NS1',
      lead: 'فیلترها، کانون‌های شنیدن و ضبطی که پزشک دیگری هم بتواند بسنجد.',
      sections: [
        know('fa', {
          kind: 'info',
          text: 'تقویت در NS1 برابر {ns1Times} و در NS1-SE و NS1-SE-Plus برابر {ns1SeTimes} است. در هر مدل از کمترین درجه آغاز کنید.',
        }),
        part(
          'filters',
          'فیلترها',
          `- **قلب** صداهای بم را نگه می‌دارد؛ برای S3 و S4 بِل را سبک بگذارید.
- **ریه** صداهای زیر را نگه می‌دارد؛ برای کراکل و ویز.
- **هر دو** چیزی را نمی‌برد؛ برای ضبطی که بعد با فیلتر دیگر شنیده می‌شود.

بِل حدود {bellMm} و دیافراگم {diaphragmMm} میلی‌متر است.`,
        ),
        part(
          'points',
          'کانون‌ها',
          `- آئورت: فضای دوم بین‌دنده‌ای راست، کنار جناغ
- پولمونر: فضای دوم چپ، کنار جناغ
- سه‌لتی: فضای چهارم چپ، کنار جناغ
- میترال: فضای پنجم چپ، خط میان‌ترقوه

جای هر ضبط را در اپلیکیشن نشان دهید؛ صدای بی‌جا برای همکار شما کم‌ارزش است.`,
        ),
        part(
          'recording',
          'ضبط خوب',
          `1. دست‌کم ۱۵ ثانیه، در چند دم و بازدم.
2. دستتان روی لوله نلغزد؛ برچسب‌های فلزی لباس را کنار بزنید.
3. پیش از فرستادن، شکل موج و طیف را ببینید؛ بریدگی موج یعنی صدا زیاد بوده است.`,
        ),
        part('care', 'ضدعفونی میان بیماران', 'سری و سرگوشی را با الکل ۷۰ درصد پاک کنید. در محلول فرو نبرید و اتوکلاو نکنید.'),
        trouble(
          'fa',
          { question: 'صدا بریده ضبط می‌شود', answer: 'درجه‌ی صدا را کم کنید؛ در کودکان و افراد لاغر کمترین درجه بس است.' },
          { question: 'برای شنوایی کم چه کنم؟', answer: 'صدا را با هدفون بشنوید و شکل موج و طیف را هم‌زمان ببینید؛ پخش کندتر هم هست.' },
        ),
        after.fa,
      ],
    },
    en: {
      title: 'NS1 manual for doctors',
      lead: 'Filters, places to listen, and recordings that a colleague can judge too.',
      sections: [
        know('en', {
          kind: 'info',
          text: 'Amplification is {ns1Times}× in NS1 and {ns1SeTimes}× in NS1-SE and NS1-SE-Plus. Begin with the lowest volume in each.',
        }),
        part(
          'filters',
          'Filters',
          `- **Heart** keeps low sounds; for S3 and S4 rest the bell lightly.
- **Lung** keeps high sounds; for crackles and wheezes.
- **Both** takes nothing away; for a recording that is heard through another filter later.

The bell is about {bellMm} mm, the diaphragm {diaphragmMm} mm.`,
        ),
        part(
          'points',
          'Places',
          `- Aortic: second right intercostal space, at the sternum
- Pulmonary: second left, at the sternum
- Tricuspid: fourth left, at the sternum
- Mitral: fifth left, midclavicular line

Mark the place of each recording in the app; a sound from nowhere is of little use to a colleague.`,
        ),
        part(
          'recording',
          'A good recording',
          `1. At least 15 seconds, over several breaths.
2. No hand sliding on the tube; move metal on clothes aside.
3. Look at wave and spectrogram before you send it; a clipped wave means that it was too loud.`,
        ),
        part('care', 'Between patients', 'Wipe chest piece and ear tips with 70 % alcohol. Do not immerse or autoclave.'),
        trouble(
          'en',
          { question: 'The recording is clipped', answer: 'Turn the volume down; with children and thin people the lowest is enough.' },
          {
            question: 'What with impaired hearing?',
            answer: 'Listen through headphones and watch wave and spectrogram at the same time; slower playback is there as well.',
          },
        ),
        after.en,
      ],
    },
  },
];
