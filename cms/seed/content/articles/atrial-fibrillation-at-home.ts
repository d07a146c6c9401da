import type { ArticleSeed } from './article-type';

export const article: ArticleSeed = {
  slug: 'atrial-fibrillation-at-home',
  kind: 'article',
  category: 'public',
  drawing: 'nh1',
  publishedAt: '2026-10-06T06:30:00Z',
  authors: ['niloofar-arasteh', 'hamed-sabouri'],
  reviewedBy: 'dr-kaveh-mehrgan',
  reviewedAt: '2026-10-03',
  reviewDueAt: '2028-10-03',
  topics: ['heart', 'home-devices', 'older-people'],
  tags: ['ecg', 'heart', 'home-care', 'older-people', 'devices', 'family'],
  sources: [
    {
      title: '2023 ACC/AHA/ACCP/HRS Guideline for the Diagnosis and Management of Atrial Fibrillation: rhythm monitoring tools (table)',
      publisher: 'Circulation',
      year: 2023,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC11095842/table/T36',
    },
    {
      title: 'Spotlight on the 2024 ESC/EACTS management of atrial fibrillation guidelines: 10 novel key aspects',
      publisher: 'EP Europace',
      year: 2024,
      url: 'https://doi.org/10.1093/europace/euae298',
    },
    {
      title: 'Accuracy of Artificial Intelligence-Based Technologies for the Diagnosis of Atrial Fibrillation: A Systematic Review and Meta-Analysis',
      publisher: 'Journal of Clinical Medicine',
      year: 2023,
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10607777',
    },
    {
      title: 'Clinical Factors Associated with Atrial Fibrillation Detection on Single-Time Point Screening Using a Hand-Held Single-Lead ECG Device',
      publisher: 'Journal of Clinical Medicine',
      year: 2021,
      url: 'https://doi.org/10.3390/jcm10040729',
    },
    {
      title: 'Stroke Prevention Day: check your pulse for atrial fibrillation',
      publisher: 'NHS South Yorkshire',
      year: 2024,
      url: 'https://southyorkshire.icb.nhs.uk/news/stroke-prevention-day-check-your-pulse-atrial-fibrillation',
    },
  ],
  fa: {
    title: 'فیبریلاسیون دهلیزی در خانه: نوار خانگی چه می‌گوید و چه نمی‌گوید',
    summary: 'ضربان نامنظمی که گاهی هیچ نشانه‌ای ندارد ولی خطر سکته‌ی مغزی را بالا می‌برد. نوار خانگی سرنخ خوبی است، نه تشخیص.',
    metaTitle: 'فیبریلاسیون دهلیزی و نوار قلب خانگی',
    metaDescription: 'فیبریلاسیون دهلیزی چیست، چرا خطر سکته‌ی مغزی دارد، نوار قلب خانگی چه نشان می‌دهد و چه نمی‌تواند، و با نوار مشکوک چه باید کرد.',
    body: [
      {
        kind: 'p',
        text: 'پدرتان می‌گوید قلبش «لنگ می‌زند». نبضش را می‌گیرید: نه تند است و نه کند، فقط نظم ندارد؛ گاه دو ضربه نزدیک، گاه مکثی دراز. شاید چند ضربه‌ی زودرس بی‌خطر باشد. شاید هم فیبریلاسیون دهلیزی، شایع‌ترین بی‌نظمی پایدار قلب. فرق این دو را یک نوار نشان می‌دهد، به شرط آنکه همان وقت گرفته شود.',
      },
      { kind: 'h2', text: 'در دهلیز چه می‌گذرد' },
      {
        kind: 'p',
        text: 'در قلب سالم یک نقطه فرمان می‌دهد و دهلیزها یک‌جا جمع می‌شوند. در فیبریلاسیون، موج‌های برقی سرگردان همه‌جای دهلیز می‌چرخند و دیواره به‌جای جمع شدن می‌لرزد. از این هیاهو هر بار تکه‌ای به بطن‌ها می‌رسد، پس ضربان «نامنظمِ نامنظم» است: نظمی پنهان هم در آن نیست.',
      },
      {
        kind: 'p',
        text: 'خطر اصلی خودِ ضربان نیست. خونی که در دهلیزِ لرزان می‌ماند می‌تواند لخته بسازد و لخته به مغز برود. خطر سکته‌ی مغزی را در این بیماران [نزدیک پنج برابر](https://doi.org/10.3390/jcm10040729) گفته‌اند؛ ولی خطر هر کس به سن، فشار خون، دیابت، نارسایی قلب و سکته‌ی پیشین بستگی دارد و با داروی ضدانعقاد بسیار کم می‌شود.',
      },
      { kind: 'h2', text: 'نشانه دارد، یا ندارد' },
      {
        kind: 'p',
        text: 'بعضی‌ها تپش، تنگی نفس هنگام پله، خستگی یا سرگیجه دارند. بعضی‌ها هیچ. گاهی می‌آید و خودش می‌رود و روزی که به مطب می‌روید نوار صاف است. برای همین گرفتن نبض عادت خوبی است، به‌ویژه پس از ۶۵ سالگی: سی ثانیه، دو انگشت بر مچ، زیر شست. دنبال عدد نباشید؛ دنبال نظم باشید.',
      },
      { kind: 'h2', text: 'نوار خانگی چه می‌تواند بگوید' },
      {
        kind: 'p',
        text: 'در نوارِ فیبریلاسیون دو چیز با هم هست: فاصله‌ی ضربه‌ها هر بار دیگر است، و پیش از هر ضربه موج `P` روشنی نیست. نوار خانگیِ خوب هر دو را نشان می‌دهد و ارزش بزرگش این است که درست هنگام علامت، در خانه، گرفته می‌شود.',
      },
      {
        kind: 'strip',
        sample: 'ecg',
        caption: 'نوار ۲۵ میلی‌متر بر ثانیه. نخست فاصله‌ی ضربه‌ها را با هم بسنجید، سپس دنبال موج P پیش از هر QRS بگردید. زمان از چپ به راست است.',
      },
      {
        kind: 'list',
        items: [
          '**ریتم همان سی ثانیه:** منظم است یا نه، تند است یا کند.',
          '**پیوند علامت و ریتم:** تپش ساعت یازده شب همان لحظه چه بوده است.',
          '**رفت‌وآمد:** اگر فیبریلاسیون پیش از این تشخیص داده شده، چند بار برمی‌گردد. راهنمای آمریکا برای همین، دستگاه خانگی با نوار خوب را می‌پذیرد.',
        ],
      },
      { kind: 'h2', text: 'و چه نمی‌تواند' },
      {
        kind: 'p',
        text: 'دستگاه‌ها برچسب می‌زنند: «طبیعی»، «مشکوک»، «خوانده نشد». در مرور ۳۱ مطالعه، برچسب خودکار نوار تک‌کاناله ۹۲٫۳ درصد موارد فیبریلاسیون را شناخت و ۹۶٫۲ درصد سالم‌ها را سالم گفت. خوب است؟ بله، ولی حسابش را بکنید.',
      },
      {
        kind: 'table',
        caption: 'هزار نفرِ ۶۵ ساله و بیشتر، اگر ۲۹ نفر فیبریلاسیون داشته باشند (حساب ما از همان عددها)',
        head: ['', 'دستگاه می‌گوید «مشکوک»', 'دستگاه می‌گوید «طبیعی»'],
        rows: [
          ['۲۹ نفر بیمار', '۲۷', '۲'],
          ['۹۷۱ نفر سالم', '۳۷', '۹۳۴'],
        ],
      },
      {
        kind: 'p',
        text: 'یعنی از هر صد هشدار در چنین جمعی، بیش از نیمی نادرست است. تقصیر بیشترشان با ضربه‌های زودرس، لرزش دست و تماس بد است. در همان مرور، بسته به مطالعه تا ۳۸ درصد نوارهای تک‌کاناله را هم برنامه نتوانست بخواند.',
      },
      {
        kind: 'list',
        items: [
          '**تشخیص با انسان است.** راهنماها می‌گویند نخستین تشخیص را باید پزشک با دیدن خودِ نوار بگذارد، هر دستگاهی که گرفته باشد.',
          '**نوار «طبیعی» یعنی آن سی ثانیه طبیعی بود،** نه دیروز و نه فردا.',
          '**سکته‌ی قلبی را رد نمی‌کند.** درد سینه با نوار خانگیِ آرام هم درد سینه است.',
          '**علت را نمی‌گوید:** تیروئید، فشار خون، دریچه و وقفه‌ی تنفسی خواب را آزمایش‌های دیگر نشان می‌دهند.',
        ],
      },
      { kind: 'h2', text: 'نوار خوب بگیرید' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'بنشینید، پنج دقیقه آرام. دست‌ها خشک و گرم؛ پوست خشک را کمی نم بزنید.',
          'ساعدها روی میز یا ران، شانه‌ها شل. حرف نزنید.',
          'سی ثانیه‌ی کامل. اگر خط لرزان شد، پاکش نکنید؛ دوباره بگیرید.',
          'کنار نوار بنویسید چه حس می‌کردید، چه می‌کردید و چه خورده بودید.',
          'نوار اصلی را نگه دارید، نه عکس از صفحه را. برچسب دستگاه بی نوار به کار پزشک نمی‌آید.',
        ],
      },
      { kind: 'device', product: 'nh1' },
      { kind: 'h2', text: 'نوار مشکوک دارم؛ حالا چه؟' },
      {
        kind: 'p',
        text: 'نترسید و صبر هم نکنید. اگر حالتان خوب است، در چند روزِ پیش رو نوبت بگیرید و نوار را ببرید یا برای پزشک بفرستید. پزشک با نوار دوازده‌کاناله یا هولتر آن را روشن می‌کند، خطر لخته را می‌سنجد و درباره‌ی ضدانعقاد، کند کردن ضربان یا بازگرداندن ریتم تصمیم می‌گیرد. راهنمای ۲۰۲۴ اروپا پیش از همه‌ی این‌ها بر درمان فشار خون، وزن، قند و خواب تأکید می‌کند.',
      },
      {
        kind: 'p',
        text: 'خودسرانه آسپرین نخورید؛ جای ضدانعقاد را نمی‌گیرد و خون‌ریزی می‌دهد. اگر ضدانعقاد می‌خورید، با یک نوار طبیعی آن را قطع نکنید: خطر سکته با رفتن تپش نمی‌رود.',
      },
      {
        kind: 'callout',
        tone: 'emergency',
        title: 'همان لحظه ۱۱۵',
        text: 'تپش همراه با درد یا فشار سینه، تنگی نفس در استراحت، غش یا نزدیک به غش؛ کج شدن صورت، ضعف یک دست، سختی گفتار، حتی اگر گذشت؛ ضربان بسیار تند در استراحت که آرام نمی‌شود. برای گرفتن نوار معطل نشوید.',
      },
    ],
  },
  en: {
    title: 'Atrial fibrillation at home: what a home strip can and cannot say',
    summary: 'An irregular beat that may give no symptoms and yet raises the risk of stroke. A home strip is a good clue, not a diagnosis.',
    metaTitle: 'Atrial fibrillation and the home ECG strip',
    metaDescription:
      'What atrial fibrillation is, why it matters for stroke, what a home ECG strip shows and cannot show, and what to do with a suspicious one.',
    body: [
      {
        kind: 'p',
        text: 'Your father says his heart “limps”. You feel his pulse: neither fast nor slow, simply without order, two beats close together and then a long pause. It may be a few harmless early beats. It may be atrial fibrillation, the commonest sustained disorder of rhythm. A strip tells the two apart, provided it is taken while it lasts.',
      },
      { kind: 'h2', text: 'What goes on in the atria' },
      {
        kind: 'p',
        text: 'In a healthy heart one point gives the order and the atria contract together. In fibrillation, electrical waves wander all over them and the walls quiver instead. Fragments of that commotion reach the ventricles at odd moments, so the pulse is irregularly irregular: there is no hidden pattern in it.',
      },
      {
        kind: 'p',
        text: 'The beat itself is not the chief danger. Blood that lingers in a quivering atrium can clot, and a clot can travel to the brain. The risk of stroke is put at [about five times](https://doi.org/10.3390/jcm10040729) that of others; yet each person’s risk depends on age, blood pressure, diabetes, heart failure and earlier stroke, and anticoagulant medicine lowers it a great deal.',
      },
      { kind: 'h2', text: 'With symptoms, or without' },
      {
        kind: 'p',
        text: 'Some people notice palpitations, breathlessness on the stairs, tiredness or dizziness. Some notice nothing. It may come and go by itself, and on clinic day the tracing is clean. So feeling the pulse is a good habit, above all past 65: thirty seconds, two fingers on the wrist below the thumb. Do not look for a number; look for a rhythm.',
      },
      { kind: 'h2', text: 'What a home strip can say' },
      {
        kind: 'p',
        text: 'A strip of fibrillation shows two things together: the gap between beats keeps changing, and no clear `P` wave comes before each beat. A good home strip shows both, and its great merit is that it can be taken at home in the very minute of the symptom.',
      },
      {
        kind: 'strip',
        sample: 'ecg',
        caption: 'A strip at 25 mm/s. Compare the gaps between beats first, then look for a P wave before each QRS. Time runs from left to right.',
      },
      {
        kind: 'list',
        items: [
          '**The rhythm of those thirty seconds:** regular or not, fast or slow.',
          '**Whether symptom and rhythm go together:** what the flutter at eleven at night actually was.',
          '**Comings and goings:** how often known fibrillation returns. The American guideline accepts home devices with a good tracing for exactly this.',
        ],
      },
      { kind: 'h2', text: 'And what it cannot' },
      {
        kind: 'p',
        text: 'Devices attach labels: “normal”, “possible”, “unreadable”. In a review of 31 studies, automatic labels on single-lead strips recognised 92.3 percent of fibrillation and called 96.2 percent of the rest clear. That sounds good, and is; but do the sum.',
      },
      {
        kind: 'table',
        caption: 'A thousand people of 65 and over, if 29 have fibrillation (our sum from those figures)',
        head: ['', 'Device says “possible”', 'Device says “normal”'],
        rows: [
          ['29 with it', '27', '2'],
          ['971 without', '37', '934'],
        ],
      },
      {
        kind: 'p',
        text: 'In such a group more than half of all alerts are false. Most of them come from early beats, trembling hands and poor contact. In the same review, depending on the study, up to 38 percent of single-lead strips could not be classified at all.',
      },
      {
        kind: 'list',
        items: [
          '**A person makes the diagnosis.** Guidelines ask that the first diagnosis be made by a clinician looking at the tracing itself, whatever device took it.',
          '**“Normal” means those thirty seconds were normal,** not yesterday and not tomorrow.',
          '**It does not rule out a heart attack.** Chest pain with a quiet home strip is still chest pain.',
          '**It does not give the cause:** thyroid, blood pressure, valves and sleep apnoea need other tests.',
        ],
      },
      { kind: 'h2', text: 'Taking a good strip' },
      {
        kind: 'list',
        ordered: true,
        items: [
          'Sit quietly for five minutes. Hands dry and warm; moisten very dry skin a little.',
          'Forearms on a table or your thighs, shoulders loose. No talking.',
          'A full thirty seconds. If the line trembles do not delete it; take another.',
          'Note beside it what you felt, what you were doing and what you had taken.',
          'Keep the tracing, not a photograph of the screen. A label without its strip is of no use to a doctor.',
        ],
      },
      { kind: 'device', product: 'nh1' },
      { kind: 'h2', text: 'My strip looks suspicious. What now?' },
      {
        kind: 'p',
        text: 'Do not panic, and do not let it lie. If you feel well, make an appointment within days and bring the strip or send it. The doctor will settle it with a twelve-lead tracing or a longer recording, weigh the risk of clots and decide about anticoagulants, slowing the rate or restoring the rhythm. The 2024 European guideline puts blood pressure, weight, sugar and sleep ahead of all these.',
      },
      {
        kind: 'p',
        text: 'Do not take aspirin on your own account; it does not replace an anticoagulant and it causes bleeding. If you take an anticoagulant, do not stop because one strip was normal: the risk of stroke does not leave with the palpitations.',
      },
      {
        kind: 'callout',
        tone: 'emergency',
        title: 'Call 115 at once',
        text: 'Palpitations with pain or pressure in the chest, breathlessness at rest, or fainting or nearly fainting; a drooping face, a weak arm or trouble speaking, even if it passed; a very fast pulse at rest that will not settle. Do not lose time taking a strip.',
      },
    ],
  },
};
