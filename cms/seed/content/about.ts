import type { ContentPage } from './types';

/** Who we are, with certificates as they are. [PAGE-10] */
export const about: ContentPage = {
  slug: 'about',
  fa: {
    title: 'درباره‌ی ضربان',
    lead: 'ما دستگاه‌هایی می‌سازیم که یک سنجش خوب را از مطب به خانه می‌آورند، و راهی که آن سنجش به پزشک برسد.',
    metaTitle: 'درباره‌ی ضربان',
    metaDescription: 'ضربان گوشی پزشکی می‌سازد و سنجش‌های خانه را به پزشک می‌رساند؛ گوشی‌های ساخت ایران، {warrantyYears} سال ضمانت، {serviceYears} سال خدمات.',
    sections: [
      {
        blockType: 'facts',
        title: 'ضربان در چند عدد',
        items: [
          { figure: '{warrantyYears}', label: 'سال ضمانت', detail: 'برای هر دستگاه، از روز خرید' },
          { figure: '{serviceYears}', label: 'سال خدمات', detail: 'تعمیر و قطعه پس از فروش' },
          { figure: '{ns1SeTimes}', label: 'برابر', detail: 'تقویت صدا در NS1-SE و SE-Plus' },
          { figure: '{stethoscopeColours}', label: 'رنگ', detail: 'برای هر گوشی، با حکاکی نام' },
        ],
      },
      {
        blockType: 'prose',
        anchor: 'story',
        title: 'از یک صدا شروع شد',
        text: `گوشی پزشکی دو سده است که تغییر چندانی نکرده: پزشک می‌شنود، و آنچه شنیده با او می‌ماند. ما خواستیم صدا بماند. گوشی دیجیتالی ساختیم که صدای قلب و ریه را بلندتر می‌کند، ضبط می‌کند و در پرونده‌ی بیمار می‌گذارد، تا پزشک دیگری در شهر دیگر همان را بشنود.

سپس نوار قلب، فشار خون و تصویر هم به همان پرونده آمد. امروز خانواده‌ها در خانه می‌سنجند، خودشان تصمیم می‌گیرند چه کسی ببیند، و پزشک پاسخ می‌دهد.`,
      },
      {
        blockType: 'prose',
        anchor: 'made-in-iran',
        title: 'ساخت ایران',
        text: `گوشی‌های پزشکی ضربان در ایران ساخته می‌شوند. کارگاه تعمیر و انبار قطعه کنار خط ساخت است؛ به همین دلیل تعمیر حداکثر {repairWeeks} هفته طول می‌کشد و خدمات پس از فروش {serviceYears} سال ادامه دارد.`,
      },
      {
        blockType: 'cards',
        title: 'آنچه به آن پای‌بندیم',
        items: [
          { label: 'عدد، بی اغراق', text: 'هر دستگاه همان چیزی را می‌گوید که سنجیده است. سنجش جای تشخیص پزشک را نمی‌گیرد.' },
          { label: 'پرونده از آنِ شماست', text: 'بی اجازه‌ی شما کسی آن را نمی‌بیند و هر بار دیدن، ثبت می‌شود.' },
          { label: 'برای همه', text: 'به فارسی و انگلیسی، روی گوشی‌های ساده و اینترنت ضعیف.' },
        ],
      },
      {
        blockType: 'prose',
        anchor: 'certificates',
        title: 'گواهی‌ها',
        text: `فشارسنج NB1 دارای CE و FDA است. گواهی‌های هر دستگاه همراه آن در جعبه است و نسخه‌ی آن را پشتیبانی به نشانی شما می‌فرستد. جز آنچه در صفحه‌ی هر دستگاه نوشته شده، ادعای دیگری درباره‌ی گواهی آن نداریم.`,
      },
    ],
  },
  en: {
    title: 'About Zarban',
    lead: 'We make devices that bring a good measurement from the clinic to the home, and the way for it to reach a doctor.',
    metaTitle: 'About Zarban',
    metaDescription:
      'Zarban makes stethoscopes and brings measurements from home to the doctor: stethoscopes made in Iran, {warrantyYears}-year warranty, {serviceYears} years of service.',
    sections: [
      {
        blockType: 'facts',
        title: 'Zarban in a few figures',
        items: [
          { figure: '{warrantyYears}', label: 'year of warranty', detail: 'for each device, from the day you buy' },
          { figure: '{serviceYears}', label: 'years of service', detail: 'repairs and parts after the sale' },
          { figure: '{ns1SeTimes}', label: 'times louder', detail: 'NS1-SE and SE-Plus' },
          { figure: '{stethoscopeColours}', label: 'colours', detail: 'of each stethoscope, with your name engraved' },
        ],
      },
      {
        blockType: 'prose',
        anchor: 'story',
        title: 'It began with a sound',
        text: `The stethoscope has hardly changed in two centuries: a doctor hears, and what was heard stays with the doctor. We wanted the sound to stay. We built a digital stethoscope that makes heart and lung sounds louder, records them and puts them in the patient’s record, so that another doctor in another city hears the same.

Then heart traces, blood pressure and images came to the same record. Today families measure at home, decide for themselves who may see, and a doctor answers.`,
      },
      {
        blockType: 'prose',
        anchor: 'made-in-iran',
        title: 'Made in Iran',
        text: `Zarban stethoscopes are made in Iran. The repair shop and the parts store stand beside the production line, which is why a repair takes at most {repairWeeks} weeks and after-sales service lasts {serviceYears} years.`,
      },
      {
        blockType: 'cards',
        title: 'What we hold to',
        items: [
          { label: 'Numbers, nothing more', text: 'Each device says what it measured. A measurement does not replace a doctor’s diagnosis.' },
          { label: 'Your record is yours', text: 'Nobody sees it without your permission, and each view is logged.' },
          { label: 'For everyone', text: 'In Persian and English, on simple phones and weak connections.' },
        ],
      },
      {
        blockType: 'prose',
        anchor: 'certificates',
        title: 'Certificates',
        text: `The NB1 blood pressure monitor has CE and FDA. Each device’s certificates come in its box, and support sends you a copy. Beyond what is written on a device’s page we make no claim about its certificates.`,
      },
    ],
  },
};
