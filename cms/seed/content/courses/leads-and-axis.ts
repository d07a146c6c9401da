import type { LessonText } from './lesson-type';

/** A lesson’s text. [ACAD-3] */
export const leadsAndAxis: LessonText = {
  slug: 'leads-and-axis',
  aim: {
    fa: 'از I و II چهار اشتقاق دیگر را حساب می‌کنید، محور QRS را می‌یابید و جابه‌جایی دست‌ها را از بیماری جدا می‌کنید.',
    en: 'You work out four more leads from I and II, find the QRS axis, and tell exchanged arms from disease.',
  },
  body: {
    fa: [
      {
        kind: 'p',
        text: 'اشتقاق یک جای نگاه است. همان قلب و همان ضربه از دو جا دو شکل دارد، مثل خانه‌ای که از کوچه و از پشت‌بام می‌بینید. این درس درباره‌ی نگاه‌های صفحه‌ی پیشانی است: شش اشتقاق اندامی، که با سه الکترود ساخته می‌شوند و با هم جهتِ برق را می‌گویند.',
      },
      { kind: 'h2', text: 'دو تا می‌سنجیم، چهار تا حساب می‌کنیم' },
      {
        kind: 'p',
        text: 'الکترود چیزی است که به پوست می‌چسبد؛ اشتقاق اختلافی است که از الکترودها حساب می‌شود. با دست راست، دست چپ و پای چپ دو اختلافِ مستقل داریم. آینتهوون سه اشتقاق را چنان تعریف کرد که همیشه `I + III = II` باشد. سه اشتقاقِ افزوده هم از همین دو به دست می‌آیند.',
      },
      {
        kind: 'table',
        caption: 'شش اشتقاق اندامی و زاویه‌ی سر مثبت هر کدام',
        head: ['اشتقاق', 'از I و II', 'زاویه'],
        rows: [
          ['I', 'سنجیده', '`0°`'],
          ['II', 'سنجیده', '`+60°`'],
          ['III', '`II − I`', '`+120°`'],
          ['aVR', '`−(I + II) / 2`', '`−150°`'],
          ['aVL', '`I − II / 2`', '`−30°`'],
          ['aVF', '`II − I / 2`', '`+90°`'],
        ],
      },
      {
        kind: 'p',
        text: 'زاویه‌ها از سوی چپِ بیمار آغاز می‌شوند و رو به پایین مثبت‌اند؛ وارونه‌ی آنچه در ریاضی آموختید. پس `+90°` رو به پاست. اگر در ضربه‌ای `I + III` با II نخواند، یا سه اشتقاق هم‌زمان ثبت نشده‌اند، یا چیزی در راه عوض شده است.',
      },
      { kind: 'h2', text: 'محور چیست' },
      {
        kind: 'p',
        text: 'برقِ بطن‌ها در هر لحظه جهتی دارد. **محور** میانگین این جهت در سراسر QRS است، در صفحه‌ی پیشانی. اندازه‌ی کار ما «دامنه‌ی خالص» است: بلندی موج‌های بالا منهای ژرفای موج‌های پایین. اشتقاقی که محور رو به سویش است خالصِ مثبت بزرگ دارد، آن که پشتش به محور است خالصِ منفی، و آن که عمود بر محور است خالصِ نزدیک صفر.',
      },
      { kind: 'h2', text: 'ربع‌ها با دو نگاه' },
      {
        kind: 'table',
        caption: 'محور از I و aVF',
        head: ['I', 'aVF', 'محور'],
        rows: [
          ['مثبت', 'مثبت', '`0°` تا `+90°`: طبیعی'],
          ['مثبت', 'منفی', '`0°` تا `−90°`: II را ببینید'],
          ['منفی', 'مثبت', '`+90°` تا `180°`: راست'],
          ['منفی', 'منفی', '`−90°` تا `180°`: بسیار نابجا'],
        ],
      },
      {
        kind: 'p',
        text: 'در بزرگ‌سال محورِ `−30°` تا `+90°` را طبیعی می‌گیرند. برای همین در ربع دوم II داور است: سر مثبتش در `+60°` است و خطِ عمود بر آن درست از `−30°` می‌گذرد. خالص II مثبت یعنی هنوز طبیعی، منفی یعنی انحراف به چپ. مرزِ راست محل گفتگوست: بعضی کتاب‌ها تا `+100°` یا `+110°` را هم می‌پذیرند. در کودک و جوانِ لاغر محور راست‌تر و در سالمند و بارداری چپ‌تر می‌رود.',
      },
      { kind: 'h2', text: 'اگر عدد می‌خواهید' },
      {
        kind: 'p',
        text: 'خالصِ I و aVF را بردارید. چون aVF با مقیاسی دیگر (نزدیک ۰٫۸۷) ثبت می‌شود، آن را در ۱٫۱۵ ضرب کنید: `atan2(1.15 × aVF, I)`. قلبِ ساختگیِ ما در I خالصی نزدیک ۰٫۴۹ و در II نزدیک ۰٫۸۶ میلی‌ولت دارد؛ پس aVF برابر `0.86 − 0.49 / 2` یعنی نزدیک ۰٫۶۲ است و زاویه نزدیک `55°`. راهِ بی‌حساب هم هست: اشتقاقی را بیابید که خالصش به صفر نزدیک‌تر است؛ محور عمود بر آن است، به سویی که دیگر اشتقاق‌ها مثبت‌اند.',
      },
      { kind: 'h2', text: 'محورِ نابجا، نخست دست‌ها' },
      {
        kind: 'p',
        text: 'اگر دست راست و چپ جابه‌جا شوند، I وارونه می‌شود، II و III جای هم را می‌گیرند، aVR و aVL هم؛ aVF می‌ماند. نشانِ گویایش این است که در I نه فقط QRS که **P** هم وارونه است. در انحرافِ راستینِ محور، P معمولاً سر جای خود می‌ماند. پیش از آنکه نامِ بیماری بیاورید، سیم‌ها را نگاه کنید و نوار را دوباره بگیرید.',
      },
      {
        kind: 'list',
        items: [
          'چپ: بلوک شاخه‌ی قدامی چپ، سکته‌ی کهنه‌ی زیرین، یا فقط سن و چاقی.',
          'راست: بارِ بطن راست، بلوک شاخه‌ی خلفی، لاغری، کودکی، یا دست‌های جابه‌جا.',
          'بسیار نابجا: ضربه‌ای که از بطن برمی‌خیزد، یا خطای الکترود.',
        ],
      },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'شش نگاه، یک صفحه',
        text: 'هر شش اشتقاق در صفحه‌ی پیشانی‌اند. جلو و پشت قلب را اشتقاق‌های سینه‌ای V1 تا V6 می‌بینند. شش اشتقاقِ آرام، آسیبِ دیواره‌ی جلویی را رد نمی‌کند. در این دوره فقط I و II ساخته می‌شوند.',
      },
    ],
    en: [
      {
        kind: 'p',
        text: 'A lead is a place to look from. The same heart and the same beat have two shapes from two places, like a house seen from the street and from a roof. This lesson is about the views in the frontal plane: six limb leads, made with three electrodes, which together tell the direction of the current.',
      },
      { kind: 'h2', text: 'Two are measured, four worked out' },
      {
        kind: 'p',
        text: 'An electrode is a thing that sticks to the skin; a lead is a difference computed from electrodes. With the right arm, the left arm and the left leg there are two independent differences. Einthoven defined three leads so that always `I + III = II`. The three augmented leads come from the same two.',
      },
      {
        kind: 'table',
        caption: 'Six limb leads, and the angle of each one’s positive end',
        head: ['Lead', 'From I and II', 'Angle'],
        rows: [
          ['I', 'measured', '`0°`'],
          ['II', 'measured', '`+60°`'],
          ['III', '`II − I`', '`+120°`'],
          ['aVR', '`−(I + II) / 2`', '`−150°`'],
          ['aVL', '`I − II / 2`', '`−30°`'],
          ['aVF', '`II − I / 2`', '`+90°`'],
        ],
      },
      {
        kind: 'p',
        text: 'Angles begin at the patient’s left and are positive downwards, the reverse of what you learned in mathematics. So `+90°` points at the feet. If in some beat `I + III` does not agree with II, either the three leads were not recorded at the same time, or something was changed on the way.',
      },
      { kind: 'h2', text: 'What the axis is' },
      {
        kind: 'p',
        text: 'At each moment the current in the ventricles has a direction. The **axis** is the mean of that direction over the whole QRS, in the frontal plane. What we measure is the “net height”: the height of the upward waves minus the depth of the downward ones. A lead that the axis points towards has a large positive net, one that it points away from a negative net, and one at right angles a net near zero.',
      },
      { kind: 'h2', text: 'The quadrant in two looks' },
      {
        kind: 'table',
        caption: 'The axis from I and aVF',
        head: ['I', 'aVF', 'Axis'],
        rows: [
          ['positive', 'positive', '`0°` to `+90°`: normal'],
          ['positive', 'negative', '`0°` to `−90°`: look at II'],
          ['negative', 'positive', '`+90°` to `180°`: right'],
          ['negative', 'negative', '`−90°` to `180°`: extreme'],
        ],
      },
      {
        kind: 'p',
        text: 'In adults an axis from `−30°` to `+90°` is taken as normal. That is why II is the judge in the second quadrant: its positive end is at `+60°`, and the line at right angles to it passes exactly through `−30°`. A positive net in II means still normal, a negative one left axis deviation. The border on the right is disputed: some books accept up to `+100°` or `+110°`. In children and slim young people the axis lies further right, in older people and in pregnancy further left.',
      },
      { kind: 'h2', text: 'If you want a number' },
      {
        kind: 'p',
        text: 'Take the net of I and of aVF. Since aVF is recorded on another scale (about 0.87), multiply it by 1.15: `atan2(1.15 × aVF, I)`. Our made-up heart has a net of about 0.49 mV in I and 0.86 in II; so aVF is `0.86 − 0.49 / 2`, about 0.62, and the angle about `55°`. There is a way without arithmetic too: find the lead whose net is nearest to zero; the axis is at right angles to it, on the side where the other leads are positive.',
      },
      { kind: 'h2', text: 'An odd axis: the arms first' },
      {
        kind: 'p',
        text: 'If the right and left arms are exchanged, I is turned over, II and III take each other’s place, and so do aVR and aVL; aVF stays. The telling sign is that in I not only the QRS but the **P** too is upside down. In a true deviation of the axis, the P usually stays where it belongs. Before you name a disease, look at the cables and record again.',
      },
      {
        kind: 'list',
        items: [
          'Left: left anterior fascicular block, an old inferior infarct, or merely age and weight.',
          'Right: a load on the right ventricle, posterior fascicular block, slimness, childhood, or exchanged arms.',
          'Extreme: a beat that arises in the ventricle, or an error of electrodes.',
        ],
      },
      {
        kind: 'callout',
        tone: 'warning',
        title: 'Six views, one plane',
        text: 'All six leads lie in the frontal plane. The front and back of the heart are seen by the chest leads V1 to V6. Six quiet leads do not rule out harm to the front wall. In this course only I and II are made.',
      },
    ],
  },
  figures: [
    {
      after: 6,
      signal: { ecg: { seed: 501, seconds: 6, heartRateBpm: 68, rrVariability: 0.02, leads: 2 } },
      caption: {
        fa: 'ساختگی، I بالا و II پایین: هر دو رو به بالا، II بلندتر. محورِ ساخته‌شده نزدیک ۵۵ درجه است، کنار سر مثبت II.',
        en: 'Made up, I above and II below: both upright, II taller. The axis built in is about 55 degrees, next to the positive end of II.',
      },
    },
    {
      after: 11,
      signal: { ecg: { seed: 802, seconds: 7, heartRateBpm: 60, rrVariability: 0, ectopicShare: 0.2, leads: 2 } },
      caption: {
        fa: 'ضربه‌ی چهارم از بطن ساخته شده است: در I رو به پایین و در II بلند، پس محورش راست است. یک ضربه هم محور خود را دارد.',
        en: 'The fourth beat is made to arise in the ventricle: downward in I and tall in II, so its axis lies to the right. A single beat has an axis of its own.',
      },
    },
  ],
};
